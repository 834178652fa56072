package org.chuhe.json;

import java.util.Locale;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.arbiter.claim.Outlook;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What can be claimed after a line of play, as JSON. */
final class ClaimJson {
    private ClaimJson() {}

    /**
     * How often the last position has stood ({@code occurrence}), after how many more plies a ruling can be asked for
     * ({@code pliesLeft}, null if nothing comes round), what a claim leads to if one would be heard now, and the rounds
     * towards the move limit.
     */
    static ObjectNode of(LineRuling line, Locale locale) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("occurrence", line.outlook().map(Outlook::occurrence).orElse(1));
        json.put("pliesLeft", line.claim().isPresent() ? Integer.valueOf(0) : pliesLeft(line));
        line.outlook().ifPresent(outlook -> json.put("words", outlook.words().in(locale)));
        line.claim().ifPresent(claim -> claim(json, claim, line.ruling().book().id()));
        json.set("moveLimit", limit(line.limit()));
        return json;
    }

    private static @Nullable Integer pliesLeft(LineRuling line) {
        return line.outlook().map(Outlook::pliesLeft).orElse(null);
    }

    private static void claim(ObjectNode json, ClaimRuling claim, String edition) {
        json.put("consequence", claim.consequence().id());
        json.put("side", claim.side().map(ClaimJson::id).orElse(null));
        ArrayNode articles = json.putArray("articles");
        Article.within(edition, claim.articles()).forEach(articles::add);
    }

    private static ObjectNode limit(MoveLimit limit) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        for (Side side : Side.values()) {
            json.put(id(side), limit.roundsFor(side));
        }
        return json.put("rounds", limit.limit());
    }

    private static String id(Side side) {
        return side == Side.RED ? "red" : "black";
    }
}
