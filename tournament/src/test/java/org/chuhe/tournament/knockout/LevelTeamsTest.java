package org.chuhe.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.KnockoutRules;
import org.chuhe.tournament.regulations.Places;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.junit.jupiter.api.Test;

/** Level matches of teams in a bracket (10.4). */
class LevelTeamsTest {
    private static Tournament field(boolean topBoard) {
        KnockoutRules rules = new KnockoutRules(
                Places.ALL, true, List.of(GameKind.RAPID, GameKind.DECIDER), false, false, false, topBoard);
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.KNOCKOUT)
                        .teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 0))
                        .knockout(rules)
                        .build());
        for (String name : List.of("A", "B")) {
            t = t.with(new AddTeam(name, List.of(new Member(name + 1, 0), new Member(name + 2, 0)), 0));
        }
        return t.with(PairRound.BY_RULE);
    }

    private static Match match(Tournament t) {
        return t.event().round(1).orElseThrow().table(1).orElseThrow();
    }

    /** Team 1 wins on a board, or loses. */
    private static Tournament board(Tournament t, int game, boolean won) {
        Game g = match(t).games().get(game - 1);
        boolean red = (g.red() == 1) == won;
        return t.with(new RecordResult(1, 1, game, red ? Result.RED_WINS : Result.BLACK_WINS));
    }

    @Test
    void theFirstBoardDecidesIfTheRegulationsSaySo() {
        Tournament t = board(board(field(true), 1, false), 2, true);
        assertThat(MatchWinner.of(match(t), t.event().regulations())).hasValue(2);
    }

    @Test
    void otherwiseAllBoardsPlayOnWithColoursTurned() {
        Tournament t = board(board(field(false), 1, false), 2, true);
        assertThat(MatchWinner.level(match(t), t.event().regulations())).isTrue();
        assertThat(t.nextRound()).isInstanceOf(Proposal.Impossible.class);
        t = t.with(new AddTieBreak(1, 1));
        List<Game> games = match(t).games();
        assertThat(games).hasSize(4);
        for (int board = 0; board < 2; board++) {
            assertThat(games.get(board + 2).red()).isEqualTo(games.get(board).black());
            assertThat(games.get(board + 2).kind()).isEqualTo(GameKind.RAPID);
            assertThat(games.get(board + 2).redMember()).isEqualTo(board + 1);
        }
        t = board(t, 3, true);
        assertThat(MatchWinner.of(match(t), t.event().regulations())).isEmpty();
        t = t.with(new RecordResult(1, 1, 4, Result.DRAW));
        assertThat(MatchWinner.of(match(t), t.event().regulations())).hasValue(1);
        assertThat(t.standings().order()).containsExactly(1, 2);
        Checked.sound(t);
    }

    @Test
    void theChainGoesOnAndEnds() {
        Tournament t = board(board(field(false), 1, false), 2, true).with(new AddTieBreak(1, 1));
        t = board(board(t, 3, false), 4, true).with(new AddTieBreak(1, 1));
        assertThat(match(t).games().get(5).kind()).isEqualTo(GameKind.DECIDER);
        t = board(board(t, 5, false), 6, true);
        assertThat(t.perform(new AddTieBreak(1, 1)).done()).isFalse();
    }
}
