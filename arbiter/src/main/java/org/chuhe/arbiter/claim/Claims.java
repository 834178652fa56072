package org.chuhe.arbiter.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RulingException;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.arbiter.repetition.Repetition;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.MoveHistory;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.chuhe.text.Messages;

/**
 * The authority on claims in a running game (2011 rules, 22.2 and 23): whether a repetition or the natural move limit is
 * reached, who must do what, by which article, and with what consequence. Live games, reviews of records and audits ask
 * here; an event may change the thresholds, never the consequences.
 *
 * <pre>{@code
 * Claims claims = Claims.under(RuleBooks.CXA_2011);
 * claims.due(history, position);                   // can a ruling be asked for?
 * claims.repetition(history, position);            // what a claim of a repetition leads to
 * claims.moveLimit(history, position, Side.RED);   // what Red's claim of the move limit leads to
 * }</pre>
 */
public final class Claims {
    private static final Messages WORDS = Messages.beside(Claims.class);

    private final RuleBook book;
    private final Thresholds thresholds;
    private final RepetitionJudge judge;

    /**
     * Claims whose moves are judged by somebody else, perhaps elsewhere.
     *
     * @param judge rules on moves that can be ruled on
     */
    public Claims(RuleBook book, Thresholds thresholds, RepetitionJudge judge) {
        this.book = book;
        this.thresholds = thresholds;
        this.judge = judge;
    }

    /** Claims under an edition with its own thresholds. */
    public static Claims under(RuleBook book) {
        return under(Arbiter.of(book), book.thresholds());
    }

    /** Claims under an arbiter's edition with the thresholds of an event. */
    public static Claims under(Arbiter arbiter, Thresholds thresholds) {
        return new Claims(arbiter.book(), thresholds, (book, cycle) -> Optional.of(arbiter.judge(cycle)));
    }

    /** Claims that are only counted: whatever needs a judge is left undecided. */
    public static Claims counting(RuleBook book, Thresholds thresholds) {
        return new Claims(book, thresholds, (edition, cycle) -> Optional.empty());
    }

    /** The edition. */
    public RuleBook book() {
        return book;
    }

    public Thresholds thresholds() {
        return thresholds;
    }

    /**
     * What can be ruled on after the last ply; empty if nothing can.
     *
     * @param now the position that the game has come to
     */
    public Optional<Recurrence> due(MoveHistory game, Position now) {
        return due(game, () -> now);
    }

    /** The same, where the position is only worked out if it is needed. */
    Optional<Recurrence> due(MoveHistory game, Supplier<Position> now) {
        return Recurrences.due(thresholds, game, now)
                .filter(recurrence -> book.judgesSeries() || recurrence.cycle().closes(now.get()));
    }

    /**
     * When a ruling can be asked for if play goes on round; empty if the present position is new. It is found by playing
     * on, so that nothing is counted but by {@link #due}: one more time round for each that is missing is the most.
     */
    public Optional<Outlook> outlook(MoveHistory game, Position now) {
        if (game.occurrence() == 1) {
            return Optional.empty();
        }
        int period = game.earlierOccurrences().get(0);
        List<Move> round = game.movesAfter(game.ply() - period);
        MoveHistory ahead = game;
        Position then = now;
        Optional<Recurrence> due = due(game, now);
        while (due.isEmpty()) {
            Side mover = then.sideToMove();
            Move next = round.get((ahead.ply() - game.ply()) % period);
            then = then.play(next);
            ahead = ahead.plus(mover, next, then);
            due = due(ahead, then);
        }
        int left = ahead.ply() - game.ply();
        return due.map(recurrence -> new Outlook(game.occurrence(), left, recurrence));
    }

    /** How far the game is from the natural move limit. */
    public MoveLimit limit(MoveHistory game) {
        return MoveLimit.in(game, thresholds);
    }

    /** The answer to a player who asks, after the last ply, for a ruling on the repetition (23). */
    public ClaimRuling repetition(MoveHistory game, Position now) {
        return ruling(game, () -> now).orElseGet(this::notAccepted);
    }

