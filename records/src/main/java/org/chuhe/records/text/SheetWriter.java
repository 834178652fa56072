package org.chuhe.records.text;

import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.notation.Notations;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;

/**
 * A record sheet 记录表 as text: a title such as {@code 卜凤波  红先胜  张强} and the moves in numbered rounds (2011 rules,
 * 7.5), three rounds a row. Comments and variations have no place on a sheet.
 */
public final class SheetWriter {
    private static final int ROUNDS_PER_ROW = 3;

    private SheetWriter() {}

    /** Writes a game, its moves in the notation with an id. */
    public static String write(GameRecord game, String notation) {
        StringBuilder out = new StringBuilder(1024);
        Tags tags = game.tags();
        heading(out, tags);
        String result = switch (game.result()) {
            case RED_WINS -> "红先胜";
            case BLACK_WINS -> "红先负";
            case DRAW -> "红先和";
            default -> "对";
        };
        out.append(player(tags, Tags.RED_TEAM, Tags.RED))
                .append("  ")
                .append(result)
                .append("  ")
                .append(player(tags, Tags.BLACK_TEAM, Tags.BLACK))
                .append('\n');
        if (!game.start().equals(Position.START)) {
            out.append("FEN ").append(Fen.write(game.start())).append('\n');
        }
        moves(out.append('\n'), game, Notations.usual().named(notation));
        return out.append("\n\n").toString();
    }

    private static void heading(StringBuilder out, Tags tags) {
        StringBuilder heading = new StringBuilder();
        for (String name : new String[] {Tags.EVENT, Tags.ROUND, Tags.DATE, Tags.SITE}) {
            tags.get(name)
                    .ifPresent(value ->
                            heading.append(heading.isEmpty() ? "" : "  ").append(value));
        }
        if (!heading.isEmpty()) {
            out.append(heading).append('\n');
        }
    }

    private static String player(Tags tags, String team, String name) {
        String player = tags.text(team) + tags.text(name);
        return player.isEmpty() ? "□" : player;
    }

    private static void moves(StringBuilder out, GameRecord game, MoveNotation notation) {
        Board board = game.start().toBoard();
        Line line = game.mainLine();
        int first = game.start().sideToMove().ordinal();
        for (int ply = 1; ply <= line.length(); ply++) {
            int before = first + ply - 1;
            if (before % 2 == 0 || ply == 1) {
                int round = before / 2;
                out.append(round % ROUNDS_PER_ROW == 0 ? ply == 1 ? "" : "\n" : "   ");
                String number = Integer.toString(round + 1);
                out.append(" ".repeat(Math.max(0, 3 - number.length())))
                        .append(number)
                        .append(". ");
                out.append(before % 2 == 0 ? "" : "……  ");
            } else {
                out.append("  ");
            }
            notation.write(board, line.code(ply), out);
            board.make(line.code(ply));
        }
    }
}
