package org.chuhe.arbiter;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.interpretation.Interpretation;

/** How regulations, files and commands answer the open questions of an edition: {@code just-crossed=other}. */
public final class Interpretations {
    private static final String OURS = "ours";
    private static final String OTHER = "other";

    private Interpretations() {}

    /**
     * An edition with an open question answered {@code ours} or {@code other}.
     *
     * @throws RulingException if it has no such question, with those it has, or if the answer is neither
     */
    public static RuleBook answering(RuleBook book, String code, String answer) {
        Interpretation question = question(book, code);
        if (!answer.equals(OURS) && !answer.equals(OTHER)) {
            throw RulingException.noAnswer(code, answer);
        }
        return answer.equals(OTHER) == book.turned().contains(question) ? book : book.turning(question);
    }

    /**
     * An open question of an edition.
     *
     * @throws RulingException if it has none of this code, with those it has
     */
    public static Interpretation question(RuleBook book, String code) {
        return book.interpretations().stream()
                .filter(each -> each.code().equals(code))
                .findFirst()
                .orElseThrow(() -> RulingException.noQuestion(book, code));
    }

    /**
     * An edition with several questions answered: {@code just-crossed=other, key-point=ours}.
     *
     * @throws RulingException as {@link #answering} does
     */
    public static RuleBook read(RuleBook book, String answers) {
        List<String> each = Arrays.stream(answers.split(","))
                .map(String::strip)
                .filter(answer -> !answer.isEmpty())
                .toList();
        return read(book, each);
    }

    /** {@link #read(RuleBook, String)}, where each answer is a text. */
    public static RuleBook read(RuleBook book, Collection<String> answers) {
        RuleBook answered = book;
        for (String answer : answers) {
            String[] parts = answer.split("=", 2);
            answered = answering(answered, parts[0].strip(), parts.length < 2 ? "" : parts[1].strip());
        }
        return answered;
    }

    /**
     * An edition among others, with those of the answers whose question it has.
     *
     * @throws RulingException if one of them is no answer
     */
    public static RuleBook readOwn(RuleBook book, Collection<String> answers) {
        return read(
                book,
                answers.stream()
                        .filter(given -> book.interpretations().stream()
                                .anyMatch(question -> given.startsWith(question.code() + "=")))
                        .toList());
    }

    /** What is answered the other way, as {@link #read(RuleBook, String)} reads it; empty where nothing is. */
    public static String write(RuleBook book) {
        return book.turned().stream().map(each -> each.code() + "=" + OTHER).collect(Collectors.joining(", "));
    }

    /** The edition with exactly these questions answered the other way. */
    public static RuleBook turned(RuleBook book, Collection<String> codes) {
        RuleBook turned = book;
        for (String code : codes) {
            turned = answering(turned, code, OTHER);
        }
        return turned;
    }

    /** The codes of what is answered the other way. */
    public static List<String> turned(RuleBook book) {
        return book.turned().stream().map(Interpretation::code).toList();
    }
}
