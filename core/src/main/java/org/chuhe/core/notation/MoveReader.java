package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/**
 * Reads moves in any notation, also mixed: 炮二平五, 炮二五, C2.5, h2e2, H2-E2, h3e3 (ranks from one, if the whole
 * list says so).
 */
public final class MoveReader {
    private MoveReader() {}

    /**
     * Reads one move; coordinates count the ranks from zero unless a rank 10 occurs.
     *
     * @throws NotationException if it is in no notation or does not mean exactly one legal move
     */
    public static Move read(Position position, String text) {
        return read(position, text, Ranks.FROM_ZERO);
    }

    private static Move read(Position position, String text, Ranks ranks) {
        String move = withoutOrnaments(text);
        return switch (looks(move)) {
            case Notations.CHINESE -> ChineseNotation.read(position, move);
            case Notations.CHINESE_SHORT -> AbbreviatedRecord.read(position, move);
            case Notations.ICCS -> Iccs.read(position, move, ranks);
            case Notations.WXF -> WxfNotation.read(position, move);
            default -> throw unreadable(position, text);
        };
    }

    /** What a text means on a board, in the notation that it looks like. */
    public static Reading reading(Board board, String text) {
        return switch (looks(text)) {
            case Notations.CHINESE -> ChineseNotation.reading(board, text);
            case Notations.CHINESE_SHORT -> AbbreviatedRecord.reading(board, text);
            case Notations.ICCS -> Iccs.reading(board, text, Ranks.FROM_ZERO);
            case Notations.WXF -> WxfNotation.reading(board, text);
            default -> Reading.NONE;
        };
    }

    /**
     * Reads the moves of a game, one text a move. A text that is ambiguous by itself is understood by what follows.
     *
     * @throws NotationException naming the first move that cannot be played ({@link NotationException#ply()} from 1)
     */
    public static List<Move> readAll(Position start, List<String> texts) {
        List<String> moves = texts.stream().map(MoveReader::withoutOrnaments).toList();
        if (!moves.isEmpty() && moves.stream().allMatch(text -> looks(text).equals(Notations.WXF))) {
            return WxfNotation.readAll(start, moves);
        }
        try {
            return readAll(start, moves, Ranks.FROM_ZERO);
        } catch (NotationException fromZero) {
            if (moves.stream().noneMatch(text -> looks(text).equals(Notations.ICCS))) {
                throw fromZero;
            }
            try {
                return readAll(start, moves, Ranks.FROM_ONE);
            } catch (NotationException fromOne) {
                throw fromOne.ply() > fromZero.ply() ? fromOne : fromZero;
            }
        }
    }

    /**
     * Reads the moves of a game from one text: separated by blanks, commas or line ends, move numbers allowed.
     *
     * @throws NotationException naming the first move that cannot be played
     */
    public static List<Move> readAll(Position start, String text) {
        return readAll(start, MoveText.split(text));
    }

    private static List<Move> readAll(Position start, List<String> texts, Ranks ranks) {
        return MoveListReader.read(start, texts, (position, text) -> read(position, text, ranks));
    }

    /** The id of the notation that a text looks like; empty if it looks like none. */
    public static String looks(String text) {
        boolean chinese = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int group = Glyphs.group(Glyphs.of(c));
            if (group == Glyphs.DIRECTION) {
                return Notations.CHINESE;
            }
            chinese |= c > 127 && group != Glyphs.NONE && group != Glyphs.BLANK;
        }
        if (chinese) {
            return Notations.CHINESE_SHORT;
        }
        if (Iccs.find(text).isPresent()) {
            return Notations.ICCS;
        }
        int end = text.length();
        while (end > 0 && !isAsciiLetterOrDigit(text.charAt(end - 1))) {
            end--;
        }
        boolean directed = end >= 4 && WxfReader.isDirection(text.charAt(end - 2));
        return directed && WxfReader.digit(text.charAt(end - 1)) > 0 ? Notations.WXF : "";
    }

    private static boolean isAsciiLetterOrDigit(char c) {
        return c < 128 && Character.isLetterOrDigit(c);
    }

    private static String withoutOrnaments(String text) {
        int end = text.length();
        while (end > 0 && "!?！？".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(0, end);
    }

    private static NotationException unreadable(Position position, String text) {
        List<String> near = new ArrayList<>();
        for (String id : List.of(Notations.CHINESE, Notations.WXF, Notations.ICCS)) {
            near.addAll(Suggestions.near(position, text, Notations.usual().named(id)));
        }
        return NotationTexts.unreadable("any", text, 0, "move", near);
    }
}
