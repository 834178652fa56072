package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.Regulations;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code programme} of an event file, and {@code prizes} of its regulations. */
final class ProgrammeJson {
    private static final int MOST = 10_000;
    private static final int MOST_CENTS = 2_000_000_000;

    private ProgrammeJson() {}

    static Programme read(Item event) {
        return event.item("programme").map(ProgrammeJson::programme).orElse(Programme.NONE);
    }

    private static Programme programme(Item item) {
        Map<Integer, String> starts = new TreeMap<>();
        for (Item start : item.items("starts", RegulationsJson.MOST_ROUNDS)) {
            starts.put(start.required("round", 1, RegulationsJson.MOST_ROUNDS), start.text("at", ""));
        }
        List<Official> officials = new ArrayList<>();
        for (Item official : item.items("officials", MOST)) {
            officials.add(new Official(official.text("office", ""), official.text("name", "")));
        }
        List<String> announcements = new ArrayList<>();
        for (Item announcement : item.items("announcements", MOST)) {
            announcements.add(announcement.text("text", ""));
        }
        List<String> supplements = new ArrayList<>();
        for (Item supplement : item.items("supplements", MOST)) {
            supplements.add(supplement.text("text", ""));
        }
        AppealRules appeals = item.item("appeals")
                .map(rules ->
                        new AppealRules(rules.text("who", ""), rules.text("until", ""), rules.text("against", "")))
                .orElse(AppealRules.NONE);
        return new Programme(
                item.text("place", ""), item.text("dates", ""), starts, officials, announcements, supplements, appeals);
    }

    static void write(Programme programme, ObjectNode event) {
        if (RegulationsJson.isUsual(programme, Programme.NONE)) {
            return;
        }
        ObjectNode node = event.putObject("programme");
        node.put("place", programme.place()).put("dates", programme.dates());
        ArrayNode starts = node.putArray("starts");
        programme
                .starts()
                .forEach((round, at) -> starts.addObject().put("round", round).put("at", at));
        ArrayNode officials = node.putArray("officials");
        programme
                .officials()
                .forEach(o -> officials.addObject().put("office", o.office()).put("name", o.name()));
        ArrayNode announcements = node.putArray("announcements");
        programme.announcements().forEach(text -> announcements.addObject().put("text", text));
        if (!programme.supplements().isEmpty()) {
            ArrayNode supplements = node.putArray("supplements");
            programme.supplements().forEach(text -> supplements.addObject().put("text", text));
        }
        if (!RegulationsJson.isUsual(programme.appeals(), AppealRules.NONE)) {
            node.putObject("appeals")
                    .put("who", programme.appeals().who())
                    .put("until", programme.appeals().until())
                    .put("against", programme.appeals().against());
        }
    }

    static PrizeRules prizes(Item item) {
        List<Prize> prizes = new ArrayList<>();
        for (Item prize : item.items("list", MOST)) {
            prizes.add(new Prize(
                    prize.choice("in", Prize.Ranking.class).orElse(Prize.Ranking.STANDINGS),
                    prize.text("category", ""),
                    prize.integer("board", 0, 0, 1_000),
                    prize.required("place", 1, EntrantsJson.MOST_NUMBER),
                    prize.integer("cents", 0, 0, MOST_CENTS)));
        }
        PrizeRules usual = PrizeRules.NONE;
        return new PrizeRules(
                prizes,
                item.flag("shared", usual.shared()),
                item.flag("oneEach", usual.oneEach()),
                item.text("currency", usual.currency()));
    }

    static void write(Regulations rules, ObjectNode regulations) {
        PrizeRules prizes = rules.prizes();
        if (RegulationsJson.isUsual(prizes, PrizeRules.NONE)) {
            return;
        }
        ObjectNode node = regulations.putObject("prizes");
        node.put("shared", prizes.shared()).put("oneEach", prizes.oneEach());
        node.put("currency", prizes.currency());
        ArrayNode list = node.putArray("list");
        for (Prize prize : prizes.prizes()) {
            ObjectNode one = list.addObject().put("in", prize.ranking().code());
            if (!prize.category().isEmpty()) {
                one.put("category", prize.category());
            }
            if (prize.board() != 0) {
                one.put("board", prize.board());
            }
            one.put("place", prize.place()).put("cents", (int) prize.cents());
        }
    }
}
