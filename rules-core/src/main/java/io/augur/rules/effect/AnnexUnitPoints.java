package io.augur.rules.effect;

import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The beneficiary replaces units of the victim, area by area, with his own as far as he can. */
public record AnnexUnitPoints(Amount points, Picker picker) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(points);
  }

  @Override
  public Unit unit() {
    return Unit.UNIT_POINTS;
  }

  @Override
  public List<Phrase> sentences() {
    return points.told("effect.annex_unit_points." + picker.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public Picker picker(Role role) {
    return picker;
  }

  @Override
  public List<Ruling> rulings() {
    List<Ruling> rulings = new ArrayList<>(points.rulings());
    rulings.add(Ruling.ANNEXED_POINTS);
    return rulings;
  }
}
