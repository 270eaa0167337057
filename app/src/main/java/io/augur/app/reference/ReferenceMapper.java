package io.augur.app.reference;

import io.augur.app.data.SessionState;
import io.augur.rules.reference.Search;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From what is asked to what is shown, in one language. */
final class ReferenceMapper {
  private final Asked asked;
  private final Shelf shelf;

  private ReferenceMapper(Asked asked, Shelf shelf) {
    this.asked = asked;
    this.shelf = shelf;
  }

  static ReferenceUiState map(
      Asked asked, Optional<Search> search, SessionState session, Shelf shelf) {
    ReferenceMapper mapper = new ReferenceMapper(asked, shelf);
    return new ReferenceUiState(
        new ReferenceUiState.Finder(asked.query(), asked.wanted(), mapper.found(search)),
        asked
            .page()
            .<ReferenceUiState.Reading>map(it -> new PageMapper(it, asked, shelf).map(session))
            .orElseGet(ReferenceUiState.NoPage::new),
        asked.showsList() ? ReferenceUiState.Front.FINDER : ReferenceUiState.Front.READING);
  }

  private ReferenceUiState.Found found(Optional<Search> search) {
    if (asked.query().trim().isEmpty()) {
      return new ReferenceUiState.Listed(catalogue());
    }
    if (!search.isPresent()) {
      return new ReferenceUiState.Searching();
    }
    List<ReferenceUiState.Item> hits = new ArrayList<>();
    for (Search.Hit hit : search.get().find(asked.query())) {
      if (asked.wanted().has(hit.topic())) {
        hits.add(pick(shelf.of(hit.topic()), hit.sentence()));
      }
    }
    return hits.isEmpty() ? new ReferenceUiState.Nothing() : new ReferenceUiState.Listed(hits);
  }

  /** All pages that are wanted, each kind under its heading. */
  private List<ReferenceUiState.Item> catalogue() {
    List<ReferenceUiState.Item> items = new ArrayList<>();
    Optional<Wanted> kind = Optional.empty();
    for (Shelf.Spine spine : shelf.all()) {
      if (asked.wanted().has(spine.topic())) {
        Wanted its = Wanted.of(spine.topic().kind());
        if (!kind.filter(its::equals).isPresent()) {
          items.add(new ReferenceUiState.Heading(its));
          kind = Optional.of(its);
        }
        items.add(pick(spine, List.of()));
      }
    }
    return items;
  }

  /** Below the title stands the sentence that the page was found by, if it was found by one. */
  private ReferenceUiState.Pick pick(Shelf.Spine spine, List<Phrase> foundBy) {
    String below = foundBy.isEmpty() ? spine.summary() : shelf.words().say(foundBy.get(0));
    boolean open = asked.page().filter(spine.topic()::equals).isPresent();
    return new ReferenceUiState.Pick(spine.topic(), spine.title(), below, open);
  }
}
