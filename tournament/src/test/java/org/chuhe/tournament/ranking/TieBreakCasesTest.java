package org.chuhe.tournament.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.text.Coded;
import org.chuhe.text.Result;
import org.chuhe.tournament.Cases;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The hand-computed cases for 第13, 14, 18.5, 19 and 20条. */
class TieBreakCasesTest {
    static Stream<String> ids() {
        List<String> ids = new ArrayList<>();
        Cases.read("tiebreak_cases.json")
                .get("cases")
                .forEach(c -> ids.add(c.get("id").asString()));
        return ids.stream();
    }

    @Test
    void allCasesAreThere() {
        assertThat(ids()).hasSize(25);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void handComputedCase(String id) {
        JsonNode given = named(id);
        JsonNode expected = given.get("expected");
        if (given.has("memberRanks")) {
            checkUnits(given, expected);
            return;
        }
        Table table = Standings.of(event(given, List.of()));
        check(table, expected);
        if (expected.has("unranked")) {
            assertThat(table.unranked()).isEqualTo(ints(expected.get("unranked")));
        }
        if (expected.has("annulled")) {
            assertThat(!table.unranked().isEmpty())
                    .isEqualTo(expected.get("annulled").asBoolean());
        }
    }

    @Test
    void theLowestOfAllPlayersForAByeIsAnOption() {
        JsonNode given = named("14.4-bye-zero-score-player");
        Table table = Standings.of(event(given, List.of(Reading.BYE_OPPONENT_LOWEST_OF_ALL)));
        check(table, given.get("alternative"));
    }

    @Test
    void restartingAfterASplitIsAnOption() {
        JsonNode given = named("14.2-cycle-black-wins");
        Table table = Standings.of(event(given, List.of(Reading.RESTART_AFTER_SPLIT)));
        assertThat(table.places()).containsExactly(List.of(1), List.of(2), List.of(3));
        assertThat(table.row(2).orElseThrow().aheadBy()).contains(Criterion.of(Measure.DIRECT));
    }

    @Test
    void unplayedWinsMayNotCount() {
        Table table = read("20.3-forfeits", Reading.UNPLAYED_WINS_NOT_COUNTED);
        assertThat(values(table, Measure.WINS)).containsExactly(0.0, 1.0, 0.0, 0.0);
    }

    @Test
    void theOpponentOfAForfeitMayBeWorthWhatAByeIs() {
        Table table = read("20.3-forfeits", Reading.FORFEIT_OPPONENT_LIKE_BYE);
        assertThat(values(table, Measure.OPPONENT_SCORE)).containsExactly(4.0, 2.0, 4.0, 4.0);
    }

    @Test
    void smallPointsMayCountPlayedGamesOnly() {
        Table table = read("19.2-valid", Reading.SMALL_POINTS_PLAYED_ONLY);
        assertThat(values(table, Measure.SMALL_POINTS)).containsExactly(10.0, 14.5, 10.5, 13.0, 11.5, 5.5);
    }

    @Test
    void cuttingARoundMayTakeItsPointsOutOfAllSums() {
        Table table = read("14.3.2-cut-first-round", Reading.CUT_ROUND_POINTS);
        Criterion cut = new Criterion(Measure.PROGRESSIVE_CUT, 1);
        assertThat(table.row(1).orElseThrow().values()).containsEntry(cut, HalfPoints.of(4));
        assertThat(table.row(5).orElseThrow().values()).containsEntry(cut, HalfPoints.of(1));
    }

    @Test
    void theRoundBeforeMayMeanItsWholeTable() {
        Table table = read("14.3.1-previous-round", Reading.PREVIOUS_TABLE);
        assertThat(table.order()).containsExactly(1, 5, 4, 2, 6, 3);
        assertThat(table.row(1).orElseThrow().values())
                .containsEntry(new Criterion(Measure.PREVIOUS_ROUND, 1), HalfPoints.of(-1));
    }

    @Test
    void theDirectWinMayBeATable() {
        Table table = read("14.2-cycle-black-wins", Reading.DIRECT_WIN_TABLE);
        assertThat(values(table, Measure.DIRECT)).containsExactly(2.0, 2.0, 2.0);
        assertThat(table.places()).containsExactly(List.of(1), List.of(2, 3));
        assertThat(table.shared()).containsExactly(List.of(2, 3));
    }

    private static Table read(String id, Reading reading) {
        return Standings.of(event(named(id), List.of(reading)));
    }

    /** By number. */
    private static List<Double> values(Table table, Measure measure) {
        return table.rows().stream()
                .sorted(Comparator.comparingInt(Row::no))
                .map(r -> Objects.requireNonNull(r.values().get(Criterion.of(measure)))
                        .value())
                .toList();
    }

    private static void check(Table table, JsonNode expected) {
        List<List<Integer>> places = new ArrayList<>();
        expected.get("ranking").forEach(p -> places.add(ints(p)));
        assertThat(table.places()).isEqualTo(places);
        for (Map.Entry<String, JsonNode> field : expected.properties()) {
            switch (field.getKey()) {
                case "ranking", "annulled", "unranked", "byeOpponentScore", "policy" -> {}
                case "decidedBy" -> field.getValue().properties().forEach(e -> checkDecision(table, e));
                default -> field.getValue().properties().forEach(e -> checkValue(table, field.getKey(), e));
            }
        }
    }

    private static void checkValue(Table table, String measure, Map.Entry<String, JsonNode> expected) {
        Row row = table.row(Integer.parseInt(expected.getKey())).orElseThrow();
        List<Double> found = row.values().entrySet().stream()
                .filter(e -> e.getKey().id().equals(code(measure)))
                .map(e -> e.getValue().value())
                .toList();
        assertThat(found)
                .as(measure + " of " + expected.getKey())
                .containsExactly(expected.getValue().asDouble());
    }

    private static void checkDecision(Table table, Map.Entry<String, JsonNode> expected) {
        String[] pair = expected.getKey().split(">");
        List<Integer> order = table.order();
        int upper = order.indexOf(Integer.parseInt(pair[0]));
        assertThat(order.get(upper + 1)).isEqualTo(Integer.parseInt(pair[1]));
        Measure decided = table.rows().get(upper).aheadBy().orElseThrow().measure();
        String id = decided.article().equals("18.5") ? "penalty18.5" : decided.code();
        assertThat(id).as(expected.getKey()).isEqualTo(code(expected.getValue().asString()));
    }

    /** The cases write {@code gamePoints}, we {@code game-points}. */
    private static String code(String name) {
        return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static void checkUnits(JsonNode given, JsonNode expected) {
        // Everybody's number is his place, so that the table is the case's.
        Map<Integer, Player> players = new TreeMap<>();
        given.get("memberRanks")
                .properties()
                .forEach(unit -> ints(unit.getValue())
                        .forEach(place -> players.put(place, Player.of(place, "P" + place, unit.getKey(), 0))));
        List<List<Integer>> places =
                IntStream.rangeClosed(1, 9).mapToObj(List::of).toList();
        RegulationsBuilder rules =
                new RegulationsBuilder(Format.SWISS).teams(new TeamRules(TeamKind.MEMBER_TOTAL, 2, 0));
        Event event = Event.named("14.8", rules.build()).withPlayers(List.copyOf(players.values()));
        List<UnitRow> rows = MemberTotals.of(event, Table.ofPlaces(places, Measure.GROUP_PLACE));
        List<String> order = new ArrayList<>();
        expected.get("ranking").forEach(p -> order.add(p.get(0).asString()));
        assertThat(rows).extracting(UnitRow::unit).isEqualTo(order);
        for (UnitRow row : rows) {
            assertThat(row.values().get(Criterion.of(Measure.RANK_SUM)))
                    .isEqualTo(HalfPoints.of(
                            expected.get("rankSum").get(row.unit()).asInt()));
            assertThat(row.memberPlaces().get(0))
                    .isEqualTo(expected.get("bestRank").get(row.unit()).asInt());
        }
        assertThat(rows.get(0).aheadBy()).contains(new Criterion(Measure.BEST_RANK, 1));
    }

    private static JsonNode named(String id) {
        for (JsonNode given : Cases.read("tiebreak_cases.json").get("cases")) {
            if (given.get("id").asString().equals(id)) {
                return given;
            }
        }
        throw new IllegalArgumentException(id);
    }

    private static Event event(JsonNode given, List<Reading> readings) {
        String system = given.get("system").asString();
        boolean swiss = system.contains("SWISS");
        boolean teams = system.startsWith("TEAM");
        RegulationsBuilder rules = new RegulationsBuilder(swiss ? Format.SWISS : Format.ROUND_ROBIN);
        if (teams) {
            rules.teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 0));
        }
        if (system.equals("RR2")) {
            rules.gamesPerMatch(2);
        }
        Coded.find(RankingClause.class, given.get("clause").asString()).ifPresent(rules::ranking);
        JsonNode scoring = given.get("scoring");
        if (scoring != null) {
            rules.scoring(new Scoring(
                    scoring.get("win").asInt(),
                    scoring.get("loss").asInt(),
                    scoring.get("drawRed").asInt(),
                    scoring.get("drawBlack").asInt()));
        }
        if (given.get("clause").asString().matches("14\\.4|20\\.3")) {
            rules.ranking(RankingClause.SWISS_OPPONENTS);
        }
        readings.forEach(rules::read);
        Event event = Event.named(given.get("id").asString(), rules.build());
        if (teams) {
            List<Team> entered = new ArrayList<>();
            given.get("teams")
                    .forEach(t -> entered.add(
                            Team.of(t.asInt(), "T" + t.asInt(), List.of(new Member("a", 0), new Member("b", 0)))));
            return event.withTeams(entered).withRounds(teamRounds(given.get("matches")));
        }
        List<Player> players = new ArrayList<>();
        given.get("players").forEach(p -> players.add(player(p.asInt(), given)));
        return event.withPlayers(players).withRounds(rounds(given));
    }

