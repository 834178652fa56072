package org.chuhe.tournament;

import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.model.Event;

/** One entry of the history: what was done, and the event before. */
public record Change(Command command, Event before) {}
