package org.chuhe.tournament.team;

import java.util.ArrayList;
import java.util.List;

/** 全队轮赛制: every member of one team meets every member of the other (2011 rules, 11.4). */
public final class AllPlayAll {
    /** One game: the members' places in their lists, and whether the first team has Red. */
    public record Board(int firstMember, int secondMember, boolean firstIsRed) {}

    private AllPlayAll() {}

    /**
     * The boards of a round, {@code members} of each team taking part. The second team moves on by one board each round;
     * the first team has Red in odd rounds, so that with an even number everybody has both colours equally often.
     */
    public static List<Board> round(int members, int round) {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < members; i++) {
            boards.add(new Board(i + 1, (i + round - 1) % members + 1, round % 2 == 1));
        }
        return boards;
    }
}
