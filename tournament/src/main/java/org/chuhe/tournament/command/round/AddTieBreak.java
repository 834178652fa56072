package org.chuhe.tournament.command.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.chuhe.tournament.text.Notice;

/**
 * Adds the next game of the tie-break chain to a bracket match that is level; colours change from game to game. Teams play
 * one on every board, with those who sit there.
 */
public record AddTieBreak(int round, int table) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Match> found = Tables.find(event, round, table);
        if (found.isEmpty()) {
            return Tables.unknown(round, table);
        }
        Match match = found.orElseThrow();
        if (!Brackets.mustBeDecided(event, round, table)) {
            return Outcome.refused("tieBreak.noBracket", "10.4");
        }
        if (!MatchWinner.level(match, event.regulations())) {
            return Outcome.refused("tieBreak.notLevel", "10.4", table);
        }
        List<GameKind> chain = event.regulations().knockout().tieBreaks();
        int size = MatchWinner.size(event.regulations());
        int added = (int) match.games().stream()
                        .filter(g -> g.kind() != GameKind.REGULAR)
                        .count()
                / size;
        if (added >= chain.size()) {
            return Outcome.refused("tieBreak.exhausted", "10.4", table);
        }
        List<Game> games = new ArrayList<>(match.games());
        for (Game last : match.games().subList(games.size() - size, games.size())) {
            Game turned = last.turned();
            games.add(new Game(
                    games.size() + 1,
                    chain.get(added),
                    turned.red(),
                    turned.black(),
                    turned.redMember(),
                    turned.blackMember(),
                    Result.NONE));
        }
        return Outcome.done(Tables.replace(event, round, match.with(games)));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.TIEBREAK;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.tiebreak", round, table).words();
    }
}
