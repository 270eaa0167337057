package io.augur.app.data;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** A disk with a thread of its own, like the real one, on which every task is done at once. */
public final class TestDisk implements Executor {
  private final List<Runnable> waiting = new ArrayList<>();
  private @Nullable Thread thread;
  private final ExecutorService tasks = Executors.newSingleThreadExecutor(this::thread);
  private boolean held;

  /** From now on nothing gets done. */
  public void hold() {
    held = true;
  }

  /** Does what has waited. */
  public void release() {
    held = false;
    List<Runnable> now = new ArrayList<>(waiting);
    waiting.clear();
    now.forEach(this::execute);
  }

  @Override
  public void execute(Runnable task) {
    if (Thread.currentThread() == thread) {
      task.run();
    } else if (held) {
      waiting.add(task);
    } else {
      await(task);
    }
  }

  private void await(Runnable task) {
    try {
      tasks.submit(task).get();
    } catch (ExecutionException e) {
      throw new AssertionError("a task on the disk failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for the disk", e);
    }
  }

  private Thread thread(Runnable work) {
    Thread made = new Thread(work, "disk");
    made.setDaemon(true);
    thread = made;
    return made;
  }
}
