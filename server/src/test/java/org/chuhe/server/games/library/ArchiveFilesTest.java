package org.chuhe.server.games.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.chuhe.text.Message;
import org.junit.jupiter.api.Test;

/** Archives are unpacked within limits, and what is not handed on is told. */
class ArchiveFilesTest {
    private static final ArchiveFiles.Limits SMALL = new ArchiveFiles.Limits(5, 1_000, 3_000);

    /** What was handed on, and what was told. */
    private static final class Heard implements ArchiveFiles.Reader {
        final List<String> files = new ArrayList<>();
        final List<String> problems = new ArrayList<>();

        @Override
        public void file(String name, byte[] content) {
            files.add(name + " " + content.length);
        }

        @Override
        public void problem(String place, Message reason) {
            problems.add(place + ": " + reason.in(Locale.ENGLISH));
        }
    }

    private static Heard read(byte[] content) {
        Heard heard = new Heard();
        ArchiveFiles.read("archive", content, SMALL, heard);
        return heard;
    }

    static byte[] zip(Charset names, Object... namesAndContents) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out, names)) {
            for (int i = 0; i < namesAndContents.length; i += 2) {
                zip.putNextEntry(new ZipEntry((String) namesAndContents[i]));
                zip.write((byte[]) namesAndContents[i + 1]);
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    @Test
    void aFileIsHandedOnAndAnArchiveUnpacked() {
        assertThat(read(new byte[10]).files).containsExactly("archive 10");
        Heard heard = read(zip(
                StandardCharsets.UTF_8,
                "甲.pgn",
                new byte[20],
                "dir/",
                new byte[0],
                "dir/b.xqf",
                new byte[30],
                "__MACOSX/x",
                new byte[3]));
        assertThat(heard.files).containsExactly("甲.pgn 20", "dir/b.xqf 30");
        assertThat(heard.problems).isEmpty();
    }

    @Test
    void namesInGbkAreRead() {
        Heard heard = read(zip(Charset.forName("GBK"), "许银川.pgn", new byte[1], "胡荣华.pgn", new byte[2]));
        assertThat(heard.files).containsExactly("许银川.pgn 1", "胡荣华.pgn 2");
    }

    @Test
    void whatSwellsIsGivenUpWhereItDoes() {
        Heard large =
                read(zip(StandardCharsets.UTF_8, "a", new byte[900], "bomb", new byte[5_000_000], "c", new byte[1]));
        assertThat(large.files).containsExactly("a 900");
        assertThat(large.problems).singleElement().asString().startsWith("bomb: ");
        Heard many = read(zip(
                StandardCharsets.UTF_8,
                "a",
                new byte[900],
                "b",
                new byte[900],
                "c",
                new byte[900],
                "d",
                new byte[900]));
        assertThat(many.files).hasSize(3);
        assertThat(many.problems).singleElement().asString().startsWith("d: the archive is larger");
    }

    @Test
    void tooManyFilesAnArchiveWithinOneAndNoneAreTold() {
        byte[] inner = zip(StandardCharsets.UTF_8, "x", new byte[1]);
        Heard nested = read(zip(StandardCharsets.UTF_8, "in.zip", inner, "b", new byte[1]));
        assertThat(nested.files).containsExactly("b 1");
        assertThat(nested.problems).singleElement().asString().contains("in.zip", "within");
        Object[] seven = new Object[14];
        for (int i = 0; i < 7; i++) {
            seven[2 * i] = "f" + i;
            seven[2 * i + 1] = new byte[1];
        }
        Heard many = read(zip(StandardCharsets.UTF_8, seven));
        assertThat(many.files).hasSize(5);
        assertThat(many.problems).singleElement().asString().contains("more than 5 files");
        assertThat(read(zip(StandardCharsets.UTF_8)).problems)
                .singleElement()
                .asString()
                .contains("no file");
    }

    @Test
    void aDamagedArchiveIsToldAndThrowsNothing() {
        byte[] content = new byte[600];
        new Random(1).nextBytes(content);
        byte[] whole = zip(StandardCharsets.UTF_8, "a.pgn", content, "b.pgn", content, "c.pgn", content);
        Random random = new Random(5);
        int told = 0;
        for (int i = 0; i < 500; i++) {
            byte[] damaged = Arrays.copyOf(whole, 30 + random.nextInt(whole.length - 30));
            for (int k = random.nextInt(4); k > 0; k--) {
                damaged[4 + random.nextInt(damaged.length - 4)] = (byte) random.nextInt(256);
            }
            Heard heard = read(damaged);
            told += heard.problems.size();
            assertThat(heard.files.size() + heard.problems.size()).isPositive();
        }
        assertThat(told).isGreaterThan(100);
    }
}
