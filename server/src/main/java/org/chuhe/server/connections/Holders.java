package org.chuhe.server.connections;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Open connections, counted by who has them: an account, a player at his board, or else everybody at an address. */
public final class Holders {
    private final Map<String, Integer> open = new ConcurrentHashMap<>();

    /** Whether somebody has so many already. */
    public boolean has(String holder, int most) {
        return open.getOrDefault(holder, 0) >= most;
    }

    public void add(String holder) {
        open.merge(holder, 1, Integer::sum);
    }

    public void remove(String holder) {
        open.computeIfPresent(holder, (who, count) -> count > 1 ? count - 1 : null);
    }
}
