package org.chuhe.server.rulebook;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.interpretation.questions.OpenQuestion;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import tools.jackson.databind.JsonNode;

/**
 * The open questions of the Chinese editions, with what was counted among real repetitions.
 *
 * @param editions the editions that have such questions
 * @param questions the questions, as the newest edition lists them
 */
public record OpenQuestionsPage(List<Settled> editions, List<Question> questions) {
    /** An edition, and how many of the real repetitions are settled under it. */
    public record Settled(RuleBook book, int settled, int repetitions) {}

    /**
     * A question.
     *
     * @param words the question and both answers
     * @param counts what was counted, by edition
     * @param example a repetition where it decides, if one was found
     */
    public record Question(
            Interpretation interpretation, OpenQuestion words, List<Count> counts, Optional<Example> example) {}

    /**
     * What was counted under an edition.
     *
     * @param asked repetitions in which something depended on the answer
     * @param decides repetitions with another verdict under the other answer
     * @param figures printed figures that would come out otherwise
     */
    public record Count(RuleBook book, String article, int asked, int decides, String figures) {
        /** Where the article can be read. */
        public String link() {
            return Links.article(book.id(), article);
        }
    }

    /** A repetition where a question decides: the desk with it, the verdict and the other one. */
    public record Example(RuleBook book, String desk, Message verdict, Message otherwise) {}

    static OpenQuestionsPage load() {
        List<JsonNode> rows = LibraryFiles.openQuestions();
        List<Settled> editions = rows.stream()
                .filter(row -> row.has("settled"))
                .map(row -> new Settled(
                        book(row), row.get("settled").asInt(), row.get("cycles").asInt()))
                .toList();
        List<Question> questions = editions.get(0).book().interpretations().stream()
                .map(question -> question(question, rows))
                .toList();
        return new OpenQuestionsPage(editions, questions);
    }

    private static Question question(Interpretation question, List<JsonNode> rows) {
        List<JsonNode> about = rows.stream()
                .filter(row -> row.path("interpretation").asString("").equals(question.code()))
                .toList();
        return new Question(
                question,
                OpenQuestion.of(question),
                about.stream().map(OpenQuestionsPage::count).toList(),
                about.stream().filter(row -> row.has("fen")).findFirst().map(OpenQuestionsPage::example));
    }

    private static Count count(JsonNode row) {
        return new Count(
                book(row),
                row.get("article").asString(),
                row.get("asked").asInt(),
                row.get("decides").asInt(),
                String.join(
                        " ",
                        row.get("figures").valueStream().map(JsonNode::asString).toList()));
    }

    private static Example example(JsonNode row) {
        return new Example(
                book(row),
                Links.desk(
                        book(row).id(),
                        row.get("fen").asString(),
                        row.get("moves").asString()),
                outcome(row.get("verdict")),
                outcome(row.get("otherwise")));
    }

    private static RuleBook book(JsonNode row) {
        return RuleBooks.byId(row.get("rules").asString()).orElseThrow();
    }

    private static Message outcome(JsonNode verdict) {
        return Ruling.outcome(Coded.of(Verdict.class, verdict.asString()));
    }
}
