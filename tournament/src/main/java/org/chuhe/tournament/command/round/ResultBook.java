package org.chuhe.tournament.command.round;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.result.Assumption;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.text.Notice;

/** Results on their way into an event, so that a round is copied once and not once for each of its tables. */
final class ResultBook {
    private final Event event;
    private final Map<Integer, Map<Integer, Match>> rounds = new HashMap<>();
    private final List<Assumption> reliedOn = new ArrayList<>();
    private final List<Notice> notices = new ArrayList<>();

    ResultBook(Event event) {
        this.event = event;
    }

    /** The matches of a round by their tables. */
    private Map<Integer, Match> tables(int round) {
        return rounds.computeIfAbsent(round, number -> {
            Map<Integer, Match> tables = new TreeMap<>();
            event.round(number).ifPresent(r -> r.matches().forEach(m -> tables.put(m.table(), m)));
            return tables;
        });
    }

    /** Enters a result; or says why it cannot be. */
    Optional<Outcome> enter(RecordResult record) {
        int round = record.round();
        int table = record.table();
        Match match = tables(round).get(table);
        if (match == null) {
            return Optional.of(Tables.unknown(round, table));
        }
        Optional<Game> old =
                match.games().stream().filter(g -> g.number() == record.game()).findFirst();
        if (old.isEmpty()) {
            return Optional.of(Outcome.refused("game.unknown", "", table, record.game()));
        }
        if (record.result().played() && !(isThere(match.first(), round) && isThere(match.second(), round))) {
            return Optional.of(
                    Outcome.refused("result.gone", event.regulations().format().withdrawalArticle(), round, table));
        }
        if (!record.reason().fits(record.result())) {
            return Optional.of(Outcome.refused(
                    "result.reason",
                    Notice.of(record.reason()).article(),
                    table,
                    record.result().sign()));
        }
        Match changed = Tables.replace(match, old.orElseThrow().with(record.result(), record.reason()));
        if (Brackets.wentOnDifferently(event, round, match, changed)) {
            return Optional.of(Outcome.refused("result.bracket", "附录三", round, table));
        }
        tables(round).put(table, changed);
        remember(record, old.orElseThrow().result());
        return Optional.empty();
    }

    private boolean isThere(int no, int round) {
        return event.entrant(no).map(e -> e.attendance().takesPart(round)).orElse(true);
    }

    /** Later rounds were paired by what was on record before (附录二 一.8). */
    private void remember(RecordResult record, Result before) {
        boolean later = event.regulations().format().pairsByScore() && event.roundsPaired() > record.round();
        if (later && before != record.result() && before != Result.NONE) {
            reliedOn.add(new Assumption(record.round(), record.table(), record.game(), before));
            notices.add(Notice.of(
                    "result.paired",
                    "附录二 一.8",
                    record.round(),
                    record.table(),
                    before.code(),
                    record.result().code()));
        }
    }

    /** What the arbiter should know. */
    List<Notice> notices() {
        return notices;
    }

    /** The event with all that was entered. */
    Event event() {
        Event after = event;
        for (Round round : event.rounds()) {
            Map<Integer, Match> changed = rounds.get(round.number());
            Round now = changed == null ? round : round.with(List.copyOf(changed.values()));
            after = after.with(assuming(now));
        }
        return after;
    }

    private Round assuming(Round round) {
        if (reliedOn.isEmpty()) {
            return round;
        }
        Set<List<Integer>> known = new HashSet<>();
        round.assumptions().forEach(a -> known.add(List.of(a.round(), a.table(), a.game())));
        List<Assumption> all = new ArrayList<>(round.assumptions());
        for (Assumption a : reliedOn) {
            if (a.round() < round.number() && known.add(List.of(a.round(), a.table(), a.game()))) {
                all.add(a);
            }
        }
        return round.assuming(all);
    }
}
