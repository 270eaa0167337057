package io.augur.app.tables;

import android.view.View;
import io.augur.app.databinding.TableFormBinding;
import io.augur.app.tables.TableForm.Stage;
import io.augur.app.ui.Typed;

/** Binds the fields of the form to its state. */
final class TableFormFields {
  private final TableFormBinding fields;

  TableFormFields(TableFormBinding fields, TableFormViewModel form) {
    this.fields = fields;
    // Wraps, so that a long name is seen whole; Enter is still "done".
    fields.name.setHorizontallyScrolling(false);
    fields.name.setMaxLines(4);
    fields.name.addTextChangedListener(new Typed(form::name));
    fields.name.setOnEditorActionListener(
        (view, action, event) -> {
          form.save();
          return true;
        });
    fields.save.setOnClickListener(button -> form.save());
  }

  void show(TableForm form) {
    fields.save.setEnabled(form.stage() != Stage.STORING);
    fields.failure.setVisibility(form.stage() == Stage.NOT_STORED ? View.VISIBLE : View.GONE);
    fields.nameFrame.setError(form.problem().says(fields.getRoot().getResources()));
    if (!form.name().contentEquals(String.valueOf(fields.name.getText()))) {
      fields.name.setText(form.name());
      fields.name.setSelection(form.name().length());
    }
  }
}
