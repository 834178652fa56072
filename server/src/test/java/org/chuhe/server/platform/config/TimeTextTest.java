package org.chuhe.server.platform.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A time on paper says which time that is. */
class TimeTextTest {
    private static final Instant AT = Instant.parse("2026-03-01T23:30:09Z");

    @ParameterizedTest
    @CsvSource({
        "Asia/Shanghai, Asia/Shanghai, 2026-03-02 07:30:09 UTC+8",
        "UTC+8, UTC+8, 2026-03-02 07:30:09 UTC+8",
        "+08:00, UTC+8, 2026-03-02 07:30:09 UTC+8",
        "UTC, UTC, 2026-03-01 23:30:09 UTC",
        "Z, UTC, 2026-03-01 23:30:09 UTC",
        "Etc/UTC, UTC, 2026-03-01 23:30:09 UTC",
        "Asia/Kolkata, Asia/Kolkata, 2026-03-02 05:00:09 UTC+5:30",
        "-10, UTC-10, 2026-03-01 13:30:09 UTC-10",
        "Europe/Berlin, Europe/Berlin, 2026-03-02 00:30:09 UTC+1",
    })
    void everyZoneHasAName(String zone, String name, String second) {
        TimeText times = new TimeText(TimeText.zone(zone).orElseThrow());
        assertThat(times.name()).isEqualTo(name);
        assertThat(times.second(AT)).isEqualTo(second);
        assertThat(times.minute(AT)).isEqualTo(second.replace(":09 ", " "));
        assertThat(times.day(AT)).isEqualTo(second.substring(0, 10));
        assertThat(times.clock(AT)).isEqualTo(second.substring(11, 16));
        assertThat(times.shortly(AT)).isEqualTo(second.substring(5, 16));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Beijing", "CST", "UTC+99", "8", "Asia/Nowhere", "../../etc/passwd"})
    void whatIsNoZoneIsNone(String text) {
        assertThat(TimeText.zone(text)).isEmpty();
    }
}
