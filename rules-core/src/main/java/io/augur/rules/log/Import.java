package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.words.Phrase;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * A file from elsewhere, read without any trust: every byte, line and fingerprint has to be right.
 */
public final class Import {
  /** No log is larger; of a larger file nobody needs to read more than one byte beyond. */
  public static final int MOST_BYTES = Lines.LONGEST_LOG;

  private static final int NOW_AND_THEN = 256;

  /** Hears now and then how much has been read. */
  public interface Listener {
    void read(int characters, int all);
  }

  private Import() {}

  /**
   * Whole only if all of the file is good; else good up to the line of the fault, or not at all.
   */
  public static Replay of(byte[] file, Listener listener) {
    if (file.length > MOST_BYTES) {
      return new Replay.Nothing(
          new Fault(0, Phrase.of("log.huge_file", arg("n", file.length), arg("most", MOST_BYTES))));
    }
    char[] text = new char[file.length];
    CharBuffer decoded = CharBuffer.wrap(text);
    CoderResult result = utf8().decode(ByteBuffer.wrap(file), decoded, true);
    String log = new String(text, 0, decoded.position());
    return result.isError() ? broken(log, listener) : read(log, listener);
  }

  private static CharsetDecoder utf8() {
    return StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
  }

  /** The whole lines before the one that is no UTF-8 may be good. */
  private static Replay broken(String before, Listener listener) {
    String lines = before.substring(0, before.lastIndexOf('\n') + 1);
    int line = 1 + (int) lines.chars().filter(c -> c == '\n').count();
    Fault fault = new Fault(line, Phrase.of("log.no_utf8"));
    Replay replay = read(lines, listener);
    if (replay instanceof Replay.Whole whole) {
      return new Replay.UpTo(whole.history(), fault);
    }
    return replay instanceof Replay.UpTo ? replay : new Replay.Nothing(fault);
  }

  private static Replay read(String log, Listener listener) {
    LogReader.Witness witness = (reader, history, mark) -> check(reader, history, mark, listener);
    Replay replay = LogReader.of(log, witness).replay();
    listener.read(log.length(), log.length());
    return replay;
  }

  private static void check(LogReader reader, History history, long mark, Listener listener) {
    if (mark != LogReader.NONE && mark != Fingerprint.number(history.now())) {
      history.undo();
      history.forget();
      throw Cursor.unreadable("log.disagrees");
    }
    if (reader.lines().number() % NOW_AND_THEN == 0) {
      listener.read(reader.lines().passed(), reader.lines().length());
    }
  }
}
