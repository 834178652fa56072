package org.chuhe.server.event.actions;

import java.util.List;
import java.util.stream.Collectors;
import org.chuhe.eventfiles.RegulationsJson;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.UnitAvoidance;
import org.chuhe.tournament.result.GameKind;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Regulations as the fields of the form that {@link NewEvent} reads: what it is filled with. */
public final class FilledRules {
    private FilledRules() {}

    public static Fields of(Regulations rules) {
        ObjectNode form = JsonNodeFactory.instance.objectNode();
        form.put("format", rules.format().code()).put("rounds", rules.rounds());
        form.put("gamesPerMatch", rules.gamesPerMatch()).put("cycles", rules.cycles());
        form.put("accelerated", rules.accelerated()).put("lateMinutes", rules.lateMinutes());
        form.put("seed", Long.toString(rules.seed()));
        form.put("points", rules.scoring().written());
        form.put("matchPoints", rules.scoring().writtenMatches());
        form.put("ranking", RegulationsJson.ranking(rules));
        form.put("firstRound", rules.firstRound().code());
        boolean avoided = !rules.units().equals(UnitAvoidance.NONE);
        form.put("avoidUnits", avoided ? rules.units().to() : 0);
        form.put("avoidUnitsStrength", rules.units().strength().code());
        rules.readings().stream().map(Reading::code).forEach(form.putArray("readings")::add);
        form.put("readings-shown", "form");
        knockout(rules, form);
        form.put("groups", rules.stages().groups());
        form.put("qualifiers", rules.stages().qualifiers());
        form.put("finals", rules.stages().finals().code());
        form.put("cutFrom", rules.stages().cutFrom());
        form.put("dropped", rules.stages().dropped());
        form.put("remaining", rules.stages().remaining());
        form.put("teams", rules.teams().kind().code());
        form.put("boards", rules.teams().boards());
        form.put("substitutes", rules.teams().substitutes());
        promised(rules, form);
        return Fields.of(form);
    }

    private static void knockout(Regulations rules, ObjectNode form) {
        form.put("knockout", "form").put("places", rules.knockout().places().code());
        form.put("reset", rules.knockout().reset() ? "on" : "");
        form.put("drawn", rules.knockout().drawn() ? "on" : "");
        form.put("separateUnits", rules.knockout().separateUnits() ? "on" : "");
        form.put("preliminary", rules.knockout().preliminary() ? "on" : "");
        form.put("topBoard", rules.knockout().topBoard() ? "on" : "");
        List<String> games =
                rules.knockout().tieBreaks().stream().map(GameKind::code).toList();
        form.put("tieBreaks", games.isEmpty() ? "none" : String.join(",", games));
    }

    private static void promised(Regulations rules, ObjectNode form) {
        form.put(
                "categories", rules.categories().stream().map(Category::written).collect(Collectors.joining("\n")));
        form.put("norms", rules.norms().stream().map(TitleNorm::written).collect(Collectors.joining("\n")));
        form.put("prizes", String.join("\n", Prize.written(rules.prizes().prizes())));
        form.put("prizesShared", rules.prizes().shared() ? "yes" : "no");
        form.put("onePrize", rules.prizes().oneEach() ? "yes" : "no");
        form.put("currency", rules.prizes().currency());
        form.put("ratingScale", rules.rating().scale());
        form.put("ratingLimit", rules.rating().mostDifference());
        form.put("initialGames", rules.rating().initialGames());
        form.put(
                "coefficients",
                rules.rating().coefficients().stream()
                        .map(RatingRules.Coefficient::written)
                        .collect(Collectors.joining(",")));
    }
}
