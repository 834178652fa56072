package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Position;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.testing.SampleFiles;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged files: no exception but the readers' own, no endless work, no memory out of proportion. */
class FuzzTest {
    private static final int MEGABYTE = 1 << 20;
    static final String[] PIECES_OF_FILES = {
        "[Game \"",
        "[DhtmlXQ]",
        "[/DhtmlXQ]",
        "[DhtmlXQ_move_0_1_1]",
        "{",
        "}",
        "(",
        ")",
        "1. ",
        "炮二平五",
        "1-0",
        "*",
        "<Move value=\"",
        "START{",
        "FEN ",
        "\u0000",
        "[%clk 9999:99:99]",
        "[DHJHtmlXQ_34]",
        "前兵",
        "h2e2",
        "[FEN \"9/9\"]\n"
    };

    /** One small file of every kind. */
    private static List<byte[]> seeds(SplittableRandom random) {
        List<byte[]> seeds = new ArrayList<>();
        for (OutputFormat format : OutputFormat.values()) {
            GameRecord game = RandomGames.next(random);
            if (format != OutputFormat.MXQ || game.start().equals(Position.START)) {
                seeds.add(Writers.write(game, format));
            }
        }
        GameRecord game = RandomGames.next(random);
        seeds.add(Libraries.cbl(List.of(game, RandomGames.next(random)), 1));
        seeds.add(Libraries.oldCbr(game));
        seeds.add(Libraries.encryptedXqf(game, 11 + random.nextInt(8), random));
        seeds.add(Texts.WXF.getBytes(StandardCharsets.UTF_8));
        seeds.add(Texts.CBF.getBytes(StandardCharsets.UTF_8));
        seeds.add(Texts.DHJ.getBytes(StandardCharsets.UTF_8));
        seeds.add("h2e2h9g7\nrnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNRw--01"
                .getBytes(StandardCharsets.UTF_8));
        seeds.add(Writers.text(game, OutputFormat.PGN).getBytes(StandardCharsets.UTF_16LE));
        SampleFiles.NAMES.forEach(name -> seeds.add(SampleFiles.read(name)));
        return seeds;
    }

    static byte[] mutate(byte[] seed, SplittableRandom random) {
        byte[] bytes = seed.clone();
        for (int i = random.nextInt(8); i >= 0; i--) {
            int at = bytes.length == 0 ? 0 : random.nextInt(bytes.length);
            bytes = switch (random.nextInt(6)) {
                case 0 -> Arrays.copyOf(bytes, at);
                case 1 ->
                    splice(
                            bytes,
                            at,
                            at,
                            PIECES_OF_FILES[random.nextInt(PIECES_OF_FILES.length)].getBytes(StandardCharsets.UTF_8));
                case 2 -> splice(bytes, at, Math.min(bytes.length, at + random.nextInt(64)), new byte[0]);
                case 3 -> splice(bytes, at, at, Arrays.copyOfRange(bytes, random.nextInt(at + 1), at));
                default -> {
                    if (bytes.length > 0) {
                        bytes[at] = (byte) (random.nextBoolean() ? random.nextInt(256) : random.nextInt(4) * 85);
                    }
                    yield bytes;
                }
            };
        }
        return bytes;
    }

    private static byte[] splice(byte[] bytes, int from, int to, byte[] with) {
        byte[] result = new byte[bytes.length - (to - from) + with.length];
        System.arraycopy(bytes, 0, result, 0, from);
        System.arraycopy(with, 0, result, from, with.length);
        System.arraycopy(bytes, to, result, from + with.length, bytes.length - to);
        return result;
    }

    private static void read(byte[] file) {
        try {
            for (ReadGame game : Records.read("fuzz", file)) {
                assertThat(game.game().mainLine().lineCount()).isPositive();
            }
        } catch (RecordException e) {
            assertThat(e.getMessage()).isNotEmpty();
        }
    }

