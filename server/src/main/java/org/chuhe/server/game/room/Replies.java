package org.chuhe.server.game.room;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the last messages were answered, to recognise those that come twice. */
final class Replies {
    private static final int MOST = 200;

    private final Map<String, Reply> byCause = new LinkedHashMap<>();

    /** Remembers a reply; what has no name cannot come twice. */
    void remember(String cause, Reply reply) {
        if (cause.isEmpty() || cause.endsWith(":")) {
            return;
        }
        byCause.put(cause, new Reply(reply.version(), reply.refused(), Optional.empty()));
        if (byCause.size() > MOST) {
            byCause.remove(byCause.keySet().iterator().next());
        }
    }

    Optional<Reply> to(String cause) {
        return Optional.ofNullable(byCause.get(cause));
    }
}
