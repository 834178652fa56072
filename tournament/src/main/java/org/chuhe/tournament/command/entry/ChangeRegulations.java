package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;

/** Replaces the regulations; what has shaped rounds already played cannot be changed any more. */
public record ChangeRegulations(Regulations regulations) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Regulations old = event.regulations();
        if (event.begun()) {
            boolean shape = old.format() != regulations.format()
                    || !old.teams().equals(regulations.teams())
                    || old.gamesPerMatch() != regulations.gamesPerMatch()
                    || old.cycles() != regulations.cycles()
                    || old.accelerated() != regulations.accelerated();
            if (shape) {
                return Outcome.refused("regulations.begun", "15");
            }
            int paired = event.withoutPlayOffs().roundsPaired();
            if (regulations.rounds() != 0 && regulations.rounds() < paired) {
                return Outcome.refused("regulations.rounds", "附录二 一.2", paired);
            }
            if (!event.playOffs().isEmpty() && regulations.rounds() != old.rounds()) {
                return Outcome.refused("regulations.playOff", "附录二 一.2");
            }
        }
        if (regulations.rounds() < 0
                || regulations.gamesPerMatch() < 1
                || regulations.cycles() < 1
                || regulations.accelerated() < 0) {
            return Outcome.refused("regulations.number", "");
        }
        if (!regulations.scoring().falls()) {
            return Outcome.refused("regulations.points", "");
        }
        Optional<Notice> contradiction = regulations.contradiction();
        if (contradiction.isPresent()) {
            return new Outcome.Refused(contradiction.orElseThrow(), remedies());
        }
        for (ForbiddenPair pair : regulations.forbidden()) {
            Optional<Outcome> wrong = old.forbidden().contains(pair) ? Optional.empty() : ForbidPair.wrong(event, pair);
            if (wrong.isPresent()) {
                return wrong.get();
            }
        }
        List<Notice> notices = new ArrayList<>();
        if (event.begun() && old.rounds() != regulations.rounds()) {
            notices.add(Notice.of("regulations.lastRounds", "附录二 二.4(9)", regulations.rounds()));
        }
        return new Outcome.Done(event.with(regulations), notices);
    }

    private List<Notice> remedies() {
        if (!regulations.ranksPlayersAsTeams()) {
            return List.of();
        }
        RankingClause usual = regulations.change().usualRanking().build().ranking();
        return List.of(Notice.of("remedy.clause", usual.article(), usual.article()));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.REGULATIONS;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.regulations").words();
    }
}
