package io.augur.rules.strike;

import io.augur.rules.effect.Names;
import io.augur.rules.effect.Offering;
import io.augur.rules.effect.PayToAvoid;
import io.augur.rules.effect.Sacrifice;
import io.augur.rules.effect.Victim;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Says;
import io.augur.rules.words.Phrase;

/** What a victim may give up, exactly or not at all, so that he suffers less. */
sealed interface Bargain {
  /** How a text about it ends its key. */
  String key();

  Count paid();

  int price();

  /** How much of the toll it takes away. */
  Part.As relief();

  Answer agreed();

  boolean offered(Victim victim);

  /** Who or what makes the offer. */
  Phrase by(Copy copy);

  /** Treasury, as the calamity itself offers. */
  record InTreasury(PayToAvoid effect) implements Bargain {
    @Override
    public String key() {
      return effect.per() == PayToAvoid.Per.ALL ? "all" : "each";
    }

    @Override
    public Count paid() {
      return Count.TREASURY;
    }

    @Override
    public int price() {
      return effect.price();
    }

    @Override
    public Part.As relief() {
      return effect.per() == PayToAvoid.Per.ALL ? Part.As.SPARED : Part.As.SPARED_ONE;
    }

    @Override
    public Answer agreed() {
      return Answer.PAYS;
    }

    @Override
    public boolean offered(Victim victim) {
      return true;
    }

    @Override
    public Phrase by(Copy copy) {
      return Says.of(copy.calamity());
    }
  }

  /** What an advance allows its holder to give up. */
  record ByAdvance(Sacrifice sacrifice) implements Bargain {
    @Override
    public String key() {
      return sacrifice.offering().key();
    }

    @Override
    public Count paid() {
      return sacrifice.offering() == Offering.OWN_CITIES ? Count.CITIES : Count.CARDS;
    }

    @Override
    public int price() {
      return sacrifice.count();
    }

    @Override
    public Part.As relief() {
      return sacrifice.offering().relief() == Offering.Relief.EVERYTHING
          ? Part.As.SPARED
          : Part.As.SPARED_ONE;
    }

    @Override
    public Answer agreed() {
      return Answer.ACCEPTS;
    }

    @Override
    public boolean offered(Victim victim) {
      return sacrifice.offered(victim);
    }

    @Override
    public Phrase by(Copy copy) {
      return Names.of(sacrifice.advance());
    }
  }
}
