package org.chuhe.engines.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Illegality;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.engines.process.EngineClient;
import org.chuhe.engines.process.EngineClient.Found;
import org.chuhe.engines.process.EngineFailure;
import org.chuhe.engines.protocol.EngineAnswer;
import org.chuhe.engines.protocol.SearchRequest;
import org.chuhe.game.ForbiddenMoves;
import org.chuhe.game.Referee;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.text.Translated;

/**
 * Plays one game. The programs name moves; whatever follows from them is decided by the {@link Referee} of all other games.
 * Time is what the programs took: between two questions the clocks stand.
 */
public final class GameConductor {
    private static final Messages WORDS = Messages.beside(GameConductor.class);
    /** The arbiter's word, where no article of the book fits what programs do (16.3). */
    private static final String ARBITERS_WORD = "16.3";
    /** The way in which pieces move was broken (4.1.8). */
    private static final String ILLEGAL = "4.1.8";

    private final MatchConditions conditions;
    private final GameSpectator spectator;
    private final Referee referee;
    private final Arbiter arbiter;
    private final ClaimWatch watch;
    private final ThinkingTime time;
    private final Adjudication adjudication;
    private final List<PlayedGame.Thought> thoughts = new ArrayList<>();
    private final List<RuledRepetition> rulings = new ArrayList<>();
    /** The last ruling that left the matter open; the game goes on then. */
    private Optional<Ruling> undecided = Optional.empty();

    private GameState state;
    private Mishap mishap = Mishap.NONE;
    private Optional<Side> by = Optional.empty();
    private Translated remark = Translated.same("");
    private List<String> transcript = List.of();

    private GameConductor(MatchConditions conditions, Players players, Position start, GameSpectator spectator) {
        this.conditions = conditions;
        this.spectator = spectator;
        arbiter = conditions.regulations().arbiter().withNodes(conditions.rulingNodes());
        referee = new Referee((book, cycle) -> Optional.of(noted(arbiter.judge(cycle))));
        watch = new ClaimWatch(arbiter);
        time = new ThinkingTime(conditions);
        adjudication = new Adjudication(conditions.lossRule(), conditions.drawRule());
        state = referee.start(0, players, conditions.regulations(), Handicap.NONE, start, true, true);
    }

    /** Plays a game from a position to its end. */
    public static PlayedGame play(
            MatchConditions conditions,
            Players players,
            Position start,
            EngineClient red,
            EngineClient black,
            GameSpectator spectator)
            throws InterruptedException {
        return new GameConductor(conditions, players, start, spectator).play(red, black);
    }

    private PlayedGame play(EngineClient red, EngineClient black) throws InterruptedException {
        if (begin(red, Side.RED) && begin(black, Side.BLACK)) {
            while (!state.isOver()) {
                Side side = state.position().sideToMove();
                turn(side, side == Side.RED ? red : black);
            }
        }
        return new PlayedGame(state, thoughts, rulings, mishap, by, remark, transcript);
    }

    private boolean begin(EngineClient engine, Side side) throws InterruptedException {
        try {
            engine.newGame();
            return true;
        } catch (EngineFailure e) {
            failed(side, e);
            return false;
        }
    }

    private void turn(Side side, EngineClient engine) throws InterruptedException {
        List<Move> forbidden = warns(engine) ? ForbiddenMoves.of(arbiter, state.history(), state.duty()) : List.of();
        boolean offered = state.offer().filter(side.opponent()::equals).isPresent();
        SearchRequest request = new SearchRequest(
                state.start(),
                state.history().moves(),
                state.position(),
                time.limits(state, side, engine.spec().limits()),
                forbidden,
                offered);
        Found found;
        spectator.thinks(state);
        try {
            found = engine.search(request, time.longest(state, side), listener(side, engine));
        } catch (EngineFailure e) {
            failed(side, e);
            return;
        }
        long flag = time.untilFlag(state, side);
        if (found.millis() >= flag + conditions.marginMillis()) {
            remember(Mishap.LATE, side, WORDS.message("late", name(side), found.millis() - flag), engine.transcript());
            ask(new ClockCommand.Tick(now() + flag));
            return;
        }
        answered(side, found, now() + Math.min(found.millis(), flag - 1), engine);
    }

    private EngineClient.Listener listener(Side side, EngineClient engine) {
        return spectator == GameSpectator.NOBODY
                ? EngineClient.Listener.NONE
                : line -> spectator.says(side, engine.protocol(), line);
    }

    private boolean warns(EngineClient engine) {
        return switch (conditions.warning()) {
            case NOBODY -> false;
            case UCCI -> engine.protocol().id().equals("ucci");
            case EVERYBODY -> true;
        };
    }

    private void answered(Side side, Found found, long at, EngineClient engine) {
        EngineAnswer answer = found.answer();
        if (answer.resigns()) {
            remark = Translated.of(WORDS.message(answer.text().isEmpty() ? "no-move" : "resigns", name(side))::in);
            ask(new EndCommand.Resign(at, side));
            return;
        }
        if (answer.move().isEmpty()) {
            Message why = WORDS.message("nonsense", name(side), shortened(answer.text()));
            remember(Mishap.NONSENSE, side, why, engine.transcript());
            decide(at, side.opponent().wins(), ILLEGAL, why);
            return;
        }
        if (answer.draw()) {
            offer(side, at);
            if (state.isOver()) {
                return;
            }
        }
        played(side, answer.move().get(), found, at, engine);
    }

