package org.chuhe.server.game.room;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.core.Side;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StepWriter;
import org.chuhe.server.game.store.StoreResult;
import org.chuhe.server.game.store.StoredStep;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.auth.Token;

/** Makes games, begins those of tournaments, and takes back what has not begun. */
public final class GameMaker {
    /** 96 bits, as other ids have. */
    private static final int BOARD_ID_LENGTH = 16;

    private final StepWriter writer;
    private final Rooms rooms;
    private final Signer signer;
    private final Clock clock;
    private final SecureRandom random;

    GameMaker(StepWriter writer, Rooms rooms, Signer signer, Clock clock, SecureRandom random) {
        this.writer = writer;
        this.rooms = rooms;
        this.signer = signer;
        this.clock = clock;
        this.random = random;
    }

    /** Makes a game and gives its id. */
    public String create(NewGame game) {
        String id = Token.id(random);
        if (store(id, game) != StoreResult.STORED) {
            throw Refused.of(Refused.Code.BUSY, "refused.busy").rejection();
        }
        return id;
    }

    /**
     * The id of a tournament's board. It follows from who sits there, so that two processes, or one after a crash, make
     * the same game and not two.
     *
     * @param players who plays whom, in any words that name nobody else
     * @param attempt 0 for the first game, 1 if that was taken back or void, and so on
     */
    public String boardId(BoardReference board, String players, int attempt) {
        String sign = signer.sign("board " + board.mark() + " " + attempt + " " + players);
        return sign.substring(0, BOARD_ID_LENGTH);
    }

    /** Makes a game with an id from {@link #boardId}, unless it is there already. */
    public void create(String id, NewGame game) {
        if (store(id, game) == StoreResult.UNKNOWN) {
            throw Refused.of(Refused.Code.BUSY, "refused.busy").rejection();
        }
    }

    private StoreResult store(String id, NewGame game) {
        Optional<Side> side = game.firstSide();
        Seating seating = new Seating(game.first(), game.second(), side, TableActions.hide(random.nextLong()));
        GameTable table = new GameTable(game.agreement(), seating, Notes.NONE);
        LiveState live = new LiveState(id, 1, clock.millis(), table, Optional.empty());
        CompletableFuture<StoreResult> stored = new CompletableFuture<>();
        writer.store(StoredStep.creation(live, "created:" + game.first().identity()), stored::complete);
        return stored.join();
    }

    /** Begins a game of a tournament, whoever is there; who comes later is late (20.1). */
    public void start(String id) {
        rooms.open(id)
                .ifPresent(room -> room.decide(
                                "",
                                (live, at) -> live.atBoard()
                                        // There the arbiter sees who has come, and gives the signal.
                                        ? Decided.nothing(live)
                                        : TableActions.begin(
                                                live,
                                                at,
                                                room.audience().isHere(live, Side.RED),
                                                room.audience().isHere(live, Side.BLACK)))
                        .join());
    }

    /** Takes back a game that has not begun; says whether it could. */
    public boolean cancel(String id) {
        return rooms.open(id)
                .map(room -> room.decide("", (live, at) -> TableActions.cancel(live, Optional.empty()))
                        .join()
                        .refused()
                        .isEmpty())
                .orElse(false);
    }
}