    private static Player player(int no, JsonNode given) {
        Player player = Player.of(no);
        String key = Integer.toString(no);
        int fouls = given.has("fouls") ? given.get("fouls").path(key).asInt(0) : 0;
        JsonNode marks = given.path("penalties").path(key);
        player = player.with(new Conduct(
                fouls,
                marks.path("warning").asInt(0),
                marks.path("gameDisqualification").asInt(0)));
        for (JsonNode w : given.path("withdrawals")) {
            if (w.get("player").asInt() == no) {
                player = player.with(
                        Attendance.ALL.withdrawnAfter(w.get("afterRound").asInt()));
            }
        }
        return player;
    }

    private static List<Round> rounds(JsonNode given) {
        Map<Integer, Map<String, List<Game>>> rounds = new TreeMap<>();
        for (JsonNode g : given.get("games")) {
            int red = g.get("red").asInt();
            int black = g.get("black").asInt();
            String pair = Math.min(red, black) + "/" + Math.max(red, black);
            List<Game> games = rounds.computeIfAbsent(g.get("round").asInt(), r -> new TreeMap<>())
                    .computeIfAbsent(pair, p -> new ArrayList<>());
            games.add(
                    Game.of(games.size() + 1, red, black, result(g.get("result").asString())));
        }
        List<Round> all = new ArrayList<>();
        rounds.forEach((number, pairs) -> {
            List<Match> matches = new ArrayList<>();
            pairs.values()
                    .forEach(games -> matches.add(new Match(
                            matches.size() + 1,
                            "",
                            games.get(0).red(),
                            games.get(0).black(),
                            games,
                            Origin.RULE,
                            0)));
            List<Integer> byes = new ArrayList<>();
            for (JsonNode b : given.path("byes")) {
                if (b.get("round").asInt() == number) {
                    byes.add(b.get("player").asInt());
                }
            }
            all.add(Round.of(number, matches, byes));
        });
        return all;
    }

