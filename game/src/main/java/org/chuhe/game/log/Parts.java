package org.chuhe.game.log;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.result.Words;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;

/**
 * The parts of an event or of a value in it, named one after the other in the order of the format. Whether they are read
 * or written, each method answers with the part: found in the line, or got from the value that is written.
 *
 * @param <T> what has these parts
 */
abstract class Parts<T> {
    /** A part that is always there. */
    abstract <V> V part(String name, Function<? super T, V> get, Spelling<V> spelling);

    /** A part that is left out where it has its default. */
    abstract <V> V part(String name, Function<? super T, V> get, Spelling<V> spelling, V usual);

    final long number(String name, Function<? super T, Long> get) {
        return part(name, get, Spelling.NUMBER);
    }

    final long number(String name, Function<? super T, Long> get, long usual) {
        return part(name, get, Spelling.NUMBER, usual);
    }

    final int count(String name, Function<? super T, Integer> get) {
        return part(name, get, Spelling.COUNT);
    }

    final int count(String name, Function<? super T, Integer> get, int usual) {
        return part(name, get, Spelling.COUNT, usual);
    }

    final boolean flag(String name, Function<? super T, Boolean> get, boolean usual) {
        return part(name, get, Spelling.FLAG, usual);
    }

    final String text(String name, Function<? super T, String> get) {
        return part(name, get, Spelling.TEXT);
    }

    final String text(String name, Function<? super T, String> get, String usual) {
        return part(name, get, Spelling.TEXT, usual);
    }

    /** An article of the book of conduct by its number, another with its edition. */
    final Article article(Function<? super T, Article> get) {
        return part("article", get, Spelling.ARTICLE);
    }

    /** Articles of several editions, each with its own. */
    final List<Article> articles(String name, Function<? super T, List<Article>> get) {
        return part(name, get, Spelling.CITATION.list());
    }

    /** An edition by its id. */
    final RuleBook book(String name, Function<? super T, RuleBook> get) {
        return part(name, get, Spelling.BOOK);
    }

    final <E extends Enum<E> & Coded> E constant(String name, Function<? super T, E> get, Class<E> type) {
        return part(name, get, Spelling.constant(type));
    }

    final Side side(Function<? super T, Side> get) {
        return part("side", get, Spelling.SIDE);
    }

    final Optional<Side> sideIfAny(Function<? super T, Optional<Side>> get) {
        return part("side", get, Spelling.SIDE.optional(), Optional.empty());
    }

    final Square point(String name, Function<? super T, Square> get) {
        return part(name, get, Spelling.POINT);
    }

    final List<Square> points(String name, Function<? super T, List<Square>> get) {
        return part(name, get, Spelling.POINT.list());
    }

    final List<Square> pointsIfAny(String name, Function<? super T, List<Square>> get) {
        return part(name, get, Spelling.POINT.list(), List.of());
    }

    final Move move(String name, Function<? super T, Move> get) {
        return part(name, get, Spelling.MOVE);
    }

    final Position position(String name, Function<? super T, Position> get) {
        return part(name, get, Spelling.POSITION);
    }

    final <V> V group(String name, Function<? super T, V> get, Form<V> form) {
        return part(name, get, Spelling.group(form));
    }

    final <V> V group(String name, Function<? super T, V> get, Form<V> form, V usual) {
        return part(name, get, Spelling.group(form), usual);
    }

    final <V> List<V> groups(String name, Function<? super T, List<V>> get, Form<V> form) {
        return part(name, get, Spelling.group(form).list());
    }

    /** What a person gave as reason, left out where there is none. */
    final Words words(String name, Function<? super T, Words> get) {
        return part(name, get, ReasonForm.SAID, Words.NONE);
    }

    /** What a person gave as reason or the program found, left out where there is nothing. */
    final Words reason(String name, Function<? super T, Words> get) {
        return part(name, get, ReasonForm.SPELLING, Words.NONE);
    }
}
