package org.chuhe.engines.broadcast;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.engines.match.MatchTask;
import org.chuhe.engines.play.GameSpectator;
import org.chuhe.engines.protocol.BestLine;
import org.chuhe.engines.protocol.EngineProtocol;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.state.GameState;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game that is being played. Of everything only the newest is kept: the thread that plays puts it here and goes on, and
 * nothing is read of what programs say until somebody wants to know.
 */
final class BoardNews implements GameSpectator {
    private static final int LONGEST_LINE = 12;

    /** A line as it was said, and of which position. */
    private record Said(String line, RankDialect ranks, GameState state) {}

    private final MatchTask task;
    private final LongSupplier nanos;
    private @Nullable GameState state;
    private long since;
    private @Nullable Said red;
    private @Nullable Said black;

    BoardNews(MatchTask task, LongSupplier nanos) {
        this.task = task;
        this.nanos = nanos;
    }

    @Override
    public synchronized void thinks(GameState now) {
        state = now;
        since = nanos.getAsLong();
    }

    @Override
    public void says(Side side, EngineProtocol protocol, String line) {
        if (line.startsWith("info ") && line.contains(" pv ")) {
            keep(side, protocol.ranks(), line);
        }
    }

    private synchronized void keep(Side side, RankDialect ranks, String line) {
        GameState now = state;
        if (now != null) {
            Said said = new Said(line, ranks, now);
            red = side == Side.RED ? said : red;
            black = side == Side.BLACK ? said : black;
        }
    }

    /** The game as it stands; says whether it has begun. */
    boolean write(ObjectNode json) {
        GameState now;
        long thought;
        Said ofRed;
        Said ofBlack;
        synchronized (this) {
            now = state;
            thought = TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - since);
            ofRed = red;
            ofBlack = black;
        }
        if (now == null) {
            return false;
        }
        json.put("game", task.number());
        json.put("red", task.red());
        json.put("black", task.black());
        json.put("fen", Fen.write(now.start()));
        json.put("moves", text(now.history().movesAfter(0)));
        json.put("thought", Math.max(0, thought));
        for (Side side : Side.values()) {
            Optional.ofNullable(side == Side.RED ? ofRed : ofBlack).ifPresent(said -> line(json, side, said));
            clock(json, side, now);
        }
        return true;
    }

    private static void clock(ObjectNode json, Side side, GameState state) {
        SideClock face = state.clock().face(side);
        long whole = face.left() + (face.periods() > 0 ? face.periodLeft() : 0);
        long single = state.scheme().moveLimit();
        long left = single > 0 ? Math.min(whole, single) : whole;
        if (left < ClockStage.UNLIMITED) {
            json.put(side.code() + "Clock", left);
        }
    }

    private static void line(ObjectNode json, Side side, Said said) {
        Position position = said.state.position();
        BestLine.read(said.line, said.ranks, position, LONGEST_LINE).ifPresent(best -> {
            ObjectNode line = json.putObject(side.code() + "Line");
            line.put("ply", said.state.history().ply());
            line.put("depth", best.depth());
            best.score().ifPresent(score -> line.put("score", score));
            best.mate().ifPresent(mate -> line.put("mate", mate));
            line.put("moves", text(best.moves()));
        });
    }

    private static String text(List<Move> moves) {
        return String.join(" ", moves.stream().map(Move::toString).toList());
    }
}
