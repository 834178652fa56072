package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.tournament.command.DeedKind;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every office, every deed, with its role and after it was taken away: the table {@code offices.txt} says what is answered. */
class OfficesTableTest {
    private static final List<String> OFFICES =
            List.of("organiser", "org+arb", "chief", "deputy", "arbiter", "editor", "nobody");
    private static final int REFUSED = 403;

    private static int sent;
    private static TestServer server;
    private static Club club;
    private static LiveField here;
    private static String board;
    private static final Map<String, Browser> PEOPLE = new LinkedHashMap<>();
    /** Games and tables by where they are, from the point of view of the arbiter of table 1. */
    private static final Map<Place, String> GAMES = new EnumMap<>(Place.class);

    private static final Map<Place, String> TABLES = new EnumMap<>(Place.class);

    /** The arbiter has table 1, and the second round is being played. */
    private enum Place {
        OWN(2, 1),
        ANOTHER_TABLE(2, 2),
        AN_EARLIER_ROUND(1, 1);

        private final int round;
        private final int table;

        Place(int round, int table) {
            this.round = round;
            this.table = table;
        }
    }

    @BeforeAll
    static void start() {
        server = TestServer.start();
        server.member("administrator", Role.ADMIN);
        club = new Club(server.member("owner", Role.ORGANISER));
        PEOPLE.put("organiser", server.member("organiser", Role.ORGANISER));
        PEOPLE.put("org+arb", server.member("org+arb", Role.ORGANISER, Role.ARBITER));
        PEOPLE.put("chief", server.member("chief", Role.ARBITER));
        PEOPLE.put("deputy", server.member("deputy", Role.ARBITER));
        PEOPLE.put("arbiter", server.member("arbiter", Role.ARBITER));
        PEOPLE.put("editor", server.member("editor"));
        PEOPLE.put("nobody", server.member("nobody", Role.ORGANISER, Role.ARBITER));

        here = new LiveField(server, club, "甲", "乙", "丙", "丁");
        appoint(here.id());
        club.done(here.id(), "broadcast", "{\"delay\":10}");
        here.round(1, 0);
        remember(here.id(), 1, GAMES);
        finish(here.id());
        here.round(2, 2);
        remember(here.id(), 2, GAMES);
        here.table(2).red().move(0, "a3a4");
        here.table(2).black().ply(1);

        board = club.swiss(3, "甲", "乙", "丙", "丁");
        appoint(board);
        club.done(board, "boards", "{\"where\":\"board\",\"preset\":\"provincial\",\"clockBeside\":true}");
        club.pair(board);
        remember(board, 1, TABLES);
        finish(board);
        club.pair(board);
        remember(board, 2, TABLES);
        for (String table : TABLES.values()) {
            PEOPLE.get("chief").post("/api/tables/" + table + "/start", "{}");
        }
    }

    private static void appoint(String event) {
        club.done(event, "organiser", "{\"name\":\"organiser\"}");
        club.done(event, "organiser", "{\"name\":\"org+arb\"}");
        for (String office : List.of("chief", "deputy", "editor")) {
            club.done(event, "appoint", "{\"office\":\"" + office + "\",\"name\":\"" + office + "\"}");
        }
        club.done(event, "appoint", "{\"office\":\"arbiter\",\"name\":\"arbiter\",\"tables\":\"1\"}");
    }

    private static void finish(String event) {
        club.result(event, 1, 1, "1-0");
        club.result(event, 1, 2, "1-0");
    }

    private static void remember(String event, int round, Map<Place, String> found) {
        List<JsonNode> games = club.games(event, round);
        for (Place place : Place.values()) {
            if (place.round == round) {
                found.put(place, games.get(place.table - 1).path("live").asString());
            }
        }
    }

    @AfterAll
    static void stop() {
        here.close();
        server.close();
    }

