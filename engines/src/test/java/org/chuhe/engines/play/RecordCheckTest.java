package org.chuhe.engines.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.engines.play.RecordCheck.Fault;
import org.chuhe.engines.play.RecordCheck.Wrong;
import org.chuhe.records.Records;
import org.junit.jupiter.api.Test;

/** Games that were played elsewhere. */
class RecordCheckTest {
    private static final String PERPETUAL = "[FEN \"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1\"]\n\n";
    private static final String ROUND = "f0e0 e8f8 e0f0 f8e8 ";
    private static final RecordCheck CHECK =
            new RecordCheck(MatchConditions.regulations(RuleBooks.CXA_2020, MatchConditions.NO_CLOCK), 50_000);

    private static List<Wrong> check(String result, String tags, String moves) {
        String pgn = "[Game \"Chinese Chess\"]\n[Result \"" + result + "\"]\n" + tags + moves + " " + result + "\n";
        return CHECK.check(
                Records.read("x.pgn", pgn.getBytes(StandardCharsets.UTF_8)).get(0));
    }

    private static void one(List<Wrong> found, Fault fault, int ply, String words) {
        assertThat(found).singleElement().satisfies(wrong -> {
            assertThat(wrong.fault()).isEqualTo(fault);
            assertThat(wrong.ply()).isEqualTo(ply);
            assertThat(wrong.words().in(Locale.ENGLISH)).contains(words);
        });
    }

    @Test
    void aPerpetualCheckerWhoWasGivenADraw() {
        List<Wrong> found = check("1/2-1/2", PERPETUAL, ROUND.repeat(3));
        one(found, Fault.WRONG_RESULT, 12, "perpetual check");
    }

    @Test
    void whoPlaysOnAfterItWasLost() {
        one(check("1/2-1/2", PERPETUAL, ROUND.repeat(5)), Fault.PLAYED_ON, 12, "25.1");
    }

    @Test
    void theRightResultIsRight() {
        assertThat(check("0-1", PERPETUAL, ROUND.repeat(3))).isEmpty();
        assertThat(check("1-0", "\n", "h2e2 h9g7")).isEmpty();
    }

    @Test
    void aDrawByThreefoldIsNoDrawIfOneSideMustVary() {
        String tags = "[Termination \"repetition\"]\n" + PERPETUAL;
        one(check("1/2-1/2", tags, ROUND.repeat(2)), Fault.WRONG_RULING, 8, "Red");
        assertThat(check("0-1", tags, ROUND.repeat(2))).isEmpty();
    }

    @Test
    void anIllegalMoveIsFound() {
        one(check("1-0", "\n", "h2e2 h9g7 i0i9 a9a8"), Fault.ILLEGAL_MOVE, 2, "i0");
    }

    @Test
    void mateThatIsCalledADraw() {
        String mate = "[FEN \"3k5/1R7/9/9/9/9/9/9/9/R3K4 w - - 0 1\"]\n\n";
        one(check("1/2-1/2", mate, "a0a9"), Fault.WRONG_RESULT, 1, "4.1.1");
    }
}
