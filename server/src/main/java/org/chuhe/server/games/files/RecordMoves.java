package org.chuhe.server.games.files;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.records.model.GameRecord;

/** The main line of a game as a text, for browsers without scripts. */
final class RecordMoves {
    private RecordMoves() {}

    static String of(GameRecord record, Locale locale) {
        Position start = record.start();
        List<String> moves = LineText.of(
                RuleBooks.CXA_2020, start.toBoard(), record.mainLine().moves(), locale);
        StringBuilder text = new StringBuilder();
        int number = start.moveNumber();
        boolean red = start.sideToMove() == Side.RED;
        for (int i = 0; i < moves.size(); i++) {
            if (red || i == 0) {
                text.append(number).append(". ");
            }
            text.append(moves.get(i)).append(' ');
            number += red ? 0 : 1;
            red = !red;
        }
        return text.toString().strip();
    }
}
