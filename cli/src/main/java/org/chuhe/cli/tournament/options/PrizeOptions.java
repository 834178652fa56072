package org.chuhe.cli.tournament.options;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what is promised. */
final class PrizeOptions {
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
            list.addAll(Prize.read(text).orElseThrow(() -> EventWords.problem("option.prize", text)));
        }
        rules.prizes(new PrizeRules(
                list.isEmpty() ? old.prizes() : list,
                old.shared() && !each,
                old.oneEach() || oneEach,
                currency == null ? old.currency() : currency));
    }
}
