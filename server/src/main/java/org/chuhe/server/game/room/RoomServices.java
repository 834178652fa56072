package org.chuhe.server.game.room;

import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.util.concurrent.Executor;
import org.chuhe.server.game.decision.LiveRulings;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.StepWriter;
import org.chuhe.server.platform.operation.Liveness;

/**
 * What the rooms of all games share.
 *
 * @param executor does their work
 * @param rulings rules on repetitions meanwhile
 * @param liveness whether this process can store
 * @param ends hears of every game whose result has changed
 * @param interruptions counts what was interrupted
 */
record RoomServices(
        GameStore store,
        StepWriter writer,
        Executor executor,
        Clock clock,
        LiveRulings rulings,
        Liveness liveness,
        OtherProcesses others,
        GameOfficials officials,
        SeatLinks seats,
        GameEnds ends,
        Counter interruptions) {}
