package org.chuhe.server.event.view;

import java.util.stream.Collectors;
import org.chuhe.server.event.log.EventDesk;

/** What an organiser reads after an action: what was done, and what he should know. */
public final class Said {
    private Said() {}

    /** What was done, in the words of the history, and what follows from it. */
    public static String all(EventVisit visit, EventDesk.Done done) {
        String notices = notices(visit, done);
        String did = done.did().map(message -> visit.say("done.said", message)).orElseGet(() -> visit.say("done"));
        return notices.isEmpty() ? did : did + " " + notices;
    }

    public static String notices(EventVisit visit, EventDesk.Done done) {
        return done.notices().stream()
                .map(notice -> notice.withArticle(visit.locale()))
                .collect(Collectors.joining(" "));
    }
}
