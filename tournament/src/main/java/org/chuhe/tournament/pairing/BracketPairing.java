package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.tournament.knockout.Bracket;
import org.chuhe.tournament.knockout.BracketMatch;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.knockout.PlayedBracket;
import org.chuhe.tournament.knockout.Slot;
import org.chuhe.tournament.knockout.SlotName;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.text.Notice;

/** The next round of a bracket: every match whose two sides are known (2011 rules, 10.4, 12.4, 附录三). */
public final class BracketPairing {
    private BracketPairing() {}

    /** The next round; empty when the bracket is played out. */
    public static Optional<Proposal> next(Event event, EventStage stage, List<EventStage> begun) {
        Optional<Notice> open = undecided(event, stage);
        if (open.isPresent()) {
            return Optional.of(new Proposal.Impossible(
                    open.orElseThrow(), List.of(Notice.plain("remedy.tieBreak"), Notice.plain("remedy.award"))));
        }
        PlayedBracket played = EventBracket.played(event, stage);
        if (played.finished()) {
            return Optional.empty();
        }
        int number = PairingProgress.nextRound(event);
        MatchMaker maker = new MatchMaker(event, number);
        List<Match> matches = new ArrayList<>();
        List<Explanation> explanations = new ArrayList<>();
        for (BracketMatch ready : played.ready()) {
            int table = matches.size() + 1;
            boolean turned = lot(event, stage, ready.id());
            int first = turned ? ready.second() : ready.first();
            int second = turned ? ready.first() : ready.second();
            matches.add(maker.match(table, ready.id(), first, second));
            Bracket bracket = EventBracket.layout(event, stage);
            Slot slot = bracket.slot(ready.id()).orElseThrow();
            explanations.add(new Explanation(
                    table,
                    List.of(
                            Notice.of(
                                    "pair.bracket",
                                    "附录三",
                                    SlotName.of(ready.id()).orElseThrow(),
                                    SlotName.of(bracket.origin(slot.first())),
                                    SlotName.of(bracket.origin(slot.second()))),
                            Notice.of("pair.bracket.lot", "12.4", first))));
        }
        Round round = new Round(number, stage.number(), matches, List.of(), List.of(), List.of());
        return Optional.of(new Proposal.Paired(round, begun, explanations, List.of()));
    }

    private static Optional<Notice> undecided(Event event, EventStage stage) {
        for (Round round : event.rounds()) {
            for (Match match : round.matches()) {
                if (round.stage() == stage.number() && !MatchWinner.decided(match, event.regulations())) {
                    return Optional.of(Notice.of("pair.undecided", "10.4", round.number(), match.table()));
                }
            }
        }
        return Optional.empty();
    }

    /** 抽签定先后: from the event's seed and the place in the bracket, so that it is the same whenever it is asked. */
    private static boolean lot(Event event, EventStage stage, String id) {
        long seed = event.regulations().seed() * 31 + id.hashCode();
        return new SplittableRandom(seed * 31 + stage.number()).nextBoolean();
    }
}
