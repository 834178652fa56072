package org.chuhe.server.record;

import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.ReaderNotation;
import org.chuhe.core.notation.WxfNotation;
import org.chuhe.records.model.GameRecord;

/** The main line of a game as a text, for browsers without scripts. */
final class RecordMoves {
    private RecordMoves() {}

    static String of(GameRecord record, Locale locale) {
        StringBuilder text = new StringBuilder();
        Position position = record.start();
        for (int ply = 1; ply <= record.plies(); ply++) {
            Move move = record.mainLine().move(ply);
            if (position.sideToMove() == Side.RED || ply == 1) {
                text.append(position.moveNumber()).append(". ");
            }
            text.append(
                            switch (ReaderNotation.of(locale)) {
                                case CHINESE -> BookNotation.chinese(RuleBooks.CXA_2020, position, move);
                                case WXF -> WxfNotation.write(position, move);
                                case ICCS -> Iccs.write(move);
                            })
                    .append(' ');
            position = position.play(move);
        }
        return text.toString().strip();
    }
}
