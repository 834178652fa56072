package org.chuhe.server.event.broadcast;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.server.event.boards.BoardChoice;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.ClientMessages;
import org.chuhe.server.game.room.Connection;
import org.chuhe.server.game.room.Onlooker;
import org.chuhe.server.platform.connections.Holders;
import org.chuhe.server.platform.connections.SocketLimits;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import tools.jackson.databind.json.JsonMapper;

/** The WebSocket of a page with several boards. It listens to nothing but that somebody is still there. */
public final class BoardsSocket {
    private static final String PATH = "/api/events/{id}/boards/live";
    private static final String TICKET = "ticket";
    /** Nobody has to say more than this at once. */
    private static final int LARGEST_FRAME = 512;

    private final Door door;
    private final Holders holders;
    private final JsonMapper json;
    private final Clock clock;
    private final EventDesk desk;
    private final Broadcasts broadcasts;
    private final Map<String, Guest> guests = new ConcurrentHashMap<>();

    /**
     * Somebody who was let in, and what he wants to see.
     *
     * @param holder whom the connection is counted for: members for themselves
     */
    private record Ticket(String event, BoardChoice choice, String address, String holder) {}

    private record Guest(Ticket ticket, Connection connection) {}

    public BoardsSocket(
            Door door,
            Holders holders,
            JsonMapper json,
            MeterRegistry metrics,
            Clock clock,
            EventDesk desk,
            Broadcasts broadcasts) {
        this.door = door;
        this.holders = holders;
        this.json = json;
        this.clock = clock;
        this.desk = desk;
        this.broadcasts = broadcasts;
        metrics.gaugeMapSize("chuhe.broadcast.connections", List.of(), guests);
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
                    socket.onError(this::close);
                },
                Access.EVERYONE);
    }

    private void admit(Context context) {
        Visitor visitor = door.recognise(context);
        if (door.foreign(context)) {
            throw Rejection.forbidden(EventVisit.WORDS.message("broadcast.foreign"));
        }
        String event = context.pathParam("id");
        desk.state(event);
        String holder = visitor.account().isPresent() ? Holders.person(visitor.identity()) : visitor.address();
        if (holders.areFull(holder)) {
            throw new Rejection(Rejection.Reason.TOO_MUCH, EventVisit.WORDS.message("broadcast.too-many"));
        }
        context.attribute(TICKET, new Ticket(event, BoardChoice.read(context::queryParam), visitor.address(), holder));
    }

    private void open(WsContext context) {
        Ticket ticket = context.attribute(TICKET);
        if (ticket == null) {
            context.closeSession(1011, "no ticket");
            return;
        }
        SocketLimits.set(context.session, LARGEST_FRAME);
        holders.add(ticket.holder());
        Onlooker onlooker = new Onlooker(ticket.event(), "", false, false, false, ticket.address());
        Connection connection = new Connection(context.session, onlooker, clock.millis());
        guests.put(context.sessionId(), new Guest(ticket, connection));
        broadcasts.join(ticket.event(), ticket.choice(), connection);
    }

    private void message(WsContext context, String frame) {
        Guest guest = guests.get(context.sessionId());
        if (guest == null) {
            return;
        }
        long now = clock.millis();
        ClientMessage message = ClientMessages.read(json, frame);
        if (message instanceof ClientMessage.Pong pong) {
            guest.connection().pong(pong.token(), now);
        }
        if (guest.connection().allows(now) && message instanceof ClientMessage.Sync) {
            broadcasts.again(guest.ticket().event(), guest.ticket().choice(), guest.connection());
        }
    }

    private void close(WsContext context) {
        Guest guest = guests.remove(context.sessionId());
        if (guest != null) {
            holders.remove(guest.ticket().holder());
            broadcasts.leave(guest.ticket().event(), guest.ticket().choice(), guest.connection());
        }
    }

    /** The server stops: pages come back when there is one again. */
    void sayGoodbye() {
        guests.values().forEach(guest -> guest.connection().close(1001, ""));
    }
}
