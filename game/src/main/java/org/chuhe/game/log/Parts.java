package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import org.jspecify.annotations.Nullable;

/**
 * The parts of an event or of a value in it, taken one after the other by their names, in the order of the format. What
 * nobody asks for comes from a newer program. Whatever does not fit is an {@link IllegalArgumentException}.
 */
final class Parts {
    /** One part. */
    record Part(String name, Value value) {}

    private final List<Part> parts;
    private final Set<String> asked = new HashSet<>();
    private final List<Parts> opened = new ArrayList<>(0);
    private final boolean[] taken;
    private int next;

    Parts(List<Part> parts) {
        this.parts = parts;
        this.taken = new boolean[parts.size()];
    }

    /** Whether there are parts that nobody has asked for, here or further down. */
    boolean sayMore() {
        boolean more = false;
        Set<String> names = new HashSet<>();
        for (int i = 0; i < taken.length; i++) {
            String name = parts.get(i).name();
            if (!names.add(name)) {
                throw new IllegalArgumentException(name + " stands there twice");
            }
            if (!taken[i]) {
                if (asked.contains(name)) {
                    throw new IllegalArgumentException(name + " is out of place");
                }
                more = true;
            }
        }
        for (Parts inner : opened) {
            more |= inner.sayMore();
        }
        return more;
    }

    private @Nullable Value find(String name) {
        asked.add(name);
        for (int i = next; i < taken.length; i++) {
            if (parts.get(i).name().equals(name)) {
                taken[i] = true;
                next = i + 1;
                return parts.get(i).value();
            }
        }
        return null;
    }

    /** Whether a part of this name is still to come. */
    boolean has(String name) {
        return parts.subList(next, parts.size()).stream()
                .anyMatch(part -> part.name().equals(name));
    }

    private Value get(String name) {
        Value value = find(name);
        if (value == null) {
            throw new IllegalArgumentException("expected " + name);
        }
        return value;
    }

    /** A part that is left out when it has its default, unless it holds something unknown. */
    private <T> T get(String name, T usual, Function<Value, T> reader) {
        Value value = find(name);
        if (value == null) {
            return usual;
        }
        T read = reader.apply(value);
        boolean more = value instanceof Value.Group group && group.parts().sayMore();
        if (!more && read.equals(usual)) {
            throw new IllegalArgumentException(name + " is left out where it is " + usual);
        }
        return read;
    }

    long number(String name) {
        return ValueReader.number(get(name));
    }

    long number(String name, long usual) {
        return get(name, usual, ValueReader::number);
    }

    int count(String name) {
        return Math.toIntExact(within(number(name)));
    }

    int count(String name, int usual) {
        return Math.toIntExact(within(number(name, usual)));
    }

    private static long within(long number) {
        if ((int) number != number) {
            throw new IllegalArgumentException("too large a number");
        }
        return number;
    }

    boolean flag(String name) {
        return ValueReader.flag(get(name));
    }

    boolean flag(String name, boolean usual) {
        return get(name, usual, ValueReader::flag);
    }

    String text(String name) {
        return ValueReader.text(get(name));
    }

    String text(String name, String usual) {
        return get(name, usual, ValueReader::text);
    }

    /** An article of the book of conduct by its number, another with its edition. */
    Article article(String name) {
        String text = text(name);
        Article article = ConductBook.cited(text);
        if (!article.within(ConductBook.ID).equals(text)) {
            throw new IllegalArgumentException("not the usual spelling of this article");
        }
        return article;
    }

    /** Articles, each with its edition. */
    List<Article> articles(String name) {
        return list(name, value -> {
            Article article = Article.parse(ValueReader.text(value));
            if (article.edition().isEmpty()) {
                throw new IllegalArgumentException("an article without its edition");
            }
            return article;
        });
    }

    /** An edition by its id. */
    RuleBook book(String name) {
        String id = ValueReader.word(get(name));
        return RuleBooks.byId(id).orElseThrow(() -> new IllegalArgumentException("no such edition: " + id));
    }

    <E extends Enum<E> & Coded> E constant(String name, Class<E> type) {
        return ValueReader.constant(get(name), type);
    }

    <E extends Enum<E> & Coded> Optional<E> constantIfAny(String name, Class<E> type) {
        return Optional.ofNullable(find(name)).map(value -> ValueReader.constant(value, type));
    }

    Square point(String name) {
        return ValueReader.point(get(name));
    }

    List<Square> points(String name) {
        return list(name, ValueReader::point);
    }

    List<Square> pointsIfAny(String name) {
        return get(name, List.of(), value -> ValueReader.list(value, ValueReader::point));
    }

    Move move(String name) {
        String word = ValueReader.word(get(name));
        if (word.length() != 4) {
            throw new IllegalArgumentException("no such move");
        }
        return new Move(ValueReader.point(word.substring(0, 2)), ValueReader.point(word.substring(2)));
    }

    Position position(String name) {
        String fen = text(name);
        Position position = Fen.readLoosely(fen);
        if (!position.toString().equals(fen)) {
            throw new IllegalArgumentException("not the usual spelling of this position");
        }
        return position;
    }

    <T> T group(String name, Form<T> form) {
        return group(get(name), form);
    }

    <T> T group(String name, Form<T> form, T usual) {
        return get(name, usual, value -> group(value, form));
    }

    <T> List<T> groups(String name, Form<T> form) {
        return list(name, value -> group(value, form));
    }

    private <T> T group(Value value, Form<T> form) {
        if (!(value instanceof Value.Group group)) {
            throw new IllegalArgumentException("expected parts in brackets");
        }
        opened.add(group.parts());
        return form.reader().apply(group.parts());
    }

    /** A reason; none if it is left out. */
    Words words(String name) {
        return get(name, Words.NONE, this::words);
    }

    List<Words> allWords(String name) {
        return get(name, List.of(), value -> ValueReader.list(value, this::words));
    }

    private Words words(Value value) {
        if (value instanceof Value.Word) {
            String text = ValueReader.text(value);
            return Words.said(text);
        }
        return group(value, ReasonForm.FORM);
    }

    private <T> List<T> list(String name, Function<Value, T> reader) {
        return ValueReader.list(get(name), reader);
    }
}
