package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chuhe.core.Side.BLACK;
import static org.chuhe.core.Side.RED;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.OfferCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.junit.jupiter.api.Test;

/**
 * A game in which much goes wrong: two false claims, an illegal move, a draw offer too many and a flag. An arbiter who
 * reads the log must be able to follow every decision with its article, in Chinese or English. The expected texts lie
 * beside this test; {@code -Dchuhe.story.write=true} writes them anew.
 */
class StoryTest {
    private static final Path FOLDER = Path.of("src/test/resources/org/chuhe/game");

    private static GameState story() {
        GameRegulations regulations = GameRegulations.provincial()
                .withClock(ClockScheme.increment(Duration.ofMinutes(10), Duration.ofSeconds(5)));
        return Table.of(regulations)
                .play("h2e2")
                .wait(Duration.ofSeconds(20))
                // A horse does not go straight ahead.
                .move(BLACK, "h9h7")
                .play("h9g7")
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .play("h0g2", "i9h9")
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .accept(at -> new OfferCommand.DeclineDraw(at, BLACK))
                .play("i0h0", "h7h3")
                // The third offer without one from Black is too many.
                .wait(Duration.ofSeconds(3))
                .accept(at -> new OfferCommand.OfferDraw(at, RED))
                .play("b0c2")
                // A false claim of a repetition is not heard, a false claim of the limit is punished.
                .accept(at -> new ClaimCommand.ClaimRepetition(at, BLACK))
                .play("b9c7")
                .accept(at -> new ClaimCommand.ClaimLimit(at, RED))
                .play("c3c4", "g6g5")
                .wait(Duration.ofMinutes(7))
                .accept(ClockCommand.Tick::new)
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.RED))
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.BLACK))
                .accept(at -> new EndCommand.Sign(at, EndEvent.Signer.ARBITER))
                .state;
    }

    @Test
    void anArbiterCanFollowItInChinese() throws IOException {
        compare("story_zh.txt", String.join("\n", new Narrator(Locale.CHINESE).tell(story())) + "\n");
    }

    @Test
    void anArbiterCanFollowItInEnglish() throws IOException {
        compare("story_en.txt", String.join("\n", new Narrator(Locale.ENGLISH).tell(story())) + "\n");
    }

    @Test
    void aProgramCanReplayIt() throws IOException {
        GameState game = story();
        compare("story.log", GameLog.write(game));
        assertThat(GameLog.read(resource("story.log"))).isEqualTo(game);
        assertThat(game.phase()).isEqualTo(Phase.CLOSED);
    }

    private static void compare(String name, String text) throws IOException {
        System.out.print(text);
        if (Boolean.getBoolean("chuhe.story.write")) {
            Files.writeString(FOLDER.resolve(name), text);
            return;
        }
        assertThat(text).isEqualTo(resource(name));
    }

    private static String resource(String name) throws IOException {
        if (Boolean.getBoolean("chuhe.story.write")) {
            return Files.readString(FOLDER.resolve(name));
        }
        try (InputStream in = StoryTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
