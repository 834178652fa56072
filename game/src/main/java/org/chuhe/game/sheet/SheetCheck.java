package org.chuhe.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The two players' record sheets of one game, held against each other (7.1, 7.2). Which entry of one belongs to which of the
 * other is found by the alignment with the fewest faults.
 *
 * @param redMisses entries that only Black's sheet has
 * @param blackMisses entries that only Red's sheet has
 * @param differing entries that stand at the same place and are not the same
 */
public record SheetCheck(List<String> redMisses, List<String> blackMisses, List<Difference> differing) {
    /** No sheet is longer. */
    public static final int LONGEST = 2000;

    private static final Pattern MOVE = Pattern.compile("[车車俥马馬傌炮砲包兵卒士仕象相帅帥将將前后後中进進退平一二三四五六七八九0-9１-９]{3,5}\\p{M}*"
            + "|[a-iA-I][0-9]-?[a-iA-I][0-9]|[KAEBRHNCPkaebrhncp+-][1-9+-][.=+-][1-9]");

    /** Two entries at one place. */
    public record Difference(int ply, String red, String black) {}

    public SheetCheck {
        redMisses = List.copyOf(redMisses);
        blackMisses = List.copyOf(blackMisses);
        differing = List.copyOf(differing);
    }

    /** The entries of a sheet: what looks like a move; numbers of rounds, names, and what is left open are none. */
    public static List<String> entries(String sheet) {
        return Stream.of(sheet.strip().split("[\\s|,，;；]+"))
                .map(word -> word.replaceFirst("^\\d+[.、．]", ""))
                .filter(word -> MOVE.matcher(word).matches())
                .limit(LONGEST)
                .toList();
    }

    /** Holds two sheets against each other. */
    public static SheetCheck of(List<String> red, List<String> black) {
        int[][] faults = faults(red, black);
        List<String> redMisses = new ArrayList<>();
        List<String> blackMisses = new ArrayList<>();
        List<Difference> differing = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < red.size() || j < black.size()) {
            boolean both = i < red.size() && j < black.size();
            if (both && red.get(i).equals(black.get(j))) {
                i++;
                j++;
            } else if (both && faults[i][j] == faults[i + 1][j + 1] + 1) {
                differing.add(new Difference(i + 1, red.get(i++), black.get(j++)));
            } else if (j < black.size() && (i == red.size() || faults[i][j] == faults[i][j + 1] + 1)) {
                redMisses.add(black.get(j++));
            } else {
                blackMisses.add(red.get(i++));
            }
        }
        return new SheetCheck(redMisses, blackMisses, differing);
    }

    /** How many faults the rests of both sheets have at least, from each place on. */
    private static int[][] faults(List<String> red, List<String> black) {
        int[][] faults = new int[red.size() + 1][black.size() + 1];
        for (int i = red.size(); i >= 0; i--) {
            for (int j = black.size(); j >= 0; j--) {
                if (i == red.size() || j == black.size()) {
                    faults[i][j] = red.size() - i + black.size() - j;
                } else if (red.get(i).equals(black.get(j))) {
                    faults[i][j] = faults[i + 1][j + 1];
                } else {
                    faults[i][j] = 1 + Math.min(faults[i + 1][j + 1], Math.min(faults[i + 1][j], faults[i][j + 1]));
                }
            }
        }
        return faults;
    }
}
