package io.augur.app.data;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** The slow hash of a PIN, so that a stolen database does not tell it at a glance. */
final class PinHash {
  static final int SALT_BYTES = 16;

  /** About a tenth of a second on an old phone, which nobody notices and a guesser does. */
  static final int ROUNDS = 20_000;

  private static final int BITS = 256;

  private PinHash() {}

  static byte[] of(String pin, byte[] salt, int rounds) {
    PBEKeySpec key = new PBEKeySpec(pin.toCharArray(), salt, rounds, BITS);
    try {
      return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("no PBKDF2 on this machine", e);
    } finally {
      key.clearPassword();
    }
  }

  static boolean fits(String pin, PinRow row) {
    return MessageDigest.isEqual(of(pin, row.salt, row.rounds), row.hash);
  }
}
