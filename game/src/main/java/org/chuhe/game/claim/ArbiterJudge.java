package org.chuhe.game.claim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.repetition.Repetition;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.claim.RepetitionRuling.Verdict;
import org.chuhe.game.rules.Edition;

/**
 * A judge who leaves the counting to {@link PlainJudge} and asks the arbiter about the nature of the moves that came
 * round.
 */
public final class ArbiterJudge implements RepetitionJudge {
    private final RepetitionJudge counter = new PlainJudge();
    private final Arbiter arbiter;

    public ArbiterJudge(Arbiter arbiter) {
        this.arbiter = arbiter;
    }

    /** A judge who goes by an edition; one whose book is not known is left to a human arbiter, perpetual check aside. */
    public static RepetitionJudge of(Edition edition) {
        return of(edition, Long.MAX_VALUE);
    }

    /**
     * The same judge with a budget for a repetition as a whole, however long it is.
     *
     * @param positions how many are searched for all moves together
     */
    public static RepetitionJudge of(Edition edition, long positions) {
        return RuleBooks.byId(edition.name().toLowerCase(Locale.ROOT))
                .<RepetitionJudge>map(book -> new ArbiterJudge(Arbiter.of(book).withNodesInAll(positions)))
                .orElseGet(PlainJudge::new);
    }

    @Override
    public RepetitionRuling rule(Position start, List<Move> moves) {
        RepetitionRuling counted = counter.rule(start, moves);
        if (counted.verdict() == Verdict.NO_REPETITION) {
            return counted;
        }
        Optional<Ruling> proof = Repetition.lastCycle(start, moves).map(arbiter::judge);
        return proof.map(ruling -> decided(counted, ruling)).orElse(counted);
    }

    /** Perpetual check is seen by counting (23.5.1); whatever else it is, the arbiter says. */
    private static RepetitionRuling decided(RepetitionRuling counted, Ruling ruling) {
        return counted.verdict() == Verdict.UNDECIDED ? translate(ruling) : counted.provedBy(ruling);
    }

    private static RepetitionRuling translate(Ruling ruling) {
        Optional<Side> side = switch (ruling.verdict()) {
            case RED_MUST_VARY -> Optional.of(Side.RED);
            case BLACK_MUST_VARY -> Optional.of(Side.BLACK);
            case DRAW, UNDECIDED -> Optional.empty();
        };
        Verdict verdict = switch (ruling.verdict()) {
            case RED_MUST_VARY, BLACK_MUST_VARY ->
                ruling.decision().losesAtOnce() ? Verdict.PERPETUAL_CHECK : Verdict.MUST_VARY;
            case DRAW -> Verdict.DRAW;
            case UNDECIDED -> Verdict.UNDECIDED;
        };
        return new RepetitionRuling(verdict, side, ruling.articles(), ruling.summary(), Optional.of(ruling));
    }
}
