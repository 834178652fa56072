package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.chuhe.json.JsonException;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables as organisers have them: uploaded, or pasted out of a spreadsheet. */
class EntryImportTest {
    private static List<Command> read(byte[] bytes, boolean teams) {
        return EntryImport.commands("list", bytes, teams);
    }

    private static List<Command> pasted(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8), false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "甲,上海,2400,1\n乙,广东,,\n",
                "甲;上海;2400;1\n乙;广东\n",
                "甲\t上海\t2400\t1\r\n乙\t广东\r\n\r\n",
                "甲，上海，2400，1\n乙，广东，-，\n",
                "\uFEFF等级分,姓名,单位,种子\n2400,甲,上海,1\n,乙,广东,\n",
                "Name,Club,Seed,Elo\n\"甲\",上海,1,2400.0\n乙,广东,0,0\n"
            })
    void everyWayToWriteATableIsUnderstood(String text) {
        List<Command> expected = List.of(new AddPlayer("甲", "上海", 2400, 1), new AddPlayer("乙", "广东", 0, 0));
        assertThat(pasted(text)).isEqualTo(expected);
        assertThat(read(("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE), false))
                .isEqualTo(expected);
        if (!text.startsWith("\uFEFF")) {
            assertThat(read(text.getBytes(Charset.forName("GB18030")), false)).isEqualTo(expected);
        }
    }

    @Test
    void whatElseIsKnownOfAPlayerIsKept() {
        Person known = new Person("11001", Sex.FEMALE, new Birth(2010, 5, 17), "棋士", "春秋", "浙江", "少年");
        Command expected = new AddPlayer("甲", "杭州", 1800, 0, known);
        assertThat(pasted("编号,姓名,性别,出生日期,称号,单位,俱乐部,协会,组别,等级分\n11001,甲,女,2010年5月17日,棋士,杭州,春秋,浙江,少年,1800\n"))
                .containsExactly(expected);
        assertThat(pasted("ID;Name;Sex;Born;Title;Unit;Club;Federation;Group;Rating\n"
                        + "11001;甲;f;40315;棋士;杭州;春秋;浙江;少年;1800\n"))
                .containsExactly(expected);
        List<EntryImport.Line> lines = EntryImport.lines(
                "list", "姓名,性别,出生\n甲,?,2010\n乙,男,昨天\n丙,男,2009\n".getBytes(StandardCharsets.UTF_8), false);
        assertThat(lines).extracting(line -> line.problem().isPresent()).containsExactly(true, true, false);
    }

    @Test
    void everyLineThatCannotBeUsedSaysWhy() {
        String text = "姓名,单位,等级分\n甲,上海,2400\n,广东,2300\n丙,四川,高\n丁,湖北,2100\n";
        List<EntryImport.Line> lines = EntryImport.lines("list", text.getBytes(StandardCharsets.UTF_8), false);
        assertThat(lines).extracting(EntryImport.Line::line).containsExactly(2, 3, 4, 5);
        assertThat(lines).extracting(line -> line.problem().isPresent()).containsExactly(false, true, true, false);
        assertThat(lines.get(2).problem().orElseThrow().in(java.util.Locale.CHINESE))
                .contains("第4行", "高");
        assertThatThrownBy(() -> pasted(text)).hasMessageContaining("3");
    }

    @Test
    void membersOfTheSameTeamEnterTogether() {
        String text = "一队,甲,2400\n一队,乙,2300\n二队,丙\n";
        assertThat(read(text.getBytes(StandardCharsets.UTF_8), true))
                .containsExactly(
                        new AddTeam("一队", List.of(new Member("甲", 2400), new Member("乙", 2300)), 0),
                        new AddTeam("二队", List.of(new Member("丙", 0)), 0));
    }

    @Test
    void workbooksAreRead() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(bytes, "test", "1.0")) {
            Worksheet sheet = book.newWorksheet("报名");
            sheet.value(0, 0, "姓名");
            sheet.value(0, 1, "等级分");
            sheet.value(2, 0, "甲");
            sheet.value(2, 1, 2400);
        }
        assertThat(read(bytes.toByteArray(), false)).containsExactly(new AddPlayer("甲", "", 2400, 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | list: no entries in it",
                "姓名,单位 | list: no entries in it",
                "甲,上海\\n,广东 | list, line 2: the name is missing",
                "甲,上海,strong | list, line 1: \"strong\" is not a number",
                "甲,上海,-5 | list, line 1: \"-5\" is not a number",
                "甲,上海,1e9 | list, line 1: \"1e9\" is not a number"
            })
    void whatIsWrongIsSaidWithItsLine(String text, String words) {
        assertThatThrownBy(() -> pasted(text.replace("\\n", "\n")))
                .isInstanceOf(JsonException.class)
                .hasMessageStartingWith(words);
    }

    @Test
    void tablesHaveLimits() {
        assertThatThrownBy(() -> read(new byte[EntryImport.LARGEST + 1], false))
                .hasMessage("list is larger than 16 MB");
        assertThatThrownBy(() -> pasted("甲\n".repeat(EntrantsJson.MOST_ENTRANTS + 10)))
                .hasMessage("list has more than 100000 lines");
        assertThat(pasted("甲\n".repeat(EntrantsJson.MOST_ENTRANTS))).hasSize(EntrantsJson.MOST_ENTRANTS);
    }

    @Test
    void filesThatAreNoWorkbooksAreRefused() {
        assertThatThrownBy(() -> read(new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0}, false))
                .hasMessageStartingWith("list: this is the old Excel format");
        assertThatThrownBy(() -> read("PK but no archive".getBytes(StandardCharsets.US_ASCII), false))
                .hasMessage("list: cannot be read as an Excel workbook");
    }

    @Test
    void aSmallFileThatUnpacksToALargeOneIsRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("xl/sharedStrings.xml"));
            byte[] megabyte = new byte[1 << 20];
            for (int i = 0; i < 300; i++) {
                zip.write(megabyte);
            }
        }
        assertThat(bytes.size()).isLessThan(1 << 20);
        assertThatThrownBy(() -> read(bytes.toByteArray(), false))
                .hasMessage("list: cannot be read as an Excel workbook");
    }

    private static byte[] workbook(String cells) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            Map<String, String> parts = new LinkedHashMap<>();
            parts.put(
                    "[Content_Types].xml",
                    "<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'>"
                            + "<Override PartName='/xl/workbook.xml' ContentType='application/vnd.openxmlformats-officedocument"
                            + ".spreadsheetml.sheet.main+xml'/></Types>");
            parts.put(
                    "_rels/.rels",
                    "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'><Relationship Id='r1'"
                            + " Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'"
                            + " Target='xl/workbook.xml'/></Relationships>");
            parts.put(
                    "xl/workbook.xml",
                    "<workbook xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main' xmlns:r='http://schemas"
                            + ".openxmlformats.org/officeDocument/2006/relationships'><sheets><sheet name='1' sheetId='1'"
                            + " r:id='r1'/></sheets></workbook>");
            parts.put(
                    "xl/_rels/workbook.xml.rels",
                    "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'><Relationship Id='r1'"
                            + " Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'"
                            + " Target='worksheets/sheet1.xml'/></Relationships>");
            parts.put(
                    "xl/worksheets/sheet1.xml",
                    "<worksheet xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'><sheetData><row r='1'>"
                            + cells + "</row></sheetData></worksheet>");
            for (Map.Entry<String, String> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    @Test
    void aCellFarToTheRightTakesNoMemory() throws IOException {
        String name = "<c r='A1' t='inlineStr'><is><t>甲</t></is></c>";
        assertThat(read(workbook(name), false)).hasSize(1);
        for (String far : List.of(
                "<c r='ZZZZZZ1'><v>1</v></c>",
                "<c r = \"ZZZZZZ1\"><v>1</v></c>",
                "<c\n\tr\n=\n'Z&#90;ZZZZ1'><v>1</v></c>",
                "<c s='0' r='ZZZZZZZZZZ'><v>1</v></c>",
                "<c t='" + "x".repeat(100_000) + "' r='B1'><v>1</v></c>")) {
            byte[] bytes = workbook(name + far);
            assertThat(bytes.length).isLessThan(4_000);
            assertThatThrownBy(() -> read(bytes, false)).hasMessage("list: cannot be read as an Excel workbook");
        }
    }

    @Test
    void manyRowsThatReachFarToTheRightAreNotLookedAt() throws IOException {
        String name = "<c r='A1' t='inlineStr'><is><t>甲</t></is></c>";
        String far = "<c r='XFD2'><v>1</v></c>";
        assertThat(read(workbook(name + ("</row><row r='2'>" + far).repeat(10)), false))
                .hasSize(1);
        for (String row : List.of("</row><row>", "</row><row r='2'>")) {
            byte[] bytes = workbook(name + (row + far).repeat(1_000));
            assertThatThrownBy(() -> read(bytes, false)).hasMessage("list: cannot be read as an Excel workbook");
        }
    }

    @Test
    void theQuoteThatOurOwnTablesPutBeforeAFormulaIsNoPartOfAName() {
        assertThat(EntryImport.lines("list", "'-甲,'=乙\n'丙,丁".getBytes(StandardCharsets.UTF_8), false))
                .extracting(line -> line.name() + " " + line.unit())
                .containsExactly("-甲 =乙", "'丙 丁");
    }

    /** A workbook with these cells; numbers are numbers there, as in real ones. */
    private static byte[] sheet(Object[]... rows) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(bytes, "test", "1.0")) {
            Worksheet sheet = book.newWorksheet("报名");
            for (int r = 0; r < rows.length; r++) {
                for (int c = 0; c < rows[r].length; c++) {
                    if (rows[r][c] instanceof Double number) {
                        sheet.value(r, c, number);
                    } else {
                        sheet.value(r, c, (String) rows[r][c]);
                    }
                }
            }
            sheet.range(0, 0, 0, 4).merge();
        }
        return bytes.toByteArray();
    }

    @Test
    void theListOfAClubHasATitleNumbersAndATotal() throws IOException {
        byte[] list = sheet(
                new Object[] {"2026年春季俱乐部公开赛报名表"},
                new Object[] {"单位：棋院", "", "", "日期：3月1日"},
                new Object[] {"序号", "姓 名", "性别", "参赛单位", "等级分（赛前）", "出生日期", "备注"},
                new Object[] {1.0, "甲", "男", "上海", 2400.0, 40315.0, ""},
                new Object[] {2.0, "乙", "女", "广东", "", "", "迟到"},
                new Object[] {3.0},
                new Object[] {"序号", "姓 名", "性别", "参赛单位", "等级分（赛前）", "出生日期", "备注"},
                new Object[] {4.0, "丙", "男", "四川", 2300.0, "", ""},
                new Object[] {"合计：3人"},
                new Object[] {"合计", "3", "", "", 4700.0},
                new Object[] {"填表人：丁", "", "", "联系电话：1"});
        assertThat(read(list, false))
                .containsExactly(
                        new AddPlayer(
                                "甲", "上海", 2400, 0, new Person("", Sex.MALE, new Birth(2010, 5, 17), "", "", "", "")),
                        new AddPlayer("乙", "广东", 0, 0, new Person("", Sex.FEMALE, Birth.UNKNOWN, "", "", "", "")),
                        new AddPlayer("丙", "四川", 2300, 0, new Person("", Sex.MALE, Birth.UNKNOWN, "", "", "", "")));
        assertThat(EntryImport.lines("list", list, false))
                .extracting(EntryImport.Line::line)
                .containsExactly(4, 5, 8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "春季赛,,\n姓名,单位,等级分\n甲,上海,2400\n合计：1人,,\n",
                "Spring open\nName;Club;Elo\n甲;上海;2400\nTotal: 1\n",
                "序号\t姓名\t單位\t等級分\n1\t甲\t上海\t2400\n共 1 人\n",
                "1,甲,上海,2400\n",
                "1.\t甲\t上海\t2400\n"
            })
    void whatStandsAroundAListIsNobody(String text) {
        assertThat(pasted(text)).containsExactly(new AddPlayer("甲", "上海", 2400, 0));
    }

    @Test
    void aNumberIsNoName() {
        for (String text : List.of("姓名,单位\n2.0,上海\n", "2.0\n甲\n", "姓名\n17\n")) {
            assertThatThrownBy(() -> pasted(text))
                    .isInstanceOf(JsonException.class)
                    .hasMessageContaining("no name");
        }
    }

    @Test
    void aNumberInAWorkbookIsReadAsPeopleSeeIt() throws IOException {
        byte[] list = sheet(
                new Object[] {"姓名", "编号", "等级分"}, new Object[] {"甲", 11001.0, 2400.5}, new Object[] {"乙", 7.0, 2E300});
        assertThat(EntryImport.lines("list", list, false))
                .extracting(line -> line.person().id() + " " + line.problem().isPresent())
                .containsExactly("11001 true", "7 true");
    }

    @Test
    void membersInOneCellAreSeveral() {
        String text = "队,队员,等级分\n一队,甲、乙、丙,2300\n二队,丁,2200\n";
        assertThat(read(text.getBytes(StandardCharsets.UTF_8), true))
                .containsExactly(
                        new AddTeam("一队", List.of(new Member("甲", 0), new Member("乙", 0), new Member("丙", 0)), 0),
                        new AddTeam("二队", List.of(new Member("丁", 2200)), 0));
    }
}
