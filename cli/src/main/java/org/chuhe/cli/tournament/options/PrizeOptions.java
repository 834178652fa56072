package org.chuhe.cli.tournament.options;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what is promised. */
final class PrizeOptions {
    private static final Pattern PRIZES =
            Pattern.compile("(?:([^:]+):)?(\\d{1,7}(?:\\.\\d{1,2})?(?:,\\d{1,7}(?:\\.\\d{1,2})?)*)");
    private static final Pattern BOARD = Pattern.compile("board(\\d{1,2})");

    @Option(names = "--prize", paramLabel = "[TABLE:]AMOUNTS", descriptionKey = "tournament.rules.prize")
    List<String> prizes = List.of();

    @Option(names = "--prize-each", descriptionKey = "tournament.rules.prize-each")
    boolean each;

    @Option(names = "--one-prize", descriptionKey = "tournament.rules.one-prize")
    boolean oneEach;

    @Option(names = "--currency", paramLabel = "NAME", descriptionKey = "tournament.rules.currency")
    @Nullable String currency;

    /** Puts what was given into the regulations; prizes replace those there were. */
    void into(RegulationsBuilder rules) {
        PrizeRules old = rules.build().prizes();
        List<Prize> list = new ArrayList<>();
        for (String text : prizes) {
            Matcher m = PRIZES.matcher(text);
            if (!m.matches()) {
                throw EventWords.problem("option.prize", text);
            }
            String table = m.group(1) == null ? "" : m.group(1).strip();
            Matcher board = BOARD.matcher(table);
            Prize.Ranking ranking = board.matches()
                    ? Prize.Ranking.BOARD
                    : table.equals("units") ? Prize.Ranking.UNITS : Prize.Ranking.STANDINGS;
            int place = 0;
            for (String amount : m.group(2).split(",")) {
                place++;
                list.add(new Prize(
                        ranking,
                        ranking == Prize.Ranking.STANDINGS ? table : "",
                        board.matches() ? Integer.parseInt(board.group(1)) : 0,
                        place,
                        new BigDecimal(amount).movePointRight(2).longValueExact()));
            }
        }
        rules.prizes(new PrizeRules(
                list.isEmpty() ? old.prizes() : list,
                old.shared() && !each,
                old.oneEach() || oneEach,
                currency == null ? old.currency() : currency));
    }
}
