package org.chuhe.cli.tournament.options;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how ratings change and what gives titles. */
final class RatingOptions {
    private static final Pattern COEFFICIENT = Pattern.compile("(?:(\\d{1,5}):)?(\\d{1,3})");
    private static final Pattern NORM =
            Pattern.compile("([^:]+):((?:\\s*(?:games|rated|percent|performance|place)=\\d{1,5})+)\\s*");
    private static final Pattern CONDITION = Pattern.compile("(\\w+)=(\\d+)");

    @Option(
            names = "--coefficients",
            paramLabel = "K[,FROM:K]",
            split = ",",
            descriptionKey = "tournament.rules.coefficients")
    List<String> coefficients = List.of();

    @Option(names = "--rating-scale", paramLabel = "N", descriptionKey = "tournament.rules.rating-scale")
    @Nullable Integer scale;

    @Option(names = "--rating-limit", paramLabel = "N", descriptionKey = "tournament.rules.rating-limit")
    @Nullable Integer limit;

    @Option(names = "--initial-games", paramLabel = "N", descriptionKey = "tournament.rules.initial-games")
    @Nullable Integer initialGames;

    @Option(names = "--norm", paramLabel = "TITLE:WHAT", descriptionKey = "tournament.rules.norm")
    List<String> norms = List.of();

    /** Puts what was given into the regulations; norms replace those there were. */
    void into(RegulationsBuilder rules) {
        RatingRules old = rules.build().rating();
        List<RatingRules.Coefficient> steps = new ArrayList<>();
        for (String text : coefficients) {
            Matcher m = COEFFICIENT.matcher(text);
            if (!m.matches()) {
                throw EventWords.problem("option.coefficients", text);
            }
            int from = m.group(1) == null ? 0 : Integer.parseInt(m.group(1));
            steps.add(new RatingRules.Coefficient(from, Integer.parseInt(m.group(2))));
        }
        rules.rating(new RatingRules(
                scale == null ? old.scale() : RegulationOptions.range("--rating-scale", scale, 1, 100_000),
                limit == null ? old.mostDifference() : RegulationOptions.range("--rating-limit", limit, 1, 100_000),
                steps.isEmpty() ? old.coefficients() : steps,
                initialGames == null
                        ? old.initialGames()
                        : RegulationOptions.range("--initial-games", initialGames, 0, 9_999)));
        if (!norms.isEmpty()) {
            rules.norms(norms.stream().map(RatingOptions::norm).toList());
        }
    }

    /** "棋协大师:games=7 rated=5 percent=60 performance=2200 place=3", each condition once at most. */
    private static TitleNorm norm(String text) {
        Matcher m = NORM.matcher(text);
        if (!m.matches()) {
            throw EventWords.problem("option.norm", text);
        }
        return new TitleNorm(
                m.group(1).strip(),
                value(m.group(2), "games"),
                value(m.group(2), "rated"),
                RegulationOptions.range("--norm", value(m.group(2), "percent"), 0, 100),
                value(m.group(2), "performance"),
                value(m.group(2), "place"));
    }

    private static int value(String conditions, String key) {
        Matcher m = CONDITION.matcher(conditions);
        int value = 0;
        while (m.find()) {
            value = m.group(1).equals(key) ? Integer.parseInt(m.group(2)) : value;
        }
        return value;
    }
}
