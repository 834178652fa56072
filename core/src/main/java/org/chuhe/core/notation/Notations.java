package org.chuhe.core.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.text.Language;

/**
 * All notations in which moves can be written. The id of one is its word everywhere: as a key of JSON, in the settings of
 * pages, in the npm package. The notation that belongs to a language has the code of the language.
 *
 * <p>A reader who has chosen a notation carries it in his locale, as private use subtags are meant for ({@code
 * en-x-wxf}), so that whatever is put into his words follows the choice. A locale writes subtags in lower case.
 */
public final class Notations {
    /** 炮二平五. */
    public static final String CHINESE = "zh";
    /** 炮二五. */
    public static final String CHINESE_SHORT = "zh-short";
    /** 炮二五 in traditional characters. */
    public static final String TRADITIONAL_SHORT = "zh-Hant-short";
    /** 炮二平五, 马８进７: digits as wide as characters, as XQWizard and many archives write them. */
    public static final String CHINESE_WIDE = "zh-wide";
    /** C2.5. */
    public static final String WXF = "wxf";
    /** h2e2. */
    public static final String ICCS = "iccs";
    /** H2-E2, as PGN has it. */
    public static final String ICCS_DASHED = "iccs-dashed";

    private static final Notations RED = new Notations(Side.RED);
    private static final Notations BLACK = new Notations(Side.BLACK);

    /** Those that readers choose from, and in which JSON spells every move. */
    private final List<MoveNotation> spelled;
    /** Those that are written only where they are asked for. */
    private final List<MoveNotation> others;

    private Notations(Side characters) {
        ChineseStyle simplified = ChineseStyle.SIMPLIFIED.withCharactersFor(characters);
        ChineseStyle traditional = ChineseStyle.TRADITIONAL.withCharactersFor(characters);
        spelled = List.of(
                ChineseNotation.in(CHINESE, simplified),
                ChineseNotation.in("zh-Hant", traditional),
                WxfNotation.in(WXF, WxfDialect.WXF_1997),
                Iccs.in(ICCS, Ranks.FROM_ZERO),
                VietnameseNotation.INSTANCE);
        others = List.of(
                ChineseNotation.in(CHINESE_WIDE, simplified.withFullWidth()),
                AbbreviatedRecord.in(CHINESE_SHORT, simplified),
                AbbreviatedRecord.in(TRADITIONAL_SHORT, traditional),
                WxfNotation.in("wxf-xqwizard", WxfDialect.XQWIZARD),
                WxfNotation.in("wxf-fairy-stockfish", WxfDialect.FAIRY_STOCKFISH),
                WxfNotation.in("wxf-dpxq", WxfDialect.DPXQ),
                Iccs.dashed(ICCS_DASHED),
                Iccs.in("iccs-from-one", Ranks.FROM_ONE));
    }

    /** The usual ones: Red's numbers are 一 … 九. */
    public static Notations usual() {
        return RED;
    }

    /** Those in which 一 … 九 are the numbers of this side (1957, 1.1: Black's). */
    public static Notations of(Side characters) {
        return characters == Side.RED ? RED : BLACK;
    }

    /** All of them. */
    public List<MoveNotation> all() {
        return Stream.concat(spelled.stream(), others.stream()).toList();
    }

    /** The ids of the notations that readers choose from. */
    public List<String> ids() {
        return spelled.stream().map(MoveNotation::id).toList();
    }

    /**
     * The notation with an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public MoveNotation named(String id) {
        return find(all(), id).orElseThrow(() -> new IllegalArgumentException("no notation " + id));
    }

    /** A move in all notations that readers choose from, by their ids. */
    public Map<String, String> spellings(Position position, Move move) {
        return spellings(position.toBoard(), move);
    }

    /** The same on a board. */
    public Map<String, String> spellings(Board board, Move move) {
        Map<String, String> spellings = new LinkedHashMap<>();
        for (MoveNotation notation : spelled) {
            StringBuilder text = new StringBuilder();
            notation.write(board, move.code(), text);
            spellings.put(notation.id(), text.toString());
        }
        return spellings;
    }

    /** The notation of moves on a reader's screen: the chosen one, that of his language, or coordinates. */
    public MoveNotation onScreen(Locale reader) {
        return of(reader, ICCS);
    }

    /** The notation of moves on a reader's papers: the chosen one, that of his language, or WXF. */
    public MoveNotation onPaper(Locale reader) {
        return of(reader, WXF);
    }

    private MoveNotation of(Locale reader, String otherwise) {
        return chosen(reader)
                .or(() -> find(spelled, Language.of(reader).code()))
                .orElseGet(() -> named(otherwise));
    }

    /** The notation that a reader has chosen. */
    public Optional<MoveNotation> chosen(Locale reader) {
        return Optional.ofNullable(reader.getExtension(Locale.PRIVATE_USE_EXTENSION))
                .flatMap(id -> find(spelled, id));
    }

    /** The locale of a reader who has chosen a notation; the same locale if there is no such choice. */
    public static Locale choose(Locale reader, String id) {
        return find(RED.spelled, id)
                .map(notation -> new Locale.Builder()
                        .setLocale(reader)
                        .setExtension(Locale.PRIVATE_USE_EXTENSION, notation.id())
                        .build())
                .orElse(reader);
    }

    private static Optional<MoveNotation> find(List<MoveNotation> notations, String id) {
        for (MoveNotation notation : notations) {
            if (notation.id().equalsIgnoreCase(id)) {
                return Optional.of(notation);
            }
        }
        return Optional.empty();
    }
}
