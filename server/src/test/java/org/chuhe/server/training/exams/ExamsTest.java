package org.chuhe.server.training.exams;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.Browser;
import org.chuhe.server.Paper;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.Beats;
import org.chuhe.server.game.ShiftedClock;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** An exam from the organiser's form to the signed result. */
class ExamsTest {
    private static final Library LIBRARY = Library.load();
    private static final FigureRulings RULINGS = new FigureRulings(LIBRARY);
    private static final Puzzle MATE = PuzzleShelf.load().all().get(100);
    private static final String FIGURE = "cxa2020-fig-07";
    private static final ShiftedClock CLOCK = new ShiftedClock();
    private static final long MINUTE = 60_000;
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start(Map.of(), CLOCK);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Map<String, String> form(String title) {
        Map<String, String> form = new HashMap<>(Map.of(
                "title", title, "edition", "cxa2020", "minutes", "30", "pass", "60", "rulings", "2", "mates", "3"));
        form.putAll(Map.of("easiest", "1", "hardest", "2", "seed", "7", "level", "", "list", "", "names", ""));
        form.put("reveal", "at-once");
        return form;
    }

    static String made(Browser organiser, Map<String, String> form) {
        HttpResponse<String> answer = organiser.submit("/practice/exams", form);
        assertThat(answer.statusCode()).isEqualTo(303);
        return answer.headers().firstValue("Location").orElseThrow();
    }

