package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code rating} and {@code norms} of the regulations in an event file. */
final class RatingJson {
    private static final int MOST_RATING = 100_000;
    private static final int MOST_WEIGHT = 1_000;
    private static final int MOST = 100;

    private RatingJson() {}

    static void read(Item regulations, RegulationsBuilder rules) {
        regulations.item("rating").ifPresent(item -> rules.rating(rating(item)));
        List<TitleNorm> norms = new ArrayList<>();
        for (Item item : regulations.items("norms", MOST)) {
            norms.add(new TitleNorm(
                    item.text("title", "?"),
                    item.integer("games", 0, 0, RegulationsJson.MOST_ROUNDS),
                    item.integer("rated", 0, 0, RegulationsJson.MOST_ROUNDS),
                    item.integer("percent", 0, 0, 100),
                    item.integer("performance", 0, 0, MOST_RATING),
                    item.integer("place", 0, 0, EntrantsJson.MOST_NUMBER)));
        }
        rules.norms(norms);
    }

    private static RatingRules rating(Item item) {
        RatingRules usual = RatingRules.STANDARD;
        List<RatingRules.Coefficient> steps = new ArrayList<>();
        for (Item step : item.items("coefficients", MOST)) {
            steps.add(new RatingRules.Coefficient(
                    step.integer("from", 0, 0, MOST_RATING), step.integer("weight", 20, 0, MOST_WEIGHT)));
        }
        return new RatingRules(
                item.integer("scale", usual.scale(), 1, MOST_RATING),
                item.integer("mostDifference", usual.mostDifference(), 1, MOST_RATING),
                steps.isEmpty() ? usual.coefficients() : steps,
                item.integer("initialGames", usual.initialGames(), 0, RegulationsJson.MOST_ROUNDS));
    }

    static void write(Regulations rules, ObjectNode node) {
        RatingRules rating = rules.rating();
        if (!RegulationsJson.isUsual(rating, RatingRules.STANDARD)) {
            ObjectNode one = node.putObject("rating");
            one.put("scale", rating.scale()).put("mostDifference", rating.mostDifference());
            ArrayNode steps = one.putArray("coefficients");
            rating.coefficients()
                    .forEach(c -> steps.addObject().put("from", c.from()).put("weight", c.weight()));
            one.put("initialGames", rating.initialGames());
        }
        if (!rules.norms().isEmpty()) {
            ArrayNode norms = node.putArray("norms");
            for (TitleNorm norm : rules.norms()) {
                norms.addObject()
                        .put("title", norm.title())
                        .put("games", norm.games())
                        .put("rated", norm.rated())
                        .put("percent", norm.percent())
                        .put("performance", norm.performance())
                        .put("place", norm.place());
            }
        }
    }
}
