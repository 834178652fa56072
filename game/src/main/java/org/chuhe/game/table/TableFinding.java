package org.chuhe.game.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.core.Square;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.Refusal;
import org.chuhe.game.command.TouchRule;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Article;

/**
 * What the referee says to an entry: what would follow, or why it cannot be.
 *
 * @param before how the game stood
 * @param entry what was entered
 * @param answer what comes of it
 */
public record TableFinding(GameState before, TableEntry entry, Answer answer) {

    public Optional<Refusal> refusal() {
        return answer.refusal();
    }

    /** Whether it costs somebody something, or sets the game back: then the arbiter is asked before it is entered. */
    public boolean isGrave() {
        return answer.events().stream().anyMatch(GameEvent::isGrave);
    }

    /** The article that decides: that of the loss before that of a foul, and where the book speaks of the incident otherwise. */
    public Article article() {
        if (refusal().isPresent()) {
            return refusal().get().article();
        }
        return GameEvent.gravest(answer.events())
                .or(() -> duty().map(TouchRule.Obligation::article))
                .orElse(entry.incident().article());
    }

    /** What the side to move must play now that pieces were touched (5.1–5.5); empty if this entry has changed nothing there. */
    public Optional<TouchRule.Obligation> duty() {
        GameState after = answer.state();
        List<Square> touched = after.turn().touched();
        if (touched.isEmpty() || touched.equals(before.turn().touched()) || after.isOver()) {
            return Optional.empty();
        }
        return Optional.of(TouchRule.of(after.position(), touched));
    }

    /** The articles in the order in which they were applied, none twice. */
    public List<Article> articles() {
        return Stream.concat(Stream.of(article()), answer.events().stream().flatMap(event -> event.applied().stream()))
                .distinct()
                .toList();
    }
}
