package io.augur.app.hand;

import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;
import android.view.Window;
import android.view.WindowManager;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.HandBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Go;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A curtain with a name on it, and behind it the cards of that player. It opens when held and stays
 * open, so that one thumb can enter cards; it falls by itself after a while without a touch, and at
 * once when the app leaves the screen.
 */
@AndroidEntryPoint
public final class HandFragment extends Fragment {
  private final Handler time = new Handler(Looper.getMainLooper());
  private @Nullable HandViewModel hand;

  public HandFragment() {
    super(R.layout.hand);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    HandBinding screen = HandBinding.bind(view);
    HandViewModel model = new ViewModelProvider(this).get(HandViewModel.class);
    hand = model;
    Edges.keepClear(screen.band, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.curtain.curtainBottom, Edges.BOTTOM);
    Edges.keepClear(screen.open.openBottom, Edges.BOTTOM);
    Edges.keepClear(screen.pin.pinBottom, Edges.BOTTOM);
    screen.band.onBack(button -> up());
    screen.root.onTouched(this::touched);
    CurtainPage curtain = new CurtainPage(screen.curtain, model, this::next);
    PinPage pin = new PinPage(screen.pin, model);
    OpenPage open = new OpenPage(screen.open, model, this::next);
    model
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              show(screen, state);
              curtain.show(state);
              pin.show(state);
              open.show(state);
              touched();
            });
  }

  private void show(HandBinding screen, HandUiState state) {
    boolean missing = state instanceof HandUiState.Missing;
    screen.loading.setVisibility(state instanceof HandUiState.Loading ? View.VISIBLE : View.GONE);
    screen.message.getRoot().setVisibility(missing ? View.VISIBLE : View.GONE);
    if (missing) {
      screen.message.picture.setImageResource(R.drawable.broken_tablet);
      screen.message.title.setText(R.string.table_unreadable_title);
      screen.message.text.setText(R.string.table_unreadable_text);
    }
    if (state instanceof HandUiState.Open open) {
      screen.band.show(open.turn().seat());
    } else if (state instanceof HandUiState.Curtain curtain) {
      screen.band.show(curtain.turn().seat());
    } else if (state instanceof HandUiState.Pin pin) {
      screen.band.show(pin.turn().seat());
    }
    secure(state);
  }

  /**
   * Nothing of an open hand gets into screenshots or recents. While the app is leaving, the window
   * stays secure although the curtain has fallen: its picture may be taken before that is drawn.
   */
  private void secure(HandUiState state) {
    Window window = requireActivity().getWindow();
    if (state instanceof HandUiState.Open) {
      window.addFlags(WindowManager.LayoutParams.FLAG_SECURE);
    } else if (isResumed()) {
      window.clearFlags(WindowManager.LayoutParams.FLAG_SECURE);
    }
  }

  private void touched() {
    time.removeCallbacksAndMessages(null);
    if (model().state().getValue() instanceof HandUiState.Open) {
      time.postDelayed(model()::close, TimeUnit.SECONDS.toMillis(model().curtainSeconds()));
    }
  }

  @Override
  public void onResume() {
    super.onResume();
    HandUiState state = model().state().getValue();
    if (state != null) {
      secure(state);
    }
  }

  @Override
  public void onPause() {
    super.onPause();
    if (!requireActivity().isChangingConfigurations()) {
      model().close();
    }
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    time.removeCallbacksAndMessages(null);
    requireActivity().getWindow().clearFlags(WindowManager.LayoutParams.FLAG_SECURE);
  }

  private void next() {
    if (!model().next()) {
      up();
    }
  }

  private void up() {
    if (!Go.backTo(this, R.id.table)) {
      Go.up(this);
    }
  }

  private HandViewModel model() {
    if (hand == null) {
      throw new IllegalStateException("no view yet");
    }
    return hand;
  }
}
