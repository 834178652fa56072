package org.chuhe.tournament.command;

import org.chuhe.text.Message;
import org.chuhe.tournament.text.Notice;

/**
 * Results and pairings were made up from here on.
 *
 * @param rounds how many there were then
 */
public record Simulate(int rounds) implements Deed {
    @Override
    public CommandKind kind() {
        return CommandKind.SIMULATE;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.simulate", rounds).words();
    }
}
