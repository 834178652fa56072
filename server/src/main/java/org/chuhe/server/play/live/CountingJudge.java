package org.chuhe.server.play.live;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.game.claim.PlainJudge;
import org.chuhe.game.claim.RepetitionJudge;
import org.chuhe.game.claim.RepetitionRuling;
import org.chuhe.game.claim.RepetitionRuling.Verdict;
import org.chuhe.game.rules.Edition;

/**
 * The judge at the side of a room that takes one decision: he counts, which takes no time, but searches for nothing. Where
 * the moves have come round he gives the ruling that was made for this decision, or notes that one is needed.
 */
final class CountingJudge implements RepetitionJudge {
    private final RepetitionJudge counter = new PlainJudge();
    private final Edition edition;
    private final Optional<GivenRuling> given;
    private Optional<RepetitionQuestion> open = Optional.empty();
    private Optional<GivenRuling> used = Optional.empty();

    CountingJudge(Edition edition, Optional<GivenRuling> given) {
        this.edition = edition;
        this.given = given;
    }

    @Override
    public RepetitionRuling rule(Position start, List<Move> moves) {
        RepetitionRuling counted = counter.rule(start, moves);
        if (counted.verdict() == Verdict.NO_REPETITION) {
            return counted;
        }
        RepetitionQuestion question = new RepetitionQuestion(edition, start, moves);
        used = given.filter(ruling -> ruling.question().equals(question));
        if (used.isPresent()) {
            return used.get().ruling();
        }
        open = Optional.of(question);
        // Whatever the referee makes of this is thrown away: he is asked again when the ruling is there.
        return new RepetitionRuling(Verdict.UNDECIDED, Optional.empty(), counted.articles(), counted.explanation());
    }

    /** What has to be ruled on before anything is decided. */
    Optional<RepetitionQuestion> open() {
        return open;
    }

    /** The ruling that was asked for and given. */
    Optional<GivenRuling> used() {
        return used;
    }
}
