package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/** A move that is written must be read as itself, and written again as the same text. */
final class Roundtrips {
    private static final List<ChineseStyle> STYLES = List.of(
            ChineseStyle.SIMPLIFIED,
            ChineseStyle.TRADITIONAL,
            ChineseStyle.SIMPLIFIED.withFullWidth(),
            ChineseStyle.TRADITIONAL.withFullWidth());

    private Roundtrips() {}

    static void check(Position position, Move move) {
        for (ChineseStyle style : STYLES) {
            String text = ChineseNotation.write(position, move, style);
            same(position, text, move, ChineseNotation.read(position, text));
        }
        same(position, Iccs.write(move), move, Iccs.read(position, Iccs.write(move)));
        same(position, Iccs.writeDashed(move), move, Iccs.read(position, Iccs.writeDashed(move)));
        String fromOne = Iccs.write(move, Ranks.FROM_ONE);
        same(position, fromOne, move, Iccs.read(position, fromOne, Ranks.FROM_ONE));
        for (ChineseStyle style : STYLES) {
            String marked = AbbreviatedRecord.write(position, move, style);
            same(position, marked, move, AbbreviatedRecord.read(position, marked));
            String html = AbbreviatedRecord.writeHtml(position, move, style);
            same(position, html, move, AbbreviatedRecord.read(position, html));
        }
        for (WxfDialect dialect : WxfDialect.values()) {
            String text = WxfNotation.write(position, move, dialect);
            same(position, text, move, WxfNotation.read(position, text, dialect));
            sameOrAmbiguous(position, text, move);
        }
        for (String text : List.of(ChineseNotation.write(position, move), Iccs.write(move))) {
            same(position, text, move, MoveReader.read(position, text));
        }
    }

    /** Without its dialect a text may mean several moves, but never another one. */
    private static void sameOrAmbiguous(Position position, String text, Move move) {
        try {
            same(position, text, move, WxfNotation.read(position, text));
        } catch (NotationException e) {
            assertThat(e.problem()).as("%s in %s", text, position).isEqualTo(NotationProblem.AMBIGUOUS);
            assertThat(e.suggestions()).hasSizeGreaterThan(1).anyMatch(reading -> reading.contains(move.toString()));
        }
    }

    private static void same(Position position, String text, Move move, Move read) {
        if (!read.equals(move)) {
            assertThat(read).as("%s in %s", text, position).isEqualTo(move);
        }
    }
}
