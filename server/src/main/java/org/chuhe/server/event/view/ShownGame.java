package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.notation.Notations;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.records.model.GameRecord;

/**
 * A game on a page: the moves for the board that plays them, and in words.
 *
 * @param fen the first position
 * @param moves all moves, as the script of the board reads them
 * @param rounds the moves two by two; a game that begins with Black has an empty first one
 * @param picture the last position, for readers without scripts
 */
public record ShownGame(String fen, String moves, List<Pair> rounds, String picture) {
    /** 回合. */
    public record Pair(int number, String red, String black) {}

    public static ShownGame of(RecordedGame game, Locale locale) {
        GameRecord record = game.record();
        List<String> plain = new ArrayList<>();
        List<String> words = new ArrayList<>();
        MoveNotation notation = Notations.usual().onPaper(locale);
        Position position = record.start();
        if (position.sideToMove() == Side.BLACK) {
            words.add("");
        }
        for (Move move : record.mainLine().moves()) {
            plain.add(move.toString());
            words.add(notation.write(position, move));
            position = position.play(move);
        }
        List<Pair> rounds = new ArrayList<>();
        for (int i = 0; i < words.size(); i += 2) {
            rounds.add(new Pair(i / 2 + 1, words.get(i), i + 1 < words.size() ? words.get(i + 1) : ""));
        }
        return new ShownGame(
                Fen.write(record.start()),
                String.join(" ", plain),
                rounds,
                BoardPicture.of(position).svg());
    }
}
