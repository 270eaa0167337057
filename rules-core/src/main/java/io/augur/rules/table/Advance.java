package io.augur.rules.table;

import static io.augur.rules.table.AdvanceGroup.*;
import static io.augur.rules.table.Confidence.*;
import static io.augur.rules.table.Cost.costs;
import static io.augur.rules.table.Fact.*;
import static io.augur.rules.table.Measure.*;
import static io.augur.rules.table.Tier.FIRST;

import io.augur.rules.table.Benefit.ChosenCredits;
import io.augur.rules.table.Benefit.Discount;
import io.augur.rules.table.Benefit.FreeAdvance;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A civilization advance: its price, its credits and what else it does, calamities apart. */
@SuppressWarnings("ImmutableEnumChecker") // the facts are records of constants
public enum Advance implements Keyed {
  ADVANCED_MILITARY(
      costs(240, CIVICS),
      credits(CIVICS, 20, SCIENCE, 5),
      works(3, 4),
      noted(MEDIUM, MEDIUM, MEDIUM)),
  AGRICULTURE(
      costs(120, CRAFTS),
      credits(CRAFTS, 10, SCIENCE, 5),
      works(4, 5, 11),
      has(LIMIT, 2, TOKENS, 1),
      noted(HIGH, MEDIUM, MEDIUM)),
  ANATOMY(
      costs(270, SCIENCE), credits(CRAFTS, 5, SCIENCE, 20), gives(new FreeAdvance(SCIENCE, FIRST))),
  ARCHITECTURE(costs(140, ARTS), credits(ARTS, 10, SCIENCE, 5), works(5), noted(MEDIUM)),
  ASTRONAVIGATION(costs(80, SCIENCE), credits(RELIGION, 5, SCIENCE, 10), works(3), noted(MEDIUM)),
  CALENDAR(costs(180, SCIENCE), credits(CIVICS, 5, SCIENCE, 10)),
  CARTOGRAPHY(
      costs(160, SCIENCE),
      credits(ARTS, 5, SCIENCE, 10),
      works(6),
      has(STACK, 2, PRICE, 5),
      has(STACKTWO, 7, PRICETWO, 13)),
  CLOTH_MAKING(costs(50, CRAFTS), credits(ARTS, 5, CRAFTS, 10), works(3), has(AREAS, 5, USUAL, 4)),
  COINAGE(
      costs(90, SCIENCE), credits(CIVICS, 5, SCIENCE, 10), works(1), has(TAX, 1), noted(MEDIUM)),
  CULTURAL_ASCENDANCY(
      costs(280, ARTS),
      credits(ARTS, 20, RELIGION, 5),
      works(3, 5, 11),
      has(SUPPORT, 3),
      protects(SpecialAbility.POLITICS),
      noted(MEDIUM, HIGH, MEDIUM)),
  DEISM(costs(70, RELIGION), credits(CRAFTS, 5, RELIGION, 10)),
  DEMOCRACY(costs(220, CIVICS), credits(ARTS, 5, CIVICS, 20), works(1), noted(MEDIUM)),
  DIASPORA(
      costs(270, RELIGION),
      credits(ARTS, 5, RELIGION, 20),
      can(SpecialAbility.DIASPORA),
      has(TOKENS, 5),
      noted(MEDIUM, MEDIUM)),
  DIPLOMACY(costs(160, ARTS), credits(ARTS, 10, CIVICS, 5), works(3), noted(MEDIUM)),
  DRAMA_AND_POETRY(costs(80, ARTS), credits(ARTS, 10, RELIGION, 5)),
  EMPIRICISM(costs(60, SCIENCE), new Credits(5, 5, 5, 5, 10)),
  ENGINEERING(
      costs(160, CRAFTS, SCIENCE),
      credits(CRAFTS, 10, SCIENCE, 10),
      works(4),
      has(ATTACKERS, 8, SURVIVORS, 7),
      has(FORCE, 6, REMNANT, 5),
      has(PRINTED, 6),
      misprinted(HIGH)),
  ENLIGHTENMENT(costs(160, RELIGION), credits(CRAFTS, 5, RELIGION, 10)),
  FUNDAMENTALISM(
      costs(150, RELIGION),
      credits(ARTS, 5, RELIGION, 10),
      can(SpecialAbility.FUNDAMENTALISM),
      protects(SpecialAbility.FUNDAMENTALISM),
      misprinted(MEDIUM)),
  LAW(costs(150, CIVICS), credits(CIVICS, 10, RELIGION, 5)),
  LIBRARY(
      costs(220, SCIENCE), credits(ARTS, 5, SCIENCE, 20), gives(new Discount(40)), misprinted(LOW)),
  LITERACY(costs(110, ARTS, CIVICS), new Credits(10, 5, 10, 5, 5)),
  MASONRY(costs(60, CRAFTS), credits(CRAFTS, 10, SCIENCE, 5)),
  MATHEMATICS(
      costs(250, ARTS, SCIENCE),
      new Credits(20, 10, 10, 10, 20),
      has(PRINTED, 5),
      misprinted(MEDIUM)),
  MEDICINE(costs(140, SCIENCE), credits(CRAFTS, 5, SCIENCE, 10)),
  METALWORKING(costs(90, CRAFTS), credits(CRAFTS, 10, CIVICS, 5), works(4), noted(MEDIUM)),
  MILITARY(costs(170, CIVICS), credits(CRAFTS, 5, CIVICS, 10), works(3), noted(HIGH)),
  MINING(
      costs(230, CRAFTS),
      credits(CRAFTS, 20, SCIENCE, 5),
      works(6, 12),
      has(STACK, 6, STACKTWO, 8),
      has(PRICE, 13, TREASURY, 2),
      noted(MEDIUM)),
  MONARCHY(
      costs(60, CIVICS), credits(CIVICS, 10, RELIGION, 5), works(1), has(TAX, 1), noted(MEDIUM)),
  MONOTHEISM(
      costs(240, RELIGION),
      credits(CIVICS, 5, RELIGION, 20),
      can(SpecialAbility.MONOTHEISM),
      protects(SpecialAbility.MONOTHEISM),
      noted(MEDIUM, MEDIUM)),
  MONUMENT(
      costs(180, CRAFTS, RELIGION),
      credits(CRAFTS, 10, RELIGION, 10),
      gives(new ChosenCredits(20)),
      noted(MEDIUM)),
  MUSIC(costs(80, ARTS), credits(ARTS, 10, RELIGION, 5)),
  MYSTICISM(costs(50, ARTS, RELIGION), credits(ARTS, 5, RELIGION, 5)),
  MYTHOLOGY(costs(60, RELIGION), credits(ARTS, 5, RELIGION, 10), misprinted(MEDIUM)),
  NAVAL_WARFARE(
      costs(160, CIVICS),
      credits(CRAFTS, 5, CIVICS, 10),
      works(3, 4),
      has(CARGO, 6),
      noted(MEDIUM, MEDIUM, MEDIUM)),
  PHILOSOPHY(
      costs(220, RELIGION, SCIENCE),
      credits(RELIGION, 20, SCIENCE, 20),
      protects(SpecialAbility.FUNDAMENTALISM)),
  POLITICS(
      costs(230, ARTS),
      credits(ARTS, 20, RELIGION, 5),
      can(SpecialAbility.POLITICS),
      has(TOKENS, 5),
      protects(SpecialAbility.POLITICS),
      misprinted(HIGH),
      noted(MEDIUM, MEDIUM)),
  POTTERY(costs(60, CRAFTS), credits(ARTS, 5, CRAFTS, 10)),
  PROVINCIAL_EMPIRE(
      costs(260, CIVICS),
      credits(CIVICS, 20, RELIGION, 5),
      can(SpecialAbility.PROVINCIAL_EMPIRE),
      has(PLAYERS, 5, FACE, 2),
      protects(SpecialAbility.PROVINCIAL_EMPIRE),
      noted(MEDIUM)),
  PUBLIC_WORKS(
      costs(230, CIVICS),
      credits(CRAFTS, 5, CIVICS, 20),
      works(2, 5, 11),
      has(TOKENS, 1),
      protects(SpecialAbility.PROVINCIAL_EMPIRE),
      noted(MEDIUM, MEDIUM, MEDIUM)),
  RHETORIC(costs(130, ARTS), credits(ARTS, 10, CIVICS, 5), works(6), has(STACK, 3, PRICE, 9)),
  ROADBUILDING(
      costs(220, CRAFTS),
      credits(CRAFTS, 20, SCIENCE, 5),
      works(3, 12),
      has(AREAS, 2, HAND, 1),
      noted(MEDIUM)),
  SCULPTURE(costs(50, ARTS), credits(ARTS, 10, CIVICS, 5)),
  THEOCRACY(costs(80, CIVICS, RELIGION), credits(CIVICS, 5, RELIGION, 5), noted(HIGH)),
  THEOLOGY(
      costs(250, RELIGION), credits(RELIGION, 20, SCIENCE, 5), protects(SpecialAbility.MONOTHEISM)),
  TRADE_EMPIRE(costs(260, CRAFTS), credits(CRAFTS, 20, CIVICS, 5), works(12)),
  TRADE_ROUTES(
      costs(180, CRAFTS),
      credits(CRAFTS, 10, RELIGION, 5),
      can(SpecialAbility.TRADE_ROUTES),
      has(FACTOR, 2),
      noted(MEDIUM)),
  UNIVERSAL_DOCTRINE(
      costs(160, RELIGION),
      credits(CIVICS, 5, RELIGION, 10),
      can(SpecialAbility.UNIVERSAL_DOCTRINE),
      has(TOKENS, 5),
      noted(MEDIUM)),
  URBANISM(
      costs(50, CIVICS), credits(CIVICS, 10, SCIENCE, 5), works(5), has(TOKENS, 4), noted(MEDIUM)),
  WONDER_OF_THE_WORLD(
      costs(290, ARTS, CRAFTS),
      credits(ARTS, 20, CRAFTS, 20),
      works(6, 13),
      has(CARDS, 1, CITIES, 1),
      noted(MEDIUM)),
  WRITTEN_RECORD(
      costs(60, CIVICS, SCIENCE),
      credits(CIVICS, 5, SCIENCE, 5),
      gives(new ChosenCredits(10)),
      noted(MEDIUM));