    /** A standing offer is accepted, otherwise one is made, if that is no foul by now (22.1). */
    private void offer(Side side, long at) {
        if (state.offer().filter(side.opponent()::equals).isPresent()) {
            ask(new OfferCommand.AcceptDraw(at, side));
            return;
        }
        int ahead =
                state.record(side).offers() + 1 - state.record(side.opponent()).offers();
        if (ahead <= state.regulations().claims().offersAhead()) {
            ask(new OfferCommand.OfferDraw(at, side));
        }
    }

    private void played(Side side, Move move, Found found, long at, EngineClient engine) {
        if (!state.position().isLegal(move)) {
            Message why = WORDS.message("illegal", name(side), move, whyIllegal(move));
            remember(Mishap.ILLEGAL, side, why, engine.transcript());
        }
        Answer answer = ask(new PlayCommand.MakeMove(at, side, move));
        if (!answer.isAccepted() && !state.isOver()) {
            // Not even a piece of his own: no illegal move of the book (2.3), so the arbiter decides.
            decide(at, side.opponent().wins(), ILLEGAL, WORDS.message("illegal", name(side), move, whyIllegal(move)));
            return;
        }
        if (mishap == Mishap.NONE) {
            thoughts.add(new PlayedGame.Thought(found.millis(), found.report()));
            adjudication.add(
                    side,
                    found.report().map(report -> OptionalInt.of(report.value())).orElse(OptionalInt.empty()));
            noteUndecided();
            if (!state.isOver() && state.duty().isEmpty() && watch.asks(state.history())) {
                ask(new ClaimCommand.ClaimRepetition(now(), side.opponent()));
            }
            adjudicate();
        }
    }

    private Object whyIllegal(Move move) {
        return Illegality.of(state.position(), move)
                .<Object>map(why -> why.message(state.position(), move))
                .orElse("");
    }

    private void adjudicate() {
        if (state.isOver()) {
            return;
        }
        Optional<Side> lost = adjudication.lost();
        if (lost.isPresent()) {
            ScoreRule rule = conditions.lossRule().orElseThrow();
            decide(
                    now(),
                    lost.get().opponent().wins(),
                    ARBITERS_WORD,
                    WORDS.message("adjudicated.loss", pawns(rule), rule.moves()));
        } else if (adjudication.isDrawn()) {
            ScoreRule rule = conditions.drawRule().orElseThrow();
            decide(now(), Result.DRAW, ARBITERS_WORD, WORDS.message("adjudicated.draw", pawns(rule), rule.moves()));
        }
    }

    private void failed(Side side, EngineFailure failure) {
        boolean hung = failure.kind() == EngineFailure.Kind.HUNG;
        remember(hung ? Mishap.HUNG : Mishap.DIED, side, failure.words(), failure.transcript());
        boolean onMove = state.position().sideToMove() == side;
        if (hung && conditions.isTimed() && onMove) {
            ask(new ClockCommand.Tick(now() + time.untilFlag(state, side)));
        } else {
            decide(now(), side.opponent().wins(), ARBITERS_WORD, failure.words());
        }
    }

    private void remember(Mishap what, Side side, Message why, List<String> said) {
        mishap = what;
        by = Optional.of(side);
        remark = Translated.of(why::in);
        transcript = said;
    }

    private void decide(long at, Result outcome, String article, Message why) {
        remark = Translated.of(why::in);
        ask(new ConductCommand.DecideGame(
                at, Authority.ARBITER, outcome, ConductBook.article(article), Words.said(remark)));
    }

    private Answer ask(GameCommand command) {
        Answer answer = referee.answer(state, command);
        state = answer.state();
        answer.events().stream()
                .flatMap(event -> event.as(ClaimEvent.Ruled.class))
                .map(this::ruled)
                .forEach(rulings::add);
        return answer;
    }

    private RuledRepetition ruled(ClaimEvent.Ruled ruled) {
        return new RuledRepetition(
                state.history().ply(),
                state.position(),
                ruled.verdict(),
                ruled.side(),
                ruled.articles(),
                Translated.of(ruled.why()::in));
    }

    private Ruling noted(Ruling ruling) {
        undecided = ruling.verdict() == Verdict.UNDECIDED ? Optional.of(ruling) : Optional.empty();
        return ruling;
    }

    /** What could not be settled is said once, and play goes on, at the latest to the move limit. */
    private void noteUndecided() {
        if (undecided.isEmpty()) {
            return;
        }
        Ruling open = undecided.get();
        undecided = Optional.empty();
        boolean said = !rulings.isEmpty() && rulings.get(rulings.size() - 1).consequence() == Consequence.UNDECIDED;
        if (!said) {
            rulings.add(new RuledRepetition(
                    state.history().ply(),
                    state.position(),
                    Consequence.UNDECIDED,
                    Optional.empty(),
                    open.articles(),
                    Translated.of(open.summary()::in)));
        }
    }

    private long now() {
        return state.clock().time();
    }

    private String name(Side side) {
        return state.players().of(side);
    }

    private static String shortened(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    private static String pawns(ScoreRule rule) {
        return String.format(Locale.ROOT, "%.2f", rule.score() / 100.0);
    }
}
