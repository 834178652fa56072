package org.chuhe.records.audit;

import java.util.List;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.ReadGame;

/**
 * A game and what was found in it.
 *
 * @param game the game as it was read
 * @param findings what is remarkable about it
 * @param moveHash equal for games with the same start and the same moves; 0 if there are too few to compare
 */
public record AuditedGame(ReadGame game, List<AuditFinding> findings, long moveHash) {
    public AuditedGame {
        findings = List.copyOf(findings);
    }

    /** Who played; the title or the event where that is not known. */
    public String label() {
        Tags tags = game.game().tags();
        String red = tags.text(Tags.RED);
        String black = tags.text(Tags.BLACK);
        if (!red.isEmpty() || !black.isEmpty()) {
            return red + " – " + black;
        }
        return tags.get(Tags.TITLE).or(() -> tags.get(Tags.EVENT)).orElse("");
    }
}
