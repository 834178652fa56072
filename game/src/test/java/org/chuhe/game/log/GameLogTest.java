package org.chuhe.game.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.game.BrokenText;
import org.chuhe.game.InTwoLanguages;
import org.chuhe.game.Referee;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.ClockEvent;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.Players;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** The log as text: one spelling, strictly read. */
class GameLogTest {
    private static final Referee REFEREE = new Referee();

    private static GameState shortGame() {
        GameState state = REFEREE.start(5000, new Players("王 天一", "A=B, (c)"), GameRegulations.online());
        for (int i = 0; i < 12; i++) {
            Side side = state.position().sideToMove();
            Move move = state.position().legalMoves().get(i);
            state = REFEREE.answer(state, new PlayCommand.MakeMove(6000 + 1000 * i, side, move))
                    .state();
        }
        return REFEREE.answer(state, new EndCommand.Resign(90_000, Side.RED)).state();
    }

    @Test
    void readsBackWhatItWrites() {
        GameState game = shortGame();
        String text = GameLog.write(game);
        assertThat(text).startsWith("chuhe-game 1\nstarted at=5000 players=(red=王_天一,black=A%003dB%002c_%0028c%0029)");
        assertThat(text).contains("\nmoved at=6000 side=red move=").endsWith(",reason=resignation,article=4.1.12)\n");
        assertThat(GameLog.read(text)).isEqualTo(game);
    }

    @Test
    void writesOneLineAnEvent() {
        PlayEvent.Moved moved = new PlayEvent.Moved(1500, Side.RED, Move.of(25, 22));
        assertThat(GameLog.writeLine(moved)).isEqualTo("moved at=1500 side=red move=h2e2");
        assertThat(GameLog.readLine("moved at=1500 side=red move=h2e2"))
                .isEqualTo(new LogLine(moved, "", "moved at=1500 side=red move=h2e2", false));
    }

    /** Whoever reads the log later sees which official it was. */
    @Test
    void namesTheOfficialWhoEnteredAnEvent() {
        GameState begun = REFEREE.start(0, new Players("甲", "乙"), GameRegulations.online());
        GameState paused = begun.apply(new ClockEvent.Paused(1000, ConductBook.article("21.4")))
                .by("王 五");
        GameState set = paused.apply(new ClockEvent.ClockSet(2000, Side.RED, 1000, ConductBook.article("21.4")));
        String text = GameLog.write(set);
        assertThat(text).contains("\npaused at=1000 article=21.4 by=王_五\n").endsWith(" left=1000 article=21.4\n");
        assertThat(GameLog.read(text)).isEqualTo(set);
        assertThat(GameLog.write(GameLog.read(text))).isEqualTo(text);
        assertThat(Narrator.toTheSecond(Locale.ENGLISH).tell(set))
                .element(1)
                .isEqualTo("[0:00:01] The clocks are stopped (article 21.4) (entered by 王 五)");
        assertThat(Narrator.toTheSecond(Locale.CHINESE).tell(set).get(1)).endsWith("（由王 五执行）");
        assertThat(Narrator.toTheSecond(Locale.ENGLISH).tell(set).get(2)).doesNotContain("王");
        assertThatThrownBy(() -> GameLog.readLine("resumed at=1 by=%")).isInstanceOf(GameLogException.class);
    }

    @Test
    void keepsAnyText() {
        for (String words :
                List.of("", "%", " ", "a\nb\r\u2028\u0000", "\ud83d\ude00", "\ud83d", "\ude00x", "-=()[]", "a_b c")) {
            ConductEvent.Warned event = new ConductEvent.Warned(
                    1, Side.BLACK, Authority.ARBITER, InTwoLanguages.said(words, words + words));
            String line = GameLog.writeLine(event);
            assertThat(line.lines()).hasSize(1);
            assertThat(GameLog.readLine(line).event()).isEqualTo(event);
        }
    }

    @Test
    void readsDefaultsThatHoldSomethingUnknown() {
        for (String line : List.of(
                "warned at=1 side=red decidedBy=arbiter why=(zh=a,en=a,tone=calm)",
                "warned at=1 side=red decidedBy=arbiter why=(tone=calm,zh=%,en=%)",
                GameLog.writeLine(shortGame().log().events().get(0))
                        .replace(" start=", " handicap=(minutes=5) start="))) {
            LogLine read = GameLog.readLine(line);
            assertThat(read.saysMore()).as(line).isTrue();
            assertThat(GameLog.writeLine(read.event())).isNotEqualTo(line);
        }
    }

