package org.chuhe.tournament.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.regulations.FirstRound;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The checker has nothing to say against what the pairer does. */
class RandomEventsTest {
    @Test
    void findsNothingInRandomEvents() {
        Seeded.forAll(25, random -> checkOne(random, 40));
    }

    @Test
    @Tag("slow")
    void findsNothingInFiveThousandRandomEvents() {
        Seeded.forAll(5_000, random -> checkOne(random, 200));
    }

    @Test
    void findsNothingInTheTablesOfRandomEvents() {
        Seeded.forAll(15, random -> {
            Event event = random(random, 30);
            assertThat(StandingsCheck.check(event, lines(event))).isEmpty();
        });
    }

    /** Of the score groups of large fields, nearly all are proved to be paired in the one right way. */
    @Test
    void littleIsLeftUnverifiedInLargeFields() {
        int[] unproved = {0};
        int[] groups = {0};
        Seeded.forAll(6, random -> {
            Event event = EventGenerator.play(
                            "large", Regulations.swiss(7), 150 + random.nextInt(100), Conditions.CALM, random)
                    .event();
            List<Finding> findings = EventChecker.check(event);
            assertThat(findings).noneMatch(f -> f.severity() == Finding.Severity.VIOLATION);
            unproved[0] += (int) findings.stream()
                    .filter(f -> f.severity() == Finding.Severity.NOT_VERIFIED)
                    .count();
            for (int round = 2; round <= 7; round++) {
                groups[0] += (int) new Past(event)
                        .before(round).values().stream()
                                .map(s -> s.score)
                                .distinct()
                                .count();
            }
        });
        assertThat(unproved[0]).isLessThan(groups[0] / 20);
    }

    private static void checkOne(SplittableRandom random, int largest) {
        Event event = random(random, largest);
        assertThat(EventChecker.violations(event)).isEmpty();
    }

    static Event random(SplittableRandom random, int largest) {
        int players = random.nextInt(3) == 0 ? 4 + random.nextInt(9) : 4 + random.nextInt(largest - 3);
        int rounds = Math.min(11, 3 + random.nextInt(players > 6 ? Math.min(9, players - 4) : 1));
        RegulationsBuilder rules = new RegulationsBuilder(Format.SWISS)
                .rounds(rounds)
                .firstRound(FirstRound.values()[random.nextInt(3)])
                .ranking(random.nextBoolean() ? RankingClause.SWISS_OPPONENTS : RankingClause.SWISS_PROGRESSIVE);
        if (random.nextInt(4) == 0) {
            Reading[] pairing = {
                Reading.ALTERNATION_AFTER_POSITION,
                Reading.HARD_LIMITS,
                Reading.FLOATS_IN_TOTAL,
                Reading.FLOATS_BY_DIRECTION,
                Reading.BYE_IS_NO_FLOAT,
                Reading.BYE_IN_LOWEST_GROUP,
                Reading.ASSIGNED_COLOURS_COUNT,
                Reading.FORFEIT_MAY_MEET_AGAIN
            };
            rules = rules.read(pairing[random.nextInt(pairing.length)]);
        }
        Conditions conditions = random.nextInt(3) == 0 ? Conditions.CALM : Conditions.ROUGH;
        return EventGenerator.play("random", rules.build(), players, conditions, random)
                .event();
    }

    static List<StandingsCheck.Line> lines(Event event) {
        List<StandingsCheck.Line> lines = new ArrayList<>();
        for (Row row : Standings.of(event).rows()) {
            Map<String, Integer> halves = new HashMap<>();
            row.values().forEach((criterion, value) -> halves.put(criterion.id(), value.halves()));
            lines.add(new StandingsCheck.Line(row.place(), row.no(), halves));
        }
        return lines;
    }
}
