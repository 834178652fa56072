package org.chuhe.records.ourgame;

import java.io.IOException;
import java.util.ArrayList;
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
import org.jspecify.annotations.Nullable;

/** CHN and XQI of the newer kind: a head of texts, the start board, then a record of 36 bytes a ply. */
public final class ChnReader extends GameReader {
    private static final int BOARD = 0xB4;
    private static final int PLIES = 0x16C;
    private static final int RECORDS = 0x1D8;
    private static final int RECORD = 36;

    private byte @Nullable [] file;

    public ChnReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        return start.begins("GL") && start.at(2) == 0xD0 && start.at(3) == 0x07 && start.length() >= RECORDS;
    }

    @Override
    public @Nullable Parsed next() {
        byte[] content = file;
        file = null;
        if (content == null) {
            return null;
        }
        List<Defect> defects = new ArrayList<>();
        GameDraft draft = GameDraft.main();
        int announced = new ByteCursor(content, PLIES).int32();
        for (int at = RECORDS; at + RECORD <= content.length; at += RECORD) {
            int from = content[at + 14] & 0xFF;
            int to = content[at + 15] & 0xFF;
            if (from != 0xFF || to != 0xFF) {
                draft.add(GameDraft.code(from & 15, 9 - (from >> 4), to & 15, 9 - (to >> 4)));
            }
        }
        if (draft.length() != announced) {
            defects.add(Defect.count(announced, draft.length()));
        }
        Position start = draft.withMoversSide(board(content), new ArrayList<>());
        GameBuilder builder = draft.play(start, defects);
        builder.tag(Tags.DATE, text(content, 0x08, 28))
                .tag(Tags.TITLE, text(content, 0x24, 64))
                .tag("RedId", text(content, 0x64, 20))
                .tag(Tags.RED, text(content, 0x78, 20))
                .tag("BlackId", text(content, 0x8C, 20))
                .tag(Tags.BLACK, text(content, 0xA0, 20));
        return new Parsed(builder.build(), defects);
    }

    private static String text(byte[] content, int offset, int size) {
        return new ByteCursor(content, offset).text(size, Encoding.GB18030);
    }

    /** Nine files from Red's left, ten points each from the top. */
    private static Position board(byte[] content) {
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int i = 0; i < Square.COUNT; i++) {
            char letter = letter(content[BOARD + i] & 0xFF);
            Square square = Square.of(i / 10, 9 - i % 10);
            Piece.ofLetter(letter).ifPresent(piece -> pieces.put(square, piece));
        }
        return pieces.isEmpty() ? Position.START : Position.of(pieces, Side.RED, 0, 1);
    }

    /** The low three bits are the kind, the next one is Black's; the high nibble numbers pieces of a kind. */
    private static char letter(int code) {
        int kind = code & 7;
        char letter = kind == 0 ? ' ' : "RNCKABP".charAt(kind - 1);
        return code != 0 && (code & 8) == 0 ? letter : Character.toLowerCase(letter);
    }
}
