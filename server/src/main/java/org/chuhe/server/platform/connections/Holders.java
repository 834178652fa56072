package org.chuhe.server.platform.connections;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Open connections, counted by who has them: an account, a player at his board, or else everybody at an address. There is one
 * count for all that can be watched, since it is one setting.
 */
public final class Holders {
    /** Several devices and pages of one person. */
    private static final int MOST_OF_ONE = 50;

    private static final String PERSON = "person ";

    private final int perAddress;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();

    /** With so many for all guests at an address. */
    public Holders(int perAddress) {
        this.perAddress = perAddress;
    }

    /** Somebody who is counted for himself, so that a hall behind one router is many people. */
    public static String person(String identity) {
        return PERSON + identity;
    }

    /** Whether somebody has as many as he may: those at an address together so many, one person no more than a person needs. */
    public boolean areFull(String holder) {
        int most = holder.startsWith(PERSON) ? Math.min(MOST_OF_ONE, perAddress) : perAddress;
        return open.getOrDefault(holder, 0) >= most;
    }

    public void add(String holder) {
        open.merge(holder, 1, Integer::sum);
    }

    public void remove(String holder) {
        open.computeIfPresent(holder, (who, count) -> count > 1 ? count - 1 : null);
    }
}
