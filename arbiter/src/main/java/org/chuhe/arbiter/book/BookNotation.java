package org.chuhe.arbiter.book;

import java.util.Locale;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.notation.Notations;
import org.chuhe.text.Language;

/**
 * How the moves of a game under an edition are written. Whoever moves first sits below and has the numbers 一 … 九: in the
 * book of 1957 (1.1, 2.1) that is Black.
 */
public final class BookNotation {
    private BookNotation() {}

    /** All notations as an edition has them. */
    public static Notations all(RuleBook book) {
        return Notations.of(book.firstToMove());
    }

    /** The notation in which players of the book write moves down. */
    public static MoveNotation recorded(RuleBook book) {
        return all(book).named(book.recordsInWxf() ? Notations.WXF : Notations.CHINESE);
    }

    /** The abbreviated record (2011 rules, 7.5), in the characters of a reader: 炮二五. */
    public static MoveNotation abbreviated(RuleBook book, Locale reader) {
        boolean traditional = Language.of(reader) == Language.TRADITIONAL_CHINESE;
        return all(book).named(traditional ? Notations.TRADITIONAL_SHORT : Notations.CHINESE_SHORT);
    }

    /** The notation of papers for a reader: as he has chosen, or else that of his language, or WXF. */
    public static MoveNotation onPaper(RuleBook book, Locale reader) {
        return all(book).onPaper(reader);
    }

    /** The notation of a score sheet for a reader: as he has chosen, or else as the book wants moves written down. */
    public static MoveNotation onSheet(RuleBook book, Locale reader) {
        Notations all = all(book);
        return book.recordsInWxf() ? all.chosen(reader).orElseGet(() -> recorded(book)) : all.onPaper(reader);
    }
}