    /** The cells of the table, by deed and office. */
    private static Map<String, Map<String, String>> table() throws IOException {
        Map<String, Map<String, String>> table = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(OfficesTableTest.class.getResourceAsStream("offices.txt"))) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList()) {
                String[] cells = line.strip().split("\\s+");
                assertThat(cells).as(line).hasSize(OFFICES.size() + 1);
                Map<String, String> row = new LinkedHashMap<>();
                for (String office : OFFICES) {
                    row.put(office, cells[row.size() + 1]);
                }
                assertThat(row.values()).as(line).isSubsetOf("yes", "own", "-");
                assertThat(table.put(cells[0], row)).as(line).isNull();
            }
        }
        return table;
    }

    private static final Set<String> MORE_DEEDS = Set.of(
            "start-clocks",
            "page-entry",
            "page-pair",
            "page-log",
            "page-settings",
            "page-passes",
            "passes",
            "file-slips",
            "file-certificates",
            "see-at-once",
            "rule",
            "rule-as-chief",
            "table",
            "table-paper",
            "table-entry",
            "table-exclude",
            "table-expel");

    /** What is done at a table, and is tried at each place. */
    private static final Set<String> AT_TABLES =
            Set.of("result", "results", "appeal", "rule", "rule-as-chief", "table", "table-paper", "table-entry");

    @Test
    void theTableListsEveryDeed() throws IOException {
        Set<String> deeds =
                ServerDeed.kinds().stream().map(DeedKind::code).collect(Collectors.toCollection(TreeSet::new));
        deeds.addAll(MORE_DEEDS);
        assertThat(table().keySet()).containsExactlyInAnyOrderElementsOf(deeds);
    }

    @Test
    void everyOfficeDoesWhatTheTableSaysAndNothingOnceItsRoleIsGone() throws IOException {
        Map<String, Map<String, String>> table = table();
        List<String> wrong = new ArrayList<>();
        table.forEach((deed, row) -> OFFICES.forEach(office -> tried(deed, office, row.get(office), "", wrong)));
        assertThat(wrong).isEmpty();

        take("organiser", Role.ORGANISER);
        take("org+arb", Role.ORGANISER);
        take("chief", Role.ARBITER);
        take("deputy", Role.ARBITER);
        take("arbiter", Role.ARBITER);
        table.forEach((deed, row) -> OFFICES.forEach(office ->
                tried(deed, office, office.equals("editor") ? row.get(office) : "-", " without the role", wrong)));
        assertThat(wrong).isEmpty();
    }

    private static void take(String name, Role role) {
        Account account = server.server().site().accounts().find(name).orElseThrow();
        Set<Role> left = account.roles().stream().filter(one -> one != role).collect(Collectors.toSet());
        server.server().site().accounts().change(account.id(), left, true);
        server.server().site().visits().forget();
    }

    private static void tried(String deed, String office, String cell, String how, List<String> wrong) {
        for (Place place : AT_TABLES.contains(deed) ? Set.of(Place.values()) : Set.of(Place.OWN)) {
            boolean may = cell.equals("yes") || (cell.equals("own") && place == Place.OWN);
            if (may != isDone(deed, PEOPLE.get(office), place)) {
                wrong.add(office + how + ", " + deed + ", " + place + ": should be " + (may ? "allowed" : "refused"));
            }
        }
    }

    /** Whether somebody gets past the question for his office; what he sends then changes nothing, or nothing that matters. */
    private static boolean isDone(String deed, Browser who, Place place) {
        String game = GAMES.get(place);
        String table = TABLES.get(place);
        return switch (deed) {
            case "result" -> deed(who, deed, result(place));
            case "results" -> deed(who, deed, "{\"results\":[" + result(place) + "]}");
            case "appeal" -> deed(who, deed, "{" + at(place) + ",\"by\":\"甲\",\"against\":\"a foul\"}");
            case "undo" -> deed(who, deed, "{\"seq\":0,\"entry\":99999}");
            case "start-clocks" -> let(who.post("/api/events/" + here.id() + "/start", "{}"));
            case "page-entry", "page-pair", "page-log", "page-settings", "page-passes" ->
                let(who.get("/events/" + here.id() + "/" + deed.substring("page-".length())));
            case "passes" -> let(who.get("/api/events/" + here.id() + "/passes"));
            case "file-slips" ->
                who.get("/events/" + here.id() + "/files/slips-1.pdf").statusCode() == 200;
            case "file-certificates" ->
                who.get("/events/" + here.id() + "/files/certificates.pdf").statusCode() == 200;
            case "see-at-once" -> {
                JsonNode seen = Club.JSON.readTree(
                        who.get("/api/games/" + GAMES.get(Place.ANOTHER_TABLE)).body());
                yield seen.toString().contains("a3a4");
            }
            case "rule" -> let(who.post("/api/games/" + game + "/arbiter", "{\"action\":\"nonsense\"}"));
            case "rule-as-chief" ->
                let(who.post("/api/games/" + game + "/arbiter", "{\"action\":\"nonsense\",\"chief\":true}"));
            case "table" -> let(who.get("/api/tables/" + table));
            case "table-paper" -> let(who.get("/play/" + table + "/papers/slip"));
            case "table-entry" -> entry(who, table, "nonsense");
            case "table-exclude" -> entry(who, table, "chief exclude red");
            case "table-expel" -> entry(who, table, "organiser expel red");
            default -> deed(who, deed, "{\"seq\":0}");
        };
    }

    /** Another one each time: who enters what is on record already changes nothing, and need not be refused. */
    private static String result(Place place) {
        return "{" + at(place) + ",\"result\":\"" + (++sent % 2 == 0 ? "1-0" : "0-1") + "\"}";
    }

    private static String at(Place place) {
        return "\"round\":" + place.round + ",\"table\":" + place.table;
    }

    private static boolean deed(Browser who, String deed, String fields) {
        return let(who.post("/api/events/" + here.id() + "/deeds/" + deed, fields));
    }

    private static boolean entry(Browser who, String table, String line) {
        String id = "office-" + (10_000 + ++sent);
        return let(who.post("/api/tables/" + table + "/entries", "{\"id\":\"" + id + "\",\"line\":\"" + line + "\"}"));
    }

    private static boolean let(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isNotIn(429, 500);
        return response.statusCode() != REFUSED;
    }
}
