package io.augur.rules.random;

import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Worksheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Fills in worksheets in one of the ways that the rules allow. */
final class RandomWorksheet {
  private static final int CITY = UnitPoints.of(1, 0);

  private final Random random;
  private final Counts counts;
  private int tokens;
  private int destroyed;
  private final List<Integer> reducedTo = new ArrayList<>();

  private RandomWorksheet(Random random, Counts counts) {
    this.random = random;
    this.counts = counts;
  }

  static Worksheet of(Loss loss, int much, Counts counts, Random random) {
    return new RandomWorksheet(random, counts).fill(loss, much);
  }

  private Worksheet fill(Loss loss, int much) {
    switch (loss) {
      case DAMAGE -> damage(much);
      case CITIES_DESTROYED -> destroyed = much;
      case CITIES_REDUCED -> {
        for (int i = 0; i < much; i++) {
          reduce();
        }
      }
      case CITIES_UNSUPPORTED -> {
        while (counts.tokens() + sheet().placed() < much * citiesLeft()) {
          reduce();
        }
      }
    }
    return new Worksheet(tokens, destroyed, reducedTo);
  }

  private void reduce() {
    int stock = stock();
    reducedTo.add(stock == 0 ? 0 : 1 + random.nextInt(Math.min(CITY, stock)));
  }

  private void damage(int much) {
    for (int left = much; left > 0; left = much - sheet().damage()) {
      boolean hasTokens = tokens < counts.tokens();
      if (hasTokens && (random.nextBoolean() || citiesLeft() == 0)) {
        tokens++;
      } else if (left >= CITY && citiesLeft() > 0 && random.nextBoolean()) {
        destroyed++;
      } else if (citiesLeft() > 0 && (!hasTokens || random.nextInt(3) == 0)) {
        int exact = CITY - left; // fewer tokens take too much, more take too little
        if (exact > 0) {
          reducedTo.add(Math.min(exact, stock()));
        } else {
          destroyed++;
        }
      }
    }
  }

  private Worksheet sheet() {
    return new Worksheet(tokens, destroyed, reducedTo);
  }

  private int citiesLeft() {
    return counts.cities() - sheet().cities();
  }

  private int stock() {
    return counts.tokensInStock() + tokens - sheet().placed();
  }
}
