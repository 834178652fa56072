package org.chuhe.tournament;

import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.KnockoutRules;
import org.chuhe.tournament.regulations.Places;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.GameKind;

/** Regulations of a format as organisers could write them, at random. */
public final class RandomRegulations {
    private static final List<Reading> RANKING = List.of(
            Reading.DIRECT_WIN_TABLE,
            Reading.UNPLAYED_WINS_NOT_COUNTED,
            Reading.PREVIOUS_TABLE,
            Reading.CUT_ROUND_POINTS,
            Reading.BYE_OPPONENT_LOWEST_OF_ALL,
            Reading.FORFEIT_OPPONENT_LIKE_BYE,
            Reading.SMALL_POINTS_PLAYED_ONLY,
            Reading.RESTART_AFTER_SPLIT);

    private RandomRegulations() {}

    public static Regulations of(Format format, SplittableRandom random) {
        RegulationsBuilder rules = new RegulationsBuilder(format).seed(random.nextLong());
        boolean teams = format != Format.SCHEVENINGEN && random.nextInt(3) == 0;
        if (format.pairsByScore()) {
            rules.rounds(5);
        }
        if (format == Format.ALL_PLAY_ALL) {
            rules.teams(new TeamRules(TeamKind.ALL_PLAY_ALL, 2 + random.nextInt(4), 0));
        } else if (teams) {
            rules.teams(new TeamRules(TeamKind.SUBSTITUTES, random.nextInt(2, 5), 2));
        } else if (format.pairsByScore() && random.nextBoolean()) {
            rules.ranking(RankingClause.SWISS_PROGRESSIVE);
        }
        if (teams && format.pairsByScore() && random.nextBoolean()) {
            rules.ranking(RankingClause.TEAM_GAME_POINTS);
        }
        if (!format.pairsByScore() && format != Format.ALL_PLAY_ALL && random.nextBoolean()) {
            rules.gamesPerMatch(2);
        }
        if (format.hasSchedule() && random.nextInt(4) == 0) {
            rules.cycles(2);
        }
        if (random.nextInt(4) == 0) {
            rules.scoring(random.nextBoolean() ? Scoring.THREE_POINTS : Scoring.DRAW_ODDS);
        }
        if (random.nextInt(3) == 0) {
            rules.read(RANKING.get(random.nextInt(RANKING.size())));
        }
        rules.knockout(new KnockoutRules(
                Places.values()[random.nextInt(3)],
                random.nextBoolean(),
                List.of(GameKind.RAPID, GameKind.BLITZ, GameKind.DECIDER).subList(0, random.nextInt(1, 4)),
                random.nextInt(4) == 0,
                random.nextInt(4) == 0,
                random.nextInt(4) == 0,
                random.nextInt(4) == 0));
        rules.stages(new StageRules(
                random.nextInt(2, 4),
                format == Format.SWISS_KNOCKOUT ? random.nextInt(3, 6) : random.nextInt(1, 4),
                Format.finals().get(random.nextInt(3)),
                0,
                2,
                4));
        return rules.build();
    }
}
