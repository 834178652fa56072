package org.chuhe.server.game.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.platform.rejection.Rejection;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The arbiter's panel, as {@code docs/live-protocol.md} describes it. */
class ArbiterActionsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String KEYS = "\"side\":\"red\",\"left\":60000,\"article\":\"8.1.1\",\"why\":\"x\",\"ply\":1,"
            + "\"verdict\":\"must-vary\",\"articles\":[\"25.3\"],\"outcome\":\"1/2\"";

    private static ArbiterAction read(String action) {
        return ArbiterActions.read(JSON.readTree("{\"action\":\"" + action + "\"," + KEYS + "}"), true);
    }

    @Test
    void everyActionThatIsDescribedIsReadAndNoOther() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "live-protocol.md"));
        String table = page.substring(page.indexOf("| action |"), page.indexOf("`GET /api/arbiter/games` answers"));
        Set<Class<?>> described = Pattern.compile("(?m)^\\| `([a-z-]+)` \\|")
                .matcher(table)
                .results()
                .map((MatchResult row) -> read(row.group(1)).getClass())
                .collect(Collectors.toSet());
        Stream<Class<?>> all = Stream.concat(
                Stream.of(ArbiterAction.InGame.class.getPermittedSubclasses()), Stream.of(ArbiterAction.Attend.class));
        assertThat(described).containsExactlyInAnyOrderElementsOf(all.toList());
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> read("applaud")).isInstanceOf(Rejection.class);
        assertThatThrownBy(
                        () -> ArbiterActions.read(JSON.readTree("{\"action\":\"set-clock\",\"side\":\"green\"}"), true))
                .isInstanceOf(Rejection.class);
    }
}
