package org.chuhe.engines.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.Referee;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.ReadGame;
import org.chuhe.text.EndReason;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.text.Translated;

/**
 * Referees a game that was played elsewhere: its moves are put before the referee of all other games, and what he says is
 * compared with how the game went on and ended.
 */
public final class RecordCheck {
    private static final Messages WORDS = Messages.beside(RecordCheck.class);

    /** What is wrong with a record. */
    public enum Fault {
        /** It has a move that the rules do not allow. */
        ILLEGAL_MOVE,
        /** It goes on after it was over. */
        PLAYED_ON,
        /** It ended as the referee would have ended it, but with another result. */
        WRONG_RESULT,
        /** A repetition was called something that it is not. */
        WRONG_RULING
    }

    /**
     * A fault.
     *
     * @param ply after which ply
     * @param position what stood on the board then
     * @param words what should have been ruled, with the articles, and what was done
     */
    public record Wrong(Fault fault, int ply, Position position, Translated words) {}

    private final GameRegulations regulations;
    private final Arbiter arbiter;
    private final Referee referee;

    /** Checks under regulations, with so many positions for the nature of a ply. */
    public RecordCheck(GameRegulations regulations, long rulingNodes) {
        this.regulations = regulations;
        arbiter = regulations.arbiter().withNodes(rulingNodes);
        referee = new Referee((book, cycle) -> Optional.of(arbiter.judge(cycle)));
    }

    /** What is wrong with a game; nothing if the referee agrees. */
    public List<Wrong> check(ReadGame read) {
        GameRecord game = read.game();
        if (game.start().king(Side.RED).isEmpty()
                || game.start().king(Side.BLACK).isEmpty()) {
            return List.of();
        }
        List<Wrong> found = new ArrayList<>();
        GameState state = referee.start(0, new Players("", ""), regulations, Handicap.NONE, game.start(), true, true);
        List<Move> moves = game.mainLine().moves();
        Optional<ClaimEvent.Ruled> ruling = Optional.empty();
        for (Move move : moves) {
            Answer answer = referee.answer(
                    state, new PlayCommand.MakeMove(0, state.position().sideToMove(), move));
            state = answer.state();
            Optional<ClaimEvent.Ruled> given = lastRuling(answer.events());
            if (given.isPresent()) {
                ruling = given;
            } else if (state.isOver()) {
                break;
            } else if (state.duty().isEmpty()) {
                ruling = Optional.empty();
            }
            if (state.isOver()) {
                break;
            }
        }
        int ply = state.history().ply();
        if (state.isOver()) {
            ended(game, state, ruling, found);
            return found;
        }
        read.defects().stream()
                .filter(defect -> defect.kind() == Defect.Kind.ILLEGAL_MOVE)
                .findFirst()
                .ifPresent(defect -> found.add(
                        new Wrong(Fault.ILLEGAL_MOVE, ply, game.finalPosition(), Translated.of(defect.message()::in))));
        if (found.isEmpty() && read.isWhole()) {
            open(game, state).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<ClaimEvent.Ruled> lastRuling(List<GameEvent> events) {
        return events.stream()
                .filter(ClaimEvent.Ruled.class::isInstance)
                .map(ClaimEvent.Ruled.class::cast)
                .reduce((first, second) -> second);
    }

    /** The referee has ended the game: there, or before the record does. */
    private void ended(GameRecord game, GameState state, Optional<ClaimEvent.Ruled> ruling, List<Wrong> found) {
        GameEnding ending = state.result().orElseThrow();
        int ply = state.history().ply();
        Result right = ending.outcome().overTheBoard();
        Translated how = Translated.of(locale -> how(ending, ruling, locale));
        if (ply < game.plies()) {
            found.add(new Wrong(
                    Fault.PLAYED_ON,
                    ply,
                    game.positionAfter(ply),
                    Translated.of(locale -> WORDS.text(
                            locale,
                            "check.played-on",
                            ply,
                            how.in(locale),
                            game.plies(),
                            game.result().inRecords()))));
        } else if (game.result() != Result.NONE && game.result() != right) {
            found.add(new Wrong(
                    Fault.WRONG_RESULT,
                    ply,
                    game.finalPosition(),
                    Translated.of(locale -> WORDS.text(
                            locale,
                            "check.wrong-result",
                            how.in(locale),
                            game.result().inRecords()))));
        }
    }

    private static String how(GameEnding ending, Optional<ClaimEvent.Ruled> ruling, Locale locale) {
        String plain = WORDS.text(
                locale,
                "check.ending",
                ending.outcome().words(),
                ending.reason().words(),
                RuleBooks.cite(List.of(ending.article())));
        return ruling.map(given -> WORDS.text(
                        locale, "check.ruled", plain, given.why().in(locale), RuleBooks.cite(given.articles())))
                .orElse(plain);
    }

    /** The record ends where the referee would play on: it must not rest on a repetition that was misjudged. */
    private Optional<Wrong> open(GameRecord game, GameState state) {
        int times = state.history().occurrence();
        EndReason reason = game.ending().reason();
        boolean byRepetition = reason.isRepetition() || reason == EndReason.ARBITER;
        boolean silent = reason == EndReason.UNKNOWN && times >= 3;
        if (game.result() == Result.NONE || times < 2 || !byRepetition && !silent) {
            return Optional.empty();
        }
        LineRuling line = arbiter.judge(game.sequence());
        Verdict verdict = line.ruling().verdict();
        Optional<Result> right = switch (verdict) {
            case RED_MUST_VARY -> Optional.of(Result.BLACK_WINS);
            case BLACK_MUST_VARY -> Optional.of(Result.RED_WINS);
            case DRAW -> Optional.of(Result.DRAW);
            case UNDECIDED -> Optional.empty();
        };
        if (right.isEmpty() || right.get() == game.result()) {
            return Optional.empty();
        }
        return Optional.of(new Wrong(
                Fault.WRONG_RULING,
                game.plies(),
                game.finalPosition(),
                Translated.of(WORDS.message(
                        "check.wrong-ruling",
                        line.ruling().summary(),
                        RuleBooks.cite(line.ruling().articles()),
                        game.result().inRecords())::in)));
    }
}
