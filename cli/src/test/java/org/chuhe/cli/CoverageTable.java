package org.chuhe.cli;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.IncidentWords;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryArticle;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.rulebook.coverage.Coverage;
import org.chuhe.server.rulebook.coverage.Way;
import org.chuhe.text.Article;

/** {@code docs/coverage.md}, made from what the editions' files say, the tests of a game and the catalogue of incidents. */
final class CoverageTable {
    private final Library library;
    private final Map<String, Set<String>> testsOfAGame;

    CoverageTable(Library library, Map<String, Set<String>> testsOfAGame) {
        this.library = library;
        this.testsOfAGame = testsOfAGame;
    }

    String text() {
        StringBuilder text = new StringBuilder("""
                # Coverage: the rule books, clause by clause

                What Chuhe does about every clause, the classes that do it, the tests that show it and how a person comes to it.
                Made by the build, do not edit: the lines come from `arbiter/src/main/resources/org/chuhe/arbiter/book/coverage`, the
                tests of a game from their `@Article`, what is entered at a table from the catalogue of incidents. After a change
                `mvn -pl cli -am test -Dtest=CoverageTest -Dsurefire.failIfNoSpecifiedTests=false -Dchuhe.coverage.write=true` writes
                it anew. The rule library on the web shows the same beside each article.

                **Whole**: a person gets it where it applies. **Borrowed**: the clause's own text is not known, and an article of 2011
                is applied in its place, which pages and papers say. **Own words**: the clause's own text is not known, only its
                heading, and it is served in our own words; the remark says on what they rest. **Partly**, **missing**: the remark
                says what stands in the way. **Outside**: about equipment or people, not for software. Headings that only introduce
                others are not counted.

                """);
        counts(text);
        ways(text);
        library.editions().forEach(edition -> edition(text, edition));
        return text.toString();
    }

    private void counts(StringBuilder text) {
        text.append("| book | clauses |");
        for (Coverage.State state : Coverage.State.values()) {
            text.append(' ').append(words(state)).append(" |");
        }
        text.append("\n|---|---|")
                .append("---|".repeat(Coverage.State.values().length))
                .append('\n');
        library.editions()
                .forEach(edition -> row(
                        text, edition.id(), edition.coverage().values().stream().toList()));
        row(
                text,
                "all",
                library.editions().stream()
                        .flatMap(edition -> edition.coverage().values().stream())
                        .toList());
        text.append('\n');
    }

    private static void row(StringBuilder text, String book, List<Coverage> clauses) {
        text.append("| ").append(book).append(" | ").append(clauses.size());
        for (Coverage.State state : Coverage.State.values()) {
            text.append(" | ").append(count(clauses, state));
        }
        text.append(" |\n");
    }

    private static String words(Coverage.State state) {
        return state.code().replace('-', ' ');
    }

    static long count(List<Coverage> clauses, Coverage.State state) {
        return clauses.stream().filter(clause -> clause.state() == state).count();
    }

    private void ways(StringBuilder text) {
        text.append("## The ways\n\n| way | pages | commands | for programs |\n|---|---|---|---|\n");
        for (Way way : library.ways()) {
            text.append("| ").append(way.title().in(Locale.ENGLISH));
            for (List<String> names : List.of(way.pages(), way.commands(), way.api())) {
                text.append(" | ").append(coded(names.stream()));
            }
            text.append(" |\n");
        }
    }

    private void edition(StringBuilder text, LibraryEdition edition) {
        text.append("\n## ")
                .append(edition.book().title().in(Locale.ENGLISH))
                .append(" (")
                .append(edition.id());
        text.append(
                ")\n\n| clause | about | state | done by | shown by | reached by | remark |\n|---|---|---|---|---|---|---|\n");
        // In the book's order, whatever the order of the file; the figures come last.
        Set<String> numbers =
                edition.articles().map(LibraryArticle::number).collect(Collectors.toCollection(LinkedHashSet::new));
        numbers.addAll(edition.coverage().keySet());
        for (String number : numbers) {
            Optional.ofNullable(edition.coverage().get(number))
                    .ifPresent(clause -> clause(text, edition, number, clause));
        }
    }

    private void clause(StringBuilder text, LibraryEdition edition, String number, Coverage clause) {
        String about = edition.article(number)
                .map(article -> article.title().in(Locale.ENGLISH))
                .orElse("figures");
        Stream<String> tests = Stream.concat(
                clause.tests().stream(),
                edition.id().equals(Coverage.LENDER)
                        ? testsOfAGame.getOrDefault(number, Set.of()).stream()
                        : Stream.empty());
        String reached = clause.ways().stream()
                .map(way -> way.title().in(Locale.ENGLISH))
                .collect(Collectors.joining("; "));
        String incidents = edition.id().equals(Coverage.LENDER) ? coded(incidents(number)) : "";
        String remark = Stream.concat(
                        clause.borrowed().isEmpty()
                                ? Stream.empty()
                                : Stream.of("borrowed from 2011: " + String.join(", ", clause.borrowed()) + "."),
                        clause.note().map(note -> note.in(Locale.ENGLISH)).stream())
                .collect(Collectors.joining(" "));
        // 5.12 of the World rules is number 12 of chapter five, not a part of article 5.
        String shown = RuleBooks.number(new Article(edition.id(), number), Locale.ENGLISH);
        text.append("| ").append(String.join(" | ", shown, about, words(clause.state())));
        text.append(" | ").append(coded(clause.classes().stream()));
        text.append(" | ").append(tests.collect(Collectors.joining("<br>")));
        text.append(" | ").append(incidents.isEmpty() ? reached : reached + "; entered as " + incidents);
        text.append(" | ").append(remark).append(" |\n");
    }

    /** What an arbiter enters at a table for an article of 2011. */
    static Stream<String> incidents(String number) {
        return Arrays.stream(Incident.values())
                .filter(incident -> IncidentWords.cites(incident, number))
                .map(Incident::code);
    }

    private static String coded(Stream<String> names) {
        return names.map(name -> "`" + name + "`").collect(Collectors.joining(" "));
    }
}
