package org.chuhe.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClockTextTest {
    @Test
    void schemesAreReadAsPeopleWriteThem() {
        assertThat(ClockText.read("60+30"))
                .contains(ClockScheme.increment(Duration.ofMinutes(60), Duration.ofSeconds(30)));
        assertThat(ClockText.read("20")).contains(ClockScheme.suddenDeath(Duration.ofMinutes(20)));
        ClockScheme stages = ClockText.read("60/30, 10/10").orElseThrow();
        assertThat(stages.stages()).map(ClockStage::moves).containsExactly(30, 10);
        ClockScheme countdown = ClockText.read("15,3x30").orElseThrow();
        assertThat(countdown.countdownPeriods()).isEqualTo(3);
        assertThat(countdown.countdownMillis()).isEqualTo(30_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "60+", "0", "60,20", "3x30,15", "3x30,3x30", "1,2,3,4,5,6,7,8,9,10,11"})
    void whatIsNoSchemeIsNone(String text) {
        assertThat(ClockText.read(text)).isEmpty();
    }

    @Test
    void minutesMayHaveSeconds() {
        assertThat(ClockText.read("2:30+2"))
                .contains(ClockScheme.increment(Duration.ofSeconds(150), Duration.ofSeconds(2)));
        assertThat(ClockText.read("2:60")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"60+30", "20", "60/30,10/10", "15,3x30", "2:30+2", "0:20,5x10", "90/40+5,20/20,10"})
    void aSchemeIsWrittenAsItWasRead(String text) {
        assertThat(ClockText.read(text).flatMap(ClockText::write)).contains(text);
    }

    @Test
    void whatHasNoSuchFormIsNotWritten() {
        assertThat(ClockText.write(ClockScheme.perMove(Duration.ofSeconds(30)))).isEmpty();
        assertThat(ClockText.write(
                        ClockScheme.suddenDeath(Duration.ofSeconds(90).plusNanos(1))))
                .contains("1:30");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0:10+0.1", "0:05.25/20", "1:30.5", "0:00.5+0.001"})
    void programsPlayWithFractionsOfSeconds(String text) {
        assertThat(ClockText.readFine(text).flatMap(ClockText::write)).contains(text);
        assertThat(ClockText.read(text)).isEmpty();
    }

    @Test
    void anyTextIsASchemeOrNone() {
        Seeded.forAll(500, random -> {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(20); i > 0; i--) {
                text.append("0123456789+/,x :.".charAt(random.nextInt(17)));
            }
            ClockText.readFine(text.toString())
                    .ifPresent(scheme -> assertThat(ClockText.write(scheme).flatMap(ClockText::readFine))
                            .contains(scheme));
        });
    }
}
