package org.chuhe.server.play.live;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.Event;
import org.chuhe.server.play.store.KeptRuling;
import org.chuhe.server.play.store.Standing;
import org.chuhe.server.play.table.Table;

/**
 * What becomes of a decision. Even a refused one may change the game: time alone may have brought something about.
 *
 * @param next how the game will stand; the same as before if nothing changes
 * @param events what happened on the board and the clock
 * @param refused why what was wanted is not done, if it is not
 * @param proof what a ruling among the events rests on
 * @param question what has to be ruled on first; nothing is decided until then
 */
public record Verdict(
        Standing next,
        List<Event> events,
        Optional<Refused> refused,
        Optional<KeptRuling> proof,
        Optional<RepetitionQuestion> question) {
    public Verdict {
        events = List.copyOf(events);
    }

    Verdict(Standing next, List<Event> events, Optional<Refused> refused) {
        this(next, events, refused, Optional.empty(), Optional.empty());
    }

    public static Verdict refuse(Standing standing, Refused.Code code, String key, Object... arguments) {
        return refuse(standing, Refused.of(code, key, arguments));
    }

    static Verdict refuse(Standing standing, Refused refused) {
        return new Verdict(standing, List.of(), Optional.of(refused));
    }

    static Verdict change(Standing standing, Table table) {
        return new Verdict(standing.next(table), List.of(), Optional.empty());
    }

    /** Nothing to do. */
    static Verdict nothing(Standing standing) {
        return new Verdict(standing, List.of(), Optional.empty());
    }

    /** Nothing can be decided before there is a ruling. */
    static Verdict afterRuling(Standing standing, RepetitionQuestion question) {
        return new Verdict(standing, List.of(), Optional.empty(), Optional.empty(), Optional.of(question));
    }
}
