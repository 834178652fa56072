package org.chuhe.records.ourgame;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Position;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.RawMoves;
import org.jspecify.annotations.Nullable;

/**
 * CHN of the older kind: 188 bytes that nobody has explained, then records of 32 bytes a ply with the points in the
 * third to sixth number. If the first move begins on Black's side, the whole board is turned.
 */
public final class OldChnReader extends GameReader {
    private static final int HEADER = 188;
    private static final int RECORD = 32;

    private byte @Nullable [] file;

    public OldChnReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
    }

    /** Whether a file that begins so is one: it has no sign, but its moves are legal. */
    public static boolean isIn(FileStart start) {
        return start.size() == start.length()
                && start.length() >= HEADER + RECORD
                && (start.length() - HEADER) % RECORD == 0
                && RawMoves.convince(moves(start.bytes()));
    }

    private static GameDraft moves(byte[] content) {
        GameDraft draft = GameDraft.main();
        ByteCursor in = new ByteCursor(content, HEADER);
        boolean turned = false;
        while (in.remaining() >= RECORD) {
            in.skip(4);
            int fromFile = in.u16();
            int fromRow = in.u16();
            int toFile = in.u16();
            int toRow = in.u16();
            in.skip(RECORD - 12);
            turned |= draft.length() == 0 && fromRow < 5;
            draft.add(
                    turned
                            ? GameDraft.code(8 - fromFile, fromRow, 8 - toFile, toRow)
                            : GameDraft.code(fromFile, 9 - fromRow, toFile, 9 - toRow));
        }
        return draft;
    }

    @Override
    public @Nullable Parsed next() {
        byte[] content = file;
        file = null;
        if (content == null) {
            return null;
        }
        List<Defect> defects = new ArrayList<>();
        return new Parsed(moves(content).play(Position.START, defects).build(), defects);
    }
}
