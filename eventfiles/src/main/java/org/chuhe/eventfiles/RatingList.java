package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.command.entry.SetRatings;
import org.chuhe.tournament.command.entry.SetRatings.Rated;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.Person;

/**
 * 等级分表: a list of ratings as associations publish it, a table like those of entries with name, rating and perhaps id and
 * unit. Players are found by their id, else by name and unit, else by name alone if only one in the list bears it.
 */
public final class RatingList {
    private static final int NOBODY = -1;
    private static final int SEVERAL = -2;

    private final Map<String, Integer> byId = new HashMap<>();
    private final Map<List<String>, Integer> byUnit = new HashMap<>();
    private final Map<String, Integer> byName = new HashMap<>();

    private RatingList(List<EntryImport.Line> lines) {
        for (EntryImport.Line line : lines) {
            line.problem().ifPresent(problem -> {
                throw new org.chuhe.json.JsonException(problem);
            });
            if (!line.person().id().isEmpty()) {
                byId.put(line.person().id(), line.rating());
            }
            byUnit.merge(List.of(line.name(), line.unit()), line.rating(), (a, b) -> SEVERAL);
            byName.merge(line.name(), line.rating(), (a, b) -> SEVERAL);
        }
    }

    /**
     * A list.
     *
     * @throws org.chuhe.json.JsonException if it cannot be understood, with the line
     */
    public static RatingList read(String name, byte[] bytes) {
        return new RatingList(EntryImport.lines(name, bytes, false));
    }

    /** What gives everybody of an event who is in the list his rating there. */
    public SetRatings updates(Event event) {
        List<Rated> rated = new ArrayList<>();
        for (Player player : event.players()) {
            add(rated, player.id(), rating(player.person(), player.name(), player.unit()));
        }
        for (Team team : event.teams()) {
            for (Member member : team.members()) {
                add(rated, member.id(), rating(member.person(), member.name(), team.name()));
            }
        }
        return new SetRatings(rated);
    }

    private static void add(List<Rated> rated, int id, int rating) {
        if (rating >= 0) {
            rated.add(new Rated(id, rating));
        }
    }

    private int rating(Person person, String name, String unit) {
        if (byId.containsKey(person.id())) {
            return byId.getOrDefault(person.id(), NOBODY);
        }
        int same = byUnit.getOrDefault(List.of(name, unit), NOBODY);
        return same >= 0 ? same : byName.getOrDefault(name, NOBODY);
    }
}
