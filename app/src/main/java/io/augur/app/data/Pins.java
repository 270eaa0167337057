package io.augur.app.data;

import android.database.SQLException;
import android.util.Log;
import io.augur.rules.log.RandomBytes;
import io.augur.rules.table.Civilization;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javax.inject.Inject;
import javax.inject.Singleton;

/**
 * The PINs that players may put before their hands. They keep curious neighbours out, not somebody
 * who takes the phone apart.
 */
@Singleton
public final class Pins {
  private static final Pattern PIN = Pattern.compile("[0-9]{4,8}");

  private final PinDao pins;
  private final Sessions sessions;
  private final Clock clock;
  private final RandomBytes chance;
  private final Executor disk;
  private final Executor main;

  @Inject
  Pins(
      PinDao pins,
      Sessions sessions,
      Clock clock,
      RandomBytes chance,
      @Disk Executor disk,
      @Main Executor main) {
    this.pins = pins;
    this.sessions = sessions;
    this.clock = clock;
    this.chance = chance;
    this.disk = disk;
    this.main = main;
  }

  /** Whether this can be a PIN: four to eight digits. */
  public static boolean fits(String pin) {
    return PIN.matcher(pin).matches();
  }

  /** Who has a PIN; if that can't be read, everybody, so that no hand opens by accident. */
  public void seats(long game, Consumer<List<Civilization>> then) {
    run(() -> seats(game), List.of(Civilization.values()), then);
  }

  private List<Civilization> seats(long game) {
    List<String> keys = pins.seats(game);
    List<Civilization> seats = new ArrayList<>();
    for (Civilization seat : Civilization.values()) {
      if (keys.contains(seat.key())) {
        seats.add(seat);
      }
    }
    return Collections.unmodifiableList(seats);
  }

  public void has(long game, Civilization seat, Consumer<Boolean> then) {
    seats(game, seats -> then.accept(seats.contains(seat)));
  }

  /** Puts a PIN before a hand that has none. */
  public void set(long game, Civilization seat, String pin, Consumer<Outcome> then) {
    if (!fits(pin)) {
      throw new IllegalArgumentException("not four to eight digits, length: " + pin.length());
    }
    byte[] salt = new byte[PinHash.SALT_BYTES];
    for (int i = 0; i < salt.length; i++) {
      salt[i] = (byte) chance.next();
    }
    run(
        () -> {
          byte[] hash = PinHash.of(pin, salt, PinHash.ROUNDS);
          pins.insert(new PinRow(game, seat.key(), salt, hash, PinHash.ROUNDS, 0, clock.millis()));
          return Outcome.STORED;
        },
        Outcome.NOT_STORED,
        then);
  }

  /** Tries a PIN; after some wrong ones the next try has to wait. */
  public void check(long game, Civilization seat, String pin, Consumer<Checked> then) {
    run(() -> check(game, seat, pin), new Checked.NotChecked(), then);
  }

  /** The player takes his PIN away himself, which nobody has to know. */
  public void remove(long game, Civilization seat, String pin, Consumer<Checked> then) {
    run(
        () -> {
          Checked checked = check(game, seat, pin);
          if (checked instanceof Checked.Right) {
            pins.delete(game, seat.key());
          }
          return checked;
        },
        new Checked.NotChecked(),
        then);
  }

  /** The game master takes a forgotten PIN away, which is written in the journal. */
  public void reset(long game, Civilization seat, Consumer<Outcome> then) {
    sessions.of(game).takePinAway(seat, then);
  }

  private Checked check(long game, Civilization seat, String pin) {
    PinRow row = pins.pin(game, seat.key());
    if (row == null) {
      return new Checked.Right();
    }
    long now = clock.millis();
    Duration left = PinWait.left(row.wrong, row.triedAt, now);
    if (now < row.triedAt) {
      pins.tried(game, row.seat, row.wrong, now);
    }
    if (!left.isZero()) {
      return new Checked.TooSoon(left);
    }
    // Counted before it is looked at: a process killed in between gives no free try.
    pins.tried(game, row.seat, row.wrong + 1, now);
    if (!PinHash.fits(pin, row)) {
      return new Checked.Wrong(PinWait.after(row.wrong + 1));
    }
    pins.tried(game, row.seat, 0, now);
    return new Checked.Right();
  }

  private <T> void run(Supplier<T> task, T otherwise, Consumer<T> then) {
    disk.execute(
        () -> {
          T result = attempt(task, otherwise);
          main.execute(() -> then.accept(result));
        });
  }

  private static <T> T attempt(Supplier<T> task, T otherwise) {
    try {
      return task.get();
    } catch (SQLException | IllegalStateException e) {
      Log.w("Pins", "PIN neither read nor stored", e);
      return otherwise;
    }
  }
}
