package org.chuhe.records.dhtmlxq;

import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.model.Comments;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;

/** DHJHtmlXQ: the main line with its comments; there is no place for variations. */
public final class DhjWriter {
    private final StringBuilder out = new StringBuilder(1024);

    private DhjWriter() {}

    public static String write(GameRecord game) {
        return new DhjWriter().game(game);
    }

    private String game(GameRecord game) {
        out.append("[DHJHtmlXQ]\n");
        DhjTags.all()
                .forEach((number, tag) -> tag("DHJHtmlXQ_" + number, game.tags().text(tag)));
        tag(
                "DHJHtmlXQ_" + DhjTags.RESULT,
                switch (game.result()) {
                    case RED_WINS -> "红胜";
                    case BLACK_WINS -> "黑胜";
                    case DRAW -> "和";
                    default -> "未知";
                });
        tag("DHJHtmlXQ_" + DhjTags.BOARD, board(game));
        tag("DHJHtmlXQ_" + DhjTags.SIDE, game.start().sideToMove() == Side.RED ? "0" : "1");
        tag("DHJHtmlXQ_" + DhjTags.FIRST_SHOWN, "0");
        Line main = game.mainLine();
        StringBuilder moves = new StringBuilder();
        main.moves()
                .forEach(move -> moves.append(move.from().file())
                        .append(move.from().rank())
                        .append(move.to().file())
                        .append(move.to().rank()));
        tag("DHJHtmlXQ_" + DhjTags.MOVES, moves.toString());
        for (int ply = 0; ply <= main.length(); ply++) {
            tag("comment_" + ply, Comments.text(main, ply));
        }
        return out.append("[/DHJHtmlXQ]\n\n").toString();
    }

    private void tag(String name, String value) {
        if (!value.isEmpty()) {
            out.append('[').append(name).append(']').append(encode(value));
            out.append("[/").append(name).append("]\n");
        }
    }

    /** Brackets would be taken for mark-up. */
    private static String encode(String value) {
        return DhtmlXqTags.encode(value).replace("[", "\\u005b");
    }

    private static String board(GameRecord game) {
        StringBuilder board = new StringBuilder(Square.COUNT);
        for (char c : Fen.writeBoard(game.start(), Fen.Letters.WXF).toCharArray()) {
            if (Character.isDigit(c)) {
                board.append("0".repeat(c - '0'));
            } else if (c != '/') {
                board.append(c);
            }
        }
        return board.toString();
    }
}
