package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.cli.console.Console;
import org.chuhe.game.incident.Incident;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryArticle;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.rulebook.coverage.Coverage;
import org.chuhe.server.rulebook.coverage.Coverage.State;
import org.chuhe.server.rulebook.coverage.Scenario;
import org.chuhe.server.rulebook.coverage.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** What is said about the clauses of the books is about every clause, and true of the program as it is. */
class CoverageTest {
    private static final Library LIBRARY = Library.load();
    private static final Map<String, Set<String>> TESTS_OF_A_GAME = CoverageSources.testsOfAGame();
    private static final Path TABLE = CoverageSources.root().resolve("docs/coverage.md");

    /** A book's figures are a clause of their own. */
    private static final Set<String> FIGURES = Set.of("图", "参考图");

    /** What a game is held to: articles 3–9 and 19–23 of 2011. */
    private static final Pattern OF_A_GAME = Pattern.compile("([3-9]|19|2[0-3])(\\..*)?");

    /** An article in a comment, as in {@code (4.1.8)} or {@code (26.9, 26.10)}. */
    private static final Pattern CITED = Pattern.compile("[(,;] ?(\\d{1,2}(?:\\.\\d{1,2}){1,4})(?=[),;])");

    static Stream<LibraryEdition> editions() {
        return LIBRARY.editions().stream();
    }

    static Stream<Way> ways() {
        return LIBRARY.ways().stream();
    }

