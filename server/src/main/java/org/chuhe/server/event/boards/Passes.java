package org.chuhe.server.event.boards;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Team;

/**
 * Players' passes: a link that says who somebody is in a tournament, so that he may sit down at his boards. It is made of
 * names, since numbers change when lots are drawn; whoever is renamed needs a new one.
 */
public final class Passes {
    private static final int LENGTH = 22;

    private final Signer signer;

    public Passes(Signer signer) {
        this.signer = signer;
    }

    /**
     * Somebody who plays.
     *
     * @param no of the entrant
     * @param name his own; of a team's member not the team's
     * @param unit where he comes from, or his team
     * @param twin whether somebody else has the same name and unit; then only the number tells them apart
     */
    public record Bearer(int no, String name, String unit, boolean twin) {
        private String words() {
            return name + "\n" + unit + (twin ? "\n" + no : "");
        }
    }

    /** Everybody who plays in a tournament. */
    public static List<Bearer> bearers(Event event) {
        List<Bearer> all = new ArrayList<>();
        for (Entrant entrant : event.entrants()) {
            if (entrant instanceof Team team) {
                team.members().forEach(member -> all.add(new Bearer(team.no(), member.name(), team.name(), false)));
            } else {
                all.add(new Bearer(entrant.no(), entrant.name(), entrant.unit(), false));
            }
        }
        Map<String, Long> often = all.stream().collect(Collectors.groupingBy(Bearer::words, Collectors.counting()));
        all.replaceAll(one ->
                often.getOrDefault(one.words(), 1L) > 1 ? new Bearer(one.no(), one.name(), one.unit(), true) : one);
        return all;
    }

    /** The secret of somebody's pass. */
    public String of(String event, Bearer bearer) {
        return signer.sign("pass " + event + "\n" + bearer.words()).substring(0, LENGTH);
    }

    /** Whose pass it is. */
    public Optional<Bearer> bearer(String id, Event event, String pass) {
        byte[] shown = pass.getBytes(StandardCharsets.UTF_8);
        return bearers(event).stream()
                .filter(one -> MessageDigest.isEqual(of(id, one).getBytes(StandardCharsets.UTF_8), shown))
                .findFirst();
    }
}
