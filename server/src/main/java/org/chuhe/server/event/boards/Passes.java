package org.chuhe.server.event.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.server.event.log.EventLinks;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.platform.auth.SignedLink.Purpose;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Team;

/**
 * Players' passes: a link that says who somebody is in a tournament, so that he may sit down at his boards. It is made of
 * his id, which nothing changes.
 */
public final class Passes {
    private final EventLinks links;

    public Passes(EventLinks links) {
        this.links = links;
    }

    /**
     * Somebody who plays.
     *
     * @param id his own: of a player, or of a team's member
     * @param no of the entrant
     * @param name his own; of a team's member not the team's
     * @param unit where he comes from, or his team
     */
    public record Bearer(int id, int no, String name, String unit) {}

    /** Everybody who plays in a tournament. */
    public static List<Bearer> bearers(Event event) {
        List<Bearer> all = new ArrayList<>();
        for (Entrant entrant : event.entrants()) {
            if (entrant instanceof Team team) {
                team.members()
                        .forEach(member -> all.add(new Bearer(member.id(), team.no(), member.name(), team.name())));
            } else {
                all.add(new Bearer(entrant.id(), entrant.no(), entrant.name(), entrant.unit()));
            }
        }
        return all;
    }

    /** The secret of somebody's pass. */
    public String of(String id, EventState state, Bearer bearer) {
        return links.of(id, state, Purpose.PASS, bearer.id());
    }

    /** Whose pass it is. */
    public Optional<Bearer> bearer(String id, EventState state, String pass) {
        OptionalInt shown = links.opened(id, state, Purpose.PASS, pass);
        return shown.isEmpty()
                ? Optional.empty()
                : bearers(state.event()).stream()
                        .filter(one -> one.id() == shown.getAsInt())
                        .findFirst();
    }
}
