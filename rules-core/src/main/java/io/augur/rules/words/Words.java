package io.augur.rules.words;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** All texts of one language. */
public final class Words {
  private static final Map<Language, Words> LOADED = new ConcurrentHashMap<>();

  private final Language language;
  private final SortedMap<String, String> texts;
  private final Map<String, Template> templates = new ConcurrentHashMap<>();

  private Words(Language language, Map<String, String> texts) {
    this.language = language;
    this.texts = new TreeMap<>(texts);
  }

  /** The texts that come with the rules. */
  public static Words in(Language language) {
    return LOADED.computeIfAbsent(language, it -> of(it, TextFiles.read(it)));
  }

  /** Given texts, by key. */
  public static Words of(Language language, Map<String, String> texts) {
    return new Words(language, texts);
  }

  public Language language() {
    return language;
  }

  /** The keys of all texts, in alphabetical order. */
  public List<String> keys() {
    return List.copyOf(texts.keySet());
  }

  public boolean has(String key) {
    return texts.containsKey(key);
  }

  public String text(String key, Arg... args) {
    return template(key).fill(List.of(args), this);
  }

  public String say(Phrase phrase) {
    return template(phrase.key()).fill(phrase.args(), this);
  }

  /** The names of the arguments that the text of this key takes, in alphabetical order. */
  public List<String> argumentsOf(String key) {
    return template(key).names();
  }

  private Template template(String key) {
    Template known = templates.get(key);
    return known != null ? known : templates.computeIfAbsent(key, this::parsed);
  }

  private Template parsed(String key) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException("no text in " + language + ": " + key);
    }
    return Template.parse(key, text, language);
  }
}
