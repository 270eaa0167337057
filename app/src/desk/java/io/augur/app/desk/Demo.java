package io.augur.app.desk;

import androidx.lifecycle.Observer;
import dagger.hilt.android.EntryPointAccessors;
import io.augur.app.Door;
import io.augur.app.data.Created;
import io.augur.app.data.Reading;
import io.augur.app.data.Session;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.robolectric.RuntimeEnvironment;

/** A recorded game that stands in the middle of a turn when the phone is laid on the desk. */
enum Demo {
  EIGHTEEN("Eighteen at the table", "two-floods-in-order-18", "hellas answers yes"),
  FIVE("Five at the table", "whole-turn-east-5", "go on"),
  PRACTICE("The rulebook’s example", "selection-8", "go on");

  private static final List<String> PEOPLE =
      List.of(
          "Ann", "Bartek", "Celia", "Dawid", "Ewa", "Felix", "Gosia", "Hugo", "Iga", "Jan", "Kasia",
          "Leo", "Maja", "Nils", "Ola", "Piotr", "Rosa", "Szymon");

  private final String table;
  private final String log;
  private final String lastLine;

  Demo(String table, String log, String lastLine) {
    this.table = table;
    this.log = log;
    this.lastLine = lastLine;
  }

  /** Puts it on the list of tables, as soon as that has been read, unless it is there. */
  void put() {
    Door door =
        EntryPointAccessors.fromApplication(RuntimeEnvironment.getApplication(), Door.class);
    door.tables().reading().observeForever(new Put(door));
  }

  private final class Put implements Observer<Reading> {
    private final Door door;

    Put(Door door) {
      this.door = door;
    }

    @Override
    public void onChanged(Reading reading) {
      if (reading instanceof Reading.Games read) {
        door.tables().reading().removeObserver(this);
        if (read.games().stream().noneMatch(game -> game.name().equals(table))) {
          History history = ((Replay.Whole) Replay.of(text())).history();
          door.tables().create(table, history.setup(), made -> play(made, history));
        }
      }
    }

    private void play(Created made, History history) {
      if (made instanceof Created.Stored stored) {
        Session session = door.sessions().of(stored.id());
        history.now().events().forEach(session::play);
      }
    }
  }

  /** The log up to its last line, with a person on each seat. */
  private String text() {
    Iterator<String> people = PEOPLE.iterator();
    StringBuilder text = new StringBuilder();
    for (String line : lines()) {
      text.append(
          line.startsWith("seat ") ? line.replace("\"\"", "\"" + people.next() + "\"") : line);
      text.append('\n');
      if (line.equals(lastLine)) {
        break;
      }
    }
    return text.toString();
  }

  private List<String> lines() {
    try (InputStream in =
        Objects.requireNonNull(Demo.class.getResourceAsStream("/logs/" + log + ".log"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
