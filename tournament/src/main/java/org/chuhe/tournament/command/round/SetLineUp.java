package org.chuhe.tournament.command.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.team.LineUps;
import org.chuhe.tournament.text.Notice;

/**
 * Says who of a team sits at which board in a round (11.1–11.3).
 *
 * @param team its id
 * @param members board 1 first, by their places in its list
 */
public record SetLineUp(int round, int team, List<Integer> members) implements Command {
    public SetLineUp {
        members = List.copyOf(members);
    }

    @Override
    public Outcome applyTo(Event event) {
        Optional<Team> found =
                event.teams().stream().filter(t -> t.id() == team).findFirst();
        if (found.isEmpty()) {
            return Entries.unknown(team);
        }
        int no = found.orElseThrow().no();
        Optional<Match> match = event.round(round).flatMap(r -> r.matchOf(no));
        if (match.isEmpty()) {
            return Outcome.refused("lineup.noMatch", "11", no, round);
        }
        TeamRules rules = event.regulations().teams();
        Optional<Notice> why = LineUps.why(
                rules.kind(), rules.boards(), found.orElseThrow().members().size(), members);
        if (why.isPresent()) {
            return new Outcome.Refused(why.orElseThrow(), List.of());
        }
        if (match.orElseThrow().games().stream().anyMatch(g -> g.result().played())) {
            return Outcome.refused("lineup.played", "11", round);
        }
        return Outcome.done(Tables.replace(event, round, seated(match.orElseThrow(), no, rules.boards())));
    }

    private Match seated(Match match, int no, int boards) {
        List<Game> games = new ArrayList<>();
        for (Game g : match.games()) {
            int member = members.get((g.number() - 1) % boards);
            games.add(new Game(
                    g.number(),
                    g.kind(),
                    g.red(),
                    g.black(),
                    g.red() == no ? member : g.redMember(),
                    g.black() == no ? member : g.blackMember(),
                    g.result()));
        }
        return match.with(games);
    }

    @Override
    public CommandKind kind() {
        return CommandKind.LINEUP;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.lineup", round, names.entrant(team)).words();
    }
}
