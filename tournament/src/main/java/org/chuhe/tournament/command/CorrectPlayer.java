package org.chuhe.tournament.command;

import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;

/** Corrects what the entry form says of a player; his number stays. */
public record CorrectPlayer(int no, String name, String unit, int rating, int seed) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        for (Player player : event.players()) {
            if (player.no() == no) {
                return Outcome.done(
                        event.with(new Player(no, name, unit, rating, seed, player.attendance(), player.conduct())));
            }
        }
        return Entries.unknown(no);
    }
}
