package org.chuhe.spark;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.Iccs;

/** Archives of random play: legal games with repetitions, some illegal moves, some duplicates. */
final class GeneratedGames {
    private static final int PLIES = 90;

    private GeneratedGames() {}

    /** Writes so many games into files of so many. */
    static void write(Path folder, int games, int perFile, long seed) throws IOException {
        SplittableRandom random = new SplittableRandom(seed);
        String last = "";
        int[] moves = new int[Board.MAX_MOVES];
        for (int first = 0; first < games; first += perFile) {
            Path file = folder.resolve("games%07d.pgn".formatted(first));
            try (BufferedWriter out = Files.newBufferedWriter(file)) {
                for (int i = first; i < Math.min(games, first + perFile); i++) {
                    last = i > 0 && random.nextInt(50) == 0 ? last : game(random, moves);
                    out.write(last);
                }
            }
        }
    }

    private static String game(SplittableRandom random, int[] moves) {
        StringBuilder text = new StringBuilder(700);
        text.append("[Event \"generated\"]\n[Red \"甲").append(random.nextInt(1000));
        text.append("\"]\n[Black \"乙").append(random.nextInt(1000)).append("\"]\n[Result \"");
        text.append(new String[] {"1-0", "0-1", "1/2-1/2", "*"}[random.nextInt(4)])
                .append("\"]\n\n");
        Board board = Position.START.toBoard();
        int plies = random.nextInt(PLIES / 2, PLIES);
        int last = 0;
        int lastButOne = 0;
        boolean shuffles = random.nextInt(10) == 0;
        for (int ply = 1; ply <= plies; ply++) {
            int end = board.legalMoves(moves, 0);
            if (end == 0) {
                break;
            }
            int move = moves[random.nextInt(end)];
            int back = lastButOne >>> 7 | (lastButOne & 127) << 7;
            if (shuffles && ply > plies / 2 && lastButOne != 0 && board.isLegal(back) && board.isEmpty(back >>> 7)) {
                move = back;
            }
            text.append(Iccs.write(Move.of(move))).append(ply % 16 == 0 ? '\n' : ' ');
            board.make(move);
            lastButOne = last;
            last = move;
        }
        return text.append(random.nextInt(200) == 0 ? "a0a9 a0a9\n\n" : "\n\n").toString();
    }
}
