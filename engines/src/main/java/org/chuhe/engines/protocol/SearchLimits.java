package org.chuhe.engines.protocol;

/**
 * What a program is told about how long it may think. What is 0 is not said; times are in milliseconds.
 *
 * @param redTime what Red has left
 * @param blackTime what Black has left
 * @param redIncrement what Red gets for every move
 * @param blackIncrement what Black gets for every move
 * @param movesToGo how many moves the time is for; 0 for the rest of the game
 * @param moveTime exactly this long for the move
 * @param nodes so many positions
 * @param depth so many plies
 */
public record SearchLimits(
        long redTime,
        long blackTime,
        long redIncrement,
        long blackIncrement,
        int movesToGo,
        long moveTime,
        long nodes,
        int depth) {

    /** Nothing is said. */
    public static final SearchLimits NONE = new SearchLimits(0, 0, 0, 0, 0, 0, 0, 0);

    public static SearchLimits ofNodes(long nodes) {
        return NONE.withNodes(nodes);
    }

    public static SearchLimits ofDepth(int depth) {
        return NONE.withDepth(depth);
    }

    public static SearchLimits ofMoveTime(long millis) {
        return new SearchLimits(0, 0, 0, 0, 0, millis, 0, 0);
    }

    public static SearchLimits ofClocks(long red, long black, long redIncrement, long blackIncrement, int movesToGo) {
        return new SearchLimits(Math.max(1, red), Math.max(1, black), redIncrement, blackIncrement, movesToGo, 0, 0, 0);
    }

    public SearchLimits withNodes(long number) {
        return new SearchLimits(redTime, blackTime, redIncrement, blackIncrement, movesToGo, moveTime, number, depth);
    }

    public SearchLimits withDepth(int plies) {
        return new SearchLimits(redTime, blackTime, redIncrement, blackIncrement, movesToGo, moveTime, nodes, plies);
    }

    /** Whether clocks are told. */
    public boolean hasClocks() {
        return redTime > 0;
    }
}