    private static void fuzz(int times) {
        Seeded.forAll(times, random -> {
            for (byte[] seed : seeds(random)) {
                for (int i = 0; i < 6; i++) {
                    read(mutate(seed, random));
                }
            }
        });
    }

    @Test
    void damagedFilesAreReadOrRefused() {
        fuzz(25);
    }

    @Test
    @Tag("slow")
    void manyDamagedFilesAreReadOrRefused() {
        fuzz(5_000);
    }

    @Test
    void aSmallFileNeedsLittleMemory() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        read(new byte[] {1, 2, 3});
        Seeded.forAll(40, random -> {
            for (byte[] seed : seeds(random)) {
                byte[] file = Arrays.copyOf(mutate(seed, random), 1024);
                read(file);
                long before = threads.getCurrentThreadAllocatedBytes();
                read(file);
                long allocated = threads.getCurrentThreadAllocatedBytes() - before;
                assertThat(allocated).isLessThan(4 * MEGABYTE);
            }
        });
    }

    /** Small pieces many times over: time and stack must not grow faster than the file. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[DhtmlXQ]",
                "[/DhtmlXQ]",
                "[DhtmlXQ][/DhtmlXQ]",
                "[DhtmlXQ_red]",
                "[DHJHtmlXQ_1]",
                "[DHJHtmlXQ][DHJHtmlXQ_34]7242",
                "<n m=\"\"",
                "<n m=\"h2e2\"/>",
                "<n \"\"\"\" ",
                "<n m=\"x\">",
                "<ChineseChessRecord Version=\"1\" Version=\"1\"",
                "<Move value=\"77-47\">",
                "7747",
                "h2e2 h9g7 ",
                "position startpos moves h2e2 ",
                "go depth 8 ",
                "! ",
                "{} ",
                "{{} ",
                "( ",
                "(红胜) ",
                "(炮二平五) ",
                "红 ",
                "红方: ",
                " ",
                "\u3000",
                "→",
                "<br>",
                "<script>",
                "<!--",
                "&nbsp;",
                "<param name=\"movelist\" value=\"87-57\">",
                "1 32 ",
                "{\"moves\":[",
                "[[[[",
                "9/9/",
                "a|b;"
            })
    void repetitionsOfSmallPiecesEndInTime(String piece) {
        String body = piece.repeat(MEGABYTE / 4 / piece.length());
        List<String> heads = List.of(
                "",
                "[Game \"x\"]\n1. 炮二平五 ",
                "1. 炮二平五 ",
                "红方: 甲",
                "<html>javaxq<applet>1. 炮二平五 ",
                "<n m=\"x\">",
                "<ChineseChessRecord><Head>",
                "position startpos moves ",
                "A - B\nC EOD\nh2e2 h9g7 ",
                "FORMAT WXF\nSTART{",
                "[DhtmlXQ][DhtmlXQ_movelist]",
                "[DHJHtmlXQ][DHJHtmlXQ_34]",
                "{\"fen\":\"\",\"moves\":[");
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            for (String head : heads) {
                read((head + body).getBytes(StandardCharsets.UTF_8));
                read((head + body + "\n1. 炮二平五 马8进7\n").getBytes(StandardCharsets.UTF_8));
            }
        });
    }

    @Test
    void nestingIsBounded() {
        String deep = "[Game \"x\"]\n1. 炮二平五 " + "(1. 炮八平五 ".repeat(50_000);
        read(deep.getBytes(StandardCharsets.UTF_8));
        String open = "[Game \"x\"]\n" + "{".repeat(100_000) + "[Red \"a\"]\n".repeat(20_000);
        read(open.getBytes(StandardCharsets.UTF_8));
        StringBuilder lines = new StringBuilder("[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
        for (int i = 1; i < 5_000; i++) {
            lines.append("[DhtmlXQ_move_").append(i + 1).append("_2_").append(i).append("]7062[/DhtmlXQ_move]");
        }
        read(lines.append("[/DhtmlXQ]").toString().getBytes(StandardCharsets.UTF_8));
    }
}
