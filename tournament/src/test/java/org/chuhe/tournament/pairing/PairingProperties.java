package org.chuhe.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.testing.Seeded;
import org.chuhe.tournament.Permuted;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PairingProperties {
    @ParameterizedTest
    @EnumSource(
            value = Format.class,
            names = {"ALL_PLAY_ALL"},
            mode = EnumSource.Mode.EXCLUDE)
    void theOrderOfListsNeverChangesAPairing(Format format) {
        Seeded.forAll(30, random -> {
            RegulationsBuilder builder = new RegulationsBuilder(format).seed(random.nextLong());
            Regulations rules = format.pairsByScore() ? builder.rounds(6).build() : builder.build();
            Event whole = EventGenerator.play("x", rules, random.nextInt(6, 30), Conditions.ROUGH, random)
                    .event();
            int round = random.nextInt(whole.roundsPaired()) + 1;
            Event before = whole.withRounds(whole.rounds().subList(0, round - 1));
            Proposal proposal = Tournament.of(before).nextRound();
            assertThat(Tournament.of(Permuted.order(before, random)).nextRound())
                    .isEqualTo(proposal);
        });
    }

    @ParameterizedTest
    @EnumSource(
            value = Format.class,
            names = {"SWISS", "ROUND_ROBIN"})
    void everyPairingCanBeMadeAgainFromWhatItSaw(Format format) {
        int[] again = {0};
        Seeded.forAll(30, random -> {
            RegulationsBuilder builder = new RegulationsBuilder(format).seed(random.nextLong());
            Regulations rules = format.pairsByScore() ? builder.rounds(6).build() : builder.build();
            Event whole = EventGenerator.play("x", rules, random.nextInt(6, 30), Conditions.ROUGH, random)
                    .event();
            for (int round = 1; round <= whole.roundsPaired(); round++) {
                Round made = whole.round(round).orElseThrow();
                Proposal proposal = Tournament.of(whole.before(round)).nextRound();
                boolean relaxed = made.matches().stream().anyMatch(m -> m.origin() == Origin.RELAXED);
                assertThat(relaxed || proposal instanceof Proposal.Paired).isTrue();
                if (proposal instanceof Proposal.Paired paired) {
                    again[0]++;
                    assertThat(paired.round().matches())
                            .extracting(m -> m.first() + "-" + m.second())
                            .isEqualTo(made.matches().stream()
                                    .map(m -> m.first() + "-" + m.second())
                                    .toList());
                }
            }
        });
        assertThat(again[0]).isGreaterThan(150);
    }
}
