package org.chuhe.records.zhongyou;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Position;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.RawMoves;
import org.jspecify.annotations.Nullable;

/**
 * CCM: nothing but moves by their points. The newer kind has a head of 12 bytes with the time and the number of plies,
 * and 9 bytes a ply; the older one no head, and 7 bytes.
 */
public final class CcmReader extends GameReader {
    private static final int HEADER = 12;
    private static final int RECORD = 9;
    private static final int OLD_RECORD = 7;

    private byte @Nullable [] file;

    public CcmReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        return isNew(start.bytes())
                || start.size() == start.length()
                        && start.length() % OLD_RECORD == 0
                        && RawMoves.convince(oldMoves(start.bytes()));
    }

    private static boolean isNew(byte[] content) {
        if (content.length < HEADER) {
            return false;
        }
        ByteCursor in = new ByteCursor(content);
        return in.u16() == 1 && in.u16() == 18 && RawMoves.convince(moves(content));
    }

    private static GameDraft moves(byte[] content) {
        GameDraft draft = GameDraft.main();
        for (int at = HEADER; at + RECORD <= content.length; at += RECORD) {
            draft.add(GameDraft.code(content[at + 3], 9 - content[at + 4], content[at + 5], 9 - content[at + 6]));
        }
        return draft;
    }

    private static GameDraft oldMoves(byte[] content) {
        GameDraft draft = GameDraft.main();
        for (int at = 0; at + OLD_RECORD <= content.length; at += OLD_RECORD) {
            draft.add(GameDraft.code(content[at + 3], 9 - content[at + 5], content[at + 4], 9 - content[at + 6]));
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
        if (!isNew(content)) {
            return new Parsed(oldMoves(content).play(Position.START, defects).build(), defects);
        }
        GameDraft draft = moves(content);
        ByteCursor in = new ByteCursor(content, 4);
        Instant time = Instant.ofEpochSecond(in.int32() & 0xFFFFFFFFL);
        int announced = in.int32();
        if (announced != draft.length()) {
            defects.add(Defect.count(announced, draft.length()));
        }
        GameBuilder builder = draft.play(Position.START, defects);
        builder.tag(
                Tags.DATE,
                time.atOffset(ZoneOffset.UTC).toLocalDate().toString().replace('-', '.'));
        return new Parsed(builder.build(), defects);
    }
}
