package org.chuhe.records.dhtmlxq;

import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.model.Comments;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.tree.PieceList;
import org.chuhe.text.EndReason;

/**
 * DhtmlXQ. The starting position is written as binit, as all readers know it, and as FEN besides where binit does not
 * tell everything: more pieces than a set has, or Black to move in a game without moves.
 */
public final class DhtmlXqWriter {
    private final StringBuilder out = new StringBuilder(2048);
    private int lines;

    private DhtmlXqWriter() {}

    public static String write(GameRecord game) {
        return new DhtmlXqWriter().game(game);
    }

    private String game(GameRecord game) {
        out.append("[DhtmlXQ]\n");
        DhtmlXqTags.all().forEach((name, tag) -> tag(name, game.tags().text(tag)));
        tag(
                "result",
                switch (game.result()) {
                    case RED_WINS -> "红胜";
                    case BLACK_WINS -> "黑胜";
                    case DRAW -> "和";
                    default -> "未知";
                });
        ending(game.ending());
        position(game);
        Line main = game.mainLine();
        tag("movelist", moves(main));
        if (main.length() == 0) {
            out.append("[DhtmlXQ_movelist][/DhtmlXQ_movelist]\n");
        }
        comments(main, 0, 0);
        variations(main, 0, 0);
        return out.append("[/DhtmlXQ]\n\n").toString();
    }

    private void ending(Ending ending) {
        tag(
                "termination",
                ending.reason() == EndReason.UNKNOWN ? "" : ending.reason().inRecords());
        tag("terminationremark", ending.remark());
        tag("rule", ending.rule());
    }

    private void position(GameRecord game) {
        Position start = game.start();
        boolean fits = PieceList.fits(start);
        if (!fits || game.plies() == 0 && !start.equals(Position.START)) {
            tag("fen", Fen.write(start));
        }
        if (fits) {
            StringBuilder binit = new StringBuilder(64);
            for (int square : PieceList.of(start)) {
                binit.append(square == PieceList.ABSENT ? "99" : point(square));
            }
            tag("binit", binit.toString());
        }
    }

    private void tag(String name, String value) {
        if (!value.isEmpty()) {
            out.append("[DhtmlXQ_").append(name).append(']');
            out.append(DhtmlXqTags.encode(value));
            out.append("[/DhtmlXQ_").append(name).append("]\n");
        }
    }

    private static String moves(Line line) {
        StringBuilder moves = new StringBuilder(4 * line.length());
        for (int ply = 1; ply <= line.length(); ply++) {
            moves.append(point(MoveCode.from(line.code(ply)))).append(point(MoveCode.to(line.code(ply))));
        }
        return moves.toString();
    }

    private static String point(int square) {
        return "" + square % Square.FILES + (9 - square / Square.FILES);
    }

    private void comments(Line line, int number, int plies) {
        for (int ply = 0; ply <= line.length(); ply++) {
            tag("comment" + (number == 0 ? "" : number + "_") + (plies + ply), Comments.text(line, ply));
        }
    }

    private void variations(Line parent, int parentNumber, int plies) {
        for (int ply = 1; ply <= parent.length(); ply++) {
            for (Line line : parent.variations(ply)) {
                int number = ++lines;
                int before = plies + ply - 1;
                tag("move_" + parentNumber + "_" + (before + 1) + "_" + number, moves(line));
                comments(line, number, before);
                variations(line, number, before);
            }
        }
    }
}
