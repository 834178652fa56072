package org.chuhe.server.platform.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each table is its feature's alone: the SQL of no other touches it. */
class TableOwnersTest {
    private static final Path SOURCE = Path.of("src", "main", "java", "org", "chuhe", "server");
    private static final Path TABLES = Path.of(
            "src", "main", "resources", "org", "chuhe", "server", "platform", "db", "migrations", "V100__tables.sql");
    /** Parts of one feature that share its tables. */
    private static final Pattern FEATURE =
            Pattern.compile("(platform/\\w+|event|game|games/\\w+|ruling|rulebook|training/\\w+|site)\\b.*");
    /** Names in Java's strings; a list of tables is one too. */
    private static final Pattern STRING =
            Pattern.compile("\"\"\"(.*?)\"\"\"|\"((?:[^\"\\\\\\n]|\\\\.)*)\"", Pattern.DOTALL);

    @Test
    void everyTableHasOneOwner() throws IOException {
        List<String> tables = Pattern.compile("CREATE TABLE (\\w+)")
                .matcher(Files.readString(TABLES))
                .results()
                .map(found -> found.group(1))
                .toList();
        Map<String, Set<String>> owners = new TreeMap<>();
        try (Stream<Path> files = Files.walk(SOURCE)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String sql = sql(file);
                String feature = FEATURE.matcher(
                                SOURCE.relativize(file).toString().replace(File.separatorChar, '/'))
                        .replaceFirst("$1");
                tables.stream()
                        .filter(table -> Pattern.compile("\\b(FROM|JOIN|INTO|UPDATE) " + table + "\\b")
                                .matcher(sql)
                                .find())
                        .forEach(table -> owners.computeIfAbsent(table, each -> new TreeSet<>())
                                .add(feature));
            }
        }
        assertThat(owners)
                .hasSizeGreaterThan(30)
                .allSatisfy((table, features) -> assertThat(features).as(table).hasSize(1));
    }

    private static String sql(Path file) throws IOException {
        return STRING.matcher(Files.readString(file))
                .results()
                .map(TableOwnersTest::content)
                .collect(Collectors.joining());
    }

    private static String content(MatchResult string) {
        return string.group(1) == null ? string.group(2) : string.group(1);
    }
}
