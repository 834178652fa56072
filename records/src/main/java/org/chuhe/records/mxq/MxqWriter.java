package org.chuhe.records.mxq;

import java.io.ByteArrayOutputStream;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.board.MoveCode;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;
import org.chuhe.text.EndReason;

/** MXQ: the main line of a game from the usual start; there is no place for variations and comments. */
public final class MxqWriter {
    private static final int LONGEST_FIELD = 255;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private MxqWriter() {}

    /**
     * The game as a file.
     *
     * @throws RecordException if it does not begin at the usual start
     */
    public static byte[] write(GameRecord game) {
        if (!game.start().equals(Position.START)) {
            throw new RecordException(Problem.NOT_WRITABLE, Texts.message("write.only.start"));
        }
        return new MxqWriter().game(game);
    }

    private byte[] game(GameRecord game) {
        Tags tags = game.tags();
        for (int i = 0; i < MxqReader.FIELDS.size(); i++) {
            if (i == MxqReader.PLAYERS) {
                String sign = switch (game.result()) {
                    case RED_WINS -> "胜";
                    case BLACK_WINS -> "负";
                    case DRAW -> "和";
                    default -> "*";
                };
                field(tags.text(Tags.RED) + "-" + sign + "-" + tags.text(Tags.BLACK));
            } else if (i == MxqReader.ENDING) {
                field(ending(game.ending()));
            } else {
                field(tags.text(MxqReader.FIELDS.get(i)));
            }
        }
        field(MxqReader.MOVES);
        Line line = game.mainLine();
        for (int ply = 1; ply <= line.length(); ply++) {
            field(point(MoveCode.from(line.code(ply))) + "-" + point(MoveCode.to(line.code(ply))));
        }
        field(MxqReader.ENDS);
        field(MxqReader.COMMENTS_END);
        return out.toByteArray();
    }

    private static String ending(Ending ending) {
        if (!ending.remark().isEmpty()) {
            return ending.remark();
        }
        return ending.reason() == EndReason.UNKNOWN ? "" : ending.reason().inRecords();
    }

    private static String point(int square) {
        return "" + square % Square.FILES + (char) ('A' + square / Square.FILES);
    }

    /** A length byte and as many whole characters as it can count. */
    private void field(String text) {
        byte[] bytes = text.getBytes(Encoding.GB18030);
        int characters = text.length();
        while (bytes.length > LONGEST_FIELD) {
            characters = text.offsetByCodePoints(0, text.codePointCount(0, characters) - 1);
            bytes = text.substring(0, characters).getBytes(Encoding.GB18030);
        }
        out.write(bytes.length);
        out.writeBytes(bytes);
    }
}
