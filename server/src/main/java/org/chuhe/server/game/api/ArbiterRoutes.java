package org.chuhe.server.game.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.Reply;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.OfficialCause;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The arbiter's panel: everything he does goes on record with his account. */
public final class ArbiterRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(ArbiterRoutes.class);

    private final JsonMapper json;
    private final SecureRandom random;
    private final Rooms rooms;
    private final GameOfficials officials;

    public ArbiterRoutes(JsonMapper json, SecureRandom random, Rooms rooms, GameOfficials officials) {
        this.json = json;
        this.random = random;
        this.rooms = rooms;
        this.officials = officials;
    }

    public void routes(RoutesConfig routes) {
        routes.post("/api/games/{id}/arbiter", this::act, Access.ARBITER);
    }

    /** Whether a player of the game sits at this browser, under whatever name: a hall has one address, but a phone is somebody's. */
    private static boolean sits(Context context, Seating seating) {
        return seating.seats(Visitor.of(context).identity())
                || Door.earlier(context).stream().anyMatch(seating::seats);
    }

    private void act(Context context) {
        Account account = Visitor.of(context).member();
        JsonNode json = this.json.readTree(context.body());
        GameRoom room = rooms.open(context.pathParam("id")).orElseThrow(Rejection::notFound);
        if (sits(context, room.live().table().seating())) {
            throw Refused.of(Refused.Code.NOT_YOURS, "refused.own-arbiter").rejection();
        }
        if (!officials.isArbiter(room.live().table(), account)) {
            throw Refused.of(Refused.Code.NOT_YOURS, "refused.others-table").rejection();
        }
        ArbiterAction action =
                ArbiterActions.read(json, officials.isChief(room.live().table(), account));
        String cause = OfficialCause.arbiter(account.id()) + Token.id(random);
        Reply reply = TableRoutes.done(room, cause, (live, now) -> action.on(live, account.name(), now));
        LOG.info(
                "arbiter {} in game {}: {}",
                account.id(),
                room.id(),
                json.path("action").asString(""));
        context.json(Json.object().put("version", reply.version()));
    }
}
