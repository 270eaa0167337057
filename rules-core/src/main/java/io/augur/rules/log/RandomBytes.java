package io.augur.rules.log;

/** Where chance comes from: bytes from 0 to 255, each as likely as any other. */
public interface RandomBytes {
  int next();
}
