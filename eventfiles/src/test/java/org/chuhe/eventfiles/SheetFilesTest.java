package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.eventfiles.Sheet.Column;
import org.chuhe.eventfiles.Sheet.Kind;
import org.chuhe.eventfiles.Sheet.Line;
import org.junit.jupiter.api.Test;

/** Tables that are written can be read again. */
class SheetFilesTest {
    private static final String[] WORDS = {
        "甲",
        "a,b",
        "\"q\"",
        "=1+1",
        "@home",
        "-1+cmd|'/c calc'!A1",
        "+HYPERLINK(A1)",
        "-",
        "+--",
        "12",
        "2400",
        "½",
        "",
        "'quoted",
        "007",
        "1.5",
        "1e5",
        "𠮷\uD83D\uDE00",
        "<a&b>",
        "姓 名"
    };

    private static Sheet sheet(SplittableRandom random) {
        int width = 1 + random.nextInt(5);
        List<Column> columns = IntStream.range(0, width)
                .mapToObj(i -> new Column("H" + i, Kind.values()[random.nextInt(Kind.values().length)]))
                .toList();
        List<Line> lines = Stream.generate(() -> Line.of(IntStream.range(0, width)
                        .mapToObj(i -> WORDS[random.nextInt(WORDS.length)])
                        .toList()))
                .limit(random.nextInt(20))
                .toList();
        return new Sheet("x", "event", "title", columns, lines, List.of());
    }

    /** What was written, without the empty cells behind the last one with something in it. */
    private static List<List<String>> cells(Sheet sheet) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(sheet.columns().stream().map(Column::heading).toList());
        sheet.lines().forEach(line -> rows.add(line.cells()));
        return rows;
    }

    private static List<List<String>> filled(Iterable<List<String>> rows, int width) {
        List<List<String>> same = new ArrayList<>();
        for (List<String> row : rows) {
            List<String> cells = new ArrayList<>(row);
            while (cells.size() < width) {
                cells.add("");
            }
            same.add(cells);
        }
        return same;
    }

    @Test
    void everyTableComesBackFromCsv() throws IOException {
        for (int seed = 0; seed < 500; seed++) {
            Sheet sheet = sheet(new SplittableRandom(seed));
            String text = Encodings.ofTable(("\uFEFF" + SheetCsv.of(sheet)).getBytes(StandardCharsets.UTF_8));
            // An empty line is nothing in a table of one column.
            List<List<String>> written = new ArrayList<>(cells(sheet));
            Map<Integer, List<String>> read = SheetCsv.read(text, 100);
            int width = sheet.columns().size();
            if (width == 1) {
                written.removeIf(List.of("")::equals);
                read.values().removeIf(List.of("")::equals);
            }
            assertThat(filled(read.values(), width)).as("seed %d", seed).isEqualTo(written);
        }
    }

    @Test
    void everyTableComesBackFromExcel() throws IOException {
        for (int seed = 0; seed < 100; seed++) {
            Sheet sheet = sheet(new SplittableRandom(seed));
            Map<Integer, List<String>> read = SheetExcel.read(SheetExcel.of(List.of(sheet, sheet)), 100);
            read.values().removeIf(cells -> cells.equals(List.of("event  title")));
            int width = sheet.columns().size();
            List<List<String>> written = new ArrayList<>(cells(sheet));
            written.removeIf(row -> row.stream().allMatch(String::isEmpty));
            List<List<String>> back = filled(read.values(), width);
            back.removeIf(row -> row.stream().allMatch(String::isEmpty));
            assertThat(back).as("seed %d", seed).isEqualTo(written);
        }
    }

    @Test
    void noNameBecomesAFormulaAndNoResultGetsAQuote() {
        List<String> cells = List.of("-1+cmd|'/c calc'!A1", "+HYPERLINK(A1)", "-", "+--", "+12", "-3.5", "a-b", "=1+1");
        Sheet sheet = new Sheet(
                "x",
                "e",
                "t",
                List.of(new Column("-a", Kind.TEXT)),
                cells.stream().map(cell -> Line.of(List.of(cell))).toList(),
                List.of());
        assertThat(SheetCsv.of(sheet).lines())
                .containsExactly(
                        "'-a", "'-1+cmd|'/c calc'!A1", "'+HYPERLINK(A1)", "-", "+--", "+12", "-3.5", "a-b", "'=1+1");
    }
}
