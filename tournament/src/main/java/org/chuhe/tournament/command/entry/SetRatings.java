package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
     * @param member his place in the team's list; 0 = a player of an individual event
     */
    public record Rated(int no, int member, int rating) {}

    public SetRatings {
        ratings = List.copyOf(ratings);
    }

    @Override
    public Outcome applyTo(Event event) {
        Map<List<Integer>, Integer> found = new HashMap<>();
        for (Rated rated : ratings) {
            if (event.entrant(rated.no()).isEmpty()) {
                return Entries.unknown(rated.no());
            }
            found.put(List.of(rated.no(), rated.member()), rated.rating());
        }
        List<Player> players = new ArrayList<>();
        event.players().forEach(p -> players.add(p.rated(found.getOrDefault(List.of(p.no(), 0), p.rating()))));
        List<Team> teams = new ArrayList<>();
        for (Team team : event.teams()) {
            List<Member> members = new ArrayList<>();
            for (Member member : team.members()) {
                int place = members.size() + 1;
                members.add(member.rated(found.getOrDefault(List.of(team.no(), place), member.rating())));
            }
            teams.add(new Team(team.no(), team.name(), members, team.seed(), team.attendance(), team.conduct()));
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
