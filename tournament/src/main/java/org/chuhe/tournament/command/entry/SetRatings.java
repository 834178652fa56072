package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.text.Notice;

/** Gives many their ratings at once, out of a list. */
public record SetRatings(List<Rated> ratings) implements Command {
    /**
     * Somebody's rating.
     *
     * @param id of a player, or of a team's member
     */
    public record Rated(int id, int rating) {}

    public SetRatings {
        ratings = List.copyOf(ratings);
    }

    @Override
    public Outcome applyTo(Event event) {
        Map<Integer, Integer> found = new LinkedHashMap<>();
        ratings.forEach(rated -> found.put(rated.id(), rated.rating()));
        Set<Integer> unknown = new LinkedHashSet<>(found.keySet());
        List<Player> players = new ArrayList<>();
        for (Player player : event.players()) {
            unknown.remove(player.id());
            players.add(player.rated(found.getOrDefault(player.id(), player.rating())));
        }
        List<Team> teams = new ArrayList<>();
        for (Team team : event.teams()) {
            List<Member> members = new ArrayList<>();
            for (Member member : team.members()) {
                unknown.remove(member.id());
                members.add(member.rated(found.getOrDefault(member.id(), member.rating())));
            }
            teams.add(team.with(members));
        }
        if (!unknown.isEmpty()) {
            return Entries.unknown(unknown.iterator().next());
        }
        return Outcome.done(event.withPlayers(players).withTeams(teams));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.RATINGS;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.ratings", ratings.size()).words();
    }
}
