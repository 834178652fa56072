package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.IncidentWords;
import org.junit.jupiter.api.Test;

/**
 * The table in ARTICLES.md says which test holds the game to which article. It is made from the {@link Article}
 * annotations: {@code -Dchuhe.articles.write=true} writes it anew, and it must not be stale.
 */
class ArticleTableTest {
    private static final Path TABLE = Path.of("ARTICLES.md");

    /** Every sub-article of 第3–9 and 19–23, in the book's order. */
    private static final List<String> ARTICLES = List.of(
            "3.1",
            "3.2",
            "3.3",
            "3.4",
            "4.1.1",
            "4.1.2",
            "4.1.3",
            "4.1.4",
            "4.1.5",
            "4.1.6",
            "4.1.7",
            "4.1.8",
            "4.1.9",
            "4.1.10",
            "4.1.11",
            "4.1.12",
            "4.1.13",
            "4.2.1",
            "4.2.2",
            "4.2.3",
            "4.2.4",
            "5.1",
            "5.2",
            "5.3.1",
            "5.3.2",
            "5.3.3",
            "5.3.4",
            "5.4.1",
            "5.4.2",
            "5.4.3",
            "5.4.4",
            "5.5",
            "5.6",
            "5.7",
            "5.8.1",
            "5.8.2",
            "5.8.3",
            "5.9",
            "5.10",
            "6",
            "6.1",
            "6.2",
            "6.3",
            "6.4",
            "6.5",
            "7.1",
            "7.2",
            "7.3",
            "7.4",
            "7.5",
            "8.1.1",
            "8.1.2",
            "8.1.3",
            "8.1.4",
            "8.1.5",
            "8.1.6",
            "8.1.7",
            "8.1.8",
            "8.1.9",
            "8.2",
            "9",
            "16.3",
            "18.1",
            "18.2",
            "18.3",
            "19.1",
            "19.2",
            "19.3",
            "20.1",
            "20.2",
            "20.3",
            "21.1",
            "21.2",
            "21.3",
            "21.4",
            "21.5",
            "21.6",
            "22.1",
            "22.2",
            "22.3",
            "23.1",
            "23.2",
            "23.3",
            "23.4",
            "23.5.1",
            "23.5.2",
            "23.5.2.1",
            "23.5.2.2");

    /** What no program can do, or another module does, for articles that are not or only partly tested here. */
    private static final Map<String, String> REMARKS = Map.of(
            "6", "where the clock stands and which hand presses it: equipment, not software",
            "19.2", "cancelling the games already played is the tournament's business",
            "19.3", "the games already played are the tournament's business",
            "20.3", "the points are the tournament's business",
            "23.5.2", "who must vary is the arbiter module's business");

    /** Articles that no incident is about, and how a person comes to them. */
    private static final Map<String, String> WAYS = Map.ofEntries(
            Map.entry("3.1", "`move`: the board shows the check"),
            Map.entry("3.2", "`move` that mates, or does not parry"),
            Map.entry("3.3", "`move` that stalemates"),
            Map.entry("3.4", "`move` or `illegal` by its two points"),
            Map.entry("4.1.4", "`claim-repetition`, ruled on at once"),
            Map.entry("4.1.5", "`move`, once a side must vary"),
            Map.entry("4.1.7", "`late`"),
            Map.entry("4.2.3", "`move`, once nobody has varied"),
            Map.entry("6.1", "`/tables` `times`; `chuhe game --clock`"),
            Map.entry("6.2", "`/tables` `times`; `chuhe game --clock`"),
            Map.entry("6.3", "`/tables` `times`; `chuhe game --clock`"),
            Map.entry("6.4", "`/tables` `preset`; `chuhe game --preset`"),
            Map.entry("6.5", "`/tables` `extraBlack`; `chuhe game --extra-black`"),
            Map.entry("7.5", "`/play/{id}/papers/{paper}`; `chuhe game --print`"),
            Map.entry("20.3", "`late`; `/play/{id}/papers/{paper}`"),
            Map.entry("23.2", "`claim-repetition`"),
            Map.entry("23.4", "`claim-repetition`"),
            Map.entry("23.5.2.1", "`move`, after the ruling"),
            Map.entry("23.5.2.2", "`move`, after the ruling"));

