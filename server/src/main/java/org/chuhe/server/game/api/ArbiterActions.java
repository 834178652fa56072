package org.chuhe.server.game.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.server.game.model.ClockJson;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.text.Translated;
import tools.jackson.databind.JsonNode;

/** Reads what arbiters do: the one place that knows the words of {@code POST /api/games/{id}/arbiter}. */
final class ArbiterActions {
    private static final Messages WORDS = Messages.beside(ArbiterActions.class);
    private static final int LONGEST_REASON = 1000;
    private static final int LONGEST_ARTICLE = 20;

    private ArbiterActions() {}

    /**
     * Reads what an arbiter wants.
     *
     * @param chief whether he is the chief arbiter; only then may he act as one
     * @throws Rejection if it makes no sense, or he takes an office that he does not hold
     */
    static ArbiterAction read(JsonNode json, boolean chief) {
        Authority by = by(json, chief);
        String action = text(json, "action");
        return switch (action) {
            case "attend" -> new ArbiterAction.Attend();
            case "pause" -> new ArbiterAction.Pause(article(json, "21.4"));
            case "resume" -> new ArbiterAction.Resume();
            case "set-clock" -> new ArbiterAction.SetClock(side(json), number(json, "left"), chief);
            case "foul" -> new ArbiterAction.Foul(side(json), article(json, ""), by);
            case "warn" -> new ArbiterAction.Warn(side(json), by, why(json));
            case "disqualify" -> new ArbiterAction.Disqualify(side(json), by, why(json));
            case "restore" -> new ArbiterAction.Restore((int) number(json, "ply"));
            case "reversed" -> new ArbiterAction.Reversed();
            case "rule" ->
                new ArbiterAction.Rule(
                        constant(Consequence.class, json, "verdict"), against(json), articles(json), why(json));
            case "decide" ->
                new ArbiterAction.Decide(by, constant(Result.class, json, "outcome"), article(json, ""), why(json));
            case "overrule-flag" -> new ArbiterAction.OverruleFlag(number(json, "left"), why(json));
            case "withdraw" -> new ArbiterAction.Withdraw(side(json), article(json, "19.2"), why(json));
            case "arrive" -> new ArbiterAction.Arrive(side(json));
            case "sign" -> new ArbiterAction.Sign();
            default -> throw unusable("arbiter.action", action);
        };
    }

    private static Optional<Side> against(JsonNode json) {
        return json.path("side").isString() ? Optional.of(side(json)) : Optional.empty();
    }

    private static List<Article> articles(JsonNode json) {
        List<Article> articles = new ArrayList<>();
        json.path("articles")
                .forEach(article -> articles.add(ConductBook.cited(bounded(article.asString(""), LONGEST_ARTICLE))));
        return articles;
    }

    private static Authority by(JsonNode json, boolean chief) {
        if (!json.path("chief").asBoolean(false)) {
            return Authority.ARBITER;
        }
        if (!chief) {
            throw Rejection.forbidden(WORDS.message("arbiter.chief"));
        }
        return Authority.CHIEF_ARBITER;
    }

    private static Side side(JsonNode json) {
        return constant(Side.class, json, "side");
    }

    private static <E extends Enum<E> & Coded> E constant(Class<E> type, JsonNode json, String name) {
        String text = text(json, name);
        return Coded.find(type, text).orElseThrow(() -> unusable("arbiter.value", name, text));
    }

    private static long number(JsonNode json, String name) {
        JsonNode value = json.path(name);
        if (!value.isIntegralNumber() || Math.abs(value.longValue()) > 1000 * ClockJson.LONGEST_SECONDS) {
            throw unusable("arbiter.value", name, value.toString());
        }
        return value.longValue();
    }

    private static Article article(JsonNode json, String usual) {
        String article = text(json, "article");
        return ConductBook.cited(bounded(article.isEmpty() ? usual : article, LONGEST_ARTICLE));
    }

    /** A decision has a reason, in one language or in several. */
    private static Words why(JsonNode json) {
        JsonNode why = json.path("why");
        Optional<Translated> said = why.isString()
                ? Optional.of(why.stringValue().strip())
                        .filter(text -> !text.isEmpty())
                        .map(Translated::same)
                : Translated.byCode(code -> Optional.of(text(why, code)).filter(text -> !text.isEmpty()));
        Translated reason = said.orElseThrow(() -> unusable("arbiter.why"));
        return Words.said(Translated.of(reason::in).map(text -> bounded(text, LONGEST_REASON)));
    }

    private static String text(JsonNode json, String name) {
        JsonNode value = json.path(name);
        return value.isString() ? value.stringValue().strip() : "";
    }

    private static String bounded(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most);
    }

    private static Rejection unusable(String key, Object... arguments) {
        return Rejection.unusable(WORDS.message(key, arguments));
    }
}
