package org.chuhe.server.game.room;

import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.chuhe.core.Side;
import org.chuhe.server.game.decision.LiveRulings;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StepWriter;

/**
 * What the rooms of all games share.
 *
 * @param executor does their work
 * @param rulings rules on repetitions meanwhile
 * @param announce tells other server processes of a step
 * @param chatted tells other server processes what players say to each other
 * @param ended hears of every game whose result has changed
 * @param interrupted whether this process can store nothing at present
 * @param certain until when it could, for certain
 * @param awake complete when a clock may start: it is written down that this process is alive
 * @param interruptions counts what was interrupted
 * @param seatSecret the secret of a game's seat
 * @param delay how many milliseconds later those who only watch see what happens at a tournament's board
 */
record RoomTools(
        GameStore store,
        StepWriter writer,
        Executor executor,
        Clock clock,
        LiveRulings rulings,
        Consumer<LiveState> announce,
        BiConsumer<LiveState, Chat.Notice> chatted,
        Consumer<LiveState> ended,
        BooleanSupplier interrupted,
        LongSupplier certain,
        Supplier<CompletableFuture<Void>> awake,
        Counter interruptions,
        BiFunction<String, Side, String> seatSecret,
        ToLongFunction<BoardReference> delay) {}