    private static List<Round> teamRounds(JsonNode given) {
        Map<Integer, List<Match>> rounds = new TreeMap<>();
        for (JsonNode m : given) {
            List<Match> matches = rounds.computeIfAbsent(m.get("round").asInt(), r -> new ArrayList<>());
            int first = m.get("first").asInt();
            int second = m.get("second").asInt();
            List<Game> games = new ArrayList<>();
            for (JsonNode b : m.get("boards")) {
                boolean odd = games.size() % 2 == 0;
                games.add(Game.of(games.size() + 1, odd ? first : second, odd ? second : first, result(b.asString())));
            }
            matches.add(new Match(matches.size() + 1, "", first, second, games, Origin.RULE, 0));
        }
        List<Round> all = new ArrayList<>();
        rounds.forEach((number, matches) -> all.add(Round.of(number, matches, List.of())));
        return all;
    }

    private static Result result(String code) {
        return switch (code) {
            case "1" -> Result.RED_WINS;
            case "0" -> Result.BLACK_WINS;
            case "=" -> Result.DRAW;
            case "+" -> Result.RED_BY_FORFEIT;
            case "-" -> Result.BLACK_BY_FORFEIT;
            case "--" -> Result.BOTH_FORFEIT;
            default -> throw new IllegalArgumentException(code);
        };
    }

    private static List<Integer> ints(JsonNode array) {
        List<Integer> list = new ArrayList<>();
        array.forEach(n -> list.add(n.asInt()));
        return list;
    }
}
