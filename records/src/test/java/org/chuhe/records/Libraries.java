package org.chuhe.records;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;

/** Files that we read but do not write, made for tests. */
final class Libraries {
    private static final int INDEX = 66624;
    private static final int ENTRY = 276;
    private static final int CAPACITY = 8;
    private static final int OLD_HEADER = 20;

    private Libraries() {}

    /** A library; entries from {@code misplaced} on name the block of another record. */
    static byte[] cbl(List<GameRecord> games, int misplaced) {
        int records = INDEX + ENTRY * CAPACITY;
        int blocks = 2;
        byte[] file = new byte[records + games.size() * blocks * 4096];
        ByteBuffer buffer = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put("CCBridgeLibrary".getBytes(StandardCharsets.US_ASCII));
        buffer.putInt(16, 3).putInt(60, CAPACITY);
        for (int i = 0; i < games.size(); i++) {
            byte[] record = Arrays.copyOf(Writers.write(games.get(i), OutputFormat.CBR), blocks * 4096);
            record[20] = (byte) (i + 1);
            System.arraycopy(record, 0, file, records + i * blocks * 4096, record.length);
            int entry = INDEX + i * ENTRY;
            int block = i < misplaced ? i * blocks : 1;
            buffer.putInt(entry, 7)
                    .putInt(entry + 4, block)
                    .putInt(entry + 8, blocks)
                    .putInt(entry + 12, record.length);
            byte[] name = identifier(record).getBytes(StandardCharsets.UTF_16LE);
            System.arraycopy(name, 0, file, entry + 20, name.length);
        }
        return file;
    }

    /** The same library with an entry marked as deleted. */
    static byte[] delete(byte[] library, int entry) {
        byte[] file = library.clone();
        file[INDEX + entry * ENTRY] = 5;
        return file;
    }

    /** The same library with a nonsensical index. */
    static byte[] withoutIndex(byte[] library) {
        byte[] file = library.clone();
        file[63] = 0x7F;
        return file;
    }

    private static String identifier(byte[] record) {
        StringBuilder text = new StringBuilder("{");
        for (int i : new int[] {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15}) {
            text.append(String.format("%02X", record[20 + i]));
            if (text.length() == 9 || text.length() == 14 || text.length() == 19 || text.length() == 24) {
                text.append('-');
            }
        }
        return text.append('}').toString();
    }

    /** A CBR of version 1: shorter, and its points are nibbles, file first. */
    static byte[] oldCbr(GameRecord game) {
        byte[] file = Writers.write(game, OutputFormat.CBR);
        byte[] old = new byte[file.length - 256];
        System.arraycopy(file, 0, old, 0, 52);
        System.arraycopy(file, 180, old, 52, 1784);
        System.arraycopy(file, 2040, old, 1784, file.length - 2040);
        old[19] = 1;
        int at = 1958;
        while (at + 4 <= old.length) {
            old[at + 2] = nibbles(old[at + 2]);
            old[at + 3] = nibbles(old[at + 3]);
            boolean comment = (old[at] & 4) != 0;
            at += 4;
            if (comment) {
                at += 4 + ByteBuffer.wrap(old).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
            }
        }
        return old;
    }

    /** A compressed library of the old kind with its content as it is, so that every byte can be changed by itself. */
    static byte[] stored(byte[] library) {
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        stored.write(library, 0, OLD_HEADER);
        InputStream content =
                new InflaterInputStream(new ByteArrayInputStream(library, OLD_HEADER, library.length - OLD_HEADER));
        try (DeflaterOutputStream out = new DeflaterOutputStream(stored, new Deflater(Deflater.NO_COMPRESSION))) {
            content.transferTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return stored.toByteArray();
    }

    private static byte nibbles(byte point) {
        return (byte) (point % 9 << 4 | point / 9);
    }

    /** An XQF of a version from 11 on, encrypted with random keys. */
    static byte[] encryptedXqf(GameRecord game, int version, SplittableRandom random) {
        byte[] plain = Writers.write(game, OutputFormat.XQF);
        byte[] file = new byte[plain.length];
        System.arraycopy(plain, 0, file, 0, 0x400);
        file[2] = (byte) version;
        for (int i : new int[] {3, 8, 9, 10, 11, 0x0D, 0x0E, 0x0F}) {
            file[i] = (byte) random.nextInt(256);
        }
        file[0x0C] = (byte) -(file[0x0D] + file[0x0E] + file[0x0F]);
        int xy = u8(file, 0x0D);
        int keyPosition = g(xy) * xy & 0xFF;
        int keyFrom = g(u8(file, 0x0E)) * keyPosition & 0xFF;
        int keyTo = g(u8(file, 0x0F)) * keyFrom & 0xFF;
        int keyComment = (u8(file, 0x0C) * 256 + xy) % 32000 + 767;
        for (int i = 0; i < 32; i++) {
            int slot = version >= 12 ? (i + 1 + keyPosition) % 32 : i;
            file[0x10 + i] = (byte) (plain[0x10 + slot] + keyPosition);
        }
        int length = 0x400;
        int at = 0x400;
        while (at < plain.length) {
            int size = ByteBuffer.wrap(plain).order(ByteOrder.LITTLE_ENDIAN).getInt(at + 4);
            int tag = ((plain[at + 2] & 0xF0) != 0 ? 0x80 : 0) | ((plain[at + 2] & 0x0F) != 0 ? 0x40 : 0);
            byte[] node = {
                (byte) (plain[at] + keyFrom), (byte) (plain[at + 1] + keyTo), (byte) (tag | (size > 0 ? 0x20 : 0)), 0
            };
            length = put(file, length, node);
            if (size > 0) {
                int hidden = size + keyComment;
                length = put(file, length, new byte[] {
                    (byte) hidden, (byte) (hidden >> 8), (byte) (hidden >> 16), (byte) (hidden >> 24)
                });
                length = put(file, length, Arrays.copyOfRange(plain, at + 8, at + 8 + size));
            }
            at += 8 + size;
        }
        return Arrays.copyOf(file, length);
    }

    private static int put(byte[] file, int at, byte[] bytes) {
        byte[] key = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < bytes.length; i++) {
            int offset = at + i;
            int mask = u8(file, 0x0C + (offset & 3)) & u8(file, 3) | u8(file, 8 + (offset & 3));
            file[offset] = (byte) (bytes[i] + (key[offset & 31] & mask));
        }
        return at + bytes.length;
    }

    private static int g(int b) {
        return 54 * b * b + 221;
    }

    private static int u8(byte[] file, int at) {
        return file[at] & 0xFF;
    }
}
