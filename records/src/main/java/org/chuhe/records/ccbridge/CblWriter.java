package org.chuhe.records.ccbridge;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;

/** A CCBridge library, version 3: the index, then the records in whole blocks. */
public final class CblWriter {
    private static final int SMALLEST_INDEX = 128;
    private static final int NEVER = 0x7FFFFFFF;
    private static final int LARGEST_FILE = 1 << 30;

    private CblWriter() {}

    /**
     * The games as a library.
     *
     * @throws RecordException if there are more than a library holds
     */
    public static byte[] write(List<GameRecord> games) {
        int capacity = SMALLEST_INDEX;
        while (capacity < games.size()) {
            capacity *= 2;
        }
        List<byte[]> records = new ArrayList<>(games.size());
        long blocks = 0;
        for (GameRecord game : games) {
            byte[] record = CbrWriter.write(game);
            records.add(record);
            blocks += blocks(record);
        }
        long size = CblReader.INDEX + (long) CblReader.ENTRY * capacity + CblReader.BLOCK * blocks;
        if (size > LARGEST_FILE) {
            throw new RecordException(Problem.NOT_WRITABLE, Texts.message("file.too.large", LARGEST_FILE >> 20));
        }
        ByteBuffer file = ByteBuffer.allocate((int) size).order(ByteOrder.LITTLE_ENDIAN);
        file.put("CCBridgeLibrary".getBytes(StandardCharsets.US_ASCII));
        file.putInt(16, 3).putInt(52, NEVER).putInt(60, capacity);
        if (!games.isEmpty()) {
            CblReader.HEADER.forEach(field ->
                    text(file, field.offset(), field.size(), games.get(0).tags().text(field.tag())));
        }
        int block = 0;
        for (int i = 0; i < records.size(); i++) {
            byte[] record = records.get(i);
            int entry = CblReader.INDEX + CblReader.ENTRY * i;
            file.putInt(entry, CblReader.USED)
                    .putInt(entry + 4, block)
                    .putInt(entry + 8, blocks(record))
                    .putInt(entry + 12, record.length);
            text(file, entry + 20, 80, guid(CblReader.identifier(record)));
            text(file, entry + 100, 128, games.get(i).tags().text(Tags.TITLE));
            file.put(CblReader.INDEX + CblReader.ENTRY * capacity + CblReader.BLOCK * block, record);
            block += blocks(record);
        }
        return file.array();
    }

    private static int blocks(byte[] record) {
        return (record.length + CblReader.BLOCK - 1) / CblReader.BLOCK;
    }

    private static String guid(String digits) {
        return String.format(
                "{%s-%s-%s-%s-%s}",
                digits.substring(0, 8),
                digits.substring(8, 12),
                digits.substring(12, 16),
                digits.substring(16, 20),
                digits.substring(20));
    }

    private static void text(ByteBuffer file, int offset, int size, String text) {
        int length = Math.min(text.length(), size / 2 - 1);
        if (length > 0 && Character.isHighSurrogate(text.charAt(length - 1))) {
            length--;
        }
        file.put(offset, text.substring(0, length).getBytes(StandardCharsets.UTF_16LE));
    }
}