    private static String found(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern + " in " + text).isTrue();
        return matcher.group(1);
    }

    static String join(Browser organiser, String exam) {
        return found(organiser.get(exam).body(), "href=\"[^\"]*(/practice/exams/join/[^\"]+)\"");
    }

    static String begun(Browser candidate, String join, String name) {
        candidate.get(join);
        HttpResponse<String> answer = candidate.submit(join, Map.of("name", name));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return answer.headers().firstValue("Location").orElseThrow();
    }

    /** Somebody who has the page open. */
    private static Browser before(String page) {
        Browser browser = server.visitor();
        browser.get(page);
        return browser;
    }

    static String finished(Browser candidate, String sitting) {
        return candidate
                .submit(sitting + "/finish", Map.of())
                .headers()
                .firstValue("Location")
                .orElseThrow();
    }

    static Map<String, String> right() {
        var ruling = RULINGS.of(LIBRARY.figure(FIGURE).orElseThrow());
        Map<String, String> fields = new HashMap<>();
        for (int ply = 0; ply < ruling.plies().size(); ply++) {
            fields.put("ply" + (ply + 1), ruling.plies().get(ply).nature().term());
        }
        fields.put("verdict", ruling.verdict().code());
        return fields;
    }

    private static String line() {
        return String.join(
                " ", MATE.solution().mainLine().stream().map(Object::toString).toList());
    }

    static Map<String, String> listed(String title) {
        Map<String, String> form = form(title);
        form.put("list", FIGURE + "\n" + MATE.id());
        return form;
    }

    @Test
    void aHallOfCandidatesBehindOneRouterIsNotOneAsker() {
        Browser organiser = server.member("Hall", Role.ORGANISER);
        String join = join(organiser, made(organiser, listed("A hall")));
        // More in a few seconds than one asker may write.
        for (int i = 1; i <= 5; i++) {
            Browser candidate = server.visitor();
            String sitting = begun(candidate, join, "Candidate " + i);
            candidate.get(sitting);
            for (int j = 0; j < 50; j++) {
                assertThat(candidate
                                .submit(sitting + "?q=2", Map.of("line", line(), "quiet", "1"))
                                .statusCode())
                        .as("answer %s of candidate %s", j, i)
                        .isEqualTo(204);
            }
        }
    }

    @Test
    void fromTheFormToAResultThatAnybodyCanCheck() throws Exception {
        Browser organiser = server.member("Federation", Role.ORGANISER);
        String exam = made(organiser, listed("Licence <2026>"));
        assertThat(organiser.get(exam).body()).contains("Licence &lt;2026&gt;", FIGURE, MATE.id());
        String join = join(organiser, exam);

        Browser candidate = server.visitor();
        assertThat(candidate.get(join).body()).contains("2 questions, 30 minutes, 60 per cent pass");
        String sitting = begun(candidate, join, "Ann  Lee");
        String first = candidate.get(sitting).body();
        assertThat(first).doesNotContain(FIGURE).contains("data-exam-board", "Ann Lee");
        assertThat(candidate.submit(sitting + "?q=1", right()).headers().firstValue("Location"))
                .contains(sitting + "?q=2");
        String second = candidate.get(sitting + "?q=2").body();
        assertThat(second).contains("data-line-board").doesNotContain(MATE.id());
        assertThat(candidate.submit(sitting + "?q=2", Map.of("line", line())).statusCode())
                .isEqualTo(303);
        assertThat(candidate.get(sitting + "?q=2").body())
                .as("a reload resumes")
                .contains("value=\"" + line() + "\"");
        assertThat(candidate.get(sitting + "?q=1").body()).contains("checked");
        assertThat(candidate.get(sitting + "?q=0").body()).contains("2 of 2 questions answered");

        String result = finished(candidate, sitting);
        assertThat(server.visitor().get(result).body())
                .contains("Ann Lee", "100<span>%", "passed", "data-holds=\"true\"");
        assertThat(candidate.get(sitting).headers().firstValue("Location")).contains(result);
        assertThat(candidate
                        .submit(sitting + "?q=1", Map.of("verdict", "draw"))
                        .headers()
                        .firstValue("Location"))
                .as("too late")
                .contains(result);

        String text = server.visitor().get(result + "/result.txt").body();
        String signature = server.visitor().get(result + "/result.sig").body().strip();
        PublicKey key = key(server.visitor().get("/practice/exams/key").body());
        assertThat(text).contains("candidate: Ann Lee\n", "result: passed 100%\n", "1: ruling " + FIGURE);
        assertThat(holds(key, text, signature)).isTrue();
        assertThat(holds(key, text.replace("Ann", "Eve"), signature)).isFalse();

        Paper paper = Paper.of(server.visitor(), result + "/result.pdf");
        assertThat(paper.text().replaceAll("\\s+", ""))
                .contains("AnnLee", "Licence<2026>", "Passed", result, signature);
        String csv = organiser.get(exam + "/results.csv").body();
        assertThat(csv).contains("Ann Lee,", ",100,passed,");
        assertThat(organiser.get(exam).body()).contains(result);
    }

    private static PublicKey key(String pem) throws Exception {
        String base64 = pem.replaceAll("-----[^-]+-----|\\s", "");
        return KeyFactory.getInstance("Ed25519")
                .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(base64)));
    }

    private static boolean holds(PublicKey key, String text, String signature) throws Exception {
        Signature check = Signature.getInstance("Ed25519");
        check.initVerify(key);
        check.update(text.getBytes(StandardCharsets.UTF_8));
        return check.verify(Base64.getDecoder().decode(signature));
    }

    @Test
    void theSameSeedAsksTheSameQuestions() {
        Browser organiser = server.member("Seeds", Role.ORGANISER);
        Pattern item = Pattern.compile("<li>(Ruling|Mate) [^<]+</li>");
        List<String> one = item.matcher(
                        organiser.get(made(organiser, form("A"))).body())
                .results()
                .map(match -> match.group())
                .toList();
        List<String> two = item.matcher(
                        organiser.get(made(organiser, form("B"))).body())
                .results()
                .map(match -> match.group())
                .toList();
        assertThat(one).hasSize(5).isEqualTo(two);
    }

    @Test
    void whenTheTimeIsOverWhatWasAnsweredCounts() {
        try {
            Browser organiser = server.member("Clock", Role.ORGANISER);
            String exam = made(organiser, listed("Time"));
            String join = join(organiser, exam);
            Browser slow = server.visitor();
            String sitting = begun(slow, join, "Slow");
            Browser given = server.visitor();
            String other = begun(given, join, "Given more");
            assertThat(slow.submit(sitting + "?q=1", right()).statusCode()).isEqualTo(303);
            finished(slow, sitting);
            CLOCK.advance(29 * MINUTE);
            assertThat(given.submit(other + "?q=1", right()).statusCode()).isEqualTo(303);
            organiser.submit(exam, Map.of("do", "time", "minutes", "5"));
            CLOCK.advance(4 * MINUTE);
            assertThat(given.submit(other + "?q=2", Map.of("line", line(), "quiet", "1"))
                            .statusCode())
                    .as("in the time that was given")
                    .isEqualTo(204);
            CLOCK.advance(3 * MINUTE);
            Beats.await(server.server());
            assertThat(given.submit(other + "?q=2", Map.of("line", "", "quiet", "1"))
                            .statusCode())
                    .as("after it")
                    .isEqualTo(409);
            String result = given.get(other).headers().firstValue("Location").orElseThrow();
            assertThat(given.get(result).body()).contains("100<span>%");
            String text = given.get(result + "/result.txt").body();
            assertThat(text).contains("minutes: 35\n");
            assertThat(organiser.get(exam).body()).contains("Given more", "Slow");
        } finally {
            CLOCK.reset();
        }
    }

    @Test
    void onlyWhoIsNamedSitsAndOnlyOnce() {
        Browser organiser = server.member("Names", Role.ORGANISER);
        Map<String, String> form = listed("Named");
        form.put("names", "Ann\nBen\n");
        String exam = made(organiser, form);
        String anns = join(organiser, exam);
        String everybodys = anns.substring(0, anns.indexOf('.'));
        Browser ann = before(anns);
        assertThat(ann.get(everybodys).body()).contains("a link of his own");
        assertThat(ann.submit(everybodys, Map.of("name", "Ann")).statusCode()).isEqualTo(422);
        assertThat(ann.get(anns.replace(".0.", ".1.")).statusCode())
                .as("another number, the same signature")
                .isEqualTo(404);
        String sitting = begun(ann, anns, "Eve");
        assertThat(ann.get(sitting).body())
                .as("the name is the link's")
                .contains("Ann")
                .doesNotContain("Eve");
        assertThat(begun(ann, anns, "")).as("the same browser goes on").isEqualTo(sitting);
        assertThat(before(anns).submit(anns, Map.of()).statusCode()).isEqualTo(422);
        organiser.submit(exam, Map.of("do", "close"));
        String bens = found(organiser.get(exam).body(), "Ben <a href=\"[^\"]*(/practice/exams/join/[^\"]+)\"");
        assertThat(before(bens).submit(bens, Map.of()).statusCode()).isEqualTo(422);
        assertThat(ann.get(sitting).statusCode()).as("who has begun goes on").isEqualTo(200);
    }

    @Test
    void untilAnExamIsClosedNothingIsSaidOfItsQuestions() {
        Browser organiser = server.member("Secret", Role.ORGANISER);
        Map<String, String> form = listed("Secret");
        form.put("reveal", "closed");
        String exam = made(organiser, form);
        String join = join(organiser, exam);
        Browser first = server.visitor();
        String sitting = begun(first, join, "First");
        first.submit(sitting + "?q=2", Map.of("line", line()));
        String result = finished(first, sitting);
        Browser second = server.visitor();
        String other = begun(second, join, "Second");
        assertThat(first.get(result).body()).contains("when the exam is closed").doesNotContain("grade", "result.pdf");
        assertThat(first.get(result + "/result.txt").statusCode()).isEqualTo(409);
        assertThat(first.get(result + "/result.pdf").statusCode()).isEqualTo(409);
        assertThat(organiser.get(result + "/result.txt").statusCode())
                .as("the organiser's")
                .isEqualTo(200);
        organiser.submit(exam, Map.of("do", "close"));
        assertThat(first.get(result + "/result.txt").statusCode())
                .as("another still sits")
                .isEqualTo(409);
        finished(second, other);
        assertThat(first.get(result).body()).contains("result.pdf", "Mate");
        assertThat(first.get(result + "/result.txt").body()).contains(FIGURE);
    }

    @Test
    void eachCandidateDrawsHisOwnQuestions() {
        Browser organiser = server.member("Draws", Role.ORGANISER);
        Map<String, String> form = form("Drawn");
        form.put("seed", "");
        form.put("rulings", "0");
        form.put("mates", "30");
        String exam = made(organiser, form);
        assertThat(organiser.get(exam).body()).contains("Each candidate draws");
        Set<String> asked = new HashSet<>();
        for (String name : List.of("Ann", "Ben", "Cid")) {
            Browser candidate = server.visitor();
            String sitting = begun(candidate, join(organiser, exam), name);
            String result = finished(candidate, sitting);
            String text = candidate.get(result + "/result.txt").body();
            assertThat(text.lines().filter(line -> line.contains(": mate "))).hasSize(30);
            asked.add(text.substring(text.indexOf("\n1: ")));
        }
        assertThat(asked).hasSize(3);
    }

    @Test
    void whoSitsAnExamIsToldNothingElsewhere() {
        Browser organiser = server.member("Helpless", Role.ORGANISER);
        Browser candidate = server.visitor();
        String sitting = begun(candidate, join(organiser, made(organiser, listed("Alone"))), "Ann");
        String question = "{\"fen\":\"3ak4/9/9/9/9/4C4/4r4/3A2R2/3K5/9 w\",\"moves\":\"e4a4 e3a3 a4e4 a3e3\"}";
        List<String> pages = List.of("/desk", "/api/practice/mates/1", "/api/figures/" + FIGURE);
        for (String page : pages) {
            assertThat(candidate.get(page).statusCode()).as(page).isEqualTo(409);
            assertThat(server.visitor().get(page).statusCode()).as(page).isEqualTo(200);
        }
        assertThat(candidate.post("/api/judge", question).statusCode()).isEqualTo(409);
        finished(candidate, sitting);
        assertThat(candidate.get("/desk").statusCode()).isEqualTo(200);
        assertThat(candidate.post("/api/judge", question).statusCode()).isEqualTo(200);
    }

    @Test
    void theOrganiserSeesWhichSittingsAreDoubtful() {
        Browser organiser = server.member("Doubts", Role.ORGANISER);
        String exam = made(organiser, listed("Doubts"));
        String join = join(organiser, exam);
        Browser shared = server.visitor();
        String quick = begun(shared, join, "Quick");
        shared.submit(quick + "?q=2", Map.of("line", line()));
        finished(shared, quick);
        assertThat(organiser.get(exam).body())
                .contains("less than ten seconds a question")
                .doesNotContain("another sitting from this browser");
        begun(shared, join, "Twin");
        assertThat(organiser.get(exam).body()).contains("another sitting from this browser", "exam-doubtful");
        assertThat(organiser.get(exam + "/results.csv").body()).contains("another sitting from this browser");
    }

    @Test
    void nobodySeesOrForgesWhatIsNotHis() {
        Browser organiser = server.member("Mine", Role.ORGANISER);
        String exam = made(organiser, listed("Mine"));
        Browser other = server.member("NotMine", Role.ORGANISER);
        for (String path : List.of(exam, exam + "/results.csv")) {
            assertThat(other.get(path).statusCode()).as(path).isEqualTo(404);
        }
        assertThat(other.submit(exam, Map.of("do", "close")).statusCode()).isEqualTo(404);
        String sitting = begun(server.visitor(), join(organiser, exam), "Somebody");
        String wrong = sitting.substring(0, sitting.length() - 1) + (sitting.endsWith("A") ? "B" : "A");
        for (String path : List.of(wrong, "/practice/exams/sit/x", "/practice/exams/sit/.", "/practice/exams/join/x")) {
            assertThat(server.visitor().get(path).statusCode()).as(path).isEqualTo(404);
        }
        assertThat(server.visitor().get("/practice/exams/results/x").statusCode())
                .isEqualTo(404);
    }

    @Test
    void aFormThatMakesNoSenseIsRefused() {
        Browser organiser = server.member("Nonsense", Role.ORGANISER);
        Map<String, String> wrong = Map.of(
                "title", "", "edition", "none", "minutes", "0", "pass", "101", "rulings", "99", "mates", "-1", "list",
                "x");
        wrong.forEach((field, value) -> {
            Map<String, String> form = form("Nonsense");
            form.put(field, value);
            assertThat(organiser.submit("/practice/exams", form).statusCode())
                    .as(field)
                    .isEqualTo(422);
        });
        Map<String, String> empty = form("Empty");
        empty.put("rulings", "0");
        empty.put("mates", "0");
        assertThat(organiser.submit("/practice/exams", empty).statusCode()).isEqualTo(422);
    }

    @Test
    void aLineThatCannotBeReadIsSaidSoAndNotKept() {
        Browser organiser = server.member("Lines", Role.ORGANISER);
        String sitting = begun(server.visitor(), join(organiser, made(organiser, listed("Lines"))), "Ann");
        Browser candidate = before(sitting);
        assertThat(candidate
                        .submit(sitting + "?q=2", Map.of("line", "nonsense"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(candidate
                        .submit(sitting + "?q=2", Map.of("line", "a".repeat(400)))
                        .statusCode())
                .isEqualTo(422);
        assertThat(candidate.get(sitting + "?q=0").body()).contains("0 of 2 questions answered");
        assertThat(candidate.submit(sitting + "?q=9", Map.of("line", "")).statusCode())
                .isEqualTo(404);
    }

    private static ExamResult result(ExamResult.Pause... interruptions) {
        return new ExamResult(
                "id",
                "A: title",
                "cxa2020",
                "Name: x",
                Instant.ofEpochMilli(1_000),
                Instant.ofEpochMilli(61_234),
                30,
                List.of(interruptions),
                70,
                List.of(
                        new ExamResult.Line(new ExamItem(ExamItem.Kind.RULING, FIGURE), 8, 12),
                        new ExamResult.Line(new ExamItem(ExamItem.Kind.MATE, MATE.id()), 0, 4)));
    }

    @Test
    void aResultIsReadAsItIsWritten() {
        ExamResult result = result();
        assertThat(ExamResult.read(result.text())).isEqualTo(result);
        assertThat(result.percent()).isEqualTo(50);
        assertThat(result.passed()).isFalse();
    }

    /** What was signed before there were such lines is signed still. */
    @Test
    void interruptionsAreLinesOfTheirOwnAndNothingIsSaidWithoutThem() {
        assertThat(result().text()).contains("minutes: 30\npoints: ");
        ExamResult interrupted = result(
                new ExamResult.Pause(Instant.ofEpochMilli(5_000), Instant.ofEpochMilli(9_500)),
                new ExamResult.Pause(Instant.ofEpochMilli(20_000), Instant.ofEpochMilli(30_000)));
        assertThat(interrupted.text())
                .contains("minutes: 30\ninterrupted: 1970-01-01T00:00:05Z to 1970-01-01T00:00:09.500Z\n"
                        + "interrupted: 1970-01-01T00:00:20Z to 1970-01-01T00:00:30Z\npoints: ");
        assertThat(ExamResult.read(interrupted.text())).isEqualTo(interrupted);
    }
}
