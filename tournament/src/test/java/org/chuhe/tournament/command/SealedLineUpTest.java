package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.round.HandInLineUp;
import org.chuhe.tournament.command.round.OpenLineUps;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.LineUpSlip;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.junit.jupiter.api.Test;

/** 临时定台制 (11.3). */
class SealedLineUpTest {
    private static Tournament paired() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.SWISS)
                        .rounds(3)
                        .teams(new TeamRules(TeamKind.FREE_ORDER, 3, 0))
                        .build());
        for (String name : List.of("A", "B", "C", "D")) {
            t = t.with(new AddTeam(
                    name, List.of(new Member(name + 1, 0), new Member(name + 2, 0), new Member(name + 3, 0)), 0));
        }
        return t.with(PairRound.BY_RULE);
    }

    private static List<Integer> seats(Tournament t, int team) {
        return t.event().round(1).orElseThrow().matchOf(team).orElseThrow().games().stream()
                .map((Game g) -> g.red() == team ? g.redMember() : g.blackMember())
                .toList();
    }

    @Test
    void staysSealedUntilBothAreThere() {
        Tournament t = paired().with(new HandInLineUp(1, 1, List.of(3, 1, 2)));
        assertThat(seats(t, 1)).containsExactly(1, 2, 3);
        t = t.with(new HandInLineUp(1, 1, List.of(2, 3, 1)));
        assertThat(t.event().round(1).orElseThrow().slips())
                .containsExactly(new LineUpSlip(1, List.of(2, 3, 1), false));
        t = t.with(new HandInLineUp(1, 2, List.of(3, 2, 1)));
        assertThat(seats(t, 1)).containsExactly(2, 3, 1);
        assertThat(seats(t, 2)).containsExactly(3, 2, 1);
        assertThat(t.perform(new HandInLineUp(1, 1, List.of(1, 2, 3))).done()).isFalse();
    }

    @Test
    void theArbiterOpensWhatIsThere() {
        Tournament t = paired().with(new HandInLineUp(1, 3, List.of(3, 1, 2)));
        assertThat(seats(t, 3)).containsExactly(1, 2, 3);
        t = t.with(new OpenLineUps(1));
        assertThat(seats(t, 3)).containsExactly(3, 1, 2);
        assertThat(seats(t, 4)).containsExactly(1, 2, 3);
        assertThat(t.perform(new OpenLineUps(1)).done()).isFalse();
        assertThat(t.perform(new HandInLineUp(1, 3, List.of(1, 2, 3))).done()).isFalse();
    }

    @Test
    void mustBeAllowedAndBeforeTheMatch() {
        Tournament t = paired();
        assertThat(t.perform(new HandInLineUp(1, 1, List.of(1, 1, 2))).done()).isFalse();
        assertThat(t.perform(new HandInLineUp(1, 9, List.of(1, 2, 3))).done()).isFalse();
        Tournament begun = t.with(new RecordResult(1, 1, 1, Result.DRAW));
        assertThat(begun.perform(new HandInLineUp(1, 1, List.of(3, 1, 2))).done())
                .isFalse();
    }
}