    @Test
    void saysWhereItFails() {
        String text = GameLog.write(shortGame());
        assertThatThrownBy(() -> GameLog.read("")).isInstanceOf(GameLogException.class);
        assertThatThrownBy(() -> GameLog.read("chuhe-game 2\n"))
                .isInstanceOf(GameLogException.class)
                .hasMessageContaining("line 1");
        assertThatThrownBy(() -> GameLog.read("chuhe-game 1\n"))
                .isInstanceOf(GameLogException.class)
                .hasMessageContaining("line 2");
        assertThatThrownBy(() -> GameLog.read(text.substring(0, text.length() - 1)))
                .isInstanceOf(GameLogException.class)
                .hasMessageContaining("does not end");
        assertThatThrownBy(() -> GameLog.read(text.replaceFirst("moved at=", "moved at=0")))
                .isInstanceOf(GameLogException.class)
                .hasMessageContaining("line 3");
        assertThatThrownBy(() -> GameLog.read(text + "resumed at=90000\n"))
                .isInstanceOfSatisfying(
                        GameLogException.class,
                        e -> assertThat(e.line()).isEqualTo((int) text.lines().count() + 1));
    }

    @Test
    void refusesWhatIsNotAnEvent() {
        for (String line : List.of(
                "",
                "moved",
                "moves at=1 side=red move=h2e2",
                "moved at=1 side=red move=h2e2 ",
                "moved at=+1 side=red move=h2e2",
                "moved at=01 side=red move=h2e2",
                "moved at=1 side=RED move=h2e2",
                "moved at=1 side=red move=h2e",
                "moved at=1 side=red move=h2j2",
                "moved at=1 side=red move=H2e2",
                "moved  at=1 side=red move=h2e2",
                "moved side=red at=1 move=h2e2",
                "moved at=99999999999999999999 side=red move=h2e2",
                "moved at=1 at=1 side=red move=h2e2",
                "moved at=1 side=red side=red move=h2e2",
                "moved at=1 side=red move=(h2e2)",
                "moved at=1 side=red move=h2e2 more=",
                "moved at=1 side=red move=h2e2 more=a more=b",
                "moved at=1 side=red move=h2e2 more=[a",
                "moved at=1 side=red move=h2e2 more=(a)",
                "moved at=1 side=red move=h2e2 more=" + "[".repeat(100_000),
                "draw-declined at=1 side=red byPlaying=false",
                "draw-declined at=1 side=red byPlaying=yes",
                "draw-declined at=1 byPlaying=true side=red",
                "position-restored at=1 ply=99999999999",
                "warned at=1 side=red decidedBy=arbiter why=(%00,a)",
                "warned at=1 side=red decidedBy=arbiter why=%00",
                "warned at=1 side=red decidedBy=arbiter why=%0041",
                "warned at=1 side=red decidedBy=arbiter why=(zh=a)",
                "warned at=1 side=red decidedBy=arbiter why=(zh=a,en=a)",
                "warned at=1 side=red decidedBy=arbiter why=(code=limit,with=[])",
                "warned at=1 side=red decidedBy=arbiter why=[]",
                "ruled at=1 verdict=draw side=(red articles=[]",
                "ruled at=1 verdict=draw articles=[,]",
                "ruled at=1 articles=[] verdict=draw")) {
            assertThatThrownBy(() -> GameLog.readLine(line)).as(line).isInstanceOf(GameLogException.class);
        }
    }

    @Test
    void brokenTextIsRefusedOrReadsBackTheSame() {
        String text = GameLog.write(shortGame());
        Seeded.forAll(1500, random -> {
            String broken = BrokenText.of(text, random);
            GameState state;
            try {
                state = GameLog.read(broken);
            } catch (GameLogException e) {
                assertThat(e.line()).isPositive();
                return;
            }
            assertThat(GameLog.write(state)).isEqualTo(broken);
        });
    }
}
