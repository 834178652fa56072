package org.chuhe.server.training.exams;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.chuhe.server.platform.operation.Outage;
import org.junit.jupiter.api.Test;

/** How long a candidate has, with whatever has interrupted him. */
class SittingTimeTest {
    private static final long MINUTE = 60_000;
    private static final long BEGUN = 1_000 * MINUTE;

    /** Thirty minutes, and outages from and to so many minutes after the beginning. */
    private static SittingTime time(long... outages) {
        List<Outage> all = new ArrayList<>();
        for (int i = 0; i < outages.length; i += 2) {
            all.add(new Outage(BEGUN + outages[i] * MINUTE, BEGUN + outages[i + 1] * MINUTE));
        }
        return new SittingTime(BEGUN, 30, all);
    }

    private static long end(long... outages) {
        return (time(outages).end() - BEGUN) / MINUTE;
    }

    @Test
    void withoutAnOutageItIsTheMinutesOfTheExamAndThoseThatWereGiven() {
        assertThat(end()).isEqualTo(30);
        assertThat(new SittingTime(BEGUN, 30 + 5, List.of()).end()).isEqualTo(BEGUN + 35 * MINUTE);
    }

    @Test
    void anOutageIsNotCharged() {
        assertThat(end(10, 14)).isEqualTo(34);
        assertThat(end(10, 14, 20, 21)).isEqualTo(35);
        assertThat(end(29, 500)).as("a night").isEqualTo(501);
    }

    @Test
    void whatWasBeforeOrAfterIsNothingToTheCandidate() {
        assertThat(end(-20, -10)).isEqualTo(30);
        assertThat(end(-20, 0)).isEqualTo(30);
        assertThat(end(30, 40)).isEqualTo(30);
        assertThat(end(31, 40)).isEqualTo(30);
        assertThat(end(-2, 3)).as("only what fell into his time").isEqualTo(33);
    }

    @Test
    void anOutageInTheTimeThatWasGivenBackCountsToo() {
        assertThat(end(10, 14, 33, 40)).isEqualTo(41);
        assertThat(end(10, 14, 34, 40)).isEqualTo(34);
    }

    @Test
    void whatSeveralProcessesNotedIsGivenOnce() {
        assertThat(end(10, 14, 10, 14)).isEqualTo(34);
        assertThat(end(10, 14, 12, 16)).isEqualTo(36);
        assertThat(end(10, 20, 12, 14)).isEqualTo(40);
        assertThat(end(12, 16, 10, 14)).as("in whatever order").isEqualTo(36);
        assertThat(time(10, 14, 14, 16).interruptions(BEGUN + 60 * MINUTE))
                .containsExactly(new Outage(BEGUN + 10 * MINUTE, BEGUN + 16 * MINUTE));
    }

    /** It may be noted before the server knows that it is over. */
    @Test
    void anOutageThatIsStillToComeGivesNothingYet() {
        assertThat(time(10, 14).left(BEGUN + 10 * MINUTE)).isEqualTo(20 * MINUTE);
        assertThat(time(10, 14).left(BEGUN + 12 * MINUTE)).isEqualTo(20 * MINUTE);
        assertThat(time(10, 14).left(BEGUN + 15 * MINUTE)).isEqualTo(19 * MINUTE);
        assertThat(time().left(BEGUN + 31 * MINUTE)).isZero();
    }

    @Test
    void interruptionsAreThoseBeforeHeFinished() {
        assertThat(time(-5, 2, 10, 14, 20, 25).interruptions(BEGUN + 22 * MINUTE))
                .containsExactly(
                        new Outage(BEGUN, BEGUN + 2 * MINUTE),
                        new Outage(BEGUN + 10 * MINUTE, BEGUN + 14 * MINUTE),
                        new Outage(BEGUN + 20 * MINUTE, BEGUN + 22 * MINUTE));
        assertThat(time(10, 14).interruptions(BEGUN + 10 * MINUTE)).isEmpty();
    }

    /** Whatever happened, what is left when interruptions are taken out is the time that was promised, to the minute. */
    @Test
    void everybodyHasHisMinutes() {
        Random random = new Random(21_4);
        for (int run = 0; run < 2_000; run++) {
            List<Outage> outages = new ArrayList<>();
            boolean[] down = new boolean[400];
            for (int i = random.nextInt(6); i > 0; i--) {
                int from = random.nextInt(100);
                int to = from + 1 + random.nextInt(20);
                outages.add(new Outage(BEGUN + (from - 20) * MINUTE, BEGUN + (to - 20) * MINUTE));
                for (int minute = from; minute < to; minute++) {
                    down[minute] = true;
                }
            }
            Collections.shuffle(outages, random);
            SittingTime time = new SittingTime(BEGUN, 30, outages);
            int minute = 20;
            for (int charged = 0; charged < 30; minute++) {
                assertThat(time.left(BEGUN + (minute - 20) * MINUTE)).isEqualTo((30 - charged) * MINUTE);
                charged += down[minute] ? 0 : 1;
            }
            assertThat(time.left(time.end())).isZero();
            assertThat(time.end()).as(outages.toString()).isEqualTo(BEGUN + (minute - 20) * MINUTE);
        }
    }
}
