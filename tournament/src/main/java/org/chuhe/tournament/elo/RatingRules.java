package org.chuhe.tournament.elo;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Whole;

/**
 * What regulations fix for ratings. The book has no rule on them: the formula is Elo's (A. E. Elo, The Rating of
 * Chessplayers, 1978), the usual coefficients and the limit of the difference are those of the FIDE Rating Regulations
 * (B.02 8.3); associations publish their own, which go here.
 *
 * @param scale the difference at which the stronger side is expected to score ten times as much as the other
 * @param mostDifference larger differences count as this one
 * @param coefficients the weight of a game, by the player's rating; that of the highest step he reaches holds
 * @param initialGames how many games against rated opponents give an unrated player a rating
 */
public record RatingRules(int scale, int mostDifference, List<Coefficient> coefficients, int initialGames) {
    /** 400, 400, 20 and from 2400 on 10, five games. */
    public static final RatingRules STANDARD =
            new RatingRules(400, 400, List.of(new Coefficient(0, 20), new Coefficient(2400, 10)), 5);

    /** How files have it; a class to itself, for most events say nothing of it. */
    public static final class Fields {
        private static final Whole DIFFERENCE = new Whole(1, Limits.MOST_RATING);

        private static final Field<Coefficient, Integer> STEP =
                Field.always("from", new Whole(0, Limits.MOST_RATING), Coefficient::from, 0);
        private static final Field<Coefficient, Integer> WEIGHT =
                Field.always("weight", new Whole(0, 1_000), Coefficient::weight, 20);

        private static final Struct<Coefficient> STEPS =
                new Struct<>(List.of(STEP, WEIGHT), v -> new Coefficient(v.get(STEP), v.get(WEIGHT)));

        public static final Field<RatingRules, Integer> SCALE =
                Field.always("scale", DIFFERENCE, RatingRules::scale, STANDARD.scale);
        public static final Field<RatingRules, Integer> MOST_DIFFERENCE =
                Field.always("mostDifference", DIFFERENCE, RatingRules::mostDifference, STANDARD.mostDifference);
        public static final Field<RatingRules, List<Coefficient>> COEFFICIENTS = Field.always(
                "coefficients",
                Records.of(STEPS, 100, false, Coefficient::read, Coefficient::written),
                RatingRules::coefficients,
                STANDARD.coefficients);
        public static final Field<RatingRules, Integer> INITIAL_GAMES = Field.always(
                "initialGames", new Whole(0, Limits.MOST_ROUNDS), RatingRules::initialGames, STANDARD.initialGames);

        public static final Struct<RatingRules> STRUCT = new Struct<>(
                List.of(SCALE, MOST_DIFFERENCE, COEFFICIENTS, INITIAL_GAMES),
                v -> new RatingRules(
                        v.get(SCALE),
                        v.get(MOST_DIFFERENCE),
                        v.get(COEFFICIENTS).isEmpty() ? COEFFICIENTS.usual() : v.get(COEFFICIENTS),
                        v.get(INITIAL_GAMES)));

        private Fields() {}
    }

    /** From this rating on a game has this weight. */
    public record Coefficient(int from, int weight) {
        private static final Pattern WRITTEN = Pattern.compile("\\s*(?:(\\d{1,5})[:：])?(\\d{1,3})\\s*");

        /** What somebody wrote: 20, or 2400:10. */
        public static Optional<Coefficient> read(String text) {
            Matcher m = WRITTEN.matcher(text);
            return m.matches()
                    ? Optional.of(new Coefficient(
                            m.group(1) == null ? 0 : Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2))))
                    : Optional.empty();
        }

        /** As {@link #read} takes it. */
        public String written() {
            return from == 0 ? Integer.toString(weight) : from + ":" + weight;
        }
    }

    public RatingRules {
        coefficients = coefficients.stream()
                .sorted(Comparator.comparingInt(Coefficient::from))
                .toList();
    }

    /** The weight of a game of a player with this rating. */
    public int coefficient(int rating) {
        int weight = 0;
        for (Coefficient step : coefficients) {
            weight = rating >= step.from() ? step.weight() : weight;
        }
        return weight;
    }

    /** What a player is expected to score in a game, of 1. */
    public double expected(int own, int opponent) {
        int difference = Math.max(-mostDifference, Math.min(mostDifference, own - opponent));
        return 1 / (1 + Math.pow(10, -(double) difference / scale));
    }

    /**
     * 表现分: the rating at which he would have been expected to score as he did against opponents of this average; at most
     * twice the scale from it, which is also what a score of all or nothing gives.
     */
    public int performance(double average, double score, int games) {
        double share = score / games;
        double most = 2.0 * scale;
        double offset = share <= 0 ? -most : share >= 1 ? most : scale * Math.log10(share / (1 - share));
        return (int) Math.round(average + Math.max(-most, Math.min(most, offset)));
    }
}
