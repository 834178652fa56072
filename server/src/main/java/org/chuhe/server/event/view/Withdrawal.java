package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.result.Game;

/** What 退出比赛 would do to an event (19.2, 19.3), told before it is done. */
public final class Withdrawal {
    private Withdrawal() {}

    /** The consequences as sentences, for somebody who would leave now. */
    public static List<String> effects(EventVisit visit, Entrant entrant) {
        Event event = visit.state().event();
        Withdraw leave = Withdraw.now(event, entrant, Departure.UNEXPLAINED);
        if (!(leave.applyTo(event) instanceof Outcome.Done done)) {
            return List.of();
        }
        List<String> effects = new ArrayList<>();
        effects.add(visit.say("withdraw.after", entrant.name(), leave.afterRound()));
        for (Round round : event.rounds()) {
            Round then = done.event().rounds().get(round.number() - 1);
            for (int i = 0; i < round.matches().size(); i++) {
                forfeited(
                        visit,
                        entrant.no(),
                        round,
                        round.matches().get(i),
                        then.matches().get(i),
                        effects);
            }
        }
        boolean struck = Standings.of(done.event()).unranked().contains(entrant.no());
        if (event.regulations().format().hasSchedule()) {
            effects.add(visit.say(struck ? "withdraw.struck" : "withdraw.stands"));
        } else {
            effects.add(visit.say("withdraw.unpaired"));
        }
        return effects;
    }

    private static void forfeited(EventVisit visit, int no, Round round, Match now, Match then, List<String> effects) {
        for (int g = 0; g < now.games().size(); g++) {
            Game game = now.games().get(g);
            if (game.result() != then.games().get(g).result()) {
                effects.add(visit.say(
                        "withdraw.forfeits",
                        round.number(),
                        now.table(),
                        visit.state().whole().name(now.opponentOf(no))));
                return;
            }
        }
    }
}
