package org.chuhe.records.pgn;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveNotation;
import org.chuhe.core.notation.Notations;
import org.chuhe.records.model.Comments;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.MoveMarks;
import org.chuhe.records.model.Tags;
import org.chuhe.text.EndReason;

/** PGN as the xiangqi programs agree on it: the tag Game first, moves under each other, variations in parentheses. */
public final class PgnWriter {
    private static final List<String> FIRST_TAGS = List.of(
            Tags.EVENT,
            Tags.SITE,
            Tags.DATE,
            Tags.ROUND,
            Tags.RED_TEAM,
            Tags.RED,
            Tags.RED_ELO,
            Tags.BLACK_TEAM,
            Tags.BLACK,
            Tags.BLACK_ELO);

    /** What the tag Format says of notations other than the Chinese one. */
    private static final Map<String, String> FORMATS = Map.of(Notations.WXF, "WXF", Notations.ICCS_DASHED, "ICCS");

    private final MoveNotation notation;
    private final StringBuilder out = new StringBuilder(2048);

    /** Writes games with their moves in the notation with an id. */
    public PgnWriter(String notation) {
        this.notation = Notations.usual().named(notation);
    }

    public String write(GameRecord game) {
        tag("Game", game.tags().get("Game").orElse("Chinese Chess"));
        Set<String> names = new LinkedHashSet<>(FIRST_TAGS);
        for (String name : names) {
            tag(name, game.tags().text(name));
        }
        names.addAll(List.of("Game", "Format", "FEN"));
        tag("Result", game.result().inRecords());
        ending(game.ending());
        game.tags().asMap().forEach((name, value) -> {
            if (!names.contains(name)) {
                tag(name, value);
            }
        });
        if (!isUsualStart(game.start())) {
            tag("FEN", Fen.write(game.start()));
        }
        String format = FORMATS.get(notation.id());
        if (format != null) {
            tag("Format", format);
        }
        comment(Comments.text(game.mainLine(), 0), "");
        int firstPly = game.start().sideToMove().ordinal();
        line(game.mainLine(), game.start().toBoard(), firstPly, true);
        out.append(game.mainLine().length() > 0 ? "\n" : "")
                .append(game.result().inRecords())
                .append("\n\n");
        return out.toString();
    }

    private static boolean isUsualStart(Position position) {
        return position.equals(Position.START) && position.quietPlies() == 0 && position.moveNumber() == 1;
    }

    private void ending(Ending ending) {
        if (ending.reason() != EndReason.UNKNOWN) {
            tag("Termination", ending.reason().inRecords());
        }
        if (!ending.remark().isEmpty()) {
            tag("TerminationRemark", ending.remark());
        }
        if (!ending.rule().isEmpty()) {
            tag("Rule", ending.rule());
        }
    }

    private void tag(String name, String value) {
        String letters = name.replaceAll("[^\\p{L}\\p{N}_]", "_");
        out.append('[').append(letters).append(" \"");
        out.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }

    /** Writes a line; {@code plies} have been played before it, counted from Red's first move. */
    private void line(Line line, Board board, int plies, boolean main) {
        boolean number = true;
        for (int ply = 1; ply <= line.length(); ply++) {
            int before = plies + ply - 1;
            boolean red = before % 2 == 0;
            if (red) {
                separate(main && ply > 1);
                out.append(before / 2 + 1).append(". ");
            } else {
                separate(false);
                if (number) {
                    out.append(before / 2 + 1).append("... ");
                }
            }
            notation.write(board, line.code(ply), out);
            number = false;
            marks(line.marks(ply).orElse(""));
            comment(Comments.textWithoutMarks(line, ply), " ");
            for (Line variation : line.variations(ply)) {
                out.append("\n (");
                line(variation, board, before, false);
                out.append(')');
                number = true;
            }
            board.make(line.code(ply));
        }
        for (int i = 0; i < line.length(); i++) {
            board.undo();
        }
    }

    /** Marks as the numbers that PGN has for them. */
    private void marks(String marks) {
        if (!marks.isEmpty()) {
            for (String mark : marks.split(" ")) {
                out.append(' ').append(MoveMarks.number(mark));
            }
        }
    }

    private void separate(boolean newLine) {
        if (newLine) {
            out.append('\n');
        } else if (!out.isEmpty()
                && !Character.isWhitespace(out.charAt(out.length() - 1))
                && out.charAt(out.length() - 1) != '(') {
            out.append(' ');
        }
    }

    /** A closing brace would end the comment, so its wide twin takes its place. */
    private void comment(String text, String before) {
        if (!text.isEmpty()) {
            out.append(before).append('{').append(text.replace('}', '｝')).append('}');
            out.append(before.isEmpty() ? "\n" : "");
        }
    }
}
