package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/** A game being played in a test: hands out commands and keeps the time. */
final class Table {
    static final Players PLAYERS = new Players("甲", "乙");
    static final long NOON = 1_000_000;

    private Referee referee = new Referee();
    GameState state;
    long now = NOON;
    private Answer last;

    Table(GameState state) {
        this.state = state;
        this.last = new Answer(state, List.of(), Optional.empty());
    }

    /** A game from the usual position. */
    static Table of(GameRegulations regulations) {
        return new Table(new Referee().start(NOON, PLAYERS, regulations));
    }

    /** A game from a given position. */
    static Table of(GameRegulations regulations, String fen) {
        return new Table(new Referee().start(NOON, PLAYERS, regulations, Handicap.NONE, Fen.read(fen), true, true));
    }

    /** A game to which somebody may be late. */
    static Table late(GameRegulations regulations, boolean redPresent, boolean blackPresent) {
        return new Table(new Referee().start(NOON, PLAYERS, regulations, Handicap.NONE, redPresent, blackPresent));
    }

    Table judgedBy(RepetitionJudge judge) {
        referee = new Referee(judge);
        return this;
    }

    /** Time passes before the next command. */
    Table wait(Duration time) {
        now += time.toMillis();
        return this;
    }

    Table waitMillis(long millis) {
        now += millis;
        return this;
    }

    /** Gives a command and keeps the answer. */
    Table give(LongFunction<GameCommand> command) {
        last = referee.answer(state, command.apply(now));
        state = last.state();
        Invariants.check(state);
        return this;
    }

    /** Gives a command that must be accepted. */
    Table accept(LongFunction<GameCommand> command) {
        give(command);
        assertThat(last.refusal()).isEmpty();
        return this;
    }

    /** Gives a command that must be refused by this article. */
    Table refuse(String article, LongFunction<GameCommand> command) {
        GameState before = state;
        give(command);
        assertThat(last.refusal()).isPresent();
        assertThat(last.refusal().get().article()).isEqualTo(ConductBook.cited(article));
        assertThat(last.refusal().get().in(Locale.CHINESE)).isNotBlank();
        assertThat(last.refusal().get().in(Locale.ENGLISH)).isNotBlank();
        if (last.events().isEmpty()) {
            assertThat(state).isEqualTo(before);
        }
        return this;
    }

    /** The side to move plays, a second after the last event, and presses the clock if that is left to it. */
    Table play(String... moves) {
        for (String move : moves) {
            Side side = state.position().sideToMove();
            waitMillis(1000);
            accept(at -> new PlayCommand.MakeMove(at, side, move(move)));
            if (!state.isOver() && state.turn().moved()) {
                press(side);
            }
        }
        return this;
    }

    /** A side plays without pressing the clock. */
    Table move(Side side, String move) {
        return accept(at -> new PlayCommand.MakeMove(at, side, move(move)));
    }

    Table press(Side side) {
        return accept(at -> new ClockCommand.PressClock(at, side));
    }

    /** From the usual position the rooks go to and fro: so many rounds without a capture. */
    Table shuffle(int rounds) {
        for (int i = 0; i < rounds; i++) {
            boolean home = state.position().pieceAt(point("a0")).isPresent();
            play(home ? "a0a1" : "a1a0", home ? "a9a8" : "a8a9");
        }
        return this;
    }

    Answer answer() {
        return last;
    }

    /** The names of the last command's events. */
    List<String> events() {
        return last.events().stream()
                .map(event -> event.getClass().getSimpleName())
                .toList();
    }

    Table ended(Result outcome, EndReason reason, String article) {
        assertThat(state.result()).isPresent();
        GameEnding result = state.result().get();
        assertThat(result.outcome()).isEqualTo(outcome);
        assertThat(result.reason()).isEqualTo(reason);
        assertThat(result.article()).isEqualTo(ConductBook.cited(article));
        assertThat(state.clock().running()).isEmpty();
        assertThat(GameLog.read(GameLog.write(state))).isEqualTo(state);
        return this;
    }

    Table goesOn() {
        assertThat(state.result()).isEmpty();
        return this;
    }

    Table fouls(Side side, int count) {
        assertThat(state.record(side).fouls()).isEqualTo(count);
        return this;
    }

    static Move move(String iccs) {
        return new Move(point(iccs.substring(0, 2)), point(iccs.substring(2)));
    }

    static Square point(String name) {
        return Square.parse(name).orElseThrow();
    }

    static List<Square> points(String... names) {
        return List.of(names).stream().map(Table::point).toList();
    }
}
