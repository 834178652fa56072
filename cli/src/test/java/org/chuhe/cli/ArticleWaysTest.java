package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.core.Position;
import org.chuhe.game.incident.EntryReader;
import org.chuhe.game.incident.Incident;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The ways to an article that game/ARTICLES.md names exist: incidents in the catalogue, options of the command, addresses of
 * the server and fields of its form. Only this module sees them all.
 */
class ArticleWaysTest {
    private static final Path TABLE = Path.of("../game/ARTICLES.md");
    private static final Path ADDRESSES = Path.of("../server/src/test/resources/org/chuhe/server/security/rights.txt");
    private static final Path FORM = Path.of("../server/src/main/jte/conduct/tables.jte");
    private static final Pattern NAMED = Pattern.compile("`([^`]+)`");
    private static final String COMMAND = "chuhe game ";

    @TestFactory
    Stream<DynamicTest> everyWayExists() throws IOException {
        List<String> rows = Files.readAllLines(TABLE).stream()
                .filter(line -> line.matches("\\| \\d.*"))
                .toList();
        assertThat(rows).hasSizeGreaterThan(80);
        return rows.stream().map(row -> {
            String[] cells = row.split("\\s*\\|\\s*");
            return DynamicTest.dynamicTest(cells[1], () -> check(cells[3]));
        });
    }

    private static void check(String ways) throws IOException {
        List<String> named = NAMED.matcher(ways)
                .results()
                .map(MatchResult::group)
                .map(way -> way.replace("`", ""))
                .toList();
        assertThat(named).isNotEmpty();
        for (String way : named) {
            assertThat(exists(way)).as(way).isTrue();
        }
    }

    private static boolean exists(String way) throws IOException {
        if (way.startsWith("/")) {
            return Files.readAllLines(ADDRESSES).stream()
                    .anyMatch(line -> line.matches("GET " + Pattern.quote(way) + " .*"));
        }
        if (way.startsWith(COMMAND)) {
            return Run.of("game", "--help")
                    .out()
                    .matches("(?s).*" + Pattern.quote(way.substring(COMMAND.length())) + "[= \\n].*");
        }
        if (way.equals("move")) {
            return EntryReader.read(Position.START, 0, "h2e2").incident() == Incident.MOVE;
        }
        return Incident.byId(way).isPresent() || Files.readString(FORM).contains("name=\"" + way + "\"");
    }
}
