package org.chuhe.tournament.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.chuhe.testing.Seeded;
import org.chuhe.tournament.Permuted;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RankingProperties {
    /** Many draws and few entrants, so that ties go deep. */
    private static final Conditions LEVEL = new Conditions(0.9, 0.03, 0.1, 0.05, 0.02);

    @ParameterizedTest
    @EnumSource(
            value = RankingClause.class,
            names = {"MEMBER_PLACES"},
            mode = EnumSource.Mode.EXCLUDE)
    void neitherOrderNorNumbersChangeAPlace(RankingClause clause) {
        Seeded.forAll(20, random -> {
            Event event = random(clause, random);
            Table table = Standings.of(event);
            assertThat(Standings.of(Permuted.order(event, random))).isEqualTo(table);

            Map<Integer, Integer> numbers = Permuted.numbers(event, random);
            Table renumbered = Standings.of(Permuted.renumbered(event, numbers));
            assertThat(sets(renumbered.places()))
                    .isEqualTo(sets(table.places().stream()
                            .map(p -> p.stream().map(numbers::get).toList())
                            .toList()));
            for (Row row : table.rows()) {
                assertThat(renumbered.row(numbers.get(row.no())).orElseThrow().values())
                        .isEqualTo(row.values());
            }
        });
    }

    @ParameterizedTest
    @EnumSource(
            value = RankingClause.class,
            names = {"MEMBER_PLACES"},
            mode = EnumSource.Mode.EXCLUDE)
    void whatDecidesIsTheFirstCriterionThatDiffers(RankingClause clause) {
        Seeded.forAll(20, random -> {
            Table table = Standings.of(random(clause, random));
            for (int i = 1; i < table.rows().size(); i++) {
                Row upper = table.rows().get(i - 1);
                Row lower = table.rows().get(i);
                for (Criterion criterion : upper.values().keySet()) {
                    HalfPoints high = upper.values().get(criterion);
                    HalfPoints low = lower.values().get(criterion);
                    if (low == null || high.equals(low) || criterion.measure().amongTied()) {
                        continue;
                    }
                    Criterion decider = upper.aheadBy().orElseThrow();
                    assertThat(criterion.order().compare(high, low) < 0
                                    || position(table, decider) < position(table, criterion))
                            .isTrue();
                    break;
                }
                assertThat(upper.aheadBy().isEmpty()).isEqualTo(upper.place() == lower.place());
            }
        });
    }

    @Test
    void everyReadingRanksEverybody() {
        Seeded.forAll(40, random -> {
            RankingClause clause = RankingClause.values()[random.nextInt(RankingClause.values().length - 1)];
            Event event = random(clause, random);
            RegulationsBuilder rules = event.regulations().change();
            for (Reading reading : Reading.values()) {
                if (random.nextInt(3) == 0) {
                    rules.read(reading);
                }
            }
            Event read = event.with(rules.build());
            Table table = Standings.of(read);
            assertThat(table.rows().size() + table.unranked().size())
                    .isEqualTo(event.entrants().size());
            assertThat(Standings.of(Permuted.order(read, random))).isEqualTo(table);
        });
    }

    private static int position(Table table, Criterion criterion) {
        return table.criteria().indexOf(criterion);
    }

    private static List<Set<Integer>> sets(List<List<Integer>> places) {
        List<Set<Integer>> sets = new ArrayList<>();
        places.forEach(p -> sets.add(new TreeSet<>(p)));
        return sets;
    }

    private static Event random(RankingClause clause, SplittableRandom random) {
        boolean swiss = EnumSet.of(
                        RankingClause.SWISS_OPPONENTS,
                        RankingClause.SWISS_PROGRESSIVE,
                        RankingClause.TEAM_SWISS,
                        RankingClause.TEAM_GAME_POINTS)
                .contains(clause);
        RegulationsBuilder rules = new RegulationsBuilder(swiss ? Format.SWISS : Format.ROUND_ROBIN)
                .ranking(clause)
                .rounds(swiss ? random.nextInt(2, 5) : 0);
        if (clause.article().compareTo("14.5") >= 0) {
            rules.teams(new TeamRules(TeamKind.FIXED_BOARDS, random.nextInt(1, 4), 0));
        }
        if (clause == RankingClause.ROUND_ROBIN_MATCHES) {
            rules.gamesPerMatch(2);
        }
        Tournament t = EventGenerator.play("x", rules.build(), random.nextInt(4, 13), LEVEL, random);
        List<Integer> numbers = t.event().entrants().stream()
                .map(e -> e.no())
                .sorted(Comparator.naturalOrder())
                .toList();
        for (int no : numbers) {
            if (random.nextInt(6) == 0) {
                t = t.with(new RecordConduct(
                        Entries.id(t.event(), no), random.nextInt(2), random.nextInt(2), random.nextInt(2)));
            }
        }
        return t.event();
    }
}
