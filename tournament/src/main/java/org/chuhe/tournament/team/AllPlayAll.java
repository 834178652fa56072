package org.chuhe.tournament.team;

import java.util.ArrayList;
import java.util.List;

/** 全队轮赛制: every member of one team meets every member of the other (2011 rules, 11.4). */
public final class AllPlayAll {
    /** One game: the members' places in their lists, and whether the first team has Red. */
    public record Board(int firstMember, int secondMember, boolean firstIsRed) {}

    private AllPlayAll() {}

    /** How many rounds it takes until everybody has met everybody. */
    public static int rounds(int first, int second) {
        return Math.max(first, second);
    }

    /**
     * The boards of a round between teams of so many members. The second team moves on by one board each round; of the
     * larger team those are free whose turn comes on a board that the other does not fill. The first team has Red in odd
     * rounds, so that with an even number everybody has both colours equally often.
     */
    public static List<Board> round(int first, int second, int round) {
        List<Board> boards = new ArrayList<>();
        int most = Math.max(first, second);
        for (int i = 0; i < first; i++) {
            int opponent = (i + round - 1) % most + 1;
            if (opponent <= second) {
                boards.add(new Board(i + 1, opponent, round % 2 == 1));
            }
        }
        return boards;
    }
}
