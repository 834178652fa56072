package org.chuhe.server.games.matches;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import org.chuhe.server.games.matches.MatchStore.Row;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Matches as JSON: for the page, which asks every second, and for the runner, who tells. */
final class MatchApi {
    private static final Messages WORDS = Messages.beside(MatchApi.class);

    private final SiteAddress address;
    private final RateLimits limits;
    private final JsonMapper json;
    private final Clock clock;
    private final MatchDesk desk;

    MatchApi(SiteAddress address, RateLimits limits, JsonMapper json, Clock clock, MatchDesk desk) {
        this.address = address;
        this.limits = limits;
        this.json = json;
        this.clock = clock;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/matches/{id}", this::match, Access.EVERYONE);
        routes.post("/api/matches/{id}/news/{secret}", this::news, Access.EVERYONE, BodySize.FILE);
    }

    /** As long as nothing has happened the answer is empty. */
    private void match(Context context) {
        Row row = desk.store().find(context.pathParam("id")).orElseThrow(Rejection::notFound);
        boolean live = desk.isLive(row);
        String tag = "\"" + row.version() + (live ? "" : "-") + "\"";
        context.header("ETag", tag).header("Cache-Control", "no-cache");
        if (tag.equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        ObjectNode answer = json.createObjectNode();
        answer.put("id", row.id());
        answer.put("title", MatchDesk.title(row));
        ArrayNode engines = answer.putArray("engines");
        row.facts().engines().forEach(engines::add);
        answer.put("rules", row.facts().rules());
        answer.put("games", row.games());
        answer.put("total", row.facts().total());
        answer.put("live", live);
        answer.put("ended", row.ended());
        answer.put("heard", row.changed());
        answer.put("now", clock.millis());
        answer.set("boards", live ? json.readTree(row.boards()) : json.createArrayNode());
        context.json(answer);
    }

    private void news(Context context) {
        String id = context.pathParam("id");
        if (!desk.isSecret(id, context.pathParam("secret"))) {
            throw Rejection.forbidden(WORDS.message("match.secret"));
        }
        // By match: one runner sends the news of several.
        limits.take(RateLimit.WRITE, "match " + id);
        int games = desk.store().take(id, MatchNews.read(json.readTree(context.body()), clock.millis()));
        context.json(json.createObjectNode().put("games", games));
    }

    /** The link that a runner is given. */
    String link(Context context, String id) {
        return address.of(context) + "/api/matches/" + id + "/news/" + desk.secret(id);
    }
}
