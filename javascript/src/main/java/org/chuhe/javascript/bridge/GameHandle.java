package org.chuhe.javascript.bridge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.game.ForbiddenMoves;
import org.chuhe.game.Referee;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.teavm.jso.JSObject;

/** A game that a script holds: the referee answers, this remembers. */
final class GameHandle implements ScriptGame {
    private static final int MOST_MINUTES = 600;

    private final Referee referee = new Referee();
    /** How the game stood before every move that stands. */
    private final List<GameState> before = new ArrayList<>();

    private GameState state;

    private GameHandle(GameState state) {
        this.state = state;
    }

    static ScriptGame begin(Map<String, Object> terms, long at) {
        RuleBook book = RuleBooks.byId(text(terms, "rules")).orElse(RuleBooks.CXA_2020);
        GameRegulations usual = GameRegulations.online().withBook(book).withClock(clock(terms));
        GameRegulations regulations = usual.withClaims(usual.claims().withWarning(true));
        Players players = new Players(text(terms, "red"), text(terms, "black"));
        String fen = text(terms, "fen");
        Position start = fen.isEmpty() ? Position.START.withSideToMove(book.firstToMove()) : Fen.read(fen);
        GameState state = new Referee().start(at, players, regulations, Handicap.NONE, start, true, true);
        return new GameHandle(state);
    }

    private static ClockScheme clock(Map<String, Object> terms) {
        int minutes = number(terms, "minutes");
        return minutes == 0
                ? ClockScheme.stages(new ClockStage(0, ClockStage.UNLIMITED, 0))
                : ClockScheme.increment(Duration.ofMinutes(minutes), Duration.ofSeconds(number(terms, "seconds")));
    }

    private static int number(Map<String, Object> terms, String key) {
        return terms.get(key) instanceof Integer number ? Math.max(0, Math.min(MOST_MINUTES, number)) : 0;
    }

    private static String text(Map<String, Object> terms, String key) {
        return terms.get(key) instanceof String text ? text : "";
    }

    @Override
    public JSObject tree() {
        return Trees.toScript(PlayedGame.tree(state, ForbiddenMoves.lossAhead(state, RepetitionJudge.ARBITER)));
    }

    @Override
    public JSObject play(String text, double at) {
        GameState old = state;
        Move move;
        try {
            move = read(text);
        } catch (NotationException e) {
            return Trees.toScript(PlayedGame.unreadable(e));
        }
        Answer answer = ask(new PlayCommand.MakeMove((long) at, state.position().sideToMove(), move));
        if (state.history().ply() > old.history().ply()) {
            before.add(old);
        }
        return Trees.toScript(answer.refusal().map(PlayedGame::refusal).orElse(null));
    }

    /** Coordinates, legal or not, for the referee to say why not; any other notation where people type. */
    private Move read(String text) {
        return Iccs.find(text).orElseGet(() -> MoveReader.read(state.position(), text));
    }

    @Override
    public void tick(double at) {
        ask(new ClockCommand.Tick((long) at));
    }

    @Override
    public void resign(boolean red, double at) {
        ask(new EndCommand.Resign((long) at, red ? Side.RED : Side.BLACK));
    }

    private Answer ask(GameCommand command) {
        Answer answer = referee.answer(state, command);
        state = answer.state();
        return answer;
    }

    @Override
    public void takeBack(int plies, double at) {
        int left = before.size() - plies;
        if (plies < 1 || left < 0) {
            return;
        }
        GameState old = before.get(left);
        before.subList(left, before.size()).clear();
        Clock clock = old.clock();
        state = new GameState(
                old.setup(),
                old.phase(),
                old.history(),
                old.times(),
                new Clock(clock.red(), clock.black(), clock.running(), (long) at, clock.idle(), clock.freeUntil()),
                old.red(),
                old.black(),
                old.turn(),
                old.open(),
                old.decisions(),
                old.arbiterSigned(),
                old.result(),
                old.log());
    }

    @Override
    public JSObject allowed() {
        List<Move> legal = state.isOver() ? List.of() : state.position().legalMoves();
        List<Move> forbidden = ForbiddenMoves.of(state.regulations().arbiter(), state.history(), state.duty());
        List<Move> left =
                legal.stream().filter(move -> !forbidden.contains(move)).toList();
        return Trees.toScript(
                (left.isEmpty() ? legal : left).stream().map(Move::toString).toList());
    }
}
