package org.chuhe.server.play.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Token;
import org.chuhe.server.play.decision.Refused;
import org.chuhe.server.play.live.GameRoom;
import org.chuhe.server.play.live.LiveGames;
import org.chuhe.server.play.live.Reply;
import org.chuhe.server.play.table.Json;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.Visitor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** The arbiter's panel: everything he does goes on record with his account. */
final class ArbiterRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(ArbiterRoutes.class);

    private final Site site;
    private final LiveGames games;

    ArbiterRoutes(Site site, LiveGames games) {
        this.site = site;
        this.games = games;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/games/{id}/arbiter", this::act, Access.ARBITER);
    }

    private void act(Context context) {
        Account account = Visitor.of(context).member();
        JsonNode json = site.json().readTree(context.body());
        GameRoom room = games.rooms().open(context.pathParam("id")).orElseThrow(Failure::notFound);
        if (room.live().sideOf(account.id()).isPresent()) {
            throw Refused.of(Refused.Code.NOT_YOURS, "refused.own-arbiter").failure();
        }
        if (!games.isArbiter(room.live().table(), account)) {
            throw Refused.of(Refused.Code.NOT_YOURS, "refused.others-table").failure();
        }
        ArbiterAction action = ArbiterActions.read(json, games.isChief(room.live(), account));
        String cause = "arbiter:" + account.id() + ":" + Token.id(site.random());
        Reply reply = TableRoutes.done(room, cause, action);
        LOG.info(
                "arbiter {} in game {}: {}",
                account.id(),
                room.id(),
                json.path("action").asString(""));
        context.json(Json.object().put("version", reply.version()));
    }
}
