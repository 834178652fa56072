package org.chuhe.server.play.live;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.command.Answer;
import org.chuhe.game.state.Event;
import org.chuhe.server.play.store.Standing;
import org.chuhe.server.play.table.Table;

/**
 * What becomes of a decision. Even a refused one may change the game: time alone may have brought something about.
 *
 * @param next how the game will stand; the same as before if nothing changes
 * @param events what happened on the board and the clock
 * @param refused why what was wanted is not done, if it is not
 */
public record Verdict(Standing next, List<Event> events, Optional<Refused> refused) {
    public Verdict {
        events = List.copyOf(events);
    }

    public static Verdict refuse(Standing standing, Refused.Code code, String key, Object... arguments) {
        return new Verdict(standing, List.of(), Optional.of(Refused.of(code, key, arguments)));
    }

    static Verdict change(Standing standing, Table table) {
        return new Verdict(standing.next(table), List.of(), Optional.empty());
    }

    /** Nothing to do. */
    static Verdict nothing(Standing standing) {
        return new Verdict(standing, List.of(), Optional.empty());
    }

    /** What the referee answered. */
    public static Verdict of(Standing standing, Answer answer) {
        Standing next = answer.events().isEmpty() ? standing : standing.next(answer.state());
        return new Verdict(next, answer.events(), answer.refusal().map(Refused::by));
    }
}
