package org.chuhe.tournament.regulations;

import java.util.List;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Whole;

/**
 * How teams play.
 *
 * @param kind one of the five kinds of 第11条
 * @param boards how many of a team sit down in a match; in 队员总分制, how many of a unit count
 * @param substitutes how many more may be entered (11.2)
 */
public record TeamRules(TeamKind kind, int boards, int substitutes) {
    /** An individual event. */
    public static final TeamRules INDIVIDUAL = new TeamRules(TeamKind.NONE, 1, 0);

    /** How files have it; a class to itself, for most events say nothing of it. */
    static final class Fields {
        private static final int MOST = 99;

        static final Choice<TeamKind> KINDS = Choice.of(TeamKind.class);
        static final Field<TeamRules, TeamKind> KIND =
                Field.always("kind", KINDS, TeamRules::kind, TeamKind.FIXED_BOARDS);
        static final Field<TeamRules, Integer> BOARDS =
                Field.always("boards", new Whole(1, MOST), TeamRules::boards, 4);
        static final Field<TeamRules, Integer> SUBSTITUTES =
                Field.always("substitutes", new Whole(0, MOST), TeamRules::substitutes, 0);

        static final Struct<TeamRules> STRUCT = new Struct<>(
                List.of(KIND, BOARDS, SUBSTITUTES), v -> new TeamRules(v.get(KIND), v.get(BOARDS), v.get(SUBSTITUTES)));

        private Fields() {}
    }

    public TeamRules {
        if (kind == TeamKind.NONE) {
            boards = 1;
            substitutes = 0;
        }
    }

    /** The same with another kind; who begins to play in teams has as many boards as usual. */
    TeamRules withKind(TeamKind other) {
        return new TeamRules(other, kind == TeamKind.NONE ? Fields.BOARDS.usual() : boards, substitutes);
    }

    /** How many a team must enter: one for each board; in 全队轮赛制 teams may differ (11.4). */
    public int fewestMembers() {
        return kind == TeamKind.ALL_PLAY_ALL ? 1 : boards;
    }
}
