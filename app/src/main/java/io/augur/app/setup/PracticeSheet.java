package io.augur.app.setup;

import android.app.Dialog;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.bottomsheet.BottomSheetDialogFragment;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.PracticeBinding;
import io.augur.app.ui.Go;
import org.jspecify.annotations.Nullable;

/** Offers the rulebook's examples as tables to practise at. */
@AndroidEntryPoint
public final class PracticeSheet extends BottomSheetDialogFragment {
  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    BottomSheetDialog dialog = (BottomSheetDialog) super.onCreateDialog(savedInstanceState);
    dialog.getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
    dialog.getBehavior().setSkipCollapsed(true);
    return dialog;
  }

  @Override
  public View onCreateView(
      LayoutInflater inflater, @Nullable ViewGroup parent, @Nullable Bundle savedInstanceState) {
    PracticeBinding sheet = PracticeBinding.inflate(inflater, parent, false);
    PracticeViewModel practice = new ViewModelProvider(this).get(PracticeViewModel.class);
    sheet.oneTooMany.setSingleLine(false); // as text buttons are otherwise
    sheet.twiceTheSame.setSingleLine(false);
    sheet.oneTooMany.setOnClickListener(
        button -> practice.begin(Example.ONE_TOO_MANY, getString(Example.ONE_TOO_MANY.label)));
    sheet.twiceTheSame.setOnClickListener(
        button -> practice.begin(Example.TWICE_THE_SAME, getString(Example.TWICE_THE_SAME.label)));
    practice
        .stage()
        .observe(
            getViewLifecycleOwner(),
            stage -> {
              sheet.failure.setVisibility(
                  stage instanceof SetupUiState.NotStored ? View.VISIBLE : View.GONE);
              if (stage instanceof SetupUiState.Stored stored) {
                Go.home(this, R.id.table, stored.id());
              }
            });
    return sheet.getRoot();
  }
}
