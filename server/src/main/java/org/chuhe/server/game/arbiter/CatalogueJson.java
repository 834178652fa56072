package org.chuhe.server.game.arbiter;

import java.util.Locale;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.incident.Ask;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.IncidentWords;
import org.chuhe.game.incident.WhatNow;
import org.chuhe.server.game.model.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Everything that can be entered, so that the tablet can search and ask without a network. */
final class CatalogueJson {
    private CatalogueJson() {}

    /** @param book the edition of the game at the table */
    static ObjectNode of(RuleBook book, Locale locale) {
        ObjectNode json = Json.object();
        ArrayNode groups = json.putArray("groups");
        for (Incident.Group group : Incident.Group.values()) {
            groups.addObject()
                    .put("id", group.code())
                    .put("name", IncidentWords.group(group).in(locale));
        }
        ArrayNode incidents = json.putArray("incidents");
        for (Incident incident : Incident.values()) {
            incident(incidents.addObject(), incident, book, locale);
        }
        json.putObject("search").put("longest", WhatNow.LONGEST).put("between", WhatNow.BETWEEN_WORDS);
        return json;
    }

    private static void incident(ObjectNode json, Incident incident, RuleBook book, Locale locale) {
        json.put("id", incident.code())
                .put("group", incident.group().code())
                .put("name", IncidentWords.name(incident).in(locale))
                .put("rule", IncidentWords.rule(incident, book).in(locale))
                .put("article", incident.article().number());
        incident.asks().stream().map(Ask::code).forEach(json.putArray("asks")::add);
        ArrayNode clues = json.putArray("clues");
        WhatNow.clues(incident).forEach(clue -> {
            ObjectNode each = clues.addObject().put("how", clue.how().code()).put("weight", clue.weight());
            clue.texts().forEach(each.putArray("texts")::add);
        });
    }
}
