package org.chuhe.game;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.Pattern;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.game.result.ConductBook;

/** Judges who have made up their minds, whatever was played. */
final class FixedJudge {
    /** Leaves everything to the arbiter at the table. */
    static final RepetitionJudge SILENT = (book, cycle) -> Optional.empty();

    private FixedJudge() {}

    static RepetitionJudge of(Consequence consequence, Optional<Side> side, String article) {
        Verdict verdict = switch (consequence) {
            case LOSS, MUST_VARY -> Verdict.mustVary(side.orElseThrow());
            case DRAW_UNLESS_VARIED -> Verdict.DRAW;
            default -> Verdict.UNDECIDED;
        };
        SidePlay play = new SidePlay(
                new Pattern(List.of(new Pattern.Part(Nature.IDLE, Optional.empty(), 2)), Optional.empty()), false);
        Decision decision = new Decision(
                verdict, consequence == Consequence.LOSS, play, play, List.of(ConductBook.article(article)));
        return (book, cycle) -> Optional.of(new Ruling(book, cycle, List.of(), decision, List.of()));
    }
}
