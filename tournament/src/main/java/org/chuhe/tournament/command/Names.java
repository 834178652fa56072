package org.chuhe.tournament.command;

import org.chuhe.text.Message;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** What those are called whom a log knows by number or id. */
public interface Names {
    /** An entrant: the number and, as long as there is an entry, the name. */
    Message entrant(int no);

    /** Who holds an account. */
    String account(String id);

    /** The names of an event; nobody has an account. */
    static Names of(Event event) {
        return new Names() {
            @Override
            public Message entrant(int no) {
                return event.entrant(no)
                        .map(Entrant::name)
                        .map(name -> Notice.plain("did.entrant", no, name))
                        .orElseGet(() -> Notice.plain("did.entrant.gone", no))
                        .words();
            }

            @Override
            public String account(String id) {
                return id;
            }
        };
    }
}
