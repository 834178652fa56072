package org.chuhe.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.chuhe.testing.Seeded;
import org.chuhe.tournament.Cases;
import org.chuhe.tournament.regulations.Places;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class BracketTest {
    private static final JsonNode CASES = Cases.read("knockout.json");

    @Test
    void seedingKeepsTheBestApart() {
        assertThat(Seeding.order(8)).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
        assertThat(Seeding.order(16)).containsExactly(1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11);
    }

    @Test
    void whoGoesOnWithoutAMatchComesFromWhatLeadsThere() {
        Bracket six = SingleElimination.of(6, Places.ALL);
        Slot fifth = six.slot("P5-6.1").orElseThrow();
        assertThat(six.origin(fifth.first()).code()).isEqualTo("L:P1-8.2");
        assertThat(six.origin(fifth.second()).code()).isEqualTo("L:P1-8.4");
        assertThat(six.origin(six.slot("P1-4.1").orElseThrow().first()).code()).isEqualTo("s1");
        Bracket eight = SingleElimination.of(8, Places.ALL);
        eight.slots().forEach(slot -> assertThat(eight.origin(slot.first())).isEqualTo(slot.first()));
    }

    @Test
    void theSingleBracketsOfTheAppendix() {
        JsonNode single = CASES.get("single");
        assertThat(single.size()).isEqualTo(9);
        for (JsonNode expected : single) {
            Bracket bracket = SingleElimination.of(expected.get("N").asInt(), Places.ALL);
            assertThat(bracket.size()).isEqualTo(expected.get("size").asInt());
            assertThat(bracket.byes()).isEqualTo(expected.get("byes").asInt());
            assertThat(matches(bracket)).containsExactlyEntriesOf(matches(expected.get("matches")));
            Map<String, String> places = new LinkedHashMap<>();
            bracket.places()
                    .forEach(p -> places.put(
                            Integer.toString(p.from()), p.sources().get(0).code()));
            assertThat(places).isEqualTo(strings(expected.get("places")));
        }
    }

    @Test
    void theDoubleBracketsOfTheAppendix() {
        JsonNode twice = CASES.get("double");
        assertThat(twice.size()).isEqualTo(9);
        for (JsonNode expected : twice) {
            Bracket bracket = DoubleElimination.of(expected.get("N").asInt(), true);
            assertThat(matches(bracket)).containsExactlyEntriesOf(matches(expected.get("matches")));
        }
    }

    @Test
    void everyPlayOutOfASingleBracketIsAPermutation() {
        int[] expectedMatches = {0, 0, 1, 2, 4, 5, 7, 9, 12};
        Seeded.forAll(80, random -> {
            int n = random.nextInt(2, 70);
            Bracket bracket = SingleElimination.of(n, Places.ALL);
            Map<String, Integer> decided = playOut(bracket, n, random);
            List<List<Integer>> places =
                    PlayedBracket.of(bracket, numbers(n), decided).places();
            assertThat(places).allMatch(p -> p.size() == 1).hasSize(n);
            assertThat(places.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(numbers(n));
            if (n < expectedMatches.length) {
                assertThat(decided).hasSize(expectedMatches[n]);
            }
        });
    }

    @Test
    void matchCounts() {
        SplittableRandom random = new SplittableRandom(1);
        for (int n : new int[] {2, 3, 8, 12, 13, 24, 32}) {
            assertThat(playOut(SingleElimination.of(n, Places.CHAMPION), n, random))
                    .hasSize(n - 1);
            assertThat(playOut(SingleElimination.of(n, Places.THIRD), n, random))
                    .hasSize(n > 3 ? n : n - 1);
            assertThat(playOut(DoubleElimination.of(n, false), n, random)).hasSize(2 * n - 2);
        }
        assertThat(playOut(SingleElimination.of(12, Places.ALL), 12, random)).hasSize(20);
        assertThat(playOut(SingleElimination.of(13, Places.ALL), 13, random)).hasSize(22);
        assertThat(playOut(SingleElimination.of(24, Places.ALL), 24, random)).hasSize(52);
    }

    @Test
    void nobodyIsOutOfADoubleEliminationBeforeTwoDefeats() {
        Seeded.forAll(80, random -> {
            int n = random.nextInt(2, 70);
            Bracket bracket = DoubleElimination.of(n, true);
            Map<String, Integer> decided = playOut(bracket, n, random);
            assertThat(decided.size()).isBetween(2 * n - 2, 2 * n - 1);
            PlayedBracket played = PlayedBracket.of(bracket, numbers(n), decided);
            Map<Integer, Integer> defeats = new HashMap<>();
            for (Slot slot : bracket.slots()) {
                if (decided.containsKey(slot.id())) {
                    defeats.merge(
                            played.entrantAt(new Source.LoserOf(slot.id())).orElseThrow(), 1, Integer::sum);
                }
            }
            List<List<Integer>> places = played.places();
            assertThat(places.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(numbers(n));
            int champion = places.get(0).get(0);
            for (int no : numbers(n)) {
                if (no == champion) {
                    assertThat(defeats.getOrDefault(no, 0)).isLessThan(2);
                } else {
                    assertThat(defeats).containsEntry(no, 2);
                }
            }
        });
    }

    @Test
    void earlyOpponentsMeetAgainLateOrNever() {
        Map<Integer, Integer> firstRematch = Map.of(8, 3, 16, 4, 32, 5, 64, 7, 128, 8);
        firstRematch.forEach((n, round) -> Seeded.forAll(40, random -> {
            Bracket bracket = DoubleElimination.of(n, false);
            PlayedBracket played = PlayedBracket.of(bracket, numbers(n), playOut(bracket, n, random));
            Set<Set<Integer>> met = new HashSet<>();
            for (Slot slot : bracket.slots()) {
                Set<Integer> pair = Set.of(
                        played.entrantAt(slot.first()).orElseThrow(),
                        played.entrantAt(slot.second()).orElseThrow());
                boolean again = !met.add(pair);
                if (again && slot.id().startsWith("LB")) {
                    assertThat(Integer.parseInt(slot.id().substring(2, slot.id().indexOf('.'))))
                            .isGreaterThanOrEqualTo(round);
                }
            }
        }));
    }

    @Test
    void theResetIsPlayedOnlyWhenTheUnbeatenSideLoses() {
        Bracket bracket = DoubleElimination.of(2, true);
        PlayedBracket won = PlayedBracket.of(bracket, List.of(1, 2), Map.of("WB1.1", 1, "GF1", 1));
        assertThat(won.finished()).isTrue();
        assertThat(won.places()).containsExactly(List.of(1), List.of(2));
        PlayedBracket lost = PlayedBracket.of(bracket, List.of(1, 2), Map.of("WB1.1", 1, "GF1", 2));
        assertThat(lost.ready()).containsExactly(new BracketMatch("GF2", 1, 2));
    }

    private static Map<String, Integer> playOut(Bracket bracket, int n, SplittableRandom random) {
        Map<String, Integer> decided = new HashMap<>();
        PlayedBracket state = PlayedBracket.of(bracket, numbers(n), decided);
        while (!state.finished()) {
            state.ready().forEach(m -> decided.put(m.id(), random.nextBoolean() ? m.first() : m.second()));
            state = PlayedBracket.of(bracket, numbers(n), decided);
        }
        return decided;
    }

    private static List<Integer> numbers(int n) {
        return IntStream.rangeClosed(1, n).boxed().toList();
    }

    private static Map<String, String> matches(Bracket bracket) {
        Map<String, String> matches = new LinkedHashMap<>();
        for (Slot slot : bracket.slots()) {
            String mark = slot.conditional() ? "?" : "";
            matches.put(
                    slot.id(), slot.first().code() + mark + " " + slot.second().code() + mark);
        }
        return matches;
    }

    private static Map<String, String> matches(JsonNode node) {
        Map<String, String> matches = new LinkedHashMap<>();
        node.properties()
                .forEach(e -> matches.put(
                        e.getKey(),
                        e.getValue().get(0).asString() + " "
                                + e.getValue().get(1).asString()));
        return matches;
    }

    private static Map<String, String> strings(JsonNode node) {
        Map<String, String> map = new LinkedHashMap<>();
        node.properties().forEach(e -> map.put(e.getKey(), e.getValue().asString()));
        return map;
    }
}
