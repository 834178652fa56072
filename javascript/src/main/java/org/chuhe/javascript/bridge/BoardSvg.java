package org.chuhe.javascript.bridge;

import java.util.List;
import java.util.Map;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Iccs;
import org.chuhe.documents.board.Arrow;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.Labels;
import org.chuhe.documents.board.PieceSet;
import org.chuhe.documents.board.PointMark;
import org.chuhe.documents.board.Theme;
import org.chuhe.text.Coded;

/** Draws a board as a script wants it. */
final class BoardSvg {
    private BoardSvg() {}

    static String draw(Position position, Map<String, Object> options) {
        BoardLook look = BoardLook.DEFAULT
                .with(Coded.find(Theme.class, text(options, "theme")).orElse(Theme.LIGHT))
                .with(Coded.find(Side.class, text(options, "below")).orElse(Side.RED))
                .with(Coded.find(PieceSet.class, text(options, "pieces")).orElse(PieceSet.CHINESE))
                .with(Coded.find(Labels.class, text(options, "labels")).orElse(Labels.FILES));
        BoardPicture picture = BoardPicture.of(position).look(look);
        try {
            if (options.get("lastMove") instanceof String move) {
                picture = picture.lastMove(Iccs.parse(move));
            }
            for (String mark : texts(options, "marks")) {
                Square square = point(mark, 0);
                picture = picture.mark(
                        square, Coded.find(PointMark.Shape.class, rest(mark, 2)).orElse(PointMark.Shape.SELECTED));
            }
            for (String arrow : texts(options, "arrows")) {
                picture = picture.arrow(
                        point(arrow, 0),
                        point(arrow, 2),
                        Coded.find(Arrow.Meaning.class, rest(arrow, 4)).orElse(Arrow.Meaning.MOVE));
            }
        } catch (IllegalArgumentException e) {
            throw ScriptFailure.of(e);
        }
        return picture.svg();
    }

    private static Square point(String text, int start) {
        String name = text.substring(Math.min(start, text.length()), Math.min(start + 2, text.length()));
        return Square.parse(name).orElseThrow(() -> new IllegalArgumentException("no point: " + text));
    }

    /** What is meant, after the points: {@code h2:capture}. */
    private static String rest(String text, int points) {
        return text.length() > points ? text.substring(points + 1) : "";
    }

    private static String text(Map<String, Object> options, String key) {
        return options.get(key) instanceof String text ? text : "";
    }

    private static List<String> texts(Map<String, Object> options, String key) {
        return options.get(key) instanceof List<?> list
                ? list.stream().map(String::valueOf).toList()
                : List.of();
    }
}
