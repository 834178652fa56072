package org.chuhe.server.event.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.prize.Prize;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Categories, ratings, norms and prizes as forms have them: a line each, written as on the command line. A field that is
 * there replaces all that was; one that is not changes nothing.
 */
final class PromisedRules {
    private static final Messages WORDS = Messages.beside(PromisedRules.class);

    private PromisedRules() {}

    static void read(Fields fields, ObjectNode rules) {
        categories(fields, rules);
        rating(fields, rules);
        norms(fields, rules);
        prizes(fields, rules);
    }

    private static <T> List<T> lines(Fields fields, String name, Function<String, Optional<T>> read) {
        List<T> all = new ArrayList<>();
        for (String line : fields.lines(name)) {
            all.add(read.apply(line).orElseThrow(() -> Failure.unusable(WORDS.message("field." + name, line))));
        }
        return all;
    }

    private static void categories(Fields fields, ObjectNode rules) {
        if (!fields.names().contains("categories")) {
            return;
        }
        ArrayNode list = rules.putArray("categories");
        for (Category category : lines(fields, "categories", Category::read)) {
            list.addObject()
                    .put("name", category.name())
                    .put("sex", category.sex().code())
                    .put("bornFrom", category.bornFrom())
                    .put("bornTo", category.bornTo())
                    .put("ratingTo", category.ratingTo())
                    .put("group", category.group());
        }
    }

    private static void rating(Fields fields, ObjectNode rules) {
        ObjectNode rating = rules.withObject("/rating");
        number(fields, "ratingScale", "scale", rating);
        number(fields, "ratingLimit", "mostDifference", rating);
        number(fields, "initialGames", "initialGames", rating);
        if (fields.has("coefficients")) {
            ArrayNode steps = rating.putArray("coefficients");
            for (String step : fields.text("coefficients").split("[,，\\s]+")) {
                RatingRules.Coefficient read = RatingRules.Coefficient.read(step)
                        .orElseThrow(() -> Failure.unusable(WORDS.message("field.coefficients", step)));
                steps.addObject().put("from", read.from()).put("weight", read.weight());
            }
        }
        if (rating.isEmpty()) {
            rules.remove("rating");
        }
    }

    private static void number(Fields fields, String name, String key, ObjectNode into) {
        if (fields.has(name)) {
            into.put(key, fields.number(name));
        }
    }

    private static void norms(Fields fields, ObjectNode rules) {
        if (!fields.names().contains("norms")) {
            return;
        }
        ArrayNode list = rules.putArray("norms");
        for (TitleNorm norm : lines(fields, "norms", TitleNorm::read)) {
            list.addObject()
                    .put("title", norm.title())
                    .put("games", norm.games())
                    .put("rated", norm.rated())
                    .put("percent", norm.percent())
                    .put("performance", norm.performance())
                    .put("place", norm.place());
        }
    }

    private static void prizes(Fields fields, ObjectNode rules) {
        ObjectNode prizes = rules.withObject("/prizes");
        if (fields.names().contains("prizes")) {
            ArrayNode list = prizes.putArray("list");
            for (List<Prize> table : lines(fields, "prizes", Prize::read)) {
                for (Prize prize : table) {
                    list.addObject()
                            .put("in", prize.ranking().code())
                            .put("category", prize.category())
                            .put("board", prize.board())
                            .put("place", prize.place())
                            .put("cents", prize.cents());
                }
            }
        }
        if (fields.has("prizesShared")) {
            prizes.put("shared", fields.text("prizesShared").equals("yes"));
        }
        if (fields.has("onePrize")) {
            prizes.put("oneEach", fields.text("onePrize").equals("yes"));
        }
        if (fields.names().contains("currency")) {
            prizes.put("currency", fields.shortText("currency"));
        }
        if (prizes.isEmpty()) {
            rules.remove("prizes");
        }
    }
}
