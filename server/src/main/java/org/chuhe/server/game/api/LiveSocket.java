package org.chuhe.server.game.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.ClientMessages;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.room.Audience;
import org.chuhe.server.game.room.Connection;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.Onlooker;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.auth.Visits;
import org.chuhe.server.platform.config.FaultLog;
import org.chuhe.server.platform.connections.Holders;
import org.chuhe.server.platform.connections.SocketLimits;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/** The WebSocket of a game: lets people in, counts them, and hands what they say to the room. */
public final class LiveSocket implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveSocket.class);
    private static final Messages WORDS = Messages.beside(LiveSocket.class);
    private static final String PATH = "/api/games/{id}/live";
    private static final String TICKET = "ticket";
    private static final Duration ROUND = Duration.ofSeconds(2);
    /** Nobody has to say more than this at once. */
    static final int LARGEST_FRAME = 2048;

    private final Accounts accounts;
    private final Visits visits;
    private final Door door;
    private final JsonMapper json;
    private final Clock clock;
    private final Rooms rooms;
    private final GameOfficials officials;
    private final Counter refused;
    private final Holders holders;
    private final Map<String, Guest> guests = new ConcurrentHashMap<>();
    private final Future<?> round;

    /**
     * Somebody who was let in.
     *
     * @param holder whom the connection is counted for
     * @param visit the hash of his visit's secret; empty if he is not logged in
     */
    private record Ticket(Onlooker onlooker, String holder, String visit) {}

    private record Guest(Ticket ticket, Connection connection) {}

    public LiveSocket(
            Accounts accounts,
            Visits visits,
            Door door,
            Holders holders,
            JsonMapper json,
            MeterRegistry metrics,
            Jobs jobs,
            Clock clock,
            Rooms rooms,
            GameOfficials officials) {
        this.accounts = accounts;
        this.visits = visits;
        this.door = door;
        this.json = json;
        this.clock = clock;
        this.rooms = rooms;
        this.officials = officials;
        this.holders = holders;
        this.refused = metrics.counter("chuhe.play.refused");
        metrics.gaugeMapSize("chuhe.play.connections", List.of(), guests);
        round = jobs.every(ROUND, "to look who has logged out", this::showOut);
    }

    /** Whoever has logged out, whose account was closed or whose office has lapsed, on whatever process, leaves; he may come again. */
    private void showOut() {
        Set<String> ended = visits.ended(guests.values().stream()
                .map(guest -> guest.ticket().visit())
                .filter(visit -> !visit.isEmpty())
                .collect(Collectors.toSet()));
        guests.values().stream()
                .filter(guest -> ended.contains(guest.ticket().visit()))
                .forEach(guest -> guest.connection().close(1008, "logged out"));
        guests.values().stream()
                .filter(guest -> guest.ticket().onlooker().official()
                        || guest.ticket().onlooker().arbiter())
                .filter(guest -> hasLapsed(guest.ticket().onlooker()))
                .forEach(guest -> guest.connection().close(1008, "no longer an official"));
    }

    /** Whether somebody was let in with more rights than he has now; he may come again with those that are left. */
    private boolean hasLapsed(Onlooker onlooker) {
        Optional<GameTable> table =
                rooms.present(onlooker.game()).map(room -> room.live().table());
        Optional<Account> account = accounts.byId(onlooker.identity());
        return table.isPresent()
                && ((onlooker.official()
                                && account.filter(who -> officials.isOfficial(table.get(), who))
                                        .isEmpty())
                        || (onlooker.arbiter()
                                && account.filter(who -> officials.isArbiter(table.get(), who))
                                        .isEmpty()));
    }

    @Override
    public void close() {
        round.cancel(true);
    }

    public void routes(RoutesConfig routes) {
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
        Visitor visitor = door.recognise(context);
        String id = context.pathParam("id");
        if (door.foreign(context)) {
            throw turnedAway(Rejection.Reason.FORBIDDEN, "socket.foreign", visitor);
        }
        Optional<GameRoom> room = rooms.open(id);
        if (room.isEmpty()) {
            throw turnedAway(Rejection.Reason.NOT_FOUND, "socket.no-game", visitor);
        }
        String holder = holder(visitor, room.get());
        if (holders.areFull(holder)) {
            throw turnedAway(Rejection.Reason.TOO_MUCH, "socket.too-many", visitor);
        }
        boolean arbiter = visitor.account()
                .filter(account -> officials.isArbiter(room.get().live().table(), account))
                .isPresent();
        boolean chief = arbiter && officials.isChief(room.get().live().table(), visitor.member());
        boolean official = visitor.account()
                .filter(account -> officials.isOfficial(room.get().live().table(), account))
                .isPresent();
        // A screen that everybody sees shows what everybody sees, whoever has switched it on.
        Onlooker onlooker = context.queryParam("screen") != null
                ? new Onlooker(id, "", false, false, false, visitor.address())
                : new Onlooker(id, visitor.identity(), arbiter, chief, official, visitor.address());
        String visit = visitor.account().isPresent() ? Token.hash(visitor.secret()) : "";
        context.attribute(TICKET, new Ticket(onlooker, holder, visit));
    }

    /** Players and accounts are counted for themselves. */
    private static String holder(Visitor visitor, GameRoom room) {
        boolean known =
                visitor.account().isPresent() || room.live().table().seating().seats(visitor.identity());
        return known ? Holders.person(visitor.identity()) : visitor.address();
    }

    private Rejection turnedAway(Rejection.Reason reason, String key, Visitor visitor) {
        refused.increment();
        Rejection rejection = new Rejection(reason, WORDS.message(key));
        FaultLog.mention(LOG, "connection refused: " + visitor.address(), rejection);
        return rejection;
    }

    private void open(WsContext context) {
        Ticket ticket = context.attribute(TICKET);
        Optional<GameRoom> room = Optional.ofNullable(ticket)
                .flatMap(who -> rooms.open(who.onlooker().game()));
        if (ticket == null || room.isEmpty()) {
            context.closeSession(1011, "no game");
            return;
        }
        SocketLimits.set(context.session, LARGEST_FRAME);
        context.session.setOutputBufferSize(LARGEST_FRAME);
        holders.add(ticket.holder());
        Connection connection = new Connection(context.session, ticket.onlooker(), clock.millis());
        guests.put(context.sessionId(), new Guest(ticket, connection));
        room.get().join(connection);
        connection.ping("0", clock.millis());
    }

    private void message(WsContext context, String frame) {
        Guest guest = guests.get(context.sessionId());
        if (guest == null) {
            return;
        }
        Connection connection = guest.connection();
        long now = clock.millis();
        ClientMessage message = ClientMessages.read(json, frame);
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
        public void chat(ClientMessage.OfChat message) {
            if (message.id().isEmpty()) {
                refuse(connection, message, Refused.Code.MALFORMED, "refused.no-id");
            } else {
                room.ifPresent(open -> open.hear(connection, message));
            }
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
        Guest guest = guests.remove(context.sessionId());
        if (guest == null) {
            return;
        }
        holders.remove(guest.ticket().holder());
        rooms.present(guest.connection().onlooker().game()).ifPresent(room -> room.leave(guest.connection()));
    }
}
