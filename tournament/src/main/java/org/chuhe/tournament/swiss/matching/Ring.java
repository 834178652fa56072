package org.chuhe.tournament.swiss.matching;

/**
 * An odd ring of alternating edges. It begins with the part that holds the base, the one vertex matched outside the ring;
 * from there every second edge is a pair: parts 1 and 2, 3 and 4, and so on.
 *
 * @param parts vertices and smaller blossoms, in order
 * @param from for each part the vertex in it that is joined to the next part
 * @param to for each part the vertex of the next part it is joined to
 */
record Ring(int[] parts, int[] from, int[] to) {
    int size() {
        return parts.length;
    }

    int placeOf(int part) {
        int at = 0;
        while (parts[at] != part) {
            at++;
        }
        return at;
    }

    /** The same ring, beginning at another place. */
    Ring startingAt(int place) {
        return new Ring(rotated(parts, place), rotated(from, place), rotated(to, place));
    }

    private static int[] rotated(int[] values, int by) {
        int[] result = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            result[i] = values[(i + by) % values.length];
        }
        return result;
    }
}
