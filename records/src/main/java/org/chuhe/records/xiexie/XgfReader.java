package org.chuhe.records.xiexie;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * XGF: numbered texts, the result, tables of the board and the pieces, then 20 bytes a ply. Points are nibbles, the
 * file from <em>Red's right</em>, the rank from the top, both from 2: read from the left, a game becomes its mirror
 * image, which is legal too.
 */
public final class XgfReader extends GameReader {
    private static final List<String> TEXTS = List.of(
            "", Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND, Tags.RED, Tags.RED_ELO, Tags.BLACK, Tags.BLACK_ELO);
    private static final int NUMBER = 9;
    private static final int RESULT = 10;
    private static final int TABLES = 11;
    /** The pieces' points lie so far behind the board, the plies behind them. */
    private static final int BOARD_SIZE = 215;

    private static final String PIECES = "KAABBNNRRCCPPPPPkaabbnnrrccppppp";
    private static final int RECORD = 20;

    private byte @Nullable [] file;

    public XgfReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        return start.at(0) == 6 && start.at(1) == TABLES && start.at(2) >= 1 && start.at(2) <= TABLES;
    }

    @Override
    public @Nullable Parsed next() {
        byte[] content = file;
        file = null;
        return content == null ? null : parse(new ByteCursor(content, 2));
    }

    private static Parsed parse(ByteCursor in) {
        List<Defect> defects = new ArrayList<>();
        Map<String, String> tags = new LinkedHashMap<>();
        Result result = Result.NONE;
        int tag = in.u8();
        while (tag != TABLES) {
            if (tag >= 1 && tag < TEXTS.size()) {
                tags.put(TEXTS.get(tag), in.text(in.u8(), Encoding.GB18030));
            } else if (tag == NUMBER) {
                in.skip(4);
            } else if (tag == RESULT) {
                result = switch (in.u8()) {
                    case 1 -> Result.RED_WINS;
                    case 2 -> Result.BLACK_WINS;
                    case 3 -> Result.DRAW;
                    default -> Result.NONE;
                };
            } else {
                Defect.leftOut(defects, 0, in.text(in.u8(), Encoding.GB18030));
            }
            tag = in.u8();
        }
        in.skip(BOARD_SIZE);
        Position board = board(in);
        in.skip(4);
        int announced = in.int32();
        in.skip(4);
        GameDraft draft = GameDraft.main();
        while (in.remaining() >= RECORD) {
            int from = in.u16();
            int to = in.u16();
            in.skip(RECORD - 4);
            draft.add(GameDraft.code(file(from), rank(from), file(to), rank(to)));
        }
        if (announced != draft.length()) {
            defects.add(Defect.count(announced, draft.length()));
        }
        defects.add(Defect.orientation("right"));
        GameBuilder builder = draft.play(draft.withMoversSide(board, new ArrayList<>()), defects);
        tags.forEach(builder::tag);
        builder.result(result);
        return new Parsed(builder.build(), defects);
    }

    private static Position board(ByteCursor in) {
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int i = 0; i < PIECES.length(); i++) {
            int point = in.int32();
            int file = file(point);
            int rank = rank(point);
            if (file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS) {
                Piece.ofLetter(PIECES.charAt(i)).ifPresent(piece -> pieces.put(Square.of(file, rank), piece));
            }
        }
        return Position.of(pieces, Side.RED, 0, 1);
    }

    private static int file(int point) {
        return 10 - (point >> 4 & 15);
    }

    private static int rank(int point) {
        return 11 - (point & 15);
    }
}
