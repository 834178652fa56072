package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.MoveTime;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.testing.SampleFiles;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/**
 * The tables of docs/formats.md, measured: what is read out of our samples, and what comes back of a game that has
 * everything. Where they differ from the page, the right page is written to {@code target/formats.md}.
 */
class FormatMatrixTest {
    private static final Path PAGE = Path.of("../docs/formats.md");
    private static final Map<String, Charset> ENCODINGS = new LinkedHashMap<>();

    static {
        ENCODINGS.put("UTF-8", StandardCharsets.UTF_8);
        ENCODINGS.put("UTF-16", StandardCharsets.UTF_16);
        ENCODINGS.put("GBK", Charset.forName("GB18030"));
        ENCODINGS.put("Big5", Charset.forName("Big5"));
    }

    /** A game with something in every place that a format may have. */
    private static GameRecord full() {
        return GameRecord.builder(Position.START)
                .tag(Tags.EVENT, "杯")
                .tag(Tags.RED, "甲")
                .tag(Tags.BLACK, "乙")
                .play(move("h2e2"))
                .comment("中炮")
                .mark("!")
                .time(MoveTime.remaining(Duration.ofMinutes(9)))
                .play(move("h9g7"))
                .beginVariation()
                .play(move("h7e7"))
                .endVariation()
                .play(move("h0g2"))
                .result(Result.RED_WINS)
                .ending(Ending.of(EndReason.RESIGNATION).citing("cxa2011 4.1.12"))
                .build();
    }

    private static Move move(String text) {
        return org.chuhe.core.notation.Iccs.parse(text);
    }

    private static String sign(boolean yes) {
        return yes ? "✓" : "–";
    }

    private static Map<FileFormat, List<String>> samples() {
        Map<FileFormat, List<String>> samples = new EnumMap<>(FileFormat.class);
        for (String name : SampleFiles.NAMES) {
            FileFormat format =
                    Records.read(name, SampleFiles.read(name)).get(0).format();
            samples.computeIfAbsent(format, key -> new ArrayList<>()).add(name);
        }
        return samples;
    }

    private static String readTable() {
        StringBuilder table = new StringBuilder(
                "| format | names end in | games a file | variations | comments | names | start positions "
                        + "| encodings | limit |\n|---|---|---|---|---|---|---|---|---|\n");
        samples().forEach((format, names) -> {
            boolean many = false;
            boolean variations = false;
            boolean comments = false;
            boolean tags = false;
            boolean positions = false;
            for (String name : names) {
                List<ReadGame> games = Records.read(name, SampleFiles.read(name));
                many |= games.size() > 1;
                for (ReadGame game : games) {
                    Line line = game.game().mainLine();
                    variations |= line.lineCount() > 1;
                    comments |= line.commentCount() > 0;
                    tags |= game.game().tags().get(Tags.RED).isPresent()
                            || game.game().tags().get(Tags.TITLE).isPresent();
                    positions |= !game.game().start().equals(Position.START);
                }
            }
            for (OutputFormat output : OutputFormat.values()) {
                ReadGame read = Records.read("x", Writers.write(full(), output)).get(0);
                if (read.format() == format) {
                    variations |= read.game().mainLine().lineCount() > 1;
                    comments |= read.game().mainLine().commentCount() > 0;
                    many |= output.holdsManyGames();
                    positions |= holdsPositions(output);
                }
            }
            table.append("| ").append(format.code());
            table.append(" | ").append(format.extensions());
            table.append(" | ").append(many ? "many" : "one");
            table.append(" | ").append(sign(variations));
            table.append(" | ").append(sign(comments));
            table.append(" | ").append(sign(tags));
            table.append(" | ").append(sign(positions));
            table.append(" | ").append(format.isText() ? encodings(names.get(0)) : "its own");
            table.append(" | ").append(limit(format)).append(" |\n");
        });
        return table.toString();
    }

