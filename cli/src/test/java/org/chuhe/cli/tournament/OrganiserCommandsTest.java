package org.chuhe.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What organisers ask for beside pairing and results. */
class OrganiserCommandsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    Path folder;

    private String file() {
        return folder.resolve("cup.json").toString();
    }

    private Run run(String command, String... args) {
        List<String> line = new ArrayList<>(List.of("tournament", command, file()));
        line.addAll(List.of(args));
        return Run.in(Locale.ENGLISH, line.toArray(String[]::new));
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

    @Test
    void whatWasDoneIsToldInTheLanguageAskedFor() throws IOException {
        done("new", "--name", "x", "--rounds", "3");
        done("add", "甲", "乙", "丙", "丁");
        Run.in(Locale.CHINESE, "tournament", "pair", file());
        assertThat(done("log").out()).containsPattern("(?m)^ +3 .*T.*Z +paired round 1 +possible$");
        assertThat(done("log").out()).containsPattern("(?m)^ +2 .* entered a list of 4 +–$");
        assertThat(Run.in(Locale.CHINESE, "tournament", "log", file()).out()).contains("按名单报名 4 项", "可撤销");
        done("export", "--to", "html", folder.resolve("site").toString());
        assertThat(Files.readString(folder.resolve("site/history.html"))).contains("paired round 1");
        assertThat(Files.readString(folder.resolve("site/zh/history.html"))).contains("编排第 1 轮");
        // A log that is not ours is not guessed at; the event can still be worked on.
        String strange = Files.readString(Path.of(file())).replace("\"pair\"", "\"something\"");
        Files.writeString(Path.of(file()), strange);
        assertThat(run("undo").err()).contains("The log has no such entry: something");
        done("result", "1=1-0");
    }

    @Test
    void anOlderResultIsTakenBackByItsNumber() {
        done("new", "--name", "x", "--rounds", "3");
        done("add", "甲", "乙", "丙", "丁");
        done("pair");
        done("result", "1=1-0@time");
        done("result", "1=1-0@checkmate");
        done("result", "2=0-1");
        assertThat(done("undo", "--entry", "5").out()).contains("1–0, time used up (4.1.6) → 1–0, checkmate (4.1.1)");
        assertThat(tree().at("/played/0/games/0/reason").asString()).isEqualTo("time");
        assertThat(tree().at("/played/0/games/1/result").asString()).isEqualTo("0-1");
        assertThat(run("undo", "--entry", "3").err()).contains("undo those first");
        assertThat(run("undo", "--entry", "5").exit()).isEqualTo(2);
        done("undo", "--steps", "2");
        JsonNode log = JSON.readTree(done("log", "--json").out());
        assertThat(log.findValuesAsString("entry")).startsWith("1", "2", "3").hasSize(9);
        assertThat(log.at("/4/undone").asBoolean()).isTrue();
        assertThat(log.at("/2/undoable").asBoolean()).isTrue();
        assertThat(log.at("/1/undoable").asBoolean()).isFalse();
        assertThat(log.at("/2/did").asString()).isEqualTo("paired round 1");
        assertThat(log.at("/2/at").asString()).endsWith("Z");
    }

    @Test
    void lotsAndOddsSayWhoMovesFirst() {
        done("new", "--name", "x", "--rounds", "3");
        done("add", "甲", "乙", "丙", "丁");
        done("pair");
        int weaker = tree().at("/played/0/games/0/black").asInt();
        done("first", "1", "" + weaker, "--odds", "two-moves");
        assertThat(tree().at("/played/0/games/0/red").asInt()).isEqualTo(weaker);
        assertThat(tree().at("/played/0/tables/0/odds").asString()).isEqualTo("two-moves");
        assertThat(done("export", "--what", "pairings", "--to", "text").out())
                .contains("odds of two moves (1957 rules, 3.4)");
        assertThat(done("log").out()).contains("table 1: no. " + weaker);
        assertThat(run("first", "1", "" + weaker, "--odds", "a-king").err()).contains("a-king", "two-horses");
        assertThat(run("first", "9", "" + weaker).exit()).isEqualTo(2);
        done("undo");
        assertThat(tree().at("/played/0/games/0/black").asInt()).isEqualTo(weaker);
        assertThat(tree().at("/played/0/tables").isMissingNode()).isTrue();
    }

    @Test
    void reasonsDeparturesSupplementsAndAppealsAreKept() throws IOException {
        done("new", "--name", "x", "--rounds", "3");
        done("add", "甲", "乙", "丙", "丁");
        done("pair");
        done("result", "1=1-0@time", "2=1/2@agreement");
        assertThat(run("result", "2=1/2@checkmate").exit()).isEqualTo(1);
        assertThat(run("result", "2=1/2@nothing").err()).contains("one of checkmate,", "move-limit");
        assertThat(tree().at("/played/0/games/0/reason").asString()).isEqualTo("time");
        assertThat(done("export", "--what", "results", "--to", "text").out())
                .contains("time used up [4.1.6]", "agreement [4.2.1]");
        done("withdraw", "1", "--reason", "ill", "--consent");
        done("withdraw", "2", "--expelled", "--reason", "conduct");
        assertThat(done("export", "--what", "entries", "--to", "text").out())
                .contains(
                        "withdrew after round 1 with the organisers' consent (19.1): ill",
                        "expelled after round 1 (18.3): conduct");
        done("programme", "--supplement", "no phones", "--appeals-by", "captains", "--appeals-until", "noon");
        done("programme", "--appeals-against", "rulings");
        assertThat(done("export", "--what", "regulations", "--to", "text").out())
                .contains("no phones", "captains", "noon", "rulings");
        assertThat(done("appeal").out()).contains("captains");
        done("appeal", "--lodge", "--round", "1", "--table", "1", "--by", "甲", "--against", "time", "--grounds", "g");
        assertThat(run("appeal", "--lodge", "--by", "甲").exit()).isEqualTo(1);
        assertThat(run("appeal", "--lodge", "--decide", "1").exit()).isEqualTo(2);
        assertThat(run("appeal", "--decide", "1", "--outcome", "x").err()).contains("upheld");
        done("appeal", "--decide", "1", "--outcome", "rejected", "--by", "committee");
        assertThat(done("export", "--what", "appeals", "--to", "csv").out()).contains("rejected", "committee");
        done("check");
        assertThat(done("check", "--json").out()).contains("\"unknownKeys\":[]");
        done("programme", "--retract");
        assertThat(done("export", "--what", "regulations", "--to", "text").out())
                .doesNotContain("no phones");
    }

    @Test
    void theBookAdvisesOnTheFieldAtEntry() {
        done("new", "--name", "x", "--rounds", "4");
        assertThat(done("add", "甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬").out())
                .contains("附录二 一.1", "附录二 一.2");
        assertThat(done("add", "--json", "癸").out()).doesNotContain("附录二 一.2");
    }

    @Test
    void twoSidesPlayEachOther() {
        done("new", "--name", "x", "--format", "scheveningen");
        done("add", "甲", "乙", "--unit", "北京");
        assertThat(run("pair").err()).contains("two units");
        done("add", "丙", "丁", "--unit", "上海");
        assertThat(done(
                                "export",
                                "--what",
                                "schedule",
                                "--to",
                                "csv",
                                "-o",
                                folder.resolve("s.csv").toString())
                        .exit())
                .isZero();
        for (int round = 1; round <= 2; round++) {
            assertThat(done("pair", "--why").out()).contains("Round " + round + " of 2");
            done("result", "--all", "1-0 1/2");
        }
        assertThat(run("pair").exit()).isEqualTo(1);
        assertThat(done("check").out()).contains("No violation");
        assertThat(done("standings").out()).contains("Score of the sides").contains("北京");
        assertThat(tree().at("/stages/0/format").asString()).isEqualTo("scheveningen");
        assertThat(tree().at("/stages/0/draw")).hasSize(2);
    }

    @Test
    void aRoundRobinHasCyclesAndNoRounds() {
        Run refused = run("new", "--name", "x", "--format", "round-robin", "--rounds", "6");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("--cycles 2");
        done("new", "--name", "x", "--format", "round-robin", "--cycles", "2");
        done("add", "甲", "乙", "丙", "丁");
        for (int round = 1; round <= 6; round++) {
            done("pair");
            done("result", "--all", "1-0 1-0");
        }
        assertThat(run("pair").exit()).isEqualTo(1);
        assertThat(tree().get("played")).hasSize(6);
        assertThat(tree().at("/regulations/cycles").asInt()).isEqualTo(2);
    }

    @Test
    void matchPointsAreASetting() {
        done("new", "--name", "x", "--rounds", "7", "--teams", "fixed-boards", "--match-points", "3-1-0");
        assertThat(tree().at("/regulations/points/matchWin").asInt()).isEqualTo(3);
        done("rules", "--points", "3-1-0");
        assertThat(tree().at("/regulations/points/matchWin").asInt()).isEqualTo(3);
        assertThat(tree().at("/regulations/points/win").asInt()).isEqualTo(3);
        assertThat(run("rules", "--match-points", "1-1-0").exit()).isEqualTo(2);
    }

    @Test
    void aRoundIsMissedForHalfAPointOnRequest() {
        assertThat(done("new", "--name", "x", "--rounds", "4").out()).contains("附录二 一.2");
        done("add", "甲", "乙", "丙", "丁", "戊", "己");
        done("withdraw", "6", "--absent", "1", "--half");
        done("withdraw", "5", "--absent", "1");
        done("pair");
        done("result", "--all", "1-0 1-0");
        assertThat(tree().at("/players/5/halfByes/0").asInt()).isEqualTo(1);
        assertThat(done("standings", "--json").out()).contains("\"place\":3,\"no\":6,\"points\":1");
        assertThat(done("export", "--to", "trf").out()).contains("0000 - H", "0000 - Z");
        assertThat(run("withdraw", "6", "--half").exit()).isEqualTo(2);
    }

    @Test
    void thoseWhoShareAPlacePlayForIt() {
        done("new", "--name", "x", "--format", "round-robin", "--cycles", "2");
        done("add", "甲", "乙");
        for (int round = 1; round <= 2; round++) {
            done("pair");
            done("result", "1==");
        }
        assertThat(run("play-off", "9").exit()).isEqualTo(2);
        done("play-off", "1");
        JsonNode before = tree();
        assertThat(before.at("/stages/1/playOff").asBoolean()).isTrue();
        assertThat(before.get("played")).hasSize(3);
        int red = before.at("/played/2/games/0/red").asInt();
        done("result", "1=1-0");
        assertThat(done("standings", "--json").out()).startsWith("[{\"place\":1,\"no\":" + red);
        done("undo", "--steps", "2");
        assertThat(tree().get("stages")).hasSize(1);
    }

    @Test
    void lineUpsAreHandedInSealed() {
        done("new", "--name", "x", "--rounds", "7", "--teams", "free-order", "--boards", "2");
        done("add", "A", "--member", "a1", "--member", "a2");
        done("add", "B", "--member", "b1", "--member", "b2");
        done("pair");
        assertThat(done("line-up", "1", "2,1", "--sealed").out()).contains("11.3");
        assertThat(tree().at("/played/0/games/0/redMember").asInt()).isEqualTo(1);
        done("line-up", "2", "2,1", "--sealed");
        assertThat(tree().at("/played/0/games/0/redMember").asInt()).isEqualTo(2);
        assertThat(run("line-up", "--open").exit()).isEqualTo(1);
        assertThat(run("line-up", "1").exit()).isEqualTo(2);
    }

    @Test
    void playersAreDescribedEditedAndRankedInCategories() throws IOException {
        Path list = folder.resolve("list.csv");
        Files.writeString(list, "编号,姓名,性别,出生,单位,等级分\n1,甲,男,1990,京,2100\n2,乙,女,2011-04,沪,1900\n3,丙,女,1960,粤,2000\n");
        done("new", "--name", "x", "--rounds", "7", "--category", "女子:sex=f", "--category", "U16:born=2010- sex=f");
        done("add", "--from", list.toString());
        done("add", "丁", "--sex", "m", "--birth", "2012-01-02", "--club", "春秋", "--unit", "川");
        done("edit", "4", "--name", "丁丁", "--title", "棋士", "--rating", "1500");
        JsonNode player = tree().at("/players/3");
        assertThat(player.get("name").asString()).isEqualTo("丁丁");
        assertThat(player.get("club").asString()).isEqualTo("春秋");
        assertThat(player.get("birth").asString()).isEqualTo("2012-01-02");
        Path again = folder.resolve("again.csv");
        done("export", "--what", "entries", "-o", again.toString());
        assertThat(Files.readString(again)).contains("Born", "2011-04", "春秋", "棋士");
        Path copy = folder.resolve("copy.json");
        Run.in(Locale.ENGLISH, "tournament", "new", copy.toString(), "--name", "x", "--rounds", "7");
        assertThat(Run.in(Locale.ENGLISH, "tournament", "add", copy.toString(), "--from", again.toString())
                        .exit())
                .isZero();
        assertThat(JSON.readTree(copy).get("players")).isEqualTo(tree().get("players"));
        done("pair", "--swap", "1-3");
        done("result", "--all", "1-0 0-1");
        assertThat(done("standings").out()).contains("女子: standings", "U16: standings");
        done("withdraw", "2");
        done("edit", "2", "--readmit");
        assertThat(tree().at("/players/1/withdrawnAfter").isNull()).isTrue();
        assertThat(run("edit", "9", "--name", "x").exit()).isEqualTo(2);
        assertThat(run("edit", "1").exit()).isEqualTo(2);
        assertThat(run("edit", "1", "--birth", "soon").exit()).isEqualTo(2);
        assertThat(run("rules", "--category", "x").exit()).isEqualTo(2);
        done("rules", "--no-category", "U16");
        assertThat(tree().at("/regulations/categories")).hasSize(1);
    }

    @Test
    void ratingsComeOutOfAListAndGoIntoOne() throws IOException {
        done("new", "--name", "x", "--rounds", "7", "--coefficients", "40,2000:20", "--norm", "棋士:games=1 percent=100");
        done("add", "甲", "--id", "11", "--unit", "京");
        done("add", "乙", "--unit", "沪");
        done("add", "丙", "丁");
        Path list = folder.resolve("list.csv");
        Files.writeString(list, "编号,姓名,单位,等级分\n11,张三,,2100\n,乙,沪,1900\n,乙,粤,1000\n,丙,,1700\n,戊,,1\n");
        assertThat(done("ratings", "--list", list.toString()).out()).contains("ratings of 3");
        assertThat(tree().at("/players/0/rating").asInt()).isEqualTo(2100);
        assertThat(tree().at("/players/1/rating").asInt()).isEqualTo(1900);
        assertThat(tree().at("/players/2/rating").asInt()).isEqualTo(1700);
        done("pair");
        done("result", "--all", "0-1 +/-");
        JsonNode lines = JSON.readTree(done("ratings", "--json").out());
        // 2100 lost to 1900: expected 0.76, coefficient 20; the winner below 2000 has 40.
        assertThat(lines.at("/0/change").asInt()).isEqualTo(-15);
        assertThat(lines.at("/1/change").asInt()).isEqualTo(30);
        assertThat(lines.at("/2/games").asInt()).isZero();
        assertThat(done("ratings").out()).contains("Elo", "Norms achieved", "乙");
        assertThat(done("ratings", "--after", "0").out()).doesNotContain("Norms achieved");
        Path after = folder.resolve("after.csv");
        done("export", "--what", "ratings", "-o", after.toString());
        done("ratings", "--list", after.toString());
        assertThat(tree().at("/players/0/rating").asInt()).isEqualTo(2085);
        assertThat(run("rules", "--norm", "x").exit()).isEqualTo(2);
        assertThat(run("rules", "--coefficients", "x").exit()).isEqualTo(2);
    }

    @Test
    void theProgrammeStandsOnEverySheet() {
        done("new", "--name", "x", "--format", "round-robin");
        done("add", "甲", "乙", "丙", "丁");
        done("programme", "--place", "杭州", "--dates", "5月1日至3日", "--start", "1=5月1日 9:00", "--start", "2=14:00");
        done("programme", "--official", "裁判长=李四", "--official", "编排=王五", "--announce", "带好证件");
        done("programme", "--official", "编排=");
        assertThat(done("programme").out())
                .contains("5月1日 9:00", "带好证件", "杭州", "裁判长: 李四")
                .doesNotContain("王五");
        assertThat(done("export", "--what", "schedule").out()).contains("Schedule", "5月1日 9:00", "14:00", "甲");
        done("pair");
        for (String what : List.of("pairings", "results", "names")) {
            assertThat(done("export", "--what", what).out()).contains("5月1日 9:00", "李四");
        }
        assertThat(done("export", "--what", "cards").out()).contains("No. 1  甲", "No. 4  丁", "5月1日 9:00");
        for (String what : List.of("slips", "certificates")) {
            Path out = folder.resolve(what + ".pdf");
            done("export", "--what", what, "-o", out.toString());
            assertThat(out).isNotEmptyFile();
            assertThat(run("export", "--what", what).exit()).isEqualTo(2);
        }
        done("result", "1=1-0");
        assertThat(done("standings").out()).contains("Standings during round 1");
        done("result", "2=1-0");
        assertThat(done("standings").out()).contains("Standings after round 1");
        done("pair");
        assertThat(done("standings").out()).contains("Standings after round 1");
        done("result", "--all", "= =");
        done("pair");
        done("result", "--all", "= =");
        assertThat(done("standings").out()).contains("Final standings");
        assertThat(run("programme", "--start", "x").exit()).isEqualTo(2);
    }

    @Test
    void prizesAreSharedByThoseWhoShareAPlace() {
        done("new", "--name", "x", "--format", "round-robin", "--cycles", "2", "--currency", "元");
        done("rules", "--category", "女子:sex=f", "--prize", "1000,500.50,300", "--prize", "女子:200");
        done("add", "甲", "乙");
        done("add", "丙", "--sex", "f");
        for (int round = 1; round <= 6; round++) {
            done("pair");
            done("result", "--all", "=");
        }
        assertThat(done("export", "--what", "prizes").out())
                .contains("Prizes", "600.16 元", "place shared by 3", "女子, place 1", "200 元");
        done("rules", "--one-prize");
        assertThat(done("export", "--what", "prizes").out()).doesNotContain("女子, place 1");
        done("rules", "--no-prizes-shared");
        assertThat(done("export", "--what", "prizes").out()).contains("1000 元");
        assertThat(run("rules", "--prize", "x:y").exit()).isEqualTo(2);
    }

    @Test
    void anEventGoesThereAndBack() throws IOException {
        done("new", "--name", "混合赛", "--rounds", "7", "--points", "3-1/2-0");
        done("add", "甲", "--unit", "北京", "--sex", "f", "--birth", "2010-05-17", "--id", "8600017", "--rating", "2100");
        done("add", "乙", "丙", "丁", "戊");
        done("withdraw", "5", "--absent", "1", "--half");
        done("pair");
        done("result", "--all", "1-0 1/2");
        done("withdraw", "4", "--absent", "2");
        done("pair");
        done("result", "--all", "0-1 -/+");
        Path trf = folder.resolve("there.trf");
        done("export", "--to", "trf", "-o", trf.toString());
        Path copy = folder.resolve("back.json");
        Run back = Run.in(Locale.ENGLISH, "tournament", "import", copy.toString(), trf.toString());
        assertThat(back.err()).isEmpty();
        assertThat(Run.in(Locale.ENGLISH, "tournament", "export", copy.toString(), "--to", "trf")
                        .out())
                .isEqualTo(Files.readString(trf));
        // Another program pairs the third round.
        Path list = folder.resolve("pairs.txt");
        JsonNode played = tree().get("played");
        done("pair", "--dry-run");
        Files.writeString(list, "3\n3 1\n5 2\n4 0\n");
        Run paired = run("pair", "--from", list.toString());
        assertThat(paired.exit()).isZero();
        assertThat(tree().get("played")).hasSize(played.size() + 1);
        assertThat(tree().at("/played/2/games/0/red").asInt()).isIn(3, 5);
        assertThat(tree().at("/played/2/bye").asInt()).isEqualTo(4);
        Files.writeString(list, "x y\n");
        assertThat(run("pair", "--from", list.toString()).exit()).isEqualTo(2);
        Files.writeString(trf, "001    1      a\n001    1      b\n");
        assertThat(Run.in(Locale.ENGLISH, "tournament", "import", copy.toString(), trf.toString(), "--force")
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void aWholeSiteIsWrittenIntoAFolder() throws IOException {
        done("new", "--name", "Cup", "--rounds", "1");
        done("add", "甲", "乙");
        done("pair");
        done("result", "--all", "1-0");
        Path games = Files.writeString(
                folder.resolve("games.pgn"),
                "[Game \"Chinese Chess\"]\n[Round \"1\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1-0\"]\n\n"
                        + "1. 炮二平五 马8进7 1-0\n");
        Path site = folder.resolve("site");
        Run run = done("export", "--to", "html", site.toString(), "--games", games.toString());
        assertThat(run.out()).contains("index.html", "with 1 games");
        assertThat(Files.readString(site.resolve("index.html"))).contains("lang=\"en\"", "甲", "1–0");
        assertThat(Files.readString(site.resolve("game-1-1-1.html"))).contains("h2e2 h9g7");
        assertThat(Files.readString(site.resolve("zh/standings.html"))).contains("最终");
        assertThat(Files.readString(site.resolve("history.html"))).contains("paired");
        assertThat(site.resolve("feed.xml")).exists();
        assertThat(run("export", "--to", "html").err()).contains("DIR");
        assertThat(run("export", "--to", "html", games.toString()).err()).contains("no folder");
        assertThat(run("export", site.toString()).err()).contains("--to html");
    }
}
