package org.chuhe.cli.tournament.options;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how ratings change and what gives titles. */
final class RatingOptions {
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
            steps.add(RatingRules.Coefficient.read(text)
                    .orElseThrow(() -> EventWords.problem("option.coefficients", text)));
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

    private static TitleNorm norm(String text) {
        return TitleNorm.read(text).orElseThrow(() -> EventWords.problem("option.norm", text));
    }
}
