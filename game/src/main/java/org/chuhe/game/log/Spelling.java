package org.chuhe.game.log;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.game.result.ConductBook;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;

/**
 * How values of one kind are written and read. Each value has one spelling; whatever is not a spelling is an
 * {@link IllegalArgumentException}.
 */
record Spelling<V>(BiConsumer<V, StringBuilder> writer, Function<Value, V> reader) {
    static final Spelling<Long> NUMBER =
            new Spelling<>((number, text) -> text.append(number.longValue()), Spelling::number);
    static final Spelling<Integer> COUNT = word(count -> Integer.toString(count), Integer::parseInt);
    static final Spelling<Boolean> FLAG = word(flag -> Boolean.toString(flag), Boolean::parseBoolean);
    static final Spelling<Square> POINT =
            new Spelling<>((point, text) -> text.append(point), value -> point(word(value)));
    static final Spelling<Move> MOVE =
            new Spelling<>((move, text) -> text.append(move.from()).append(move.to()), value -> move(word(value)));
    static final Spelling<Side> SIDE = constant(Side.class);
    /** An edition by its id. */
    static final Spelling<RuleBook> BOOK = word(
            RuleBook::id,
            id -> RuleBooks.byId(id).orElseThrow(() -> new IllegalArgumentException("no such edition: " + id)));

    static final Spelling<String> TEXT = new Spelling<>(TextEscapes::write, value -> TextEscapes.read(word(value)));
    static final Spelling<Position> POSITION = text(Position::toString, Fen::readLoosely);
    /** An article of the book of conduct by its number, another with its edition. */
    static final Spelling<Article> ARTICLE = text(article -> article.within(ConductBook.ID), ConductBook::cited);
    /** An article with its edition. */
    static final Spelling<Article> CITATION = text(Article::toString, Spelling::citation);

    void write(V value, StringBuilder text) {
        writer.accept(value, text);
    }

    V read(Value value) {
        return reader.apply(value);
    }

    /** A word without escapes. */
    static <V> Spelling<V> word(Function<V, String> write, Function<String, V> read) {
        return new Spelling<>(
                (value, text) -> text.append(write.apply(value)), value -> usual(word(value), write, read));
    }

    /** What a text says. */
    private static <V> Spelling<V> text(Function<V, String> write, Function<String, V> read) {
        return new Spelling<>(
                (value, text) -> TEXT.write(write.apply(value), text), value -> usual(TEXT.read(value), write, read));
    }

    private static <V> V usual(String text, Function<V, String> write, Function<String, V> read) {
        V value = read.apply(text);
        if (!write.apply(value).equals(text)) {
            throw new IllegalArgumentException("not the usual spelling: " + text);
        }
        return value;
    }

    static String word(Value value) {
        if (!(value instanceof Value.Word word)) {
            throw new IllegalArgumentException("expected a word");
        }
        return word.raw();
    }

    /** A constant by its code. */
    static <E extends Enum<E> & Coded> Spelling<E> constant(Class<E> type) {
        return new Spelling<>((value, text) -> text.append(value.code()), value -> Coded.of(type, word(value)));
    }

    /** Parts in round brackets. */
    static <V> Spelling<V> group(Form<V> form) {
        return new Spelling<>((value, text) -> PartsWriter.group(value, form, text), value -> {
            if (!(value instanceof Value.Group group)) {
                throw new IllegalArgumentException("expected parts in brackets");
            }
            return form.spell(new PartsReader<>(group.values()));
        });
    }

    /** Values in square brackets. */
    Spelling<List<V>> list() {
        return new Spelling<>(this::writeList, value -> {
            if (!(value instanceof Value.Items items)) {
                throw new IllegalArgumentException("expected a list");
            }
            return items.values().stream().map(this::read).toList();
        });
    }

    private void writeList(List<V> values, StringBuilder text) {
        text.append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                text.append(',');
            }
            write(values.get(i), text);
        }
        text.append(']');
    }

    /** A value that is there; where there is none the part is left out. */
    Spelling<Optional<V>> optional() {
        return new Spelling<>((value, text) -> write(value.orElseThrow(), text), value -> Optional.of(read(value)));
    }

    private static long number(Value value) {
        return usual(word(value), number -> Long.toString(number), Long::parseLong);
    }

    private static Square point(String word) {
        return Square.parse(word)
                .filter(point -> point.toString().equals(word))
                .orElseThrow(() -> new IllegalArgumentException("no such point"));
    }

    private static Move move(String word) {
        if (word.length() != 4) {
            throw new IllegalArgumentException("no such move");
        }
        return new Move(point(word.substring(0, 2)), point(word.substring(2)));
    }

    private static Article citation(String text) {
        Article article = Article.parse(text);
        if (article.edition().isEmpty()) {
            throw new IllegalArgumentException("an article without its edition");
        }
        return article;
    }
}
