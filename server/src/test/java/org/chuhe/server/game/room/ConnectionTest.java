package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.PlayersTurn;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.LiveState;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class ConnectionTest {
    private final List<String> did = new ArrayList<>();
    private final List<Callback> unsent = new ArrayList<>();

    /** A network that takes everything and delivers nothing until told. */
    private final Session session = (Session) Proxy.newProxyInstance(
            Session.class.getClassLoader(), new Class<?>[] {Session.class}, (proxy, method, arguments) -> {
                did.add(method.getName());
                if (method.getName().equals("sendText")) {
                    unsent.add((Callback) arguments[1]);
                }
                return method.getName().equals("isOpen") ? true : null;
            });

    private final Connection connection =
            new Connection(session, new Onlooker("g", "", false, false, false, "10.0.0.1"), 0);

    @Test
    void whoCannotKeepUpIsDropped() {
        for (int i = 0; i < 100; i++) {
            connection.send("step");
        }
        assertThat(did).doesNotContain("disconnect");
        connection.send("one more");
        assertThat(did).contains("disconnect");
    }

    @Test
    void whoKeepsUpIsNot() {
        for (int i = 0; i < 1000; i++) {
            connection.send("step");
            unsent.remove(0).succeed();
        }
        assertThat(did).doesNotContain("disconnect");
    }

    @Test
    void theLeastOfTheLastDelaysCounts() {
        assertThat(connection.delay()).isZero();
        long now = 0;
        for (long delay : new long[] {300, 80, 400, 2_000}) {
            connection.ping("p" + delay, now);
            connection.pong("something else", now + 1);
            connection.pong("p" + delay, now + delay);
            connection.pong("p" + delay, now + 90_000);
            now += 10_000;
        }
        assertThat(connection.delay()).isEqualTo(80);
        connection.ping("a", now);
        connection.pong("a", now + 500);
        connection.ping("b", now);
        connection.pong("b", now + 500);
        assertThat(connection.delay()).isEqualTo(400);
    }

    @Test
    void whoNeverAnswersPingsIsDropped() {
        for (int i = 0; i < 4; i++) {
            connection.ping("p" + i, 10_000L * i);
        }
        connection.pong("p3", 30_100);
        for (int i = 4; i < 8; i++) {
            connection.ping("p" + i, 10_000L * i);
        }
        assertThat(did).doesNotContain("disconnect");
        connection.ping("p8", 80_000);
        assertThat(did).contains("disconnect");
    }

    @Test
    void theDelayIsNotChargedToTheMove() {
        Agreement agreement =
                new Agreement("", GameTerms.of(Preset.ONLINE), ColourChoice.RED, true, Optional.empty(), false);
        Seating seating = new Seating(
                PlayerSeat.reserved("甲"), Optional.of(PlayerSeat.reserved("乙")), Optional.of(Side.RED), Side.RED);
        LiveState ready = new LiveState("g", 1, 0, new GameTable(agreement, seating, Notes.NONE), Optional.empty());
        LiveState begun = TableActions.begin(ready, 1_000, true, true).after();
        ClientMessage.OfPlayer move = new ClientMessage.Move("1", 0, "", "h2e2");
        assertThat(used(on(begun, move, 5_000, 300))).isEqualTo(3_700);
        // More than has passed cannot be given back.
        assertThat(used(on(begun, move, 1_200, 500))).isZero();
        // A flag that fell while the move was on its way did not fall.
        assertThat(on(begun, move, 931_200, 300).refused()).isEmpty();
        assertThat(on(begun, move, 931_400, 300).refused()).isPresent();
    }

    private static Decided on(LiveState live, ClientMessage.OfPlayer message, long now, long givenBack) {
        return (Decided) new PlayersTurn(live, Side.RED, now, givenBack).hear(message);
    }

    private static long used(Decided decided) {
        GameState state = decided.after().game().orElseThrow();
        return state.clock().face(Side.RED).used();
    }
}
