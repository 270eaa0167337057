package io.augur.desk;

import com.sun.net.httpserver.Headers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

/**
 * Lets in only who knows the token, asks this desk by its own name, and comes from its own page.
 */
final class Gate {
  private final byte[] token;
  private final List<String> hosts;

  Gate(String token, int port) {
    this.token = token.getBytes(StandardCharsets.US_ASCII);
    hosts = List.of("127.0.0.1:" + port, "localhost:" + port);
  }

  /** The path behind the token, if the request may come in. */
  Optional<String> open(String path, Headers headers) {
    String host = headers.getOrDefault("Host", List.of("")).get(0);
    boolean own =
        hosts.contains(host)
            && headers.getOrDefault("Origin", List.of()).stream()
                .allMatch(("http://" + host)::equals);
    int end = path.indexOf('/', 1);
    if (!own || end < 0) {
      return Optional.empty();
    }
    byte[] said = path.substring(1, end).getBytes(StandardCharsets.UTF_8);
    return MessageDigest.isEqual(token, said) ? Optional.of(path.substring(end)) : Optional.empty();
  }
}
