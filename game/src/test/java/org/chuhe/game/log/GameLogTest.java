package org.chuhe.game.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.game.Authority;
import org.chuhe.game.ConductEvent;
import org.chuhe.game.EndCommand;
import org.chuhe.game.GameState;
import org.chuhe.game.PlayCommand;
import org.chuhe.game.PlayEvent;
import org.chuhe.game.Players;
import org.chuhe.game.Referee;
import org.chuhe.game.Words;
import org.chuhe.game.rules.Regulations;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** The log as text: one spelling, strictly read. */
class GameLogTest {
    private static final Referee REFEREE = new Referee();

    private static GameState shortGame() {
        GameState state = REFEREE.start(5000, new Players("王 天一", "A=B, (c)"), Regulations.online());
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
        assertThat(text).startsWith("chuhe-game 1\nstarted at=5000 players=(王_天一,A%003dB%002c_%0028c%0029)");
        assertThat(text).contains("\nmoved at=6000 side=RED move=").endsWith(",RESIGNATION,4.1.12,true)\n");
        assertThat(GameLog.read(text)).isEqualTo(game);
    }

    @Test
    void writesOneLineAnEvent() {
        PlayEvent.Moved moved = new PlayEvent.Moved(1500, Side.RED, Move.of(25, 22));
        assertThat(GameLog.writeLine(moved)).isEqualTo("moved at=1500 side=RED move=h2e2");
        assertThat(GameLog.readLine("moved at=1500 side=RED move=h2e2")).isEqualTo(moved);
    }

    @Test
    void keepsAnyText() {
        for (String words :
                List.of("", "%", " ", "a\nb\r\u2028\u0000", "\ud83d\ude00", "\ud83d", "\ude00x", "-=()[]", "a_b c")) {
            ConductEvent.Warned event =
                    new ConductEvent.Warned(1, Side.BLACK, Authority.ARBITER, new Words(words, words + words));
            String line = GameLog.writeLine(event);
            assertThat(line.lines()).hasSize(1);
            assertThat(GameLog.readLine(line)).isEqualTo(event);
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
                "moves at=1 side=RED move=h2e2",
                "moved at=1 side=RED move=h2e2 ",
                "moved at=+1 side=RED move=h2e2",
                "moved at=01 side=RED move=h2e2",
                "moved at=1 side=red move=h2e2",
                "moved at=1 side=RED move=h2e",
                "moved at=1 side=RED move=h2j2",
                "moved  at=1 side=RED move=h2e2",
                "moved side=RED at=1 move=h2e2",
                "moved at=99999999999999999999 side=RED move=h2e2",
                "warned at=1 side=RED decidedBy=ARBITER why=(%00,a)",
                "warned at=1 side=RED decidedBy=ARBITER why=(%0041,a)",
                "warned at=1 side=RED decidedBy=ARBITER why=(a)",
                "ruled at=1 verdict=DRAW side=(RED articles=[] why=(%,%)",
                "ruled at=1 verdict=DRAW side=() articles=[,] why=(%,%)")) {
            assertThatThrownBy(() -> GameLog.readLine(line)).as(line).isInstanceOf(GameLogException.class);
        }
    }

    @Test
    void brokenTextIsRefusedOrReadsBackTheSame() {
        String text = GameLog.write(shortGame());
        Seeded.forAll(1500, random -> {
            String broken = mutate(text, random);
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

    private static String mutate(String text, SplittableRandom random) {
        StringBuilder broken = new StringBuilder(text);
        String signs = "0123456789-=(),[]% \nabcdeRK/wREDTRUEfalse\ud83d车";
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(broken.length());
            switch (random.nextInt(5)) {
                case 0 -> broken.deleteCharAt(at);
                case 1 -> broken.insert(at, signs.charAt(random.nextInt(signs.length())));
                case 2 -> broken.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
                case 3 -> broken.delete(at, Math.min(broken.length() - 1, at + random.nextInt(80)));
                default -> broken.insert(at, broken.substring(at, Math.min(broken.length(), at + random.nextInt(120))));
            }
        }
        return broken.toString();
    }
}
