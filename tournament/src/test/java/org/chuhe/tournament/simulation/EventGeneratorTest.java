package org.chuhe.tournament.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.chuhe.testing.Seeded;
import org.chuhe.tournament.RandomRegulations;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.checker.Finding;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.junit.jupiter.api.Test;

class EventGeneratorTest {
    @Test
    void everyFormatPlaysToItsEnd() {
        for (Format format : Format.values()) {
            Seeded.forAll(25, random -> {
                Regulations rules = RandomRegulations.of(format, random);
                int entrants = format == Format.ALL_PLAY_ALL ? 2 : random.nextInt(6, 26);
                Tournament played = EventGenerator.play("x", rules, entrants, Conditions.ROUGH, random);
                checkRounds(played.event());
                checkTable(played);
                assertThat(played.event().begun()).isTrue();
                assertThat(played.check()).noneMatch(f -> f.severity() == Finding.Severity.VIOLATION);
            });
        }
    }

    @Test
    void calmEventsEndByThemselves() {
        for (Format format : Format.values()) {
            Seeded.forAll(10, random -> {
                Regulations rules = RandomRegulations.of(format, random);
                int entrants = format == Format.ALL_PLAY_ALL ? 2 : random.nextInt(12, 26);
                Tournament played = EventGenerator.play("x", rules, entrants, Conditions.CALM, random);
                assertThat(played.nextRound()).isInstanceOf(Proposal.Over.class);
                assertThat(played.standings().unranked()).isEmpty();
            });
        }
    }

    @Test
    void theSameSeedGivesTheSameEvent() {
        Tournament one = EventGenerator.play("x", Regulations.swiss(7), 33, Conditions.ROUGH, new SplittableRandom(5));
        Tournament two = EventGenerator.play("x", Regulations.swiss(7), 33, Conditions.ROUGH, new SplittableRandom(5));
        assertThat(one.event()).isEqualTo(two.event());
    }

    @Test
    void everyRoundIsExplainedTableByTable() {
        Tournament begun = EventGenerator.play("x", Regulations.swiss(9), 31, Conditions.CALM, new SplittableRandom(3));
        Event event = begun.event();
        for (int r = 1; r <= event.roundsPaired(); r++) {
            Proposal proposal = Tournament.of(event.withRounds(event.rounds().subList(0, r - 1)))
                    .nextRound();
            assertThat(proposal).isInstanceOf(Proposal.Paired.class);
            Proposal.Paired paired = (Proposal.Paired) proposal;
            assertThat(paired.explanations())
                    .hasSize(16)
                    .allMatch(e -> !e.reasons().isEmpty());
            paired.explanations()
                    .forEach(e -> e.reasons().forEach(m -> {
                        assertThat(m.withArticle(Locale.CHINESE)).doesNotContain("{");
                        assertThat(m.withArticle(Locale.ENGLISH)).doesNotContain("{");
                    }));
        }
    }

    private static void checkRounds(Event event) {
        Set<Set<Integer>> met = new HashSet<>();
        for (Round round : event.rounds()) {
            Set<Integer> busy = new HashSet<>();
            for (Match match : round.matches()) {
                assertThat(busy.add(match.first()) && busy.add(match.second())).isTrue();
                boolean swissPair = event.regulations().format().pairsByScore() && round.stage() == 1;
                boolean first = met.add(Set.of(match.first(), match.second()));
                assertThat(first || !swissPair || match.origin() == Origin.RELAXED)
                        .isTrue();
            }
            assertThat(round.byes()).noneMatch(busy::contains);
        }
        assertThat(event.rounds()).allMatch(Round::finished);
    }

    private static void checkTable(Tournament played) {
        Table table = played.standings();
        List<Integer> all = new ArrayList<>(table.order());
        all.addAll(table.unranked());
        Set<Integer> everybody = new TreeSet<>();
        played.event().entrants().stream().map(Entrant::no).forEach(everybody::add);
        assertThat(all).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(everybody);
        int previous = 0;
        for (int i = 0; i < table.rows().size(); i++) {
            int place = table.rows().get(i).place();
            assertThat(place == i + 1 || place == previous).isTrue();
            previous = place;
        }
    }
}
