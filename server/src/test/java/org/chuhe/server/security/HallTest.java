package org.chuhe.server.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.game.LiveClient;
import org.chuhe.server.game.TestTable;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A hall full of people behind one router: they all have one address, and none of them pays for the others. */
class HallTest {
    /** More than one asker may write, by far. */
    private static final int PEOPLE = 200;

    private static TestServer server;
    private static Club club;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        club = new Club(server.member("organiser", Role.ORGANISER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group();
    }

    /** A browser that can send forms. */
    private static Browser phone() {
        Browser phone = server.visitor();
        phone.get("/login");
        return phone;
    }

    @Test
    void everybodyShowsHisPassAndTellsHisResult() {
        String id = club.swiss(
                1, IntStream.rangeClosed(1, PEOPLE).mapToObj(i -> "棋手" + i).toArray(String[]::new));
        club.pair(id);
        Map<String, Browser> phones = new LinkedHashMap<>();
        for (JsonNode pass : club.json("/api/events/" + id + "/passes").get("passes")) {
            String name = pass.get("name").asString();
            Browser phone = phone();
            assertThat(phone.get(URI.create(pass.get("link").asString()).getPath())
                            .statusCode())
                    .as("the pass of %s", name)
                    .isEqualTo(303);
            phones.put(name, phone);
        }
        phones.forEach((name, phone) -> assertThat(phone.submit("/events/" + id + "/report", Map.of("result", "draw"))
                        .statusCode())
                .as("the result of %s", name)
                .isEqualTo(303));
        assertThat(phones).hasSize(PEOPLE);
    }

    @Test
    void whoGuessesPassesIsSlowedDownAndTheOthersAreNot() {
        try (TestServer other = TestServer.start()) {
            Club organiser = new Club(other.member("organiser", Role.ORGANISER));
            String id = organiser.swiss(1, "甲", "乙");
            int status = 0;
            for (int i = 0; i < 300 && status != 429; i++) {
                status =
                        other.visitor().get("/events/" + id + "/pass/guess" + i).statusCode();
            }
            assertThat(status).isEqualTo(429);
            String pass = organiser
                    .json("/api/events/" + id + "/passes")
                    .at("/passes/0/link")
                    .asString();
            assertThat(other.visitor().get(URI.create(pass).getPath()).statusCode())
                    .isEqualTo(303);
        }
    }

    @Test
    void everyCaptainHandsInHisLineUp() {
        String id =
                club.create("{\"name\":\"T\",\"rounds\":1,\"teams\":\"free-order\",\"boards\":1,\"substitutes\":1}");
        StringBuilder text = new StringBuilder("队,姓名\n");
        IntStream.rangeClosed(1, 10)
                .forEach(team -> text.append("队%d,甲%d\n队%d,乙%d\n".formatted(team, team, team, team)));
        club.done(id, "import", Club.JSON.writeValueAsString(Map.of("text", text.toString())));
        club.pair(id);
        Matcher links = Pattern.compile("/events/" + id + "/captain/[A-Za-z0-9._-]+")
                .matcher(club.page("/events/" + id + "/lineups"));
        List<String> captains = new ArrayList<>();
        while (links.find()) {
            captains.add(links.group());
        }
        Browser phone = phone();
        assertThat(captains).hasSizeGreaterThanOrEqualTo(10);
        for (int i = 0; i < PEOPLE; i++) {
            assertThat(phone.submit(captains.get(i % captains.size()), Map.of("members", "2"))
                            .statusCode())
                    .as("line-up %s", i)
                    .isEqualTo(303);
        }
    }

    @Test
    void everybodyEntersByTheLinkAtTheDoor() {
        String id = club.create("{\"name\":\"Open\",\"rounds\":3}");
        String link = found("/events/" + id + "/enter/[A-Za-z0-9._-]+", club.page("/events/" + id + "/players"));
        Browser phone = phone();
        for (int i = 0; i < PEOPLE; i++) {
            assertThat(phone.submit(link, Map.of("name", "棋手" + i)).headers().firstValue("Location"))
                    .as("entry %s", i)
                    .hasValue(link + "?entered=yes");
        }
    }

    @Test
    void everybodyJoinsAnExam() {
        Map<String, String> form = new LinkedHashMap<>(Map.of(
                "title", "Hall", "edition", "cxa2020", "minutes", "30", "pass", "60", "rulings", "0", "mates", "3"));
        form.putAll(Map.of("easiest", "1", "hardest", "2", "level", "", "list", "", "names", "", "seed", ""));
        String exam = club.browser()
                .submit("/practice/exams", form)
                .headers()
                .firstValue("Location")
                .orElseThrow();
        String join = found("/practice/exams/join/[A-Za-z0-9_-]+", club.page(exam));
        Browser phone = phone();
        for (int i = 0; i < PEOPLE; i++) {
            assertThat(phone.submit(join, Map.of("name", "Candidate " + i)).statusCode())
                    .as("candidate %s", i)
                    .isEqualTo(303);
        }
    }

    @Test
    void aClassPractisesWithoutAccounts() {
        String figure = Club.JSON
                .readTree(server.visitor()
                        .get("/api/practice/exam?edition=cxa2020")
                        .body())
                .at("/questions/0/figure")
                .asString();
        for (int i = 0; i < PEOPLE; i++) {
            assertThat(server.visitor()
                            .post("/api/practice/answers", Club.JSON.writeValueAsString(Map.of("figure", figure)))
                            .statusCode())
                    .as("answer %s", i)
                    .isEqualTo(200);
        }
    }

    @Test
    void everybodyMakesAnAccount() {
        for (int i = 0; i < 40; i++) {
            Browser phone = phone();
            assertThat(phone.submit("/register", Map.of("name", "player " + i, "password", "river and border"))
                            .statusCode())
                    .as("account %s", i)
                    .isEqualTo(303);
        }
    }

    @Test
    void manyWhoTypeTheirPasswordsRightLogInAtOnce() throws Exception {
        List<Browser> phones = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            server.server().site().accounts().create("crowd " + i, "correct horse", Set.of());
            phones.add(phone());
        }
        ExecutorService crowd = Executors.newFixedThreadPool(phones.size());
        try {
            List<Callable<Integer>> logins = new ArrayList<>();
            for (int i = 0; i < phones.size(); i++) {
                Browser phone = phones.get(i);
                Map<String, String> form = Map.of("name", "crowd " + i, "password", "correct horse");
                logins.add(() -> phone.submit("/login", form).statusCode());
            }
            for (Future<Integer> status : crowd.invokeAll(logins)) {
                assertThat(status.get()).isEqualTo(303);
            }
        } finally {
            crowd.shutdownNow();
        }
    }

    @Test
    void whoWatchesAGameAndWhoWatchesTheBoardsAreCountedTogether() {
        try (TestServer strict = TestServer.start(Map.of("connections-per-address", "2"));
                TestTable table = TestTable.begin(strict, "")) {
            String address = strict.server().address();
            String id = new Club(strict.member("organiser", Role.ORGANISER)).swiss(1, "甲", "乙");
            try (LiveClient game = LiveClient.open(address, table.id, strict.visitor());
                    LiveClient boards = LiveClient.boards(address, id, "n=2")) {
                game.game();
                boards.await(json -> true);
                assertThatThrownBy(() -> LiveClient.boards(address, id, "n=2")).hasStackTraceContaining("429");
                assertThatThrownBy(() -> LiveClient.open(address, table.id, strict.visitor()))
                        .hasStackTraceContaining("429");
            }
        }
    }
}
