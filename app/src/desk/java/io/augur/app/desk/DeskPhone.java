package io.augur.app.desk;

import android.os.Handler;
import android.os.Looper;
import io.augur.desk.Desk;
import io.augur.desk.Element;
import io.augur.desk.Input;
import io.augur.desk.Phone;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.robolectric.RuntimeEnvironment;

/** The phone on the desk: the real app in real time, drawn whenever it changes. */
final class DeskPhone implements Phone {
  private final Handler main = new Handler(Looper.getMainLooper());
  private final Windows windows = new Windows(() -> dirty = true);
  private final Fingers fingers = new Fingers(windows);
  private final Wheel wheel = new Wheel(windows);
  private final Keyboard keyboard = new Keyboard(windows);
  private final Elements elements = new Elements(windows);
  private final Toasts toasts;
  private final Painter painter;
  private final RealTime time;
  private final Languages languages;
  private final TheActivity activity;
  private final Outside outside;
  private final Desk desk;
  private boolean dirty = true;
  private boolean away;

  DeskPhone(Desk desk) {
    this.desk = desk;
    RuntimeEnvironment.setTempDirectory(new Storage(desk.data()));
    time = RealTime.begin();
    painter = new Painter(desk.screen());
    toasts = new Toasts(desk.around());
    languages = new Languages(desk.data()); // from here on the application is there
    activity = new TheActivity(desk.around().look(), language());
    outside = new Outside(activity, desk);
  }

  /** Goes on until the phone is put away; what the app throws comes out here. */
  void run() {
    Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> stopFrom(thread, fault));
    boolean moving = step(false);
    if (!desk.demo().isEmpty()) {
      Demo.valueOf(desk.demo()).put();
    }
    desk.lay(this);
    while (!away) {
      time.sleep(moving);
      moving = step(moving);
    }
    activity.close();
    time.settle();
  }

  /** Whether something moves, so that the next step is due soon. */
  private boolean step(boolean moving) {
    time.pass();
    system();
    time.settle();
    windows.look();
    if (!dirty && !moving) {
      return false;
    }
    dirty = false;
    return painter.paint(windows.all());
  }

  /** On a phone, what any thread throws ends the app. */
  private void stopFrom(Thread thread, Throwable fault) {
    main.post(
        () -> {
          throw new IllegalStateException(thread.getName() + ": " + fault, fault);
        });
  }

  private void system() {
    if (languages.changed()) {
      turn();
    }
    outside.look();
    toasts.look();
    activity.reopenIfLeft();
  }

  private void turn() {
    activity.turn(desk.around().look(), language());
    dirty = true;
  }

  private String language() {
    return languages.shown(desk.around().look().language());
  }

  @Override
  public void take(Input input) {
    main.post(() -> obey(input));
  }

  private void obey(Input input) {
    if (input instanceof Input.Finger finger) {
      fingers.take(finger);
    } else if (input instanceof Input.Wheel turned) {
      wheel.take(turned);
    } else if (input instanceof Input.Typed typed) {
      keyboard.type(typed.text());
    } else if (input instanceof Input.Key key) {
      keyboard.press(key.name());
    } else if (input instanceof Input.Does does) {
      elements.act(does);
    } else if (input instanceof Input.Fills fills) {
      elements.fill(fills);
    } else if (input instanceof Input.Turns) {
      turn();
    } else if (input instanceof Input.Chose chose) {
      outside.chose(chose.file());
    } else if (input instanceof Input.Closed) {
      outside.closed();
    } else if (input instanceof Input.PutsAway) {
      away = true;
    }
  }

  @Override
  public List<Element> elements() {
    FutureTask<List<Element>> asked = new FutureTask<>(elements::all);
    main.post(asked);
    try {
      return asked.get(5, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      return List.of();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }
}
