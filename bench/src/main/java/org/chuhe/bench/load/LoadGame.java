package org.chuhe.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.jspecify.annotations.Nullable;

/** One game under load: two players who move at random by the rules, and whoever watches. */
final class LoadGame {
    private final LoadTally tally;
    private final SplittableRandom random;
    private final boolean returning;
    private final List<Watcher> watchers = new ArrayList<>();
    private final Map<Long, String> seen = new HashMap<>();
    private Position position = Position.START;
    private int ply;
    private int shownTo;
    private long sentAt;
    private boolean measured;
    private boolean over;
    private boolean begun;
    /** The move that was sent last, to be sent again by whoever lost his connection over it. */
    private String sent = "";
    /** The last ply of which the server has said that it is stored. */
    private int acknowledged;

    /** @param returning whether whoever loses his connection comes back */
    LoadGame(LoadTally tally, SplittableRandom random, boolean returning) {
        this.tally = tally;
        this.random = random;
        this.returning = returning;
    }

    /** A client of the game; the first two are Red and Black. */
    Watcher watcher(CountDownLatch ready) {
        Watcher watcher = new Watcher(ready);
        watchers.add(watcher);
        return watcher;
    }

    /** One connection and what it has seen. */
    final class Watcher implements LoadSocket.Ear {
        private final CountDownLatch ready;
        private @Nullable LoadSocket socket;
        private Runnable comesBack = () -> {};
        private long version = -1;
        private boolean welcomed;
        private volatile long lostAt;
        /** The last move that it was counted for. */
        private int counted;
        /** Whether it came back to a game without a move that had been acknowledged, and has not seen that since. */
        private boolean misses;

        Watcher(CountDownLatch ready) {
            this.ready = ready;
        }

        /** @param again opens another connection in a moment */
        void with(LoadSocket own, Runnable again) {
            socket = own;
            comesBack = again;
        }

        @Override
        public void opened() {}

        @Override
        public void heard(String text) {
            long now = System.nanoTime();
            String type = Scan.text(text, "\"t\":\"");
            switch (type) {
                case "ping" -> say("{\"t\":\"pong\",\"n\":\"" + Scan.text(text, "\"n\":\"") + "\"}");
                case "game" -> {
                    check(text, now, true);
                    if (!welcomed) {
                        welcomed = true;
                        ready.countDown();
                    }
                    if (lostAt > 0) {
                        tally.returned(now - lostAt);
                        lostAt = 0;
                        again(this);
                    }
                }
                case "ok" -> acknowledged(Scan.text(text, "\"id\":\""));
                case "step" -> check(text, now, false);
                case "no" -> tally.refused(text);
                default -> {}
            }
        }

        private void check(String text, long now, boolean whole) {
            // The state comes last; what stands before it may contain the same keys.
            int state = text.lastIndexOf("\"state\":{");
            long next = Scan.number(text, "\"version\":", state);
            if (!whole && version >= 0 && next != version + 1) {
                tally.fault("gap: version " + next + " after " + version);
            }
            version = next;
            String fen = Scan.text(text, "\"fen\":\"", state);
            String phase = Scan.text(text, "\"phase\":\"", state);
            shown(this, next, (int) Scan.number(text, "\"ply\":", state), fen, phase, now);
        }

        @Override
        public void failed(String why) {
            if (!returning) {
                tally.fault("connection lost: " + why);
                ready.countDown();
                return;
            }
            if (lostAt == 0) {
                lostAt = System.nanoTime();
            }
            comesBack.run();
        }

        void say(String text) {
            try {
                if (socket != null) {
                    socket.send(text);
                }
            } catch (IOException e) {
                // Whoever comes back says it again.
                if (!returning) {
                    tally.fault("cannot send: " + e.getMessage());
                }
            }
        }
    }

    /** Somebody was shown a state: it must be the one that the others see under this number. */
    private synchronized void shown(Watcher watcher, long version, int shownPly, String fen, String phase, long now) {
        // Another process may hear of the last step a moment later; but it must.
        watcher.misses = shownPly < acknowledged && (watcher.misses || watcher.lostAt > 0);
        String before = seen.putIfAbsent(version, fen);
        if (before != null && !before.equals(fen)) {
            tally.fault("different positions under version " + version + ": " + before + " and " + fen);
        }
        begun |= phase.equals("playing");
        if (phase.equals("over") && !over) {
            over = true;
            tally.ended();
        }
        if (shownPly == ply && ply > 0 && sentAt > 0 && watcher.counted < ply) {
            watcher.counted = ply;
            if (!position.toString().equals(fen)) {
                tally.fault("not the move that was played: " + fen);
            }
            if (measured) {
                tally.delivered(now - sentAt);
            }
            if (++shownTo == watchers.size()) {
                if (measured) {
                    tally.complete(now - sentAt);
                }
                sentAt = 0;
                seen.keySet().removeIf(old -> old < version - 2);
            }
        }
    }

    /** Makes a move, if the last one has reached everybody. */
    synchronized void move(boolean measure) {
        if (over || !begun) {
            return;
        }
        if (sentAt > 0) {
            tally.late();
            return;
        }
        Move move = choose();
        Side side = position.sideToMove();
        Watcher mover = watchers.get(side == Side.RED ? 0 : 1);
        int answered = ply;
        position = position.play(move);
        ply++;
        shownTo = 0;
        measured = measure;
        sentAt = System.nanoTime();
        sent = "{\"t\":\"move\",\"id\":\"" + ply + "\",\"ply\":" + answered + ",\"move\":\"" + move + "\"}";
        mover.say(sent);
    }

    private synchronized void acknowledged(String id) {
        acknowledged = Math.max(acknowledged, Integer.parseInt(id));
    }

    /** Whoever was away says his last move again, if nobody has answered it. */
    private synchronized void again(Watcher watcher) {
        boolean mine = watchers.get(position.sideToMove() == Side.RED ? 1 : 0) == watcher;
        if (mine && ply > acknowledged) {
            watcher.say(sent);
        }
    }

    /** Any legal move that does not end the game. */
    private Move choose() {
        List<Move> moves = position.legalMoves();
        int first = random.nextInt(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get((first + i) % moves.size());
            if (!position.play(move).legalMoves().isEmpty()) {
                return move;
            }
        }
        return moves.get(first);
    }

    /** Whether an acknowledged move is gone for somebody who came back. */
    synchronized boolean hasLost() {
        return watchers.stream().anyMatch(watcher -> watcher.misses);
    }

    /** Moves that somebody is still waiting for. */
    synchronized boolean isWaiting() {
        return sentAt > 0 && !over;
    }
}
