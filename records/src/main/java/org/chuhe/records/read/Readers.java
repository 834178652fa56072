package org.chuhe.records.read;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.chuhe.records.format.FileFormat;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.jspecify.annotations.Nullable;

/** Opens files: finds out by their content what they are. */
public final class Readers {
    private static final int FIRST_LOOK = 1 << 16;
    private static final int LONG_LOOK = 1 << 20;

    private Readers() {}

    /**
     * Opens a file.
     *
     * @throws RecordException if it cannot be read or holds no game
     */
    public static GameFile open(Path file) {
        String name = file.toString();
        try {
            return open(name, Bytes.of(file));
        } catch (IOException e) {
            throw ioProblem(e);
        }
    }

    /**
     * Opens what is in memory.
     *
     * @throws RecordException if it holds no game
     */
    public static GameFile open(String name, byte[] content) {
        try {
            return open(name, Bytes.of(content));
        } catch (IOException e) {
            throw ioProblem(e);
        }
    }

    static RecordException ioProblem(IOException e) {
        return new RecordException(Problem.INPUT_OUTPUT, Texts.message("file.io", String.valueOf(e.getMessage())), e);
    }

    private static GameFile open(String name, Bytes bytes) throws IOException {
        boolean opened = false;
        try {
            GameFile file = new GameFile(name, reader(bytes));
            opened = true;
            return file;
        } finally {
            if (!opened) {
                bytes.close();
            }
        }
    }

    private static GameReader reader(Bytes bytes) throws IOException {
        byte[] start = bytes.read(0, FIRST_LOOK);
        if (start.length == 0) {
            throw new RecordException(Problem.NO_GAME, Texts.message("file.empty"));
        }
        if (start.length > 2 && start[0] == 'X' && start[1] == 'Q' && start[2] >= 1 && start[2] < 0x20) {
            return new XqfReader(bytes);
        }
        if (begins(start, CblReader.SIGNATURE)) {
            return new CblReader(bytes);
        }
        if (begins(start, CbrParser.SIGNATURE)) {
            return new CbrReader(bytes);
        }
        if (begins(start, "CCBridge".getBytes(StandardCharsets.US_ASCII))) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("cbl.compressed"));
        }
        return textReader(bytes, start);
    }

    private static GameReader textReader(Bytes bytes, byte[] start) throws IOException {
        Encoding encoding = Encoding.of(start);
        FileFormat format = format(text(start, encoding));
        if (format == null && bytes.size() > FIRST_LOOK) {
            byte[] more = bytes.read(0, LONG_LOOK);
            encoding = Encoding.of(more);
            format = format(text(more, encoding));
        }
        if (format == null) {
            throw new RecordException(Problem.NO_GAME, Texts.message("file.no.game"));
        }
        TextInput input = new TextInput(bytes.stream(0), encoding);
        return switch (format) {
            case PGN -> new PgnReader(input);
            case DHTMLXQ -> new DhtmlXqReader(input);
            case DHJHTMLXQ -> new DhjReader(input);
            case CBF -> new CbfReader(input);
            case WXF -> new WxfFileReader(input);
            case FEN_AND_MOVES -> new FenAndMovesReader(input);
            default -> new TextReader(input);
        };
    }

    private static String text(byte[] start, Encoding encoding) {
        int mark = encoding.markLength();
        return new String(start, mark, start.length - mark, encoding.charset());
    }

    private static @Nullable FileFormat format(String start) {
        if (start.contains("[DhtmlXQ")) {
            return FileFormat.DHTMLXQ;
        }
        if (start.contains("[DHJHtmlXQ")) {
            return FileFormat.DHJHTMLXQ;
        }
        if (start.contains("<ChineseChessRecord")) {
            return FileFormat.CBF;
        }
        String head = start.substring(0, Math.min(4000, start.length())).toUpperCase(Locale.ROOT);
        if (head.strip().startsWith("FORMAT") && head.contains("WXF") || head.contains("START{")) {
            return FileFormat.WXF;
        }
        if (PgnReader.looksLikePgn(start)) {
            return FileFormat.PGN;
        }
        if (FenAndMovesReader.looksLikeIt(start)) {
            return FileFormat.FEN_AND_MOVES;
        }
        return TextReader.looksLikeMoves(start) ? FileFormat.TEXT : null;
    }

    private static boolean begins(byte[] bytes, byte[] with) {
        return bytes.length >= with.length && Arrays.equals(bytes, 0, with.length, with, 0, with.length);
    }
}
