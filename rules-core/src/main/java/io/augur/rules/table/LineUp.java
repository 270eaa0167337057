package io.augur.rules.table;

import static io.augur.rules.table.Civilization.*;
import static io.augur.rules.table.Confidence.HIGH;
import static io.augur.rules.table.Confidence.MEDIUM;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The civilizations of one player count, each in the block whose trade cards it draws. */
@SuppressWarnings("ImmutableEnumChecker") // the map is unmodifiable
public enum LineUp implements Keyed {
  WEST_5(HIGH, of(MINOA, ASSYRIA, HATTI, HELLAS, EGYPT), of()),
  EAST_5(HIGH, of(), of(SABA, BABYLON, PERSIA, NUBIA, PARTHIA)),
  WEST_6(MEDIUM, of(MINOA, CARTHAGE, HATTI, ROME, IBERIA, HELLAS), of()),
  EAST_6(HIGH, of(), of(SABA, BABYLON, KUSHAN, PERSIA, INDUS, PARTHIA)),
  WEST_7(HIGH, of(MINOA, ASSYRIA, CARTHAGE, HATTI, ROME, HELLAS, EGYPT), of()),
  EAST_7(HIGH, of(), of(SABA, BABYLON, KUSHAN, PERSIA, NUBIA, INDUS, PARTHIA)),
  WEST_8(HIGH, of(MINOA, ASSYRIA, CARTHAGE, HATTI, ROME, IBERIA, HELLAS, EGYPT), of()),
  EAST_8(HIGH, of(), of(SABA, MAURYA, BABYLON, DRAVIDIA, KUSHAN, PERSIA, INDUS, PARTHIA)),
  WEST_9(HIGH, of(MINOA, ASSYRIA, CELT, CARTHAGE, HATTI, ROME, IBERIA, HELLAS, EGYPT), of()),
  EAST_9(HIGH, of(), of(SABA, MAURYA, BABYLON, DRAVIDIA, KUSHAN, PERSIA, NUBIA, INDUS, PARTHIA)),
  ALL_10(
      HIGH, of(MINOA, SABA, ASSYRIA, BABYLON, HATTI, PERSIA, NUBIA, HELLAS, EGYPT, PARTHIA), of()),
  ALL_11(
      HIGH,
      of(),
      of(SABA, ASSYRIA, MAURYA, BABYLON, DRAVIDIA, KUSHAN, PERSIA, NUBIA, INDUS, EGYPT, PARTHIA)),
  ALL_12(
      MEDIUM,
      of(MINOA, CARTHAGE, HATTI, ROME, HELLAS, EGYPT),
      of(SABA, ASSYRIA, BABYLON, PERSIA, NUBIA, PARTHIA)),
  ALL_13(
      MEDIUM,
      of(MINOA, CARTHAGE, HATTI, ROME, IBERIA, HELLAS),
      of(SABA, ASSYRIA, BABYLON, PERSIA, NUBIA, EGYPT, PARTHIA)),
  ALL_14(
      MEDIUM,
      of(MINOA, CELT, CARTHAGE, HATTI, ROME, IBERIA, HELLAS),
      of(SABA, ASSYRIA, BABYLON, PERSIA, NUBIA, EGYPT, PARTHIA)),
  ALL_15(
      MEDIUM,
      of(MINOA, CARTHAGE, HATTI, ROME, IBERIA, HELLAS, EGYPT),
      of(SABA, ASSYRIA, BABYLON, KUSHAN, PERSIA, NUBIA, INDUS, PARTHIA)),
  ALL_16(
      MEDIUM,
      of(MINOA, CELT, CARTHAGE, HATTI, ROME, IBERIA, HELLAS, EGYPT),
      of(SABA, ASSYRIA, BABYLON, KUSHAN, PERSIA, NUBIA, INDUS, PARTHIA)),
  ALL_17(
      HIGH,
      of(MINOA, ASSYRIA, CARTHAGE, HATTI, ROME, IBERIA, HELLAS, EGYPT),
      of(SABA, MAURYA, BABYLON, DRAVIDIA, KUSHAN, PERSIA, NUBIA, INDUS, PARTHIA)),
  ALL_18(
      HIGH,
      of(MINOA, ASSYRIA, CELT, CARTHAGE, HATTI, ROME, IBERIA, HELLAS, EGYPT),
      of(SABA, MAURYA, BABYLON, DRAVIDIA, KUSHAN, PERSIA, NUBIA, INDUS, PARTHIA));

  private static final Keys<LineUp> KEYS = new Keys<>("line-up", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Confidence confidence;
  private final Map<Civilization, Block> blocks;

  LineUp(Confidence confidence, List<Civilization> west, List<Civilization> east) {
    this.confidence = confidence;
    Map<Civilization, Block> seats = new EnumMap<>(Civilization.class);
    for (Civilization civilization : west) {
      seats.put(civilization, Block.WEST);
    }
    for (Civilization civilization : east) {
      seats.put(civilization, Block.EAST);
    }
    this.blocks = Collections.unmodifiableMap(seats);
  }

  /** The line-ups of a player count: one for each map up to 9 players, one above. */
  public static List<LineUp> of(int players) {
    TableSize.of(players);
    return Arrays.stream(values())
        .filter(lineUp -> lineUp.players() == players)
        .collect(Collectors.toList());
  }

  public static LineUp byKey(String key) {
    return KEYS.find(key);
  }

  @Override
  public String key() {
    return key;
  }

  public int players() {
    return blocks.size();
  }

  public Confidence confidence() {
    return confidence;
  }

  /** The civilizations in the order of their ranking. */
  public List<Civilization> civilizations() {
    return List.copyOf(blocks.keySet());
  }

  /** The civilizations of one block in the order of their ranking. */
  public List<Civilization> civilizations(Block block) {
    return blocks.keySet().stream()
        .filter(civilization -> blocks.get(civilization) == block)
        .collect(Collectors.toList());
  }

  public Block block(Civilization civilization) {
    Block block = blocks.get(civilization);
    if (block == null) {
      throw new IllegalArgumentException("civilization not in " + key + ": " + civilization.key());
    }
    return block;
  }

  private static List<Civilization> of(Civilization... civilizations) {
    return List.of(civilizations);
  }
}
