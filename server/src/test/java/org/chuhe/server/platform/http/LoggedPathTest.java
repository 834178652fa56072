package org.chuhe.server.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The log is read by more people than may hand in a line-up. */
class LoggedPathTest {
    private static final String KEY = "vktC6SLo0q1bR2-s3T_u4v";

    @ParameterizedTest
    @CsvSource({
        "/events/{id}/enter/{key}, /events/AbCdEfGhIjKlMnOp/enter/{}, /events/AbCdEfGhIjKlMnOp/enter/{key}",
        "/events/{id}/captain/{key}, /events/AbCdEfGhIjKlMnOp/captain/{}, /events/AbCdEfGhIjKlMnOp/captain/{key}",
        "/practice/exams/sit/{secret}/time, /practice/exams/sit/{}/time, /practice/exams/sit/{secret}/time",
        "/events/{id}/rounds/{no}, /events/AbCdEfGhIjKlMnOp/rounds/3, /events/AbCdEfGhIjKlMnOp/rounds/3",
        // Something has failed before anybody knew the route, or there is none.
        "*, /events/x/captain/{}, /events/x/captain/{…}",
        "'', /events/x/captain/{}/more, /events/x/captain/{…}/more",
        "/, /, /",
    })
    void secretsInAddressesAreLeftOut(String route, String path, String logged) {
        assertThat(LoggedPath.of(route, path.replace("{}", KEY))).isEqualTo(logged);
        assertThat(LoggedPath.of("", "/a\nb")).isEqualTo("/a?b");
    }

    @Test
    void ofEveryParameterItIsKnownWhetherItIsASecret() {
        Set<String> used = new TreeSet<>();
        try (TestServer server = TestServer.start()) {
            server.server().routes().forEach(route -> {
                Matcher parameter = Pattern.compile("[{<]([^}>]*)[}>]").matcher(route.path());
                while (parameter.find()) {
                    used.add(parameter.group(1));
                }
            });
        }
        Set<String> known = new TreeSet<>(LoggedPath.SECRET);
        assertThat(LoggedPath.PLAIN).doesNotContainAnyElementsOf(LoggedPath.SECRET);
        known.addAll(LoggedPath.PLAIN);
        assertThat(used).isEqualTo(known);
    }
}
