package org.chuhe.arbiter.book;

import java.util.Locale;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.AbbreviatedRecord;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.ReaderNotation;
import org.chuhe.core.notation.WxfNotation;
import org.chuhe.core.vietnamese.VietnameseNotation;
import org.chuhe.text.Language;

/**
 * How the moves of a game under an edition are written. Whoever moves first sits below and has the numbers 一 … 九: in the
 * book of 1957 (1.1, 2.1) that is Black.
 */
public final class BookNotation {
    private BookNotation() {}

    /** The style of an edition's Chinese notation. */
    public static ChineseStyle style(RuleBook book) {
        return ChineseStyle.SIMPLIFIED.withCharactersFor(book.firstToMove());
    }

    /** The style of an edition's Chinese notation for a reader: in traditional characters if he reads these. */
    public static ChineseStyle style(RuleBook book, Locale locale) {
        return ChineseStyle.of(locale).withCharactersFor(book.firstToMove());
    }

    /** A move in Chinese: 炮二平五. */
    public static String chinese(RuleBook book, Position position, Move move) {
        return ChineseNotation.write(position, move, style(book));
    }

    /** A move as players of the book write it down. */
    public static String recorded(RuleBook book, Position position, Move move) {
        return book.recordsInWxf() ? WxfNotation.write(position, move) : chinese(book, position, move);
    }

    /** A move in the abbreviated record (2011 rules, 7.5): 炮二五. */
    public static String abbreviated(RuleBook book, Position position, Move move, Locale locale) {
        return AbbreviatedRecord.write(position, move, style(book, locale));
    }

    /** How moves are written down for a reader: as he has chosen, or else as score sheets of his language have them. */
    public static ReaderNotation onPaper(Locale locale) {
        String chosen = locale.getExtension(Locale.PRIVATE_USE_EXTENSION);
        ReaderNotation usual = ReaderNotation.usual(Language.of(locale), ReaderNotation.WXF);
        return chosen == null ? usual : ReaderNotation.named(chosen, usual);
    }

    /** A move as it is written down for a reader. */
    public static String onPaper(RuleBook book, Position position, Move move, Locale locale) {
        return switch (onPaper(locale)) {
            case CHINESE -> ChineseNotation.write(position, move, style(book, locale));
            case WXF -> WxfNotation.write(position, move);
            case ICCS -> Iccs.write(move);
            case VIET -> VietnameseNotation.write(position, move);
        };
    }

    /** A move on the score sheet for a reader: as he has chosen, or else as the book wants it written down. */
    public static String onSheet(RuleBook book, Position position, Move move, Locale locale) {
        boolean chosen = locale.getExtension(Locale.PRIVATE_USE_EXTENSION) != null;
        return book.recordsInWxf() && !chosen
                ? WxfNotation.write(position, move)
                : onPaper(book, position, move, locale);
    }
}
