package org.chuhe.server.play.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.Counter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.server.identity.Role;
import org.chuhe.server.play.live.Audience;
import org.chuhe.server.play.live.ClientMessage;
import org.chuhe.server.play.live.ClientMessages;
import org.chuhe.server.play.live.Connection;
import org.chuhe.server.play.live.GameRoom;
import org.chuhe.server.play.live.LiveGames;
import org.chuhe.server.play.live.Onlooker;
import org.chuhe.server.play.live.Refused;
import org.chuhe.server.play.live.Rooms;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.Visitor;
import org.chuhe.text.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The WebSocket of a game: lets people in, counts them, and hands what they say to the room. */
final class LiveSocket {
    private static final Logger LOG = LoggerFactory.getLogger(LiveSocket.class);
    private static final Messages WORDS = Messages.beside(LiveSocket.class);
    private static final String PATH = "/api/games/{id}/live";
    private static final String ONLOOKER = "onlooker";
    /** Nobody has to say more than this at once. */
    static final int LARGEST_FRAME = 2048;
    /** Pings come every ten seconds; who has not answered for so long is gone. */
    private static final Duration SILENCE = Duration.ofSeconds(45);

    private final Site site;
    private final LiveGames games;
    private final Rooms rooms;
    private final Counter refused;
    private final Map<String, Integer> perAddress = new ConcurrentHashMap<>();
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    LiveSocket(Site site, LiveGames games) {
        this.site = site;
        this.games = games;
        this.rooms = games.rooms();
        this.refused = site.metrics().counter("chuhe.play.refused");
        site.metrics().gaugeMapSize("chuhe.play.connections", List.of(), connections);
    }

    void routes(RoutesConfig routes) {
        routes.wsBeforeUpgrade(PATH, this::admit);
        routes.ws(
                PATH,
                socket -> {
                    socket.onConnect(this::open);
                    socket.onMessage(context -> message(context, context.message()));
                    socket.onBinaryMessage(context -> context.closeSession(1003, "text only"));
                    socket.onClose(this::close);
                    socket.onError(context -> close(context));
                },
                Access.EVERYONE);
    }

    /** Before the connection opens: who is it, from where, to which game, and are there not too many already? */
    private void admit(Context context) {
        Visitor visitor = site.door().recognise(context);
        String id = context.pathParam("id");
        if (site.door().foreign(context)) {
            throw turnedAway(403, "socket.foreign", visitor);
        }
        if (perAddress.getOrDefault(visitor.address(), 0) >= site.settings().connectionsPerAddress()) {
            throw turnedAway(429, "socket.too-many", visitor);
        }
        GameRoom room = rooms.open(id).orElseThrow(() -> turnedAway(404, "socket.no-game", visitor));
        boolean arbiter =
                visitor.account().filter(account -> account.may(Role.ARBITER)).isPresent();
        boolean chief = arbiter && games.isChief(room.live(), visitor.member());
        context.attribute(ONLOOKER, new Onlooker(id, visitor.identity(), arbiter, chief, visitor.address()));
    }

    private Failure turnedAway(int status, String key, Visitor visitor) {
        refused.increment();
        LOG.warn("connection refused: {} {}", visitor.address(), key);
        return new Failure(status, WORDS.message(key));
    }

    private void open(WsContext context) {
        Onlooker onlooker = context.attribute(ONLOOKER);
        Optional<GameRoom> room = Optional.ofNullable(onlooker).flatMap(who -> rooms.open(who.game()));
        if (onlooker == null || room.isEmpty()) {
            context.closeSession(1011, "no game");
            return;
        }
        context.session.setIdleTimeout(SILENCE);
        context.session.setMaxTextMessageSize(LARGEST_FRAME);
        context.session.setMaxBinaryMessageSize(LARGEST_FRAME);
        context.session.setMaxFrameSize(LARGEST_FRAME);
        context.session.setInputBufferSize(LARGEST_FRAME);
        context.session.setOutputBufferSize(LARGEST_FRAME);
        perAddress.merge(onlooker.address(), 1, Integer::sum);
        Connection connection =
                new Connection(context.session, onlooker, site.clock().millis());
        connections.put(context.sessionId(), connection);
        room.get().join(connection);
        connection.ping("0", site.clock().millis());
    }

    private void message(WsContext context, String frame) {
        Connection connection = connections.get(context.sessionId());
        if (connection == null) {
            return;
        }
        long now = site.clock().millis();
        ClientMessage message = ClientMessages.read(site.json(), frame);
        if (message instanceof ClientMessage.Pong pong) {
            // Answering pings is no offence, but it must not be a way to keep the server busy either.
            connection.pong(pong.token(), now);
        }
        if (connection.allows(now)) {
            message.reach(new Ear(connection));
        } else {
            refuse(connection, message, Refused.Code.TOO_FAST, "refused.too-fast");
        }
    }

    /** Hands what somebody says to his room. */
    private final class Ear implements ClientMessage.Hearer {
        private final Connection connection;
        private final Optional<GameRoom> room;

        Ear(Connection connection) {
            this.connection = connection;
            this.room = rooms.present(connection.onlooker().game());
        }

        @Override
        public void sync(ClientMessage.Sync message) {
            room.ifPresent(open -> open.sync(connection));
        }

        @Override
        public void pong(ClientMessage.Pong message) {
            // Heard already, whatever else is said.
        }

        @Override
        public void unknown(ClientMessage.Unknown message) {
            refuse(connection, message, Refused.Code.MALFORMED, "refused.unknown");
        }

        @Override
        public void player(ClientMessage.OfPlayer message) {
            if (message.id().isEmpty()) {
                refuse(connection, message, Refused.Code.MALFORMED, "refused.no-id");
            } else {
                room.ifPresent(open -> open.hear(connection, message));
            }
        }
    }

    private void refuse(Connection connection, ClientMessage message, Refused.Code code, String key) {
        refused.increment();
        connection.complain(key);
        Audience.answer(connection, message.id(), Refused.of(code, key));
    }

    private void close(WsContext context) {
        Connection connection = connections.remove(context.sessionId());
        if (connection == null) {
            return;
        }
        perAddress.computeIfPresent(connection.onlooker().address(), (address, count) -> count > 1 ? count - 1 : null);
        rooms.present(connection.onlooker().game()).ifPresent(room -> room.leave(connection));
    }
}
