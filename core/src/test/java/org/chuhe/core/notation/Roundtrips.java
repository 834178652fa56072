package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/** A move that is written must be read as itself. */
final class Roundtrips {
    private static final List<ChineseStyle> STYLES =
            List.of(ChineseStyle.SIMPLIFIED, ChineseStyle.TRADITIONAL.withFullWidth());

    private Roundtrips() {}

    /** On a board. */
    static void check(Board board, int move) {
        StringBuilder text = new StringBuilder();
        for (ChineseStyle style : STYLES) {
            ChineseNotation.write(board, move, style, text);
            same(board, text, move, ChineseNotation.reading(board, text));
            text.setLength(0);
            AbbreviatedRecord.write(board, move, style, text);
            same(board, text, move, AbbreviatedRecord.reading(board, text.toString()));
            text.setLength(0);
        }
        for (WxfDialect dialect : WxfDialect.values()) {
            WxfNotation.write(board, move, dialect, text);
            same(board, text, move, WxfNotation.reading(board, text, 0, text.length(), dialect));
            Reading anyDialect = WxfNotation.reading(board, text);
            if (!anyDialect.is(NotationProblem.AMBIGUOUS)) {
                same(board, text, move, anyDialect);
            }
            text.setLength(0);
        }
        for (Ranks ranks : Ranks.values()) {
            String iccs = Iccs.write(Move.of(move), ranks);
            same(board, iccs, move, Iccs.reading(board, iccs, ranks));
        }
    }

    /** With the values that most callers use. */
    static void check(Position position, Move move) {
        for (String text : List.of(
                ChineseNotation.write(position, move),
                AbbreviatedRecord.write(position, move),
                Iccs.write(move),
                Iccs.writeDashed(move))) {
            assertThat(MoveReader.read(position, text))
                    .as("%s in %s", text, position)
                    .isEqualTo(move);
        }
        for (WxfDialect dialect : WxfDialect.values()) {
            String text = WxfNotation.write(position, move, dialect);
            assertThat(WxfNotation.read(position, text, dialect)).isEqualTo(move);
            checkWithoutDialect(position, move, text);
        }
    }

    /** Without its dialect a text may mean several moves, but never another one alone. */
    private static void checkWithoutDialect(Position position, Move move, String text) {
        try {
            assertThat(WxfNotation.read(position, text)).isEqualTo(move);
        } catch (NotationException e) {
            assertThat(e.problem()).as("%s in %s", text, position).isEqualTo(NotationProblem.AMBIGUOUS);
            assertThat(e.suggestions()).hasSizeGreaterThan(1).anyMatch(reading -> reading.contains(move.toString()));
        }
    }

    private static void same(Board board, CharSequence text, int move, Reading reading) {
        if (reading.code() != move) {
            assertThat(reading.code())
                    .as("%s in %s", text, Position.of(board, 1))
                    .isEqualTo(move);
        }
    }
}
