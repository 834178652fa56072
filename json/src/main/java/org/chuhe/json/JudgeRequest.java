package org.chuhe.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.sequence.MoveSequence;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * What somebody wants ruled on: keys {@code id}, {@code rules}, {@code fen}, {@code moves} (a list of texts, or one), and
 * {@code interpretations}, the answers to open questions by their codes.
 *
 * @param book the edition; the caller's own if the request names none
 * @param game the position and the moves
 */
public record JudgeRequest(RuleBook book, MoveSequence game) {

    /**
     * A text as a JSON object.
     *
     * @throws JsonException if it is none
     */
    public static ObjectNode read(String text) {
        return RulingJson.read(text);
    }

    /** Says that a text, or the beginning of it, is no object. */
    public static JsonException notJson(String text) {
        return JsonWords.problem("not-json", text.length() <= 60 ? text : text.substring(0, 60) + "…");
    }

    /** The caller's name for the request; known even if the rest of it is of no use. */
    public static Optional<String> id(ObjectNode node) {
        return id(RulingJson.tree(node));
    }

    static Optional<String> id(Map<String, Object> tree) {
        return text(tree, "id");
    }

    /** {@link #of(Map, RuleBook)} for a Jackson object. */
    public static JudgeRequest of(ObjectNode node, RuleBook otherwise) {
        return of(RulingJson.tree(node), otherwise);
    }

    /**
     * Reads a request, a tree as {@link RulingTree} describes them. Moves may be written in any notation.
     *
     * @throws IllegalArgumentException if a key is missing or of the wrong type ({@link JsonException}), or if the
     *     position or a move cannot be read ({@link org.chuhe.core.notation.NotationException}), or if the position is wrong
     *     ({@link org.chuhe.arbiter.RulingException})
     */
    public static JudgeRequest of(Map<String, Object> tree, RuleBook otherwise) {
        Optional<String> rules = text(tree, "rules");
        String fen = text(tree, "fen").orElseThrow(() -> JsonWords.problem("key.missing", "fen"));
        List<String> moves = moves(tree);
        RuleBook book = interpreted(
                rules.filter(id -> !id.equals(otherwise.id()))
                        .map(JudgeRequest::book)
                        .orElse(otherwise),
                tree.get("interpretations"));
        return new JudgeRequest(book, Arbiter.readMoves(Fen.readLoosely(fen), moves));
    }

    /**
     * An edition by its name.
     *
     * @throws JsonException if there is none, with those there are
     */
    public static RuleBook book(String id) {
        return RuleBooks.byId(id).orElseThrow(() -> JsonWords.problem("rules", id, known()));
    }

    private static RuleBook interpreted(RuleBook book, @Nullable Object answers) {
        if (answers == null) {
            return book;
        }
        if (!(answers instanceof Map<?, ?> map)) {
            throw JsonWords.problem("key.type", "interpretations", JsonWords.message("type.answers"));
        }
        RuleBook answered = book;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            answered = Interpretations.answering(
                    answered, String.valueOf(entry.getKey()), String.valueOf(entry.getValue()));
        }
        return answered;
    }

    private static String known() {
        return RuleBooks.all().stream().map(RuleBook::id).collect(Collectors.joining(", "));
    }

    private static Optional<String> text(Map<String, Object> tree, String key) {
        Object value = tree.get(key);
        if (value instanceof Map || value instanceof List) {
            throw JsonWords.problem("key.type", key, JsonWords.message("type.text"));
        }
        return Optional.ofNullable(value).map(String::valueOf);
    }

    private static List<String> moves(Map<String, Object> tree) {
        Object value = tree.get("moves");
        if (value == null) {
            throw JsonWords.problem("key.missing", "moves");
        }
        if (value instanceof String text) {
            return List.of(text);
        }
        if (!(value instanceof List<?> list) || list.stream().anyMatch(move -> !(move instanceof String))) {
            throw JsonWords.problem("key.type", "moves", JsonWords.message("type.moves"));
        }
        return list.stream().map(String.class::cast).toList();
    }
}