    private static String limit(FileFormat format) {
        return format.megabytes() == 0 ? "none" : format.megabytes() + " MB a " + (format.isText() ? "game" : "file");
    }

    /** The encodings in which a sample gives the same moves. */
    private static String encodings(String name) {
        ReadGame expected = Records.read(name, SampleFiles.read(name)).get(0);
        String text = new String(SampleFiles.read(name), charset(name));
        List<String> read = new ArrayList<>();
        ENCODINGS.forEach((encoding, charset) -> {
            // Big5 has no simplified characters.
            String words = charset.newEncoder().canEncode(text) ? text : traditional(text);
            byte[] file = words.getBytes(charset);
            try {
                boolean same = Records.read(name, file)
                        .get(0)
                        .game()
                        .mainLine()
                        .moves()
                        .equals(expected.game().mainLine().moves());
                if (same && charset.newEncoder().canEncode(words)) {
                    read.add(encoding);
                }
            } catch (RecordException e) {
                // Not in this encoding.
            }
        });
        return String.join(", ", read);
    }

    private static String traditional(String text) {
        String traditional = text;
        for (String pair : "马馬 进進 车車 红紅 胜勝 负負 对對 双雙 错錯 单單 风風 顺順 队隊 结結 赛賽 传傳".split(" ")) {
            traditional = traditional.replace(pair.charAt(0), pair.charAt(1));
        }
        return traditional;
    }

    private static Charset charset(String name) {
        return org.chuhe.records.format.Encoding.of(SampleFiles.read(name)).charset();
    }

    private static String writtenTable() {
        StringBuilder table = new StringBuilder(
                "| format | games a file | variations | comments | marks | clock times | result | why it ended | start positions |\n"
                        + "|---|---|---|---|---|---|---|---|---|\n");
        GameRecord game = full();
        for (OutputFormat format : OutputFormat.values()) {
            GameRecord read =
                    Records.read("x", Writers.write(game, format)).get(0).game();
            Line line = read.mainLine();
            assertThat(line.moves()).as(format.code()).isEqualTo(game.mainLine().moves());
            table.append("| ").append(format.code());
            table.append(" | ").append(format.holdsManyGames() ? "many" : "one");
            table.append(" | ").append(sign(line.lineCount() == 2));
            table.append(" | ").append(sign(line.comment(1).isPresent()));
            table.append(" | ").append(sign(line.marks(1).isPresent()));
            table.append(" | ").append(sign(line.time(1).isPresent()));
            table.append(" | ").append(sign(read.result() == game.result()));
            table.append(" | ")
                    .append(sign(read.ending().reason() == game.ending().reason()));
            table.append(" | ").append(sign(holdsPositions(format))).append(" |\n");
        }
        return table.toString();
    }

    private static boolean holdsPositions(OutputFormat format) {
        Position start = Position.START.withSideToMove(org.chuhe.core.Side.BLACK);
        GameRecord game = GameRecord.builder(start).play(move("h9g7")).build();
        try {
            return Records.read("x", Writers.write(game, format))
                    .get(0)
                    .game()
                    .start()
                    .equals(start);
        } catch (RecordException e) {
            return false;
        }
    }

    @Test
    void thePageSaysWhatIsMeasured() throws IOException {
        String page = Files.readString(PAGE);
        String right = withTable(withTable(page, "read", readTable()), "written", writtenTable());
        if (!right.equals(page)) {
            Files.writeString(Path.of("target/formats.md"), right);
        }
        assertThat(page).as("the right page is in target/formats.md").isEqualTo(right);
    }

    private static String withTable(String page, String name, String table) {
        String begin = "<!-- " + name + ": made by FormatMatrixTest -->\n";
        String end = "<!-- end -->";
        int from = page.indexOf(begin) + begin.length();
        int to = page.indexOf(end, from);
        assertThat(page).contains(begin);
        return page.substring(0, from) + "\n" + table + "\n" + page.substring(to);
    }
}