    /**
     * Rules on the repetition in a line of play: on what can be claimed after it, if something can; otherwise on its last
     * cycle, as it would be ruled on if it went on.
     *
     * @throws org.chuhe.arbiter.RulingException if the moves are not legal, or repeat nothing, or the position is impossible
     */
    public LineRuling line(Position start, List<Move> moves) {
        Position now = Arbiter.requirePlayed(start, moves);
        MoveHistory game = MoveHistory.of(start, moves);
        Optional<ClaimRuling> claim = ruling(game, () -> now);
        Ruling ruling = claim.flatMap(ClaimRuling::proof)
                .or(() -> Repetition.lastCycle(start, moves).flatMap(cycle -> judge.rule(book, cycle)))
                .orElseThrow(() -> RulingException.nothingRepeated(moves));
        return new LineRuling(ruling, outlook(game, now), claim, limit(game));
    }

    private ClaimRuling notAccepted() {
        return ClaimRuling.counted(
                Consequence.NOT_ACCEPTED,
                Optional.empty(),
                List.of(book.onConduct("23.3")),
                WORDS.message("not-accepted"));
    }

    /** The answer to a claim on what can be ruled on (23.5). */
    public ClaimRuling rule(Recurrence recurrence) {
        return judge.rule(book, recurrence.cycle())
                .map(ruling -> ruled(recurrence, ruling))
                .orElseGet(() -> ClaimRuling.counted(
                        Consequence.UNDECIDED,
                        Optional.empty(),
                        List.of(book.onConduct(recurrence.basis().article())),
                        WORDS.message("undecided", recurrence.cycle().length() / 2)));
    }

    private static ClaimRuling ruled(Recurrence recurrence, Ruling ruling) {
        Consequence consequence = switch (ruling.verdict()) {
            case RED_MUST_VARY, BLACK_MUST_VARY ->
                ruling.decision().losesAtOnce() ? Consequence.LOSS : Consequence.MUST_VARY;
            case DRAW -> Consequence.DRAW_UNLESS_VARIED;
            case UNDECIDED -> Consequence.UNDECIDED;
        };
        List<Article> articles = new ArrayList<>();
        articles.add(ruling.book().onConduct(recurrence.basis().article()));
        articles.add(ruling.book().onConduct(article(consequence)));
        articles.addAll(ruling.articles());
        return new ClaimRuling(
                consequence, ruling.verdict().mustVary(), articles, ruling.summary(), Optional.of(ruling));
    }

    private static String article(Consequence consequence) {
        return switch (consequence) {
            case LOSS -> "23.5.1";
            case MUST_VARY -> "23.5.2.2";
            case DRAW_UNLESS_VARIED -> "23.5.2.1";
            default -> "23.5";
        };
    }

    /** Who can claim the draw after the last ply; empty if nobody can. */
    Optional<LimitReached> limitReached(MoveHistory game, Supplier<Position> now) {
        MoveLimit limit = limit(game);
        if (!limit.isReachedFor(Side.RED) && !limit.isReachedFor(Side.BLACK)) {
            return Optional.empty();
        }
        Optional<Side> mustVary = ruling(game, now).flatMap(ClaimRuling::side);
        List<Side> claimants = Arrays.stream(Side.values())
                .filter(side -> limit.isReachedFor(side) && !mustVary.equals(Optional.of(side)))
                .toList();
        return claimants.isEmpty() ? Optional.empty() : Optional.of(new LimitReached(game.ply(), claimants, limit));
    }

    private Optional<ClaimRuling> ruling(MoveHistory game, Supplier<Position> now) {
        return due(game, now).map(this::rule);
    }

    /**
     * The answer to a side that claims a draw by the natural move limit after the last ply (22.2).
     *
     * <p>Which comes first, the limit or a repetition? The repetition, if the claimant is the one who must vary: a side
     * may not reach the limit by what is forbidden to it. Perpetual check is allowed in no circumstances (25.1), and
     * that of the claimant's checks only ten count is the same thought. So a perpetual checker who claims the limit is
     * ruled on under 23.5 instead. If it is the opponent who must vary, the claimant has chosen the draw and gets it.
     */
    public ClaimRuling moveLimit(MoveHistory game, Position now, Side claimant) {
        MoveLimit limit = limit(game);
        if (!limit.isReachedFor(claimant)) {
            return ClaimRuling.counted(
                    Consequence.FALSE_CLAIM,
                    Optional.of(claimant),
                    List.of(book.onConduct("22.2")),
                    limit.words(claimant));
        }
        Optional<ClaimRuling> own =
                ruling(game, () -> now).filter(ruling -> ruling.side().equals(Optional.of(claimant)));
        return own.orElseGet(() -> ClaimRuling.counted(
                Consequence.DRAW,
                Optional.empty(),
                List.of(book.onConduct("22.2"), book.onConduct("4.2.4")),
                limit.words(claimant)));
    }
}
