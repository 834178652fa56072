package org.chuhe.records.xqr;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.chuhe.core.Position;
import org.chuhe.records.format.ByteCursor;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.TreeReader;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * XQR: types, lengths and values in UTF-8, then the nodes and a checksum. Its description and the program number the
 * types differently from the players on; the type of the checksum tells which it is.
 */
public final class XqrReader extends GameReader {
    private static final int[] MAGIC = {0x00, 0x02, 0x20, 0x17};
    private static final int CHECKSUM_SIZE = 6;
    private static final List<String> AS_WRITTEN = List.of(
            "", "", Tags.EVENT, Tags.SITE, Tags.DATE, Tags.RED, Tags.BLACK, "Result", "XQR8", "Moves", "Checksum");
    private static final List<String> AS_DESCRIBED = List.of(
            "",
            "",
            Tags.EVENT,
            Tags.SITE,
            Tags.DATE,
            Tags.ROUND,
            Tags.RED,
            Tags.BLACK,
            "Result",
            "XQR9",
            "Moves",
            "Checksum");

    private byte @Nullable [] file;

    public XqrReader(Bytes bytes) throws IOException {
        file = bytes.readAll();
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(FileStart start) {
        for (int i = 0; i < MAGIC.length; i++) {
            if (start.at(i) != MAGIC[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public @Nullable Parsed next() {
        byte[] content = file;
        file = null;
        if (content == null) {
            return null;
        }
        List<Defect> defects = new ArrayList<>();
        int end = content.length - CHECKSUM_SIZE;
        boolean checked = end > MAGIC.length && content[end + 1] == 4 && (content[end] == 10 || content[end] == 11);
        List<String> types = checked && content[end] == 11 ? AS_DESCRIBED : AS_WRITTEN;
        if (!checked || !fits(content, end)) {
            defects.add(new Defect(Defect.Kind.CHECKSUM, 0, "", Texts.message("xqr.checksum")));
        }
        ByteCursor in = new ByteCursor(content, MAGIC.length);
        Map<String, String> tags = new LinkedHashMap<>();
        Result result = Result.NONE;
        int type = in.u8();
        while (!name(types, type).equals("Moves")) {
            int length = in.u8();
            String name = name(types, type);
            if (name.equals("Result") && length == 1) {
                result = switch (in.u8()) {
                    case 1 -> Result.RED_WINS;
                    case 2 -> Result.BLACK_WINS;
                    case 3 -> Result.DRAW;
                    default -> Result.NONE;
                };
            } else {
                String value = in.text(length, StandardCharsets.UTF_8);
                if (!name.isEmpty()) {
                    tags.put(name, value);
                }
            }
            type = in.u8();
        }
        in.skip(1);
        TreeReader tree = new TreeReader().read(() -> node(in));
        if (!tree.isComplete()) {
            defects.add(Defect.truncated());
        }
        GameDraft main = tree.main();
        GameBuilder builder = main.play(main.withMoversSide(Position.START, defects), defects);
        tags.forEach(builder::tag);
        builder.result(result);
        return new Parsed(builder.build(), defects);
    }

    private static String name(List<String> types, int type) {
        return type < types.size() ? types.get(type) : "XQR" + type;
    }

    private static boolean fits(byte[] content, int end) {
        CRC32 crc = new CRC32();
        crc.update(content, 0, end);
        return (int) crc.getValue() == new ByteCursor(content, end + 2).int32();
    }

    /** From and to as row and column in nibbles, then flags: 1 a child, 2 a sibling, 4 a comment. */
    private static TreeReader.@Nullable Node node(ByteCursor in) {
        if (in.remaining() < 4) {
            return null;
        }
        int from = in.u8();
        int to = in.u8();
        int flags = in.u8();
        in.skip(1);
        String comment = "";
        if ((flags & 4) != 0) {
            int length = in.remaining() >= 4 ? in.int32() : 0;
            comment = in.text(Math.max(0, Math.min(length, in.remaining())), StandardCharsets.UTF_8);
        }
        int code = GameDraft.code(from & 15, 9 - (from >> 4), to & 15, 9 - (to >> 4));
        return new TreeReader.Node(code, comment, (flags & 1) != 0, (flags & 2) != 0);
    }
}
