package org.chuhe.tournament.roundrobin;

/** Two numbers of a table; the one written first has Red (12.1). */
public record Pair(int red, int black) {
    boolean has(int number) {
        return red == number || black == number;
    }
}
