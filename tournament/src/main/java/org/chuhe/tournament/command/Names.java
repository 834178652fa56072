package org.chuhe.tournament.command;

import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** What those are called whom a log knows by id. */
public interface Names {
    /** An entrant, or a team's member, by his id: number and name, as long as there is an entry. */
    Message entrant(int id);

    /** Who holds an account. */
    String account(String id);

    private static Optional<Notice> member(Event event, int id) {
        return event.teams().stream()
                .flatMap(team -> team.members().stream()
                        .filter(member -> member.id() == id)
                        .map(member -> Notice.plain("did.entrant", team.no(), member.name())))
                .findFirst();
    }

    /** The names of an event; nobody has an account. */
    static Names of(Event event) {
        return new Names() {
            @Override
            public Message entrant(int id) {
                return event.byId(id)
                        .map(entrant -> Notice.plain("did.entrant", entrant.no(), entrant.name()))
                        .or(() -> member(event, id))
                        .orElseGet(() -> Notice.plain("did.entrant.gone", id))
                        .words();
            }

            @Override
            public String account(String id) {
                return id;
            }
        };
    }
}
