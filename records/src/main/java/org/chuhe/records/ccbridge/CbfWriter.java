package org.chuhe.records.ccbridge;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.chuhe.core.Square;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.model.Comments;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.tree.TreeOrder;

/** CBF, the XML of CCBridge: the moves in the order of the tree, {@code branch} and {@code end} as CBR's bits. */
public final class CbfWriter {
    private static final Map<String, String> NAMES = new TreeMap<>();
    private static final Pattern NAME = Pattern.compile("[A-Za-z]\\w{0,39}");
    private static final Set<String> TAKEN = Set.of("Head", "MoveList", "Move", "FEN", "RecordResult");

    static {
        CbfReader.NAMES.forEach((name, tag) -> NAMES.put(tag, name));
    }

    private final StringBuilder out = new StringBuilder(2048);

    private CbfWriter() {}

    public static String write(GameRecord game) {
        return new CbfWriter().game(game);
    }

    private String game(GameRecord game) {
        out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ChineseChessRecord Version=\"1.0\">\n <Head>\n");
        game.tags().asMap().forEach((tag, value) -> {
            String name = NAMES.getOrDefault(tag, tag);
            if (NAME.matcher(name).matches() && !TAKEN.contains(name)) {
                field(name, value);
            }
        });
        field(
                "RecordResult",
                switch (game.result()) {
                    case RED_WINS -> "1";
                    case BLACK_WINS -> "2";
                    case DRAW -> "3";
                    default -> "0";
                });
        field("FEN", Fen.write(game.start()));
        out.append(" </Head>\n <MoveList>\n");
        Line main = game.mainLine();
        move("00-00", main.length() > 0, false, Comments.text(main, 0));
        TreeOrder.walk(main, (line, ply, next, alternative) -> {
            int code = line.code(ply);
            String value = point(MoveCode.from(code)) + "-" + point(MoveCode.to(code));
            move(value, next, alternative, Comments.text(line, ply));
        });
        return out.append(" </MoveList>\n</ChineseChessRecord>\n").toString();
    }

    private void field(String name, String value) {
        out.append("  <").append(name).append('>').append(escape(value));
        out.append("</").append(name).append(">\n");
    }

    private void move(String value, boolean next, boolean alternative, String comment) {
        out.append("  <Move value=\"").append(value).append('"');
        out.append(alternative ? " branch=\"1\"" : "").append(next ? "" : " end=\"1\"");
        if (comment.isEmpty()) {
            out.append(" />\n");
        } else {
            out.append("><![CDATA[").append(comment.replace("]]>", "]] >")).append("]]></Move>\n");
        }
    }

    private static String point(int square) {
        return "" + square % Square.FILES + (9 - square / Square.FILES);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
