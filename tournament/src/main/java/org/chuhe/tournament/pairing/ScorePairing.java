package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.swiss.FixedPair;
import org.chuhe.tournament.swiss.PairReason;
import org.chuhe.tournament.swiss.Relaxation;
import org.chuhe.tournament.swiss.SwissAnswer;
import org.chuhe.tournament.swiss.SwissPairer;
import org.chuhe.tournament.swiss.SwissRound;
import org.chuhe.tournament.swiss.SwissState;
import org.chuhe.tournament.text.Notice;

/** The next round of an event paired by scores (2011 rules, 10.3, 10.5, 10.6, 附录二). */
public final class ScorePairing {
    private final Event event;
    private final PairingOrder order;
    private final LastOut cut;
    private final List<Notice> notices = new ArrayList<>();

    private ScorePairing(Event event, PairingOrder order, LastOut cut) {
        this.event = event;
        this.order = order;
        this.cut = cut;
        this.notices.addAll(cut.notices(event));
        this.notices.addAll(FieldAdvice.of(event));
        if (!event.begun() && !event.drawn()) {
            this.notices.add(Notice.of("pair.notDrawn", "附录二 一.3"));
        }
        if (new Acceleration(event).holds(PairingProgress.nextRound(event))) {
            this.notices.add(Notice.plain("pair.accelerated", PairingProgress.nextRound(event)));
        }
    }

    /** {@code cut}: who is cut before this round (10.6). */
    public static Proposal next(Event event, PairingOrder order, LastOut cut) {
        return new ScorePairing(event, order, cut).propose();
    }

    private Proposal propose() {
        int round = PairingProgress.nextRound(event);
        Set<Integer> out = LastOut.gone(event);
        out.addAll(cut.leaving());
        List<Entrant> present = event.entrants().stream()
                .filter(e -> e.attendance().takesPart(round) && !out.contains(e.no()))
                .toList();
        Optional<Notice> wrong = wrongOrder(present);
        if (wrong.isPresent()) {
            return new Proposal.Impossible(wrong.orElseThrow(), List.of());
        }
        SwissState state = SwissStates.of(event, present, order);
        SwissAnswer answer = SwissPairer.pair(state);
        if (answer instanceof SwissAnswer.Impossible impossible) {
            List<Notice> remedies = impossible.advice().stream()
                    .map(a -> SwissReasons.giveUp(a.giveUp(), a.round()))
                    .toList();
            return new Proposal.Impossible(Notice.of("pair.impossible", "附录二 一.6", round), remedies);
        }
        return write(((SwissAnswer.Paired) answer).round(), state);
    }

    private Optional<Notice> wrongOrder(List<Entrant> present) {
        Set<Integer> free = new HashSet<>();
        present.forEach(e -> free.add(e.no()));
        for (FixedPair pair : order.pairs()) {
            for (int no : new int[] {pair.red(), pair.black()}) {
                if (!free.remove(no)) {
                    return Optional.of(Notice.plain("pair.fixed", no));
                }
            }
        }
        if (order.bye() != 0 && !free.remove(order.bye())) {
            return Optional.of(Notice.plain("pair.fixed", order.bye()));
        }
        return free.size() % 2 == 1 && order.bye() != 0
                ? Optional.of(Notice.of("pair.fixedOdd", "附录二 一.5"))
                : Optional.empty();
    }

    private Proposal write(SwissRound paired, SwissState state) {
        int number = PairingProgress.nextRound(event);
        MatchMaker maker = new MatchMaker(event, number);
        List<Match> matches = new ArrayList<>();
        List<Explanation> explanations = new ArrayList<>();
        Map<Integer, Integer> scores = new HashMap<>();
        state.players().forEach(p -> scores.put(p.no(), p.score()));
        for (SwissRound.Table table : paired.tables()) {
            matches.add(
                    maker.match(table.number(), "", table.red(), table.black()).with(origin(table.reason())));
            explanations.add(new Explanation(table.number(), SwissReasons.of(table, scores)));
            table.reason().broken().forEach(rule -> notices.add(SwissReasons.broken(rule, table)));
        }
        List<Integer> byes = paired.bye().isPresent() ? List.of(paired.bye().getAsInt()) : List.of();
        int lowest = scores.values().stream().mapToInt(Integer::intValue).min().orElse(0);
        byes.forEach(no -> {
            boolean higher = scores.getOrDefault(no, lowest) > lowest;
            String key = order.bye() == no ? "swiss.bye.fixed" : bye(no, higher);
            explanations.add(new Explanation(0, List.of(Notice.of(key, "附录二 一.5", no))));
        });
        Round round = new Round(number, 1, matches, byes, cut.leaving(), List.of());
        return new Proposal.Paired(round, List.of(), explanations, notices);
    }

    /** Why somebody is free (附录二 一.5), by the reading that holds. */
    private String bye(int no, boolean higher) {
        if (event.regulations().reads(Reading.BYE_IN_LOWEST_GROUP)) {
            return higher ? "swiss.bye.group.higher" : "swiss.bye.group";
        }
        boolean again = event.rounds().stream().anyMatch(round -> round.byes().contains(no));
        return higher ? "swiss.bye.higher" : again ? "swiss.bye.again" : "swiss.bye";
    }

    private static Origin origin(PairReason reason) {
        if (reason.choice() == PairReason.Choice.ARBITER) {
            return Origin.ARBITER;
        }
        boolean relaxed = reason.broken().stream().anyMatch(rule -> rule != Relaxation.WEAKLY_FORBIDDEN);
        return relaxed ? Origin.RELAXED : Origin.RULE;
    }
}
