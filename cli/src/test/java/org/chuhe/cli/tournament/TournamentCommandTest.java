package org.chuhe.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.cli.Run;
import org.chuhe.cli.tournament.event.EventWords;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TournamentCommandTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    Path folder;

    private String file() {
        return folder.resolve("cup.json").toString();
    }

    private Run run(String command, String... args) {
        return in(Locale.ENGLISH, command, args);
    }

    private Run in(Locale locale, String command, String... args) {
        List<String> line = new ArrayList<>(List.of("tournament", command, file()));
        line.addAll(List.of(args));
        return Run.in(locale, line.toArray(String[]::new));
    }

    private Run done(String command, String... args) {
        Run run = run(command, args);
        assertThat(run.err()).as(command).isEmpty();
        assertThat(run.exit()).isZero();
        return run;
    }

    private JsonNode tree() {
        return JSON.readTree(Path.of(file()));
    }

    private void swiss(int rounds, String... names) {
        done("new", "--name", "楚河杯", "--rounds", Integer.toString(rounds));
        done("add", names);
    }

    @Test
    void runsAnEventFromTheEntriesToTheTable() {
        swiss(3, "甲", "乙", "丙", "丁", "戊");
        done("draw", "--by", "entry");
        assertThat(done("pair", "--why").out()).contains("Pairings of round 1", "Table 1: ", "附录二", "Bye: 5 戊");
        done("result", "1=1-0", "2=1/2");
        assertThat(done("standings").out()).contains("Standings after round 1");
        done("pair");
        done("result", "--all", "1 0");
        assertThat(tree().at("/played/1/games/1/result").asString()).isEqualTo("0-1");
        assertThat(done("check").lastLine()).isEqualTo("No violation in 2 rounds.");
        assertThat(in(Locale.CHINESE, "check").lastLine()).isEqualTo("共2轮，未发现违规。");
    }

    @ParameterizedTest
    @CsvSource({"5, 1/2", "10, 1-0", "01, 0-1", "½½, 1/2", "½–½, 1/2", "+--, +/-", "红胜, 1-0", "−/−, -/-"})
    void resultsAreReadAsOnThePages(String written, String code) {
        swiss(1, "甲", "乙");
        done("pair");
        done("result", "1=" + written);
        assertThat(tree().at("/played/0/games/0/result").asString()).isEqualTo(code);
        Run refused = run("result", "1=2-0");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("½½", "+--", "红胜");
    }

    @Test
    void aDryRunChangesNothingAndGivesReasons() throws IOException {
        swiss(3, "甲", "乙", "丙", "丁", "戊");
        String before = Files.readString(Path.of(file()));
        JsonNode answer = JSON.readTree(done("pair", "--dry-run", "--json").out());
        assertThat(answer.get("round").asInt()).isOne();
        assertThat(answer.get("games")).hasSize(2);
        assertThat(answer.at("/games/0/red").asInt()).isOne();
        assertThat(answer.at("/games/0/why").asString()).contains("附录二");
        assertThat(answer.get("bye").asInt()).isEqualTo(5);
        assertThat(Files.readString(Path.of(file()))).isEqualTo(before);
        JsonNode paired = JSON.readTree(done("pair", "--json").out());
        assertThat(paired).isEqualTo(answer);
        assertThat(tree().at("/played/0/bye").asInt()).isEqualTo(5);
    }

    @Test
    void standingsAsJsonNameTheCriteriaInChinese() {
        swiss(2, "甲", "乙", "丙", "丁");
        done("pair");
        done("result", "1=1-0", "2=1/2");
        JsonNode table = JSON.readTree(done("standings", "--json").out());
        assertThat(table).hasSize(4);
        assertThat(table.at("/0/place").asInt()).isOne();
        assertThat(table.at("/0/no").asInt()).isOne();
        assertThat(table.at("/0/points").asInt()).isEqualTo(2);
        assertThat(table.at("/0/criteria/对手分").isInt()).isTrue();
        assertThat(table.at("/0/criteria/胜局").asInt()).isOne();
        assertThat(table.at("/0/criteria").has("警告")).isFalse();
        assertThat(table.at("/0/decidedBy").asString()).isEqualTo("积分");
        assertThat(table.at("/3/decidedBy").isNull()).isTrue();
        done("mark", "2", "--warnings", "1", "--fouls", "2");
        assertThat(JSON.readTree(done("standings", "--json").out())
                        .at("/3/criteria/警告")
                        .asInt())
                .isOne();
        assertThat(JSON.readTree(done("standings", "--json", "--after", "0").out()))
                .hasSize(4);
    }

    @Test
    void violationsEndWithExitCodeOne() throws IOException {
        swiss(3, "甲", "乙", "丙", "丁");
        done("pair");
        done("result", "1=1-0", "2=1-0");
        done("pair");
        String broken = Files.readString(Path.of(file())).replaceFirst("\"round\":2,\"games\":\\[.*?]", """
                "round":2,"games":[{"table":1,"red":1,"black":2,"result":"1-0"},{"table":2,"red":4,"black":3,"result":"*"}]""");
        Files.writeString(Path.of(file()), broken);
        Run run = run("check");
        assertThat(run.exit()).isOne();
        assertThat(run.out()).contains("VIOLATION H2").contains("附录二 一.6");
        JsonNode found = JSON.readTree(run("check", "--json").out());
        assertThat(found.at("/violations/0/article").asString()).isNotEmpty();
    }

    @Test
    void theRulesMaySayNo() {
        swiss(9, "甲", "乙", "丙", "丁");
        for (int round = 1; round <= 3; round++) {
            done("pair");
            done("result", "--all", "1 1");
        }
        Run run = run("pair");
        assertThat(run.exit()).isOne();
        assertThat(run.err()).hasLineCount(1).contains("Round 4 cannot be paired", "附录二 一.6", "--give-up rematch");
        JsonNode refused = JSON.readTree(run("pair", "--json").out());
        assertThat(refused.get("article").asString()).isEqualTo("附录二 一.6");
        assertThat(refused.get("remedies")).isNotEmpty();
        assertThat(done("pair", "--give-up", "rematch").out()).contains("Pairings of round 4");
        assertThat(tree().at("/played/3/tables/0/origin").asString()).isEqualTo("relaxed");
    }

    @Test
    void theArbiterFixesPairsAndByes() {
        swiss(3, "甲", "乙", "丙", "丁", "戊");
        JsonNode answer = JSON.readTree(
                done("pair", "--pair", "5-1", "--bye", "2", "--json").out());
        assertThat(answer.get("bye").asInt()).isEqualTo(2);
        assertThat(answer.get("games").valueStream().map(JsonNode::toString))
                .anyMatch(g -> g.contains("\"red\":5,\"black\":1") && g.contains("\"origin\":\"arbiter\""));
    }

    @Test
    void everyChangeCanBeUndoneToTheByte() throws IOException {
        swiss(3, "甲", "乙", "丙", "丁");
        List<JsonNode> states = new ArrayList<>();
        String[][] commands = {
            {"add", "戊"},
            {"draw", "--seed", "5"},
            {"rules", "--apart", "1-2", "--points", "3-1/2-0"},
            {"pair"},
            {"result", "1=1-0"},
            {"result", "1=0-1", "2=+/-"},
            {"add", "迟到"},
            {"pair"},
            {"withdraw", "3"},
            {"withdraw", "4", "--absent", "3"},
            {"mark", "1", "--fouls", "1"},
            {"simulate"}
        };
        for (String[] c : commands) {
            states.add(withoutHistory());
            done(c[0], List.of(c).subList(1, c.length).toArray(String[]::new));
        }
        assertThat(JSON.readTree(done("log", "--json").out())).hasSize(commands.length + 2);
        for (int i = commands.length - 1; i >= 2; i--) {
            done("undo");
            assertThat(withoutHistory()).isEqualTo(states.get(i));
        }
        done("undo", "--steps", "2");
        assertThat(withoutHistory()).isEqualTo(states.get(0));
        assertThat(run("undo", "--steps", "9").exit()).isEqualTo(2);
    }

    private JsonNode withoutHistory() {
        return tree().deepCopy().asObject().remove(List.of("history"));
    }

    @Test
    void undoRefusesAFileEditedByHand() throws IOException {
        swiss(3, "甲", "乙");
        Files.writeString(Path.of(file()), Files.readString(Path.of(file())).replace("乙", "丙"));
        Run run = run("undo");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("has been edited", "cup.json~").hasLineCount(1);
    }

    @Test
    void theVersionBeforeIsKeptAndTheLockAndNothingElse() throws IOException {
        swiss(3, "甲", "乙", "丙", "丁");
        String before = Files.readString(Path.of(file()));
        done("pair");
        assertThat(Path.of(file() + "~")).hasContent(before);
        try (var files = Files.list(folder)) {
            assertThat(files.map(f -> f.getFileName().toString()))
                    .containsExactlyInAnyOrder("cup.json", "cup.json~", ".cup.json.lock");
        }
        assertThat(run("new", "--name", "x", "--rounds", "3").err()).contains("exists already");
        done("new", "--name", "x", "--rounds", "3", "--force");
        assertThat(tree().get("name").asString()).isEqualTo("x");
    }

    @Test
    void aHandWrittenFileIsKeptWhenItIsRewritten() throws IOException {
        Files.writeString(Path.of(file()), """
                {"chuhe":1,"name":"T","format":"swiss","rounds":3,"venue":"hall",
                 "regulations":{"ranking":"14.3.2"},
                 "players":[{"no":4,"name":"丁","phone":"1"},{"no":1,"name":"甲"},{"no":2,"name":"乙"},{"no":3,"name":"丙"}],
                 "played":[{"round":1,"games":[{"table":1,"red":1,"black":2,"result":"1-0"},{"table":2,"red":4,"black":3,"result":"1/2"}]}]}
                """);
        assertThat(done("check").out()).contains("unknown key, kept as it is: venue");
        done("pair");
        assertThat(tree().get("venue").asString()).isEqualTo("hall");
        assertThat(tree().at("/players/3/phone").asString()).isEqualTo("1");
        assertThat(tree().get("played")).hasSize(2);
        done("undo");
        assertThat(tree().get("played")).hasSize(1);
        assertThat(tree().at("/regulations").has("points")).isFalse();
    }

    @Test
    void aDrawTakesUnknownKeysWithThePlayers() throws IOException {
        swiss(3, "甲", "乙", "丙", "丁");
        Files.writeString(
                Path.of(file()),
                Files.readString(Path.of(file())).replace("\"name\":\"丙\"", "\"name\":\"丙\",\"phone\":\"3\""));
        done("draw", "--seed", "3");
        assertThat(tree().get("players").valueStream().filter(p -> p.has("phone")))
                .singleElement()
                .satisfies(p -> assertThat(p.get("name").asString()).isEqualTo("丙"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB18030", "UTF-16"})
    void entriesComeFromCsvInTheEncodingsOfSpreadsheets(String charset) throws IOException {
        done("new", "--name", "x", "--rounds", "3");
        Path csv = folder.resolve("players.csv");
        Files.write(csv, "单位;姓名;等级分\r\n北京;张甲;2400\r\n\r\n上海;\"李;乙\";\r\n".getBytes(Charset.forName(charset)));
        done("add", "--from", csv.toString());
        assertThat(tree().get("players").valueStream().map(p -> p.get("name").asString()))
                .containsExactly("张甲", "李;乙");
        assertThat(tree().at("/players/0/unit").asString()).isEqualTo("北京");
        assertThat(tree().at("/players/0/rating").asInt()).isEqualTo(2400);
    }

    @Test
    void entriesComeFromExcel() throws IOException {
        done("new", "--name", "x", "--rounds", "3");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(bytes, "x", "1.0")) {
            var sheet = book.newWorksheet("x");
            Object[][] rows = {{"Name", "Rating", "Seed", "Club"}, {"Wang", 2400, 1, "River"}, {"Li", 2300.0, null, ""}
            };
            for (int r = 0; r < rows.length; r++) {
                for (int c = 0; c < 4; c++) {
                    if (rows[r][c] instanceof Number number) {
                        sheet.value(r, c, number);
                    } else if (rows[r][c] != null) {
                        sheet.value(r, c, (String) rows[r][c]);
                    }
                }
            }
        }
        Path xlsx = folder.resolve("players.xlsx");
        Files.write(xlsx, bytes.toByteArray());
        done("add", "--from", xlsx.toString());
        assertThat(tree().at("/players/0").toString()).contains("Wang", "River", "2400", "\"seed\":1");
        assertThat(tree().at("/players/1/rating").asInt()).isEqualTo(2300);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name,rating\\nA,x    | line 2: \"x\" is not a number",
                "name,rating\\nA,2.5  | line 2: \"2.5\" is not a number",
                "name,rating\\nA,-7   | line 2: \"-7\" is not a number",
                "name,rating\\n,7     | line 2: the name is missing",
                "name,rating          | no entries in it",
                "PK--------           | cannot be read as an Excel",
            })
    void saysWhichLineOfATableIsWrong(String content, String words) throws IOException {
        done("new", "--name", "x", "--rounds", "3");
        Path csv = Files.writeString(folder.resolve("p.csv"), content.replace("\\n", "\n"));
        Run run = run("add", "--from", csv.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(words);
        Files.write(csv, new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0});
        assertThat(run("add", "--from", csv.toString()).err()).contains("old Excel format");
    }

    @Test
    void teamsEnterWithTheirMembersAndTheirLineUps() throws IOException {
        done("new", "--name", "x", "--rounds", "2", "--teams", "substitutes", "--boards", "2", "--substitutes", "1");
        Path csv = folder.resolve("teams.csv");
        Files.writeString(csv, "队,姓名,等级分\nA,a1,2400\nA,a2,2300\nA,a3,2200\nB,b1,1\nB,b2,1\n");
        done("add", "--from", csv.toString());
        done("add", "C", "--member", "c1:2400", "--member", "c2");
        done("add", "D", "--member", "d1", "--member", "d2");
        done("pair");
        int team = tree().at("/teams/0/no").asInt();
        done("line-up", Integer.toString(team), "1,3");
        assertThat(run("line-up", Integer.toString(team), "3,1").exit()).isOne();
        done("result", "1.1=1-0", "1.2=1/2", "2.1=1-0", "2.2=0-1");
        assertThat(done("standings").out()).contains("match points");
        assertThat(done("check").exit()).isZero();
        assertThat(run("add", "E", "--member", "e1").exit()).isOne();
    }

    @Test
    void tablesAreCheckedAndFinalsThatCannotBePlayedRefused() throws IOException {
        done("new", "--name", "x", "--format", "round-robin");
        done("add", "a", "b", "c", "d");
        done("pair");
        assertThat(done("check").out()).isEqualToIgnoringWhitespace("No violation in 1 round.");
        String turned = Files.readString(Path.of(file()))
                .replaceFirst("\"red\":(\\d+),\"black\":(\\d+)", "\"red\":$2,\"black\":$1");
        Files.writeString(Path.of(file()), turned);
        assertThat(run("check").out()).contains("VIOLATION H5", "12.1");
        assertThat(run("new", "--name", "x", "--format", "groups", "--finals", "swiss", "--force")
                        .err())
                .contains("round-robin, knockout, double-elimination");
    }

    @Test
    void membersKeepWhatTheCommandDoesNotName() throws IOException {
        done("new", "--name", "x", "--rounds", "2", "--teams", "fixed-boards", "--boards", "2", "--substitutes", "1");
        Path csv = folder.resolve("teams.csv");
        Files.writeString(
                csv,
                "队,姓名,等级分,编号,性别,出生,称号,俱乐部\n"
                        + "A,a1,2400,7,女,2001-05-17,大师,春秋\nA,a2,2300,8,男,1999,,\nA,a3,2200,9,,,,\n");
        done("add", "--from", csv.toString());
        done("edit", "1", "--member", "a1:2100", "--member", "a2", "--member", "b3");
        assertThat(tree().at("/teams/0/members").toString())
                .isEqualTo("[{\"name\":\"a1\",\"rating\":2100,\"id\":\"7\",\"sex\":\"f\",\"birth\":\"2001-05-17\","
                        + "\"title\":\"大师\",\"club\":\"春秋\"},"
                        + "{\"name\":\"a2\",\"rating\":2300,\"id\":\"8\",\"sex\":\"m\",\"birth\":\"1999\"},"
                        + "{\"name\":\"b3\",\"rating\":2200,\"id\":\"9\"}]");
    }

    @Test
    void bracketsHaveTieBreaksAndAwards() {
        done("new", "--name", "x", "--format", "knockout", "--places", "third", "--separate-units", "--drawn");
        done("add", "甲", "乙", "丙", "丁");
        done("pair");
        done("result", "1=1/2", "2=1-0");
        Run stuck = run("pair");
        assertThat(stuck.exit()).isOne();
        assertThat(stuck.err()).contains("10.4", "result --tie-break", "result --award");
        done("result", "--tie-break", "1");
        done("result", "1.2=1/2");
        done("result", "--award", "1=" + tree().at("/played/0/games/0/red").asInt());
        done("pair");
        assertThat(tree().get("played")).hasSize(2);
        Path svg = folder.resolve("b.svg");
        done("export", "-o", svg.toString());
        assertThat(svg).content(StandardCharsets.UTF_8).contains("甲", "P1-4.1");
        assertThat(new String(run("export", "--what", "bracket", "--to", "pdf").bytes(), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF");
        assertThat(run("export", "--what", "bracket").err()).contains("svg or pdf");
        assertThat(run("export", "--what", "bracket,results", "--to", "pdf").err())
                .contains("export it apart");
        done("simulate");
        assertThat(run("pair").err()).contains("10.4");
    }

    @Test
    void exportsInEveryForm() throws IOException {
        done("simulate", "--players", "12", "--rounds", "5", "--seed", "3", "--rough", "--name", "模拟");
        assertThat(done("check").exit()).isZero();
        assertThat(done("export").out()).contains("Final standings");
        assertThat(in(Locale.CHINESE, "export", "--what", "all").out())
                .contains("报名表", "第5轮对阵表", "第5轮成绩", "最终名次", "比赛成绩表");
        assertThat(done("export", "--what", "results", "--round", "2", "--to", "csv")
                        .lines())
                .hasSizeGreaterThan(4);
        Path csv = folder.resolve("t.csv");
        done("export", "-o", csv.toString());
        assertThat(Files.readString(csv)).startsWith("\uFEFFPlace,No.,Name");
        Path xlsx = folder.resolve("t.xlsx");
        done("export", "--what", "standings,cross-table", "-o", xlsx.toString());
        try (ReadableWorkbook book = new ReadableWorkbook(new ByteArrayInputStream(Files.readAllBytes(xlsx)))) {
            assertThat(book.getSheets()).hasSize(2);
        }
        assertThat(done("export", "--to", "trf").out()).contains("012 模拟", "XXR 5", "001    1");
        assertThat(done("export", "--json", "-o", folder.resolve("x.pdf").toString())
                        .out())
                .startsWith("{\"done\":");
        assertThat(run("export", "-o", folder.resolve("x.doc").toString()).err())
                .contains("--to");
        assertThat(run("export", "--to", "svg").err()).contains("no bracket");
        assertThat(run("export", "--what", "nothing").err()).contains("--what cannot be");
        assertThat(run("export", "--what", "results", "--round", "9").err()).contains("there is no round 9");
    }

    @Test
    void theSameSeedGivesTheSameEvent() throws IOException {
        done("simulate", "--players", "9", "--rounds", "4", "--seed", "11");
        JsonNode first = withoutHistory();
        done("simulate", "--players", "9", "--rounds", "4", "--seed", "11", "--force");
        assertThat(withoutHistory()).isEqualTo(first);
        done("simulate", "--players", "9", "--rounds", "4", "--seed", "12", "--force", "--until", "2");
        assertThat(tree().get("played")).hasSize(2);
        done("simulate", "--until", "3");
        done("simulate");
        assertThat(tree().get("played")).hasSize(4);
        done(
                "simulate",
                "--players",
                "6",
                "--format",
                "round-robin",
                "--games",
                "2",
                "--teams",
                "fixed-boards",
                "--boards",
                "2",
                "--force");
        assertThat(tree().get("played")).hasSize(5);
    }

    @Test
    void everyRegulationHasItsOption() {
        done(
                "new",
                "--name",
                "x",
                "--format",
                "groups",
                "--games",
                "2",
                "--ranking",
                "14.2",
                "--points",
                "3-1-0",
                "--seed",
                "9",
                "--groups",
                "3",
                "--qualifiers",
                "1",
                "--finals",
                "round-robin",
                "--reading",
                "hard-limits,previous-table",
                "--avoid-units",
                "1-2",
                "--avoid-units-strength",
                "hard",
                "--apart",
                "1-2,3-4:weak",
                "--cut-from",
                "2",
                "--dropped",
                "4",
                "--remaining",
                "6",
                "--no-reset",
                "--first-round",
                "ends");
        JsonNode rules = tree().get("regulations");
        assertThat(rules.at("/points/win").asInt()).isEqualTo(3);
        assertThat(rules.get("readings")).hasSize(2);
        assertThat(rules.at("/forbidden/1/strength").asString()).isEqualTo("weak");
        assertThat(rules.at("/avoidUnits/to").asInt()).isEqualTo(2);
        assertThat(rules.at("/stages/remaining").asInt()).isEqualTo(6);
        assertThat(rules.at("/knockout/reset").asBoolean()).isFalse();
        done("rules", "--ranking", "14.1");
        assertThat(tree().at("/regulations/ranking").asString()).isEqualTo("14.1");
        assertThat(tree().at("/regulations/seed").asInt()).isEqualTo(9);
        done("rules", "--ranking", "usual");
        assertThat(tree().at("/regulations/ranking").asString()).isEqualTo("usual");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "result 1=2-0              | there is no result \"2-0\"; known are 1-0",
                "result 1                  | \"1\" is not TABLE=RESULT",
                "result --award x          | \"x\" is not TABLE=NO",
                "result                    | say which results",
                "result --all 1,1,1        | 3 results for the 2 games of round 1",
                "result 9=1-0              | Round 1 has no table 9",
                "result 1.2=1-0            | Table 1 has no game 2",
                "result 1=1-0 1=0-1        | Round 1, table 1: game 1 has two results",
                "result --all 1,0 2=1/2    | Round 1, table 2: game 1 has two results",
                "result --tie-break 1,1    | Table 1 is named twice",
                "withdraw 2 --absent 4     | The event has 3 rounds: there is no round 4 to miss",
                "pair                      | 2 of 2 games of round 1 are open",
                "rules --points 1-2-0      | --points cannot be \"1-2-0\"; expected: Points for win",
                "rules --apart 3-3         | Number 3 cannot be kept apart from himself",
                "rules --apart 3-9         | There is no entrant with the number 9",
                "withdraw 99               | There is no entrant with the number 99",
                "withdraw                  | NO is missing",
                "add                       | say who enters",
                "add x --rating -1         | --rating is -1",
                "pair --pair 1             | --pair cannot be \"1\"",
                "pair --give-up x          | --give-up cannot be \"x\"; expected one of colour-limit",
                "rules --points 2          | --points cannot be \"2\"",
                "rules --avoid-units x     | --avoid-units cannot be \"x\"",
                "rules --apart x           | --apart cannot be \"x\"",
                "rules --format x          | --format cannot be \"x\"",
                "rules --finals swiss      | --finals cannot be \"swiss\"",
                "rules --rounds -3         | --rounds is -3",
                "draw --by x               | --by cannot be \"x\"; expected one of lot, halves",
                "standings --after 4       | --after is 4; it must be from 0 to 1",
                "simulate --players 1 --force | --players is 1",
                "undo --steps 0            | --steps is 0",
            })
    void badInputIsSaidInOneLine(String line, String words) {
        swiss(3, "甲", "乙", "丙", "丁");
        done("pair");
        String[] parts = line.split(" ");
        Run run = run(parts[0], List.of(parts).subList(1, parts.length).toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).startsWith("chuhe: ").contains(words);
    }

    @Test
    void aRoundMostlyOpenIsPairedOnlyWhenAskedFor() {
        swiss(3, "甲", "乙", "丙", "丁");
        done("pair");
        assertThat(done("pair", "--open-games").out()).contains("count as draws");
        done("undo");
        done("result", "1=1-0");
        assertThat(done("pair").out()).contains("count as draws");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{                        | is not JSON: line",
                "[1,2]                    | does not hold a JSON object",
                "{\"chuhe\":1,\"chuhe\":1} | is not JSON",
                "{\"chuhe\":1,\"players\":[{},{},{}],\"played\":[{\"games\":[{\"red\":1,\"black\":2},{\"red\":3,\"black\":1}]}]} | played[0].games[1].black: 1 has two places in round 1",
                "{\"chuhe\":1,\"played\":[{\"games\":[{\"red\":1,\"black\":2}]}]} | cup.json: played[0].games[0].red: there is no number 1",
            })
    void badFilesAreSaidInOneLine(String content, String words) throws IOException {
        Files.writeString(Path.of(file()), content);
        Run run = run("standings");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(words);
        Files.writeString(Path.of(file()), "[".repeat(5000));
        assertThat(run("standings").err()).hasLineCount(1).contains("is not JSON");
        Files.delete(Path.of(file()));
        assertThat(run("standings").err()).contains("no such file");
    }

    @Test
    void saysWhatToDo() {
        Run run = Run.of("tournament");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("chuhe tournament --help");
        assertThat(run("new", "--name", "x").err()).contains("number of rounds", "附录二 一.2");
        done("new", "--name", "x", "--rounds", "3");
        assertThat(run("result", "1=1-0").err()).contains("no round has been paired");
        assertThat(run("pair").exit()).isEqualTo(2);
        done("add", "甲", "乙");
        assertThat(done("withdraw", "2").out()).contains("took the entry of no. 2 乙 back");
        assertThat(run("undo", "--steps", "3").err()).contains("nothing to undo");
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        String name = EventWords.class.getPackageName() + ".messages";
        assertThat(ResourceBundle.getBundle(name, Locale.CHINESE).keySet())
                .isEqualTo(ResourceBundle.getBundle(name, Locale.ENGLISH).keySet());
    }

    /** The ten commands of tournament/README.md, exactly as they stand there. */
    @Test
    void theTenCommandsOfTheReadmeRun() throws IOException {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("chuhe"))) {
            root = root.getParent();
        }
        String readme = Files.readString(root.resolve("tournament/README.md"));
        Matcher block = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL).matcher(readme);
        assertThat(block.find()).isTrue();
        List<String> commands =
                block.group(1).lines().filter(l -> l.startsWith("./chuhe ")).toList();
        assertThat(commands).hasSize(10);
        for (String command : commands) {
            List<String> args = new ArrayList<>();
            Matcher word = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(command.substring("./chuhe ".length()));
            while (word.find()) {
                String text = word.group(1) == null ? word.group(2) : word.group(1);
                boolean output = text.matches("[a-z]+\\.(json|pdf)");
                args.add(
                        output
                                ? folder.resolve(text).toString()
                                : text.startsWith("tournament/")
                                        ? root.resolve(text).toString()
                                        : text);
            }
            Run run = Run.in(Locale.CHINESE, args.toArray(String[]::new));
            assertThat(run.err()).as(command).isEmpty();
            assertThat(run.exit()).isZero();
        }
        assertThat(tree().get("players")).hasSize(32);
        assertThat(tree().get("played")).hasSize(9);
        assertThat(folder.resolve("standings.pdf")).isNotEmptyFile();
    }
}
