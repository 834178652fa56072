package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Test;

/** The tournament report that chess programs read. */
class TrfExportTest {
    @Test
    void theReportKeepsItsColumns() {
        Tournament t = EventGenerator.play(
                "open",
                new RegulationsBuilder(Format.SWISS)
                        .rounds(5)
                        .scoring(Scoring.DRAW_ODDS)
                        .build(),
                9,
                Conditions.ROUGH,
                new SplittableRandom(1));
        List<String> lines = TrfExport.of(t).lines().toList();
        assertThat(lines).contains("XXR 5", "BBW  3.0", "### a draw is worth 1 to w and 2 to b");
        List<String> players = lines.stream().filter(l -> l.startsWith("001")).toList();
        assertThat(players).hasSameSizeAs(t.event().players());
        int[] sum = {0};
        for (String line : players) {
            int no = Integer.parseInt(line.substring(4, 8).strip());
            Entrant entrant = t.event().entrant(no).orElseThrow();
            assertThat(line.substring(14, 47).strip()).isEqualTo(entrant.name());
            assertThat(Integer.parseInt(line.substring(48, 52).strip())).isEqualTo(entrant.rating());
            assertThat(line).hasSize(89 + 10 * 5);
            sum[0] += Double.valueOf(line.substring(80, 84).strip()).intValue();
            for (int r = 0; r < 5; r++) {
                assertThat(line.substring(89 + 10 * r, 99 + 10 * r)).matches("  [ \\d]{4} [-wb] [10=+*UZ-]");
            }
        }
        assertThat(sum[0]).isPositive();
    }

    @Test
    void teamsHaveALineEach() {
        Tournament teams = EventGenerator.play(
                "teams",
                new RegulationsBuilder(Format.SWISS)
                        .rounds(3)
                        .teams(new TeamRules(TeamKind.FIXED_BOARDS, 3, 0))
                        .build(),
                6,
                Conditions.CALM,
                new SplittableRandom(2));
        assertThat(TrfExport.of(teams)).contains("013 T1 ");
    }
}
