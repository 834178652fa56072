package org.chuhe.core.board;

import java.util.List;
import java.util.stream.Stream;

/**
 * Material with which nobody can win (2011 rules, 4.2.2 双方均无取胜可能): however the pieces are placed and whatever is
 * played, nobody is ever mated or stalemated. That is proved, not guessed: wherever the pieces of one of these holdings
 * may stand, with either side to move, there is a legal move, and so it is after every capture, which leaves a smaller
 * holding of the list. {@code DeadMaterialTest} goes through all of those positions; what is not listed is not claimed.
 *
 * <p>Without attackers nothing but the kings' facing each other can take a point away, which is never enough. A lone
 * cannon lacks a screen unless there is an advisor beside it or two before it; a pawn on the last rank can only go
 * sideways there.
 */
public final class DeadMaterial {
    /**
     * What the two sides may have besides their kings, at most: A advisors, E elephants, C cannons, P pawns on the last
     * rank.
     */
    static final List<String> PROVED = List.of(
            "AAEE|AAEE",
            "PAAEE|AEE",
            "PAE|P",
            "PA|PA",
            "PEE|P",
            "PE|PA",
            "PE|PE",
            "PPAAEE|EE",
            "PPA|P",
            "PPE|P",
            "PP|PE",
            "CEE|EE",
            "C|AEE",
            "C|C");

    private static final List<Pair> PAIRS = PROVED.stream().flatMap(Pair::read).toList();

    private DeadMaterial() {}

    /** What a side has besides its king. */
    private record Holding(int advisors, int elephants, int cannons, int pawns) {
        static Holding read(String letters) {
            return new Holding(count(letters, 'A'), count(letters, 'E'), count(letters, 'C'), count(letters, 'P'));
        }

        private static int count(String letters, char letter) {
            return (int) letters.chars().filter(c -> c == letter).count();
        }

        boolean isWithin(Holding other) {
            return advisors <= other.advisors
                    && elephants <= other.elephants
                    && cannons <= other.cannons
                    && pawns <= other.pawns;
        }
    }

    private record Pair(Holding red, Holding black) {
        /** Either side may have either part. */
        static Stream<Pair> read(String text) {
            int bar = text.indexOf('|');
            Holding one = Holding.read(text.substring(0, bar));
            Holding other = Holding.read(text.substring(bar + 1));
            return Stream.of(new Pair(one, other), new Pair(other, one));
        }
    }

    /** Whether it is proved that nobody can win. */
    public static boolean isOn(Board board) {
        int[][] counts = new int[2][PieceCode.LIMIT];
        for (int square = 0; square < Points.COUNT; square++) {
            int piece = board.pieceAt(square);
            int kind = PieceCode.kind(piece);
            if (piece != PieceCode.EMPTY) {
                int rank = square / Points.FILES;
                int fromHome = PieceCode.side(piece) == PieceCode.RED ? rank : Points.RANKS - 1 - rank;
                if (!isCovered(kind, square % Points.FILES, fromHome)) {
                    return false;
                }
                counts[PieceCode.side(piece)][kind]++;
            }
        }
        Holding red = holding(counts[PieceCode.RED]);
        Holding black = holding(counts[PieceCode.BLACK]);
        return PAIRS.stream().anyMatch(pair -> red.isWithin(pair.red()) && black.isWithin(pair.black()));
    }

    /** Whether the proofs speak of such a piece there; a composed position may have advisors where none can go. */
    private static boolean isCovered(int kind, int file, int fromHome) {
        boolean palace = file >= 3 && file <= 5 && fromHome <= 2;
        return switch (kind) {
            case PieceCode.KING -> palace;
            case PieceCode.ADVISOR -> palace && (file + fromHome) % 2 == 1;
            case PieceCode.ELEPHANT -> fromHome <= 4 && fromHome % 2 == 0 && file % 4 == (fromHome == 2 ? 0 : 2);
            case PieceCode.CANNON -> true;
            case PieceCode.PAWN -> fromHome == Points.RANKS - 1;
            default -> false;
        };
    }

    private static Holding holding(int[] counts) {
        return new Holding(
                counts[PieceCode.ADVISOR],
                counts[PieceCode.ELEPHANT],
                counts[PieceCode.CANNON],
                counts[PieceCode.PAWN]);
    }
}
