package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;

/** What a reader considered, kept only to explain a failure. */
final class Trace {
    /** A piece asked for: its kind, the file (0 for any) and which of several. */
    record Request(int kind, int file, int which) {}

    /** A piece that fits, and where it would go; {@code to} is -1 if that is off the board. */
    record Candidate(int from, int to) {}

    private final List<Request> requests = new ArrayList<>();
    private final List<Candidate> candidates = new ArrayList<>();

    void asked(int kind, int file, int which) {
        requests.add(new Request(kind, file, which));
    }

    void considered(int from, int to) {
        Candidate candidate = new Candidate(from, to);
        if (!candidates.contains(candidate)) {
            candidates.add(candidate);
        }
    }

    List<Request> requests() {
        return requests;
    }

    List<Candidate> candidates() {
        return candidates;
    }
}
