package org.chuhe.tournament.knockout;

/** Where one side of a bracket match comes from. */
public sealed interface Source {
    /** The sign on wall charts and in event files: s1, bye, W:P1-8.1, L:P1-8.1. */
    String code();

    /** The entrant with this seed number. */
    record Seed(int number) implements Source {
        @Override
        public String code() {
            return "s" + number;
        }
    }

    /** Nobody: the other side goes on (轮空). */
    record Bye() implements Source {
        @Override
        public String code() {
            return "bye";
        }
    }

    /** The winner of an earlier match. */
    record WinnerOf(String match) implements Source {
        @Override
        public String code() {
            return "W:" + match;
        }
    }

    /** The loser of an earlier match. */
    record LoserOf(String match) implements Source {
        @Override
        public String code() {
            return "L:" + match;
        }
    }
}
