package org.chuhe.records.wxf;

import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.notation.Notations;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.text.Result;

/** A WXF file: the main line; there is no place for variations and comments. */
public final class WxfFileWriter {
    private static final int ROUNDS_PER_ROW = 4;

    private WxfFileWriter() {}

    public static String write(GameRecord game) {
        Tags tags = game.tags();
        StringBuilder out = new StringBuilder(1024);
        field(out, "FORMAT", "WXF");
        boolean titled = !tags.text(Tags.TITLE).isEmpty();
        field(out, "GAME", titled ? tags.text(Tags.TITLE) : tags.text(Tags.EVENT));
        field(out, "EVENT", titled ? tags.text(Tags.EVENT) : "");
        field(out, "RED", player(tags, Tags.RED, Tags.RED_TEAM));
        field(out, "BLACK", player(tags, Tags.BLACK, Tags.BLACK_TEAM));
        field(out, "DATE", tags.text(Tags.DATE));
        field(out, "SITE", tags.text(Tags.SITE));
        field(out, "ROUND", tags.text(Tags.ROUND));
        field(out, "RESULT", game.result() == Result.NONE ? "" : game.result().inRecords());
        if (!game.start().equals(Position.START)) {
            String side = game.start().sideToMove() == Side.RED ? " w" : " b";
            field(out, "FEN", Fen.writeBoard(game.start(), Fen.Letters.WXF) + side);
        }
        moves(out.append("\nSTART{\n"), game);
        return out.append("\n}END\n").toString();
    }

    private static void field(StringBuilder out, String name, String value) {
        if (!value.isEmpty()) {
            out.append(name).append('\t').append(value).append('\n');
        }
    }

    private static String player(Tags tags, String name, String team) {
        String player = tags.text(name).replace(';', ',');
        String side = tags.text(team).replace(';', ',');
        return player.isEmpty() && side.isEmpty() ? "" : player + ";" + side + ";;";
    }

    private static void moves(StringBuilder out, GameRecord game) {
        MoveNotation wxf = Notations.usual().named(Notations.WXF);
        Board board = game.start().toBoard();
        int first = game.start().sideToMove().ordinal();
        for (int ply = 1; ply <= game.plies(); ply++) {
            int before = first + ply - 1;
            if (before % 2 == 0 || ply == 1) {
                int round = before / 2;
                out.append(round % ROUNDS_PER_ROW == 0 && ply > 1 ? "\n" : "").append("  ");
                out.append(round + 1).append(before % 2 == 0 ? ". " : "... ");
            } else {
                out.append("  ");
            }
            wxf.write(board, game.mainLine().code(ply), out);
            board.make(game.mainLine().code(ply));
        }
    }
}
