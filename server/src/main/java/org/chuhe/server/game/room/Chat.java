package org.chuhe.server.game.room;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.core.Side;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.connections.TokenBucket;

/**
 * What the two players of a game for fun say to each other, as long as both want it. Nobody else hears it, and nothing of it
 * is stored: it is gone with the room, or as soon as one of them no longer wants it. In events there is none.
 */
final class Chat {
    /** So much is shown to a player whose page was loaded anew. */
    private static final int MOST_LINES = 50;

    private static final int BURST = 5;
    private static final int PER_SECOND = 1;

    private final Audience audience;
    private final OtherProcesses others;
    private final Set<Side> wanting = EnumSet.noneOf(Side.class);
    private final List<Line> lines = new ArrayList<>();
    private final Map<Side, TokenBucket> limits = new EnumMap<>(Side.class);

    /**
     * Something that was said.
     *
     * @param name the sender's name for it: what is sent twice is said once
     */
    record Line(Side side, String name, String text, long at) {}

    /** What server processes tell each other of it: a player wants to talk or does not, or has said something. */
    record Notice(Side side, boolean on, Optional<Line> line) {}

    Chat(Audience audience, OtherProcesses others) {
        this.audience = audience;
        this.others = others;
    }

    /** A player has come, or come back. */
    void greet(LiveState live, Connection connection) {
        if (!wanting.isEmpty() && sideOf(live, connection).isPresent()) {
            connection.send(state());
        }
    }

    /** Somebody wants something of it. */
    void hear(LiveState live, Connection connection, ClientMessage.OfChat message, long now) {
        Optional<Side> side = sideOf(live, connection);
        if (side.isEmpty()) {
            connection.complain("refused.no-player");
            refuse(connection, message, Refused.Code.NOT_YOURS, "refused.no-player");
        } else if (!isAllowed(live)) {
            refuse(connection, message, Refused.Code.REFUSED, "refused.no-chat");
        } else if (!ends(message) && limit(side.get(), now).take(now) > 0) {
            refuse(connection, message, Refused.Code.TOO_FAST, "refused.too-fast");
        } else if (message instanceof ClientMessage.WantChat want) {
            want(live, side.get(), want.on());
            others.tellChat(live.id(), new Notice(side.get(), want.on(), Optional.empty()));
            done(live, connection, message);
        } else if (message instanceof ClientMessage.Say say) {
            say(live, connection, side.get(), say, now);
        }
    }

    /** Whoever has enough of it is heard at once. */
    private static boolean ends(ClientMessage.OfChat message) {
        return message instanceof ClientMessage.WantChat want && !want.on();
    }

    private void say(LiveState live, Connection connection, Side side, ClientMessage.Say say, long now) {
        if (wanting.size() < 2) {
            refuse(connection, say, Refused.Code.REFUSED, "refused.chat-off");
            return;
        }
        if (lines.stream().noneMatch(line -> line.side() == side && line.name().equals(say.id()))) {
            Line line = new Line(side, say.id(), say.text(), now);
            add(live, line);
            others.tellChat(live.id(), new Notice(side, true, Optional.of(line)));
        }
        done(live, connection, say);
    }

    /** Another process tells. */
    void hear(LiveState live, Notice notice) {
        if (!isAllowed(live)) {
            return;
        }
        boolean news = wanting.contains(notice.side()) != notice.on();
        if (news) {
            want(live, notice.side(), notice.on());
            Side other = notice.side().opponent();
            // That process may have opened the game after the other player said so here.
            if (notice.on() && wanting.contains(other)) {
                others.tellChat(live.id(), new Notice(other, true, Optional.empty()));
            }
        }
        if (wanting.size() == 2) {
            notice.line().ifPresent(line -> add(live, line));
        }
    }

    private void want(LiveState live, Side side, boolean on) {
        boolean changed = on ? wanting.add(side) : wanting.remove(side);
        if (wanting.size() < 2) {
            lines.clear();
        }
        if (changed) {
            tell(live);
        }
    }

    private void add(LiveState live, Line line) {
        lines.add(line);
        if (lines.size() > MOST_LINES) {
            lines.remove(0);
        }
        tell(live);
    }

    private void tell(LiveState live) {
        String text = state();
        audience.connections().stream()
                .filter(connection -> sideOf(live, connection).isPresent())
                .forEach(connection -> connection.send(text));
    }

    private String state() {
        return ServerMessages.chat(wanting.contains(Side.RED), wanting.contains(Side.BLACK), lines);
    }

    private static boolean isAllowed(LiveState live) {
        return live.table().agreement().board().isEmpty()
                && live.table().seating().second().isPresent()
                && !live.atBoard();
    }

    private static Optional<Side> sideOf(LiveState live, Connection connection) {
        return live.sideOf(connection.onlooker().identity());
    }

    private TokenBucket limit(Side side, long now) {
        return limits.computeIfAbsent(side, each -> new TokenBucket(BURST, PER_SECOND, now));
    }

    private static void done(LiveState live, Connection connection, ClientMessage message) {
        connection.send(ServerMessages.ok(message.id(), live.version()));
    }

    private static void refuse(Connection connection, ClientMessage message, Refused.Code code, String key) {
        Audience.answer(connection, message.id(), Refused.of(code, key));
    }
}
