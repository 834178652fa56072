package org.chuhe.tournament.prize;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.text.Coded;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Text;
import org.chuhe.tournament.field.ValueType.Whole;

/**
 * A prize for one place.
 *
 * @param ranking in which table the place counts
 * @param category of a category: its name; else empty
 * @param board of a board (台): its number; else 0
 * @param place the place it is for
 * @param cents its amount in hundredths; 0 = no money
 */
public record Prize(Ranking ranking, String category, int board, int place, long cents) {
    /** Which table. */
    public enum Ranking implements Coded {
        /** That of the event, or of a category. */
        STANDINGS("standings"),
        /** The best of all teams on one board. */
        BOARD("board"),
        /** The best unit of an individual event (11.5). */
        UNITS("units");

        private final String code;

        Ranking(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    private static final Field<Prize, Ranking> RANKING =
            Field.always("in", Choice.of(Ranking.class), Prize::ranking, Ranking.STANDINGS);
    private static final Field<Prize, String> CATEGORY = Field.unlessUsual("category", Text.LINE, Prize::category, "");
    private static final Field<Prize, Integer> BOARD = Field.unlessUsual("board", new Whole(0, 1_000), Prize::board, 0);
    private static final Field<Prize, Integer> PLACE =
            Field.required("place", new Whole(1, Limits.MOST_NUMBER), Prize::place, 0);
    private static final Field<Prize, Integer> CENTS =
            Field.always("cents", new Whole(0, 2_000_000_000), prize -> (int) prize.cents, 0);

    private static final Struct<Prize> STRUCT = new Struct<>(
            List.of(RANKING, CATEGORY, BOARD, PLACE, CENTS),
            v -> new Prize(v.get(RANKING), v.get(CATEGORY), v.get(BOARD), v.get(PLACE), v.get(CENTS)));

    static final Records<Prize> PRIZES = new Records<>(STRUCT, 10_000, true, Prize::read, Prize::written);

    /** Whether another prize is for a place in the same table. */
    public boolean besides(Prize other) {
        return ranking == other.ranking && category.equals(other.category) && board == other.board;
    }

    private static final Pattern WRITTEN =
            Pattern.compile("(?:([^:：]+)[:：])?\\s*(\\d{1,7}(?:\\.\\d{1,2})?(?:[,，]\\d{1,7}(?:\\.\\d{1,2})?)*)\\s*");
    private static final Pattern BOARDS = Pattern.compile("board(\\d{1,2})");

    /** What somebody wrote of one table: 1000,600,300; 女子:300,200 of a category; board1:200 of a board; units:500. */
    public static Optional<List<Prize>> read(String text) {
        Matcher m = WRITTEN.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        String table = m.group(1) == null ? "" : m.group(1).strip();
        Matcher number = BOARDS.matcher(table);
        Ranking ranking = number.matches() ? Ranking.BOARD : table.equals("units") ? Ranking.UNITS : Ranking.STANDINGS;
        List<Prize> prizes = new ArrayList<>();
        for (String amount : m.group(2).split("[,，]")) {
            prizes.add(new Prize(
                    ranking,
                    ranking == Ranking.STANDINGS ? table : "",
                    number.matches() ? Integer.parseInt(number.group(1)) : 0,
                    prizes.size() + 1,
                    new BigDecimal(amount).movePointRight(2).longValueExact()));
        }
        return Optional.of(prizes);
    }

    /** A line for each table, as {@link #read} takes it; places without a prize between others have none of money. */
    public static List<String> written(List<Prize> prizes) {
        Map<String, Map<Integer, Long>> tables = new LinkedHashMap<>();
        for (Prize prize : prizes) {
            tables.computeIfAbsent(prize.table(), t -> new LinkedHashMap<>()).put(prize.place, prize.cents);
        }
        List<String> lines = new ArrayList<>();
        tables.forEach((table, amounts) -> {
            int last = amounts.keySet().stream().mapToInt(place -> place).max().orElse(0);
            List<String> texts = new ArrayList<>();
            for (int place = 1; place <= last; place++) {
                texts.add(BigDecimal.valueOf(amounts.getOrDefault(place, 0L), 2)
                        .stripTrailingZeros()
                        .toPlainString());
            }
            lines.add((table.isEmpty() ? "" : table + ":") + String.join(",", texts));
        });
        return lines;
    }

    private String table() {
        return switch (ranking) {
            case STANDINGS -> category;
            case BOARD -> "board" + board;
            case UNITS -> "units";
        };
    }
}
