package org.chuhe.server.rulebook;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.questions.OpenQuestion;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.core.Move;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.server.rulebook.coverage.Coverage;
import org.chuhe.server.rulebook.coverage.CoverageFiles;
import org.chuhe.server.rulebook.coverage.Scenario;
import org.chuhe.server.rulebook.coverage.Way;
import org.chuhe.text.Coded;
import org.chuhe.text.Translated;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads editions from their files: {@code articles/<edition>.jsonl} (first the edition, then chapters, each followed by
 * its articles), {@code coverage/<edition>.jsonl} (what is done about them; a book may be read without), the
 * files of {@code scenarios} (what has been tried) and {@code figures/<edition>.jsonl} (every figure that the book prints; those without a position are absent).
 */
final class LibraryFiles {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private LibraryFiles() {}

    static LibraryEdition read(RuleBook book) {
        List<JsonNode> lines = lines(RuleBook.class, "articles/" + book.id() + ".jsonl");
        JsonNode head = lines.get(0);
        Map<String, Translated> titles = new LinkedHashMap<>();
        Map<String, List<LibraryArticle>> articles = new LinkedHashMap<>();
        for (JsonNode line : lines.subList(1, lines.size())) {
            String chapter = text(line, "chapter");
            if (line.has("article")) {
                articles.computeIfAbsent(chapter, key -> new ArrayList<>()).add(article(book.id(), line));
            } else {
                titles.put(chapter, translated(line.path("title")));
            }
        }
        List<Chapter> chapters = titles.entrySet().stream()
                .map(entry ->
                        new Chapter(entry.getKey(), entry.getValue(), articles.getOrDefault(entry.getKey(), List.of())))
                .toList();
        List<JsonNode> figures = lines(LibraryFiles.class, "figures/" + book.id() + ".jsonl");
        return new LibraryEdition(
                book,
                translated(head.path("about")),
                optional(head, "base").map(JsonNode::asString),
                optional(head, "earlier").map(LibraryFiles::translated),
                translated(head.path("held")),
                chapters,
                coverage(book.id()),
                scenarios(book.id()),
                figures.stream()
                        .filter(LibraryFiles::hasPosition)
                        .map(line -> figure(book.id(), line))
                        .toList(),
                figures.stream()
                        .filter(line -> !hasPosition(line))
                        .map(LibraryFiles::absent)
                        .toList());
    }

    private static Map<String, Coverage> coverage(String edition) {
        String file = "coverage/" + edition + ".jsonl";
        return RuleBook.class.getResource(file) == null
                ? Map.of()
                : CoverageFiles.read(lines(RuleBook.class, file), ways());
    }

    /** What has been tried, from the files that {@code scenarios/files.txt} lists with their editions. */
    private static List<Scenario> scenarios(String edition) {
        return text(RuleBook.class, "scenarios/files.txt").stream()
                .filter(line -> line.startsWith(edition + " "))
                .map(line -> "scenarios/" + line.substring(edition.length() + 1).strip())
                .flatMap(file -> Scenario.read(text(RuleBook.class, file)).stream())
                .toList();
    }

    static Map<String, Way> ways() {
        return CoverageFiles.ways(lines(RuleBook.class, "coverage/ways.jsonl"));
    }

    /** What was counted about the open questions, a line for each edition and each of its questions. */
    static List<JsonNode> openQuestions() {
        return lines(OpenQuestion.class, "decides.jsonl");
    }

    private static LibraryArticle article(String edition, JsonNode line) {
        return new LibraryArticle(
                edition,
                text(line, "article"),
                text(line, "chapter"),
                translated(line.path("title")),
                translated(line.path("text")),
                optional(line, "reading").map(LibraryFiles::translated),
                texts(line.path("figures")));
    }

    private static Figure figure(String edition, JsonNode line) {
        return new Figure(
                text(line, "id"),
                edition,
                text(line, "number"),
                translated(line.path("label")),
                optional(line, "note").map(LibraryFiles::translated),
                texts(line.path("articles")),
                Fen.read(text(line, "fen")),
                moves(texts(line.path("moves"))),
                texts(line.path("natures")).stream().map(LibraryFiles::nature).toList(),
                inferred(line.path("inferred")),
                Coded.of(Verdict.class, text(line, "verdict")),
                texts(line.path("decidedBy")));
    }

    private static boolean hasPosition(JsonNode figure) {
        return figure.has("fen");
    }

    private static AbsentFigure absent(JsonNode line) {
        return new AbsentFigure(text(line, "number"), translated(line.path("label")), texts(line.path("articles")));
    }

    private static List<Move> moves(List<String> texts) {
        return texts.stream().map(Iccs::parse).toList();
    }

    private static Set<Integer> inferred(JsonNode plies) {
        return plies.valueStream().map(JsonNode::asInt).collect(Collectors.toUnmodifiableSet());
    }

    private static Nature nature(String term) {
        for (Nature nature : Nature.values()) {
            if (nature.term().equals(term)) {
                return nature;
            }
        }
        throw new IllegalArgumentException("no nature is called " + term);
    }

    private static Translated translated(JsonNode node) {
        return Translated.byCode(code -> Optional.ofNullable(node.get(code)).map(JsonNode::asString))
                .orElseThrow(() -> new IllegalArgumentException("a text in no language: " + node));
    }

    private static String text(JsonNode node, String key) {
        return node.required(key).asString();
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    private static Optional<JsonNode> optional(JsonNode node, String key) {
        return node.has(key) ? Optional.of(node.path(key)) : Optional.empty();
    }

    private static List<JsonNode> lines(Class<?> beside, String name) {
        return text(beside, name).stream().map(JSON::readTree).toList();
    }

    private static List<String> text(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the rule book lacks its file " + name);
            }
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
