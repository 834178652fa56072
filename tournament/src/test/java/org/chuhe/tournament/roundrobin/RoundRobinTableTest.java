package org.chuhe.tournament.roundrobin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.Cases;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RoundRobinTableTest {
    @Test
    void theTablesOfTheBookWithTheirMisprintsCorrected() {
        JsonNode tables = Cases.read("round_robin.json").get("tables");
        assertThat(tables.size()).isEqualTo(19);
        for (String size : tables.propertyNames()) {
            int n = Integer.parseInt(size);
            RoundRobinTable table = RoundRobinTable.of(n);
            List<List<Pair>> expected = rows(tables.get(size));
            assertThat(table.rounds()).isEqualTo(expected.size());
            for (int round = 1; round <= table.rounds(); round++) {
                assertThat(table.printed(round)).isEqualTo(expected.get(round - 1));
            }
        }
    }

    @Test
    void thePrintedTablesDifferInTheThreeMisprintsOnly() {
        JsonNode printed = Cases.read("round_robin.json").get("printedInSeed");
        List<String> differences = new ArrayList<>();
        for (String size : printed.propertyNames()) {
            List<List<Pair>> rows = rows(printed.get(size));
            RoundRobinTable table = RoundRobinTable.of(Integer.parseInt(size));
            for (int round = 1; round <= rows.size(); round++) {
                for (int i = 0; i < rows.get(round - 1).size(); i++) {
                    Pair ours = table.printed(round).get(i);
                    if (!rows.get(round - 1).get(i).equals(ours)) {
                        differences.add(size + "/" + round + "/" + (i + 1) + " " + ours.red() + "-" + ours.black());
                    }
                }
            }
        }
        assertThat(differences).containsExactlyInAnyOrder("18/2/9 1-2", "18/8/9 4-5", "20/13/10 16-17");
    }

    @Test
    void everybodyMeetsEverybodyOnceWithFairColours() {
        for (int n = 2; n <= 101; n++) {
            RoundRobinTable table = RoundRobinTable.of(n);
            Set<Set<Integer>> met = new HashSet<>();
            int[] balance = new int[n + 1];
            int[] free = new int[n + 1];
            for (int round = 1; round <= table.rounds(); round++) {
                Set<Integer> busy = new HashSet<>();
                for (Pair p : table.games(round)) {
                    assertThat(met.add(Set.of(p.red(), p.black()))).isTrue();
                    assertThat(busy.add(p.red()) && busy.add(p.black())).isTrue();
                    balance[p.red()]++;
                    balance[p.black()]--;
                }
                table.free(round).ifPresent(no -> free[no]++);
            }
            assertThat(met).hasSize(n * (n - 1) / 2);
            for (int no = 1; no <= n; no++) {
                assertThat(Math.abs(balance[no])).isEqualTo(n % 2 == 0 ? 1 : 0);
                assertThat(free[no]).isEqualTo(n % 2);
            }
        }
    }

    private static List<List<Pair>> rows(JsonNode table) {
        List<List<Pair>> rows = new ArrayList<>();
        for (JsonNode row : table) {
            List<Pair> pairs = new ArrayList<>();
            row.forEach(p -> pairs.add(new Pair(p.get(0).asInt(), p.get(1).asInt())));
            rows.add(pairs);
        }
        return rows;
    }
}
