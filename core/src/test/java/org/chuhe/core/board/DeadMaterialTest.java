package org.chuhe.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.core.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That nobody can win (4.2.2) is proved by going through every position, and never claimed where somebody could. */
class DeadMaterialTest {
    private static final int QUICK = 3;

    static Stream<String> small() {
        return holdings().filter(holding -> holding.length() - 1 <= QUICK);
    }

    static Stream<String> large() {
        return holdings().filter(holding -> holding.length() - 1 > QUICK);
    }

    /** Every holding of the list and every smaller one, to which captures lead. */
    private static Stream<String> holdings() {
        Set<String> all = new TreeSet<>();
        DeadMaterial.PROVED.forEach(holding -> addWithSmaller(holding, all));
        return all.stream();
    }

    private static void addWithSmaller(String holding, Set<String> all) {
        if (all.add(holding)) {
            IntStream.range(0, holding.length())
                    .filter(i -> holding.charAt(i) != '|')
                    .forEach(i -> addWithSmaller(holding.substring(0, i) + holding.substring(i + 1), all));
        }
    }

    @ParameterizedTest
    @MethodSource("small")
    void inNoPositionIsAnybodyWithoutAMove(String holding) {
        assertThat(lost(holding)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("large")
    @Tag("slow")
    void inNoPositionOfManyPiecesIsAnybodyWithoutAMove(String holding) {
        assertThat(lost(holding)).isEmpty();
    }

    /** What the search above would find if there were something. */
    @Test
    void withAnAdvisorACannonMates() {
        assertThat(lost("CA|")).isPresent();
        assertThat(lost("H|")).isPresent();
    }

    /** A position with these pieces in which the side to move has lost. */
    private static Optional<String> lost(String holding) {
        int bar = holding.indexOf('|');
        String pieces =
                "Kk" + holding.substring(0, bar) + holding.substring(bar + 1).toLowerCase(Locale.ROOT);
        return lost(pieces, 0, new byte[Points.COUNT], 0);
    }

    private static Optional<String> lost(String pieces, int index, byte[] board, int first) {
        if (index == pieces.length()) {
            return IntStream.range(0, 2)
                    .mapToObj(side -> new Board(board.clone(), side, 0))
                    .filter(position -> !position.isKingAttacked(position.side() ^ 1) && !position.hasLegalMove())
                    .map(position -> Position.of(position, 1).toString())
                    .findFirst();
        }
        int[] points = points(pieces.charAt(index));
        // Like pieces stand in one order only.
        boolean repeated = index + 1 < pieces.length() && pieces.charAt(index + 1) == pieces.charAt(index);
        for (int i = first; i < points.length; i++) {
            if (board[points[i]] == PieceCode.EMPTY) {
                board[points[i]] = (byte) code(pieces.charAt(index));
                Optional<String> found = lost(pieces, index + 1, board, repeated ? i + 1 : 0);
                board[points[i]] = PieceCode.EMPTY;
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static int[] points(char letter) {
        int side = Character.isUpperCase(letter) ? PieceCode.RED : PieceCode.BLACK;
        int kind = PieceCode.kind(code(letter));
        return IntStream.range(0, Points.COUNT)
                .filter(square -> stands(kind, square % 9, side == PieceCode.RED ? square / 9 : 9 - square / 9))
                .toArray();
    }

    private static boolean stands(int kind, int file, int rank) {
        return switch (kind) {
            case PieceCode.KING -> file >= 3 && file <= 5 && rank <= 2;
            case PieceCode.ADVISOR -> List.of(3, 5, 13, 21, 23).contains(rank * 9 + file);
            case PieceCode.ELEPHANT -> List.of(2, 6, 18, 22, 26, 38, 42).contains(rank * 9 + file);
            case PieceCode.PAWN -> rank == 9;
            default -> true;
        };
    }

    private static int code(char letter) {
        int side = Character.isUpperCase(letter) ? PieceCode.RED : PieceCode.BLACK;
        return PieceCode.of(side, "KAEHRCP".indexOf(Character.toUpperCase(letter)) + 1);
    }

    /** The oracle knows no material: it plays everything that can be played. */
    @Test
    void nothingIsClaimedFromWhereSomebodyCanLose() {
        Random random = new Random(422);
        int dead = 0;
        int open = 0;
        List<String> missed = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            Optional<Board> position = random(random, 1 + random.nextInt(2));
            if (position.isEmpty()) {
                continue;
            }
            boolean claimed = DeadMaterial.isOn(position.get());
            Optional<Boolean> reachable = losable(position.get(), 30_000);
            if (claimed) {
                dead++;
                assertThat(reachable)
                        .as(Position.of(position.get(), 1).toString())
                        .isNotEqualTo(Optional.of(true));
            } else if (reachable.equals(Optional.of(true))) {
                open++;
            } else if (reachable.equals(Optional.of(false))) {
                missed.add(Position.of(position.get(), 1).toString());
            }
        }
        assertThat(dead).isGreaterThan(40);
        assertThat(open).isGreaterThan(100);
        assertThat(missed).as("dead, but not known to be").isEmpty();
    }

    private static Optional<Board> random(Random random, int others) {
        byte[] board = new byte[Points.COUNT];
        StringBuilder pieces = new StringBuilder("Kk");
        for (int i = 0; i < others; i++) {
            pieces.append("AECPHRaecphr".charAt(random.nextInt(12)));
        }
        for (char letter : pieces.toString().toCharArray()) {
            boolean anywhere = Character.toUpperCase(letter) == 'P' && random.nextBoolean();
            int[] points = anywhere ? crossed(letter) : points(letter);
            int point = points[random.nextInt(points.length)];
            if (board[point] != PieceCode.EMPTY) {
                return Optional.empty();
            }
            board[point] = (byte) code(letter);
        }
        Board position = new Board(board, random.nextInt(2), 0);
        return position.isKingAttacked(position.side() ^ 1) || !position.hasLegalMove()
                ? Optional.empty()
                : Optional.of(position);
    }

    private static int[] crossed(char letter) {
        return IntStream.range(0, Points.COUNT)
                .filter(square -> square < 45 == Character.isLowerCase(letter))
                .toArray();
    }

    /** Whether play can lead to mate or stalemate; empty if there are too many positions to say. */
    private static Optional<Boolean> losable(Board start, int most) {
        Set<Long> seen = new HashSet<>(Set.of(start.hash()));
        Deque<Board> open = new ArrayDeque<>(List.of(start));
        int[] moves = new int[Board.MAX_MOVES];
        while (!open.isEmpty()) {
            Board board = open.pop();
            int end = board.legalMoves(moves, 0);
            if (end == 0) {
                return Optional.of(true);
            }
            if (seen.size() > most) {
                return Optional.empty();
            }
            for (int i = 0; i < end; i++) {
                board.make(moves[i]);
                if (seen.add(board.hash())) {
                    open.push(new Board(board.pieces(), board.side(), 0));
                }
                board.undo();
            }
        }
        return Optional.of(false);
    }
}
