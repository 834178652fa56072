package org.chuhe.json;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.arbiter.claim.Outlook;
import org.chuhe.core.Side;
import org.chuhe.text.Article;
import org.jspecify.annotations.Nullable;

/** What can be claimed after a line of play, as a tree for JSON. */
public final class ClaimTree {
    private ClaimTree() {}

    /**
     * How often the last position has stood ({@code occurrence}), after how many more plies a ruling can be asked for
     * ({@code pliesLeft}, null if nothing comes round), what a claim leads to if one would be heard now, and the rounds
     * towards the move limit.
     */
    static Map<String, Object> of(LineRuling line, Locale locale) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("occurrence", line.outlook().map(Outlook::occurrence).orElse(1));
        tree.put("pliesLeft", line.claim().isPresent() ? Integer.valueOf(0) : pliesLeft(line));
        line.outlook().ifPresent(outlook -> tree.put("words", outlook.words().in(locale)));
        line.claim().ifPresent(claim -> claim(tree, claim, line.ruling().book().id()));
        tree.put("moveLimit", limit(line.limit()));
        return tree;
    }

    private static @Nullable Integer pliesLeft(LineRuling line) {
        return line.outlook().map(Outlook::pliesLeft).orElse(null);
    }

    static void claim(Map<String, Object> tree, ClaimRuling claim, String edition) {
        tree.put("consequence", claim.consequence().code());
        tree.put("side", claim.side().map(Side::code).orElse(null));
        tree.put("articles", Article.within(edition, claim.articles()));
    }

    /** The rounds that count towards the natural move limit if a side claims it (22.2), and how many are needed. */
    public static Map<String, Object> limit(MoveLimit limit) {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            tree.put(side.code(), limit.roundsFor(side));
        }
        tree.put("rounds", limit.limit());
        return tree;
    }
}
