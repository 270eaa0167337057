package io.augur.rules.calamity;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.effect.Picker;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Who suffers from a calamity besides the player who holds its card. */
public sealed interface SecondaryVictims {

  List<Phrase> sentences(Kind kind, BeneficiaryRole beneficiary);

  default List<Ruling> rulings() {
    return List.of();
  }

  /** Nobody. */
  record None() implements SecondaryVictims {
    @Override
    public List<Phrase> sentences(Kind kind, BeneficiaryRole beneficiary) {
      return List.of();
    }
  }

  /** Whoever stands on the ground that is struck, of either block. */
  record InArea(Area area) implements SecondaryVictims {
    @Override
    public List<Phrase> sentences(Kind kind, BeneficiaryRole beneficiary) {
      return List.of(Phrase.of("others.area." + area.key()));
    }
  }

  /** So many players, named before the picker decides on his own losses, each once. */
  record Named(int count, Picker picker, List<Advance> immune) implements SecondaryVictims {
    public Named {
      if (count < 1) {
        throw new IllegalArgumentException("secondary victims < 1: " + count);
      }
      immune = List.copyOf(immune);
    }

    @Override
    public List<Phrase> sentences(Kind kind, BeneficiaryRole beneficiary) {
      List<Phrase> sentences = new ArrayList<>();
      sentences.add(Phrase.of("others.named", arg("n", count)));
      sentences.add(Phrase.of("others.reach." + kind.reach().key()));
      for (Exclusion exclusion : Exclusion.values()) {
        if (exclusion.matters(beneficiary)) {
          sentences.add(Phrase.of("others.excluded." + exclusion.key()));
        }
      }
      for (Advance advance : immune) {
        sentences.add(Phrase.of("others.immune", arg("advance", Names.of(advance))));
      }
      return sentences;
    }

    @Override
    public List<Ruling> rulings() {
      return List.of(Ruling.FEW_SECONDARY_VICTIMS);
    }
  }
}
