package org.chuhe.tournament.command;

import org.chuhe.text.Message;

/** Something done to an event, as its log keeps it: a record, whose components are its arguments. */
public interface Deed {
    /** What it is; its code stands in logs. */
    DeedKind kind();

    /** What was done, said when it is read: entrants and accounts have the names that they have now. */
    Message sentence(Names names);
}
