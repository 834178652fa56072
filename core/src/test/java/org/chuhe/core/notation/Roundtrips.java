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

    /** On a board, with the quick readers. */
    static void check(Board board, int move) {
        StringBuilder text = new StringBuilder();
        for (ChineseStyle style : STYLES) {
            ChineseNotation.write(board, move, style, text);
            same(board, text, move, ChineseNotation.readCode(board, text, 0, text.length()));
            text.setLength(0);
            AbbreviatedRecord.write(board, move, style, text);
            same(board, text, move, AbbreviatedRecord.readCode(board, text, 0, text.length()));
            text.setLength(0);
        }
        for (WxfDialect dialect : WxfDialect.values()) {
            WxfNotation.write(board, move, dialect, text);
            same(board, text, move, WxfNotation.readCode(board, text, 0, text.length(), dialect));
            int anyDialect = WxfNotation.readCode(board, text, 0, text.length());
            if (anyDialect != NotationProblem.AMBIGUOUS.code()) {
                same(board, text, move, anyDialect);
            }
            text.setLength(0);
        }
        for (Ranks ranks : Ranks.values()) {
            String iccs = Iccs.write(Move.of(move), ranks);
            same(board, iccs, move, Iccs.readCode(board, iccs, 0, iccs.length(), ranks));
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

    private static void same(Board board, CharSequence text, int move, int read) {
        if (read != move) {
            assertThat(read).as("%s in %s", text, Position.of(board, 1)).isEqualTo(move);
        }
    }
}
