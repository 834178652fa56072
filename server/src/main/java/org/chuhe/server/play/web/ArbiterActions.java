package org.chuhe.server.play.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.core.text.Messages;
import org.chuhe.game.Authority;
import org.chuhe.game.ClaimCommand;
import org.chuhe.game.ClockCommand;
import org.chuhe.game.Command;
import org.chuhe.game.ConductCommand;
import org.chuhe.game.EndCommand;
import org.chuhe.game.EndEvent;
import org.chuhe.game.GameState;
import org.chuhe.game.PlayCommand;
import org.chuhe.game.Words;
import org.chuhe.game.claim.RepetitionRuling;
import org.chuhe.server.play.live.Decision;
import org.chuhe.server.play.live.Refused;
import org.chuhe.server.play.live.TableActions;
import org.chuhe.server.play.live.Verdict;
import org.chuhe.server.play.table.ClockJson;
import org.chuhe.server.play.table.Json;
import org.chuhe.server.web.Failure;
import tools.jackson.databind.JsonNode;

/** What arbiters do, as questions to the referee. */
final class ArbiterActions {
    private static final Messages WORDS = Messages.beside(ArbiterActions.class);
    private static final int LONGEST_REASON = 1000;
    private static final int LONGEST_ARTICLE = 20;

    private ArbiterActions() {}

    /**
     * Reads what an arbiter wants.
     *
     * @throws Failure if it makes no sense
     */
    static Decision read(JsonNode json) {
        String action = text(json, "action");
        if (action.equals("attend")) {
            return (standing, referees, now) -> TableActions.attend(standing);
        }
        // Read once now, so that what makes no sense is said at once, and again with the time it is decided at.
        command(action, json, 0);
        return (standing, referees, now) -> {
            if (standing.game().isEmpty()) {
                return Verdict.refuse(standing, Refused.Code.STALE, "refused.not-begun");
            }
            GameState state = standing.game().get();
            long at = Math.max(state.clock().time(), now);
            return referees.answer(standing, command(action, json, at));
        };
    }

    private static Command command(String action, JsonNode json, long at) {
        return switch (action) {
            case "pause" -> new ClockCommand.Pause(at, article(json, "21.4"));
            case "resume" -> new ClockCommand.Resume(at);
            case "set-clock" -> new ClockCommand.SetClock(at, side(json), number(json, "left"));
            case "foul" -> new ConductCommand.AwardFoul(at, side(json), article(json, ""), by(json));
            case "warn" -> new ConductCommand.Warn(at, side(json), by(json), why(json));
            case "disqualify" -> new ConductCommand.Disqualify(at, side(json), by(json), why(json));
            case "restore" -> new PlayCommand.ReportDisplacement(at, (int) number(json, "ply"));
            case "reversed" -> new PlayCommand.ReportReversedColours(at);
            case "rule" -> rule(json, at);
            case "decide" ->
                new ConductCommand.DecideGame(
                        at,
                        by(json),
                        constant(org.chuhe.game.Outcome.class, json, "outcome"),
                        article(json, ""),
                        why(json));
            case "overrule-flag" -> new ClockCommand.OverruleFlag(at, number(json, "left"), why(json));
            case "withdraw" -> new EndCommand.Withdraw(at, side(json), article(json, "19.2"));
            case "arrive" -> new ClockCommand.Arrive(at, side(json));
            case "sign" -> new EndCommand.Sign(at, EndEvent.Signer.ARBITER);
            default -> throw unusable("arbiter.action", action);
        };
    }

    private static Command rule(JsonNode json, long at) {
        List<String> articles = new ArrayList<>();
        json.path("articles").forEach(article -> articles.add(bounded(article.asString(""), LONGEST_ARTICLE)));
        Optional<Side> against = json.path("side").isString() ? Optional.of(side(json)) : Optional.empty();
        return new ClaimCommand.RuleOnClaim(
                at, constant(RepetitionRuling.Verdict.class, json, "verdict"), against, articles, why(json));
    }

    private static Authority by(JsonNode json) {
        return json.path("chief").asBoolean(false) ? Authority.CHIEF_ARBITER : Authority.ARBITER;
    }

    private static Side side(JsonNode json) {
        return constant(Side.class, json, "side");
    }

    private static <E extends Enum<E>> E constant(Class<E> type, JsonNode json, String name) {
        String text = text(json, name);
        for (E value : type.getEnumConstants()) {
            if (Json.id(value).equals(text)) {
                return value;
            }
        }
        throw unusable("arbiter.value", name, text);
    }

    private static long number(JsonNode json, String name) {
        JsonNode value = json.path(name);
        if (!value.isIntegralNumber() || Math.abs(value.longValue()) > 1000 * ClockJson.LONGEST_SECONDS) {
            throw unusable("arbiter.value", name, value.toString());
        }
        return value.longValue();
    }

    private static String article(JsonNode json, String usual) {
        String article = text(json, "article");
        return bounded(article.isEmpty() ? usual : article, LONGEST_ARTICLE);
    }

    /** A decision has a reason; said in one language, it is put on record in both. */
    private static Words why(JsonNode json) {
        JsonNode why = json.path("why");
        String chinese = bounded(why.isString() ? why.stringValue() : text(why, "zh"), LONGEST_REASON);
        String english = bounded(why.isString() ? why.stringValue() : text(why, "en"), LONGEST_REASON);
        if (chinese.isBlank() && english.isBlank()) {
            throw unusable("arbiter.why");
        }
        return Words.said(chinese.isBlank() ? english : chinese, english.isBlank() ? chinese : english);
    }

    private static String text(JsonNode json, String name) {
        JsonNode value = json.path(name);
        return value.isString() ? value.stringValue().strip() : "";
    }

    private static String bounded(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most);
    }

    private static Failure unusable(String key, Object... arguments) {
        return Failure.unusable(WORDS.message(key, arguments));
    }
}
