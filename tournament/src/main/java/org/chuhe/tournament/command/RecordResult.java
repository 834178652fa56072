package org.chuhe.tournament.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Assumption;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Result;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.text.Notice;

/**
 * Records a result, or corrects one. Rounds already paired stay as they are (附录二 一.8); they remember what they relied
 * on. In a bracket a correction that changes who went on is refused: take the later rounds back first.
 */
public record RecordResult(int round, int table, int game, Result result) implements Command {
    /** The result of the only game at a table. */
    public static RecordResult of(int round, int table, Result result) {
        return new RecordResult(round, table, 1, result);
    }

    @Override
    public Outcome applyTo(Event event) {
        Optional<Match> found = Tables.find(event, round, table);
        if (found.isEmpty()) {
            return Tables.unknown(round, table);
        }
        Match match = found.orElseThrow();
        Optional<Game> old =
                match.games().stream().filter(g -> g.number() == game).findFirst();
        if (old.isEmpty()) {
            return Outcome.refused("game.unknown", "", table, game);
        }
        if (result.played() && !bothThere(event, match)) {
            return Outcome.refused("result.gone", "19.3", round, table);
        }
        Match changed = Tables.replace(match, old.orElseThrow().with(result));
        Event after = Tables.replace(event, round, changed);
        if (Brackets.wentOnDifferently(event, round, match, changed)) {
            return Outcome.refused("result.bracket", "附录三", round, table);
        }
        Result before = old.orElseThrow().result();
        List<Notice> notices = new ArrayList<>();
        boolean reliedOn = event.regulations().format().pairsByScore() && event.roundsPaired() > round;
        if (reliedOn && before != result && before != Result.UNFINISHED) {
            after = remember(after, before);
            notices.add(Notice.of("result.paired", "附录二 一.8", round, table, before.code(), result.code()));
        }
        return new Outcome.Done(after, notices);
    }

    private boolean bothThere(Event event, Match match) {
        return event.entrants().stream()
                .filter(e -> match.involves(e.no()))
                .allMatch(e -> e.attendance().takesPart(round));
    }

    private Event remember(Event event, Result before) {
        Event after = event;
        for (Round later : event.rounds()) {
            boolean known = later.assumptions().stream()
                    .anyMatch(a -> a.round() == round && a.table() == table && a.game() == game);
            if (later.number() > round && !known) {
                List<Assumption> assumptions = new ArrayList<>(later.assumptions());
                assumptions.add(new Assumption(round, table, game, before));
                after = after.with(later.assuming(assumptions));
            }
        }
        return after;
    }
}
