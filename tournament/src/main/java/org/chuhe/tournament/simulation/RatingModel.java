package org.chuhe.tournament.simulation;

import java.util.SplittableRandom;
import org.chuhe.text.Result;

/** Who wins: the logistic curve of rating differences, with a small advantage for the first move. */
final class RatingModel {
    private static final double FIRST_MOVE = 20;
    private static final double SCALE = 400;
    private static final int MEAN = 2000;
    private static final int SPREAD = 900;
    private static final int ROLLS = 4;

    private final double draws;

    RatingModel(double draws) {
        this.draws = draws;
    }

    /** A rating as they occur: the mean of a few rolls, so that extremes are rare. */
    static int rating(SplittableRandom random) {
        double sum = 0;
        for (int i = 0; i < ROLLS; i++) {
            sum += random.nextDouble(-1, 1);
        }
        return MEAN + (int) (SPREAD * sum / ROLLS);
    }

    Result result(int red, int black, SplittableRandom random) {
        double expected = 1 / (1 + Math.pow(10, (black - red - FIRST_MOVE) / SCALE));
        double draw = draws * (1 - Math.abs(2 * expected - 1));
        double roll = random.nextDouble();
        if (roll < draw) {
            return Result.DRAW;
        }
        return roll < draw + (1 - draw) * expected ? Result.RED_WINS : Result.BLACK_WINS;
    }
}