  private static final Keys<Advance> KEYS = new Keys<>("advance", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Cost cost;
  private final Credits credits;
  private final List<Fact> facts;
  private final Attributes attributes;

  Advance(Cost cost, Credits credits, Fact... facts) {
    this.cost = cost;
    this.credits = credits;
    this.facts = List.of(facts);
    this.attributes = new Attributes(this.facts);
  }

  public static Advance byKey(String key) {
    return KEYS.find(key);
  }

  /** The advance's stable name in logs and resources. */
  @Override
  public String key() {
    return key;
  }

  public int cost() {
    return cost.amount();
  }

  public Tier tier() {
    return Tier.ofCost(cost());
  }

  public int points() {
    return tier().points();
  }

  /** The one or two groups whose credits lower the price. */
  public List<AdvanceGroup> groups() {
    return cost.groups();
  }

  /** What the advance gives towards later purchases, chain and choice apart. */
  public Credits credits() {
    return credits;
  }

  public Chain chain() {
    return Chain.of(this);
  }

  public Optional<SpecialAbility> ability() {
    return attributes.ability();
  }

  public List<SpecialAbility> protectsAgainst() {
    return attributes.protectsAgainst();
  }

  public Optional<Benefit> benefit() {
    return attributes.benefit();
  }

  /** How sure we are that the first printing is wrong, and how; empty if it is right. */
  public Optional<Confidence> misprint() {
    return facts(Misprinted.class).map(Misprinted::confidence).findFirst();
  }

  /** The confidence of each clarification, in the order of their texts. */
  public List<Confidence> notes() {
    return facts(Noted.class).flatMap(noted -> noted.notes().stream()).collect(Collectors.toList());
  }

  /** The phases in which the advance does something, effects on calamities apart. */
  public List<Integer> phases() {
    return facts.stream().flatMap(fact -> fact.phases().stream()).collect(Collectors.toList());
  }

  /** Whether there is something to say besides calamities, credits and special ability. */
  public boolean hasAttribute() {
    return !phases().isEmpty() && !ability().isPresent();
  }

  public Optional<Integer> measure(Measure measure) {
    return attributes.measure(measure);
  }

  /** Every number of the row by the name that the advance's texts call it. */
  public SortedMap<String, Integer> numbers() {
    SortedMap<String, Integer> numbers = new TreeMap<>();
    numbers.put("cost", cost());
    numbers.put("points", points());
    for (AdvanceGroup group : AdvanceGroup.values()) {
      numbers.put(group.key(), credits.in(group));
    }
    for (Measure measure : Measure.values()) {
      measure(measure).ifPresent(value -> numbers.put(measure.key(), value));
    }
    benefit().ifPresent(benefit -> numbers.putAll(benefit.numbers()));
    return numbers;
  }

  private <T extends Fact> Stream<T> facts(Class<T> kind) {
    return facts.stream().filter(kind::isInstance).map(kind::cast);
  }

  private static Credits credits(AdvanceGroup one, int some, AdvanceGroup other, int more) {
    return Credits.of(one, some).plus(Credits.of(other, more));
  }
}