    @Test
    void theTableIsMadeFromTheTests() throws IOException {
        String table = table();
        if (Boolean.getBoolean("chuhe.articles.write")) {
            Files.writeString(TABLE, table);
        }
        assertThat(TABLE).as("write it with -Dchuhe.articles.write=true").exists();
        assertThat(Files.readString(TABLE))
                .as("write it with -Dchuhe.articles.write=true")
                .isEqualTo(table);
    }

    @Test
    void everyArticleIsReachedByAPerson() {
        assertThat(ARTICLES).allSatisfy(article -> assertThat(way(article)).isNotEmpty());
        // What is said by hand here must not hide that the catalogue has it by now.
        assertThat(WAYS.keySet())
                .allSatisfy(
                        article -> assertThat(incidents(article)).as(article).isEmpty());
    }

    /** How a person comes to it at a real board: by entering an incident, on the page of a table or with `chuhe game`. */
    private static String way(String article) {
        String incidents = incidents(article);
        return incidents.isEmpty() ? WAYS.getOrDefault(article, "") : incidents;
    }

    private static String incidents(String article) {
        return Stream.of(Incident.values())
                .filter(incident -> IncidentWords.cites(incident, article))
                .map(incident -> "`" + incident.id() + "`")
                .collect(Collectors.joining(" "));
    }

    @Test
    void everyArticleHasATest() throws IOException {
        assertThat(tests().keySet()).containsExactlyInAnyOrderElementsOf(ARTICLES);
    }

    private static String table() throws IOException {
        Map<String, List<String>> tests = tests();
        StringBuilder text = new StringBuilder("""
                # Articles and tests

                Which test holds the game to which article of the 2011 rules (象棋竞赛规则), and how a person at a real board comes to
                it: by which incident, entered on the page of a table or with `chuhe game`. Made from the tests and the
                catalogue of incidents; do not edit: `mvn -pl game -am test -Dtest=ArticleTableTest -Dchuhe.articles.write=true`
                writes it anew.

                | article | tests | entered as | remark |
                |---|---|---|---|
                """);
        for (String article : ARTICLES) {
            String names = String.join("<br>", tests.getOrDefault(article, List.of()));
            text.append("| ").append(article).append(" | ").append(names).append(" | ");
            text.append(way(article)).append(" | ");
            text.append(REMARKS.getOrDefault(article, "")).append(" |\n");
        }
        return text.toString();
    }

    private static Map<String, List<String>> tests() throws IOException {
        Map<String, List<String>> byArticle = new LinkedHashMap<>();
        for (Class<?> type : testClasses()) {
            Map<String, Method> methods = new TreeMap<>();
            for (Method method : type.getDeclaredMethods()) {
                methods.put(method.getName(), method);
            }
            for (Method method : methods.values()) {
                Article article = method.getAnnotation(Article.class);
                if (article != null && method.isAnnotationPresent(Test.class)) {
                    for (String number : article.value()) {
                        byArticle
                                .computeIfAbsent(number, any -> new ArrayList<>())
                                .add(type.getSimpleName() + "." + method.getName());
                    }
                }
            }
        }
        return byArticle;
    }

    private static List<Class<?>> testClasses() throws IOException {
        Path folder = Path.of(ArticleTableTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(name -> name.endsWith("Test.class"))
                    .sorted()
                    .<Class<?>>map(ArticleTableTest::load)
                    .toList();
        }
    }

    private static Class<?> load(String file) {
        try {
            return Class.forName(
                    file.substring(0, file.length() - ".class".length()).replace('/', '.'));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