    @Test
    void theTableInTheDocumentsIsMadeFromTheData() throws IOException {
        String table = new CoverageTable(LIBRARY, TESTS_OF_A_GAME).text();
        if (Boolean.getBoolean("chuhe.coverage.write")) {
            Files.writeString(TABLE, table);
        }
        assertThat(TABLE).as("-Dchuhe.coverage.write=true writes it anew").hasContent(table);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void everyClauseHasALineAndEveryLineAClause(LibraryEdition edition) {
        Set<String> numbers =
                edition.articles().map(LibraryArticle::number).collect(Collectors.toCollection(TreeSet::new));
        Set<String> said = edition.coverage().keySet();
        assertThat(numbers).filteredOn(number -> !heads(number, numbers)).isSubsetOf(said);
        assertThat(said)
                .isSubsetOf(Stream.concat(numbers.stream(), FIGURES.stream()).toList());
    }

    /** Whether others are under it: 4.1 heads 4.1.1. */
    private static boolean heads(String number, Set<String> numbers) {
        return numbers.stream()
                .anyMatch(other -> other.startsWith(number + ".")
                        || other.startsWith(number + "(")
                        || other.startsWith(number + " "));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void whatIsWholeIsDoneShownAndReachedAndTheRestSaysWhyNot(LibraryEdition edition) {
        edition.coverage().forEach((number, clause) -> {
            String where = edition.id() + " " + number;
            if (clause.state().served()) {
                assertThat(clause.classes()).as(where).isNotEmpty();
                assertThat(clause.tests()).as(where).isNotEmpty();
                assertThat(clause.ways()).as(where).isNotEmpty();
            }
            assertThat(clause.borrowed().isEmpty()).as(where).isEqualTo(clause.state() != State.BORROWED);
            switch (clause.state()) {
                // Whole is what has been tried from the book's own sentence.
                case WHOLE ->
                    assertThat(edition.scenarios().stream().map(Scenario::clause))
                            .as(where)
                            .contains(number);
                case BORROWED -> {}
                case OWN_WORDS, PARTLY, MISSING ->
                    assertThat(clause.note()).as(where).isPresent();
                case OUTSIDE -> {
                    assertThat(clause.note()).as(where).isPresent();
                    assertThat(clause.ways()).as(where).isEmpty();
                }
            }
            clause.note().ifPresent(note -> {
                assertThat(note.in(Locale.CHINESE)).as(where).containsPattern("\\p{IsHan}");
                assertThat(note.in(Locale.ENGLISH)).as(where).containsPattern("[a-z]{2}");
            });
        });
    }

    @ParameterizedTest
    @MethodSource("editions")
    void theClassesAndTestsExist(LibraryEdition edition) {
        Set<String> classes = CoverageSources.classes();
        Set<String> tests = CoverageSources.tests();
        edition.coverage().forEach((number, clause) -> {
            assertThat(classes).as(edition.id() + " " + number).containsAll(clause.classes());
            assertThat(tests).as(edition.id() + " " + number).containsAll(clause.tests());
        });
    }

    @ParameterizedTest
    @MethodSource("editions")
    void whatIsBorrowedStandsInTheBookItIsBorrowedFrom(LibraryEdition edition) {
        assertThat(edition.coverage().values().stream().flatMap(clause -> clause.borrowed().stream()))
                .allSatisfy(number -> assertThat(LIBRARY.article(Coverage.LENDER, number))
                        .as(number)
                        .isPresent());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aWayLeadsSomewhere(Way way) {
        Set<String> routes = CoverageSources.routes();
        assertThat(way.pages().size() + way.commands().size()).isPositive();
        assertThat(way.link().isPresent()).isEqualTo(!way.pages().isEmpty());
        assertThat(Stream.concat(way.link().stream(), way.pages().stream()))
                .allSatisfy(page -> assertThat(routes).contains("GET " + page));
        assertThat(way.link().orElse("")).doesNotContain("{");
        assertThat(routes).containsAll(way.api());
        assertThat(way.commands()).allSatisfy(CoverageTest::assertCommand);
        assertThat(editions().flatMap(edition -> edition.coverage().values().stream()))
                .as("nothing is reached by it")
                .anySatisfy(clause -> assertThat(clause.ways()).contains(way));
    }

    private static void assertCommand(String line) {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        CommandLine command =
                Chuhe.commandLine(new Console(Locale.ENGLISH, false, InputStream.nullInputStream(), nowhere, nowhere));
        List<String> words = Arrays.asList(line.split(" "));
        assertThat(words.get(0)).isEqualTo("chuhe");
        for (String word : words.subList(1, words.size())) {
            if (word.startsWith("-")) {
                assertThat(command.getCommandSpec().findOption(word)).as(line).isNotNull();
            } else {
                assertThat(command.getSubcommands()).as(line).containsKey(word);
                command = command.getSubcommands().get(word);
            }
        }
    }

    @Test
    void everyClauseOfAGameHasATestThatNamesIt() {
        LibraryEdition book = LIBRARY.edition(Coverage.LENDER).orElseThrow();
        assertThat(TESTS_OF_A_GAME.keySet()).isSubsetOf(book.coverage().keySet());
        Set<String> numbers = book.coverage().keySet();
        assertThat(book.coverage().entrySet().stream()
                        .filter(clause -> clause.getValue().state() != State.OUTSIDE)
                        .map(Map.Entry::getKey)
                        .filter(number -> OF_A_GAME.matcher(number).matches()
                                && (!heads(number, numbers) || TESTS_OF_A_GAME.containsKey(number))))
                .hasSizeGreaterThan(80)
                .isSubsetOf(TESTS_OF_A_GAME.keySet());
    }

    @Test
    void everyIncidentIsAboutAnArticleOfTheBook() {
        assertThat(Incident.values())
                .allSatisfy(incident ->
                        assertThat(LIBRARY.cited(incident.article())).isNotEmpty());
    }

    @Test
    void whatCommentsCiteStandsInSomeBook() {
        Set<String> unknown = new TreeSet<>();
        int known = 0;
        for (String module : List.of("core", "arbiter", "game", "tournament", "server", "documents", "cli")) {
            for (Path file : CoverageSources.files(CoverageSources.root().resolve(module + "/src/main/java"))) {
                for (String line : CoverageSources.text(file).lines().toList()) {
                    Matcher cited = CITED.matcher(line);
                    while (line.matches("\\s*(/?\\*|//).*") && cited.find()) {
                        String number = cited.group(1);
                        if (editions()
                                .anyMatch(edition ->
                                        !LIBRARY.cited(edition.id(), number).isEmpty())) {
                            known++;
                        } else {
                            unknown.add(file.getFileName() + " " + number);
                        }
                    }
                }
            }
        }
        assertThat(unknown).isEmpty();
        assertThat(known).isGreaterThan(150);
    }

    @Test
    void mostClausesAreServed() {
        List<Coverage> clauses = editions()
                .flatMap(edition -> edition.coverage().values().stream())
                .toList();
        assertThat(clauses).hasSizeGreaterThan(380);
        assertThat(clauses)
                .filteredOn(clause -> clause.state().served() || clause.state() == State.OUTSIDE)
                .hasSizeGreaterThanOrEqualTo(369);
    }
}
