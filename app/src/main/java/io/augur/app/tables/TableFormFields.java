package io.augur.app.tables;

import android.content.res.Resources;
import android.view.View;
import io.augur.app.R;
import io.augur.app.data.Kept;
import io.augur.app.databinding.TableFormBinding;
import io.augur.app.tables.TableForm.NameProblem;
import io.augur.app.tables.TableForm.Stage;
import io.augur.app.tables.TableForm.Task;
import io.augur.app.ui.Typed;
import org.jspecify.annotations.Nullable;

/** Binds the fields of the form to its state. */
final class TableFormFields {
  private final TableFormBinding fields;

  TableFormFields(TableFormBinding fields, TableFormViewModel form) {
    this.fields = fields;
    fields.players.setValueFrom(Kept.FEWEST_PLAYERS);
    fields.players.setValueTo(Kept.MOST_PLAYERS);
    // Wraps, so that a long name is seen whole; Enter is still "done".
    fields.name.setHorizontallyScrolling(false);
    fields.name.setMaxLines(4);
    fields.name.addTextChangedListener(new Typed(form::name));
    fields.name.setOnEditorActionListener(
        (view, action, event) -> {
          form.save();
          return true;
        });
    fields.players.addOnChangeListener((slider, value, fromUser) -> form.players((int) value));
    fields.fewer.setOnClickListener(button -> form.players((int) fields.players.getValue() - 1));
    fields.more.setOnClickListener(button -> form.players((int) fields.players.getValue() + 1));
    fields.save.setOnClickListener(button -> form.save());
  }

  void show(TableForm form) {
    boolean creating = form.task() == Task.CREATE;
    fields.title.setText(creating ? R.string.form_new_title : R.string.form_rename_title);
    fields.save.setText(creating ? R.string.form_create : R.string.form_save);
    fields.save.setEnabled(form.stage() != Stage.STORING);
    fields.playersGroup.setVisibility(creating ? View.VISIBLE : View.GONE);
    fields.failure.setVisibility(form.stage() == Stage.NOT_STORED ? View.VISIBLE : View.GONE);
    fields.nameFrame.setError(says(form.problem()));
    if (!form.name().contentEquals(String.valueOf(fields.name.getText()))) {
      fields.name.setText(form.name());
      fields.name.setSelection(form.name().length());
    }
    players(form.players());
  }

  private void players(int players) {
    if ((int) fields.players.getValue() != players) {
      fields.players.setValue(players);
    }
    fields.seats.setSeats(players);
    fields.fewer.setEnabled(players > Kept.FEWEST_PLAYERS);
    fields.more.setEnabled(players < Kept.MOST_PLAYERS);
  }

  private @Nullable String says(NameProblem problem) {
    Resources words = fields.getRoot().getResources();
    return switch (problem) {
      case NONE -> null;
      case BLANK -> words.getString(R.string.form_name_blank);
      case TOO_LONG ->
          words.getQuantityString(R.plurals.form_name_too_long, Kept.NAME_LIMIT, Kept.NAME_LIMIT);
    };
  }
}
