package org.chuhe.tournament.pairing;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.chuhe.tournament.knockout.BracketDraw;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.text.Notice;

/** Pairs the next round of an event, whatever its format (2011 rules, 第10条). */
public final class NextRound {
    private final Event event;
    private final Regulations rules;
    private final PairingOrder order;

    private NextRound(Event event, PairingOrder order) {
        this.event = event;
        this.rules = event.regulations();
        this.order = order;
    }

    /** The next round, or why there is none. The event stays as it is. */
    public static Proposal propose(Event event, PairingOrder order) {
        return new NextRound(event, order).propose();
    }

    /** What must be fixed besides so that two entrants change places in the round that an order leads to. */
    public static PairingOrder swapped(Event event, PairingOrder order, int a, int b) {
        if (!(propose(event, order) instanceof Proposal.Paired paired) || a == b) {
            return order;
        }
        return order.swapping(paired.round(), a, b);
    }

    private Proposal propose() {
        if (present().size() < 2) {
            return Proposal.no("pair.tooFew", "", present().size());
        }
        if (!order.fixesNothing()
                && !(rules.format().pairsByScore() && event.stages().isEmpty())) {
            return Proposal.no("pair.noFixing", rules.format().article());
        }
        List<EventStage> playOffs = event.playOffs();
        if (!playOffs.isEmpty()) {
            return orOver(RoundRobinPairing.next(event, playOffs.get(playOffs.size() - 1), List.of()));
        }
        return switch (rules.format()) {
            case ROUND_ROBIN -> orOver(roundRobin());
            case KNOCKOUT, DOUBLE_ELIMINATION -> orOver(bracket());
            case SWISS -> swiss();
            case SWISS_KNOCKOUT -> swissThenFinal();
            case SWISS_ELIMINATION -> lastOut();
            case GROUPS -> groups();
            case ALL_PLAY_ALL -> DuelPairing.next(event);
            case SCHEVENINGEN -> sides();
        };
    }

    private Proposal orOver(Optional<Proposal> next) {
        return next.orElseGet(() -> Proposal.over(rules.format().article(), event.roundsPaired()));
    }

    private Optional<Proposal> roundRobin() {
        Optional<EventStage> drawn = event.stage(1);
        EventStage stage = drawn.orElseGet(() -> new EventStage(
                1,
                Format.ROUND_ROBIN,
                List.of(present().stream().map(Entrant::no).toList())));
        return RoundRobinPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage))
                .map(this::sayingIfNotDrawn);
    }

    /** 附录一: 每一运动员（队）抽得一号. Who wants the order of entry can say so (draw by entry); silence is no lot. */
    private Proposal sayingIfNotDrawn(Proposal next) {
        return next instanceof Proposal.Paired paired && !event.begun() && !event.drawn()
                ? paired.with(List.of(Notice.of("pair.notDrawn", "附录一")))
                : next;
    }

    /** 11.4, for individuals. */
    private Proposal sides() {
        if (rules.forTeams()) {
            return Proposal.no("pair.sides.players", rules.format().article());
        }
        Optional<EventStage> drawn = event.stage(1);
        List<List<Integer>> sides = drawn.map(EventStage::draw).orElseGet(() -> Sides.of(present()));
        if (sides.size() != 2) {
            return Proposal.no("pair.sides.two", rules.format().article(), sides.size());
        }
        EventStage stage = drawn.orElseGet(() -> new EventStage(1, Format.SCHEVENINGEN, sides));
        return orOver(SidesPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage)));
    }

    private Optional<Proposal> bracket() {
        Optional<EventStage> drawn = event.stage(1);
        EventStage stage = drawn.orElseGet(() -> new EventStage(
                1,
                rules.format(),
                List.of(BracketDraw.of(present(), rules.knockout(), new SplittableRandom(rules.seed())))));
        return BracketPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage));
    }

    private Proposal swiss() {
        if (event.roundsPaired() >= rules.rounds()) {
            return Proposal.over("附录二 一.2", event.roundsPaired());
        }
        return ScorePairing.next(event, order, LastOut.NOBODY);
    }

    /** 10.6. */
    private Proposal lastOut() {
        if (event.roundsPaired() >= rules.rounds()) {
            return Proposal.over("10.6", event.roundsPaired());
        }
        LastOut cut = LastOut.next(event);
        if (!cut.leaving().isEmpty() && !PairingProgress.allFinished(event)) {
            return stillPlaying("10.6");
        }
        if (!cut.cut().level().isEmpty()) {
            return Cut.undecided(List.of(cut.cut()), "10.6");
        }
        return ScorePairing.next(event, order, cut);
    }

    /** 10.5. */
    private Proposal swissThenFinal() {
        if (PairingProgress.roundsOf(event, 1) < rules.rounds()) {
            return ScorePairing.next(event, order, LastOut.NOBODY);
        }
        return finals();
    }

    /** 10.2. */
    private Proposal groups() {
        Optional<EventStage> drawn = event.stage(1);
        StageRules cut = rules.stages();
        if (drawn.isEmpty() && (cut.groups() < 1 || present().size() < 2 * cut.groups())) {
            return Proposal.no("pair.groups", "10.2", cut.groups(), present().size());
        }
        EventStage stage =
                drawn.orElseGet(() -> new EventStage(1, Format.ROUND_ROBIN, Finalists.groups(present(), cut.groups())));
        if (event.stage(2).isEmpty()) {
            Optional<Proposal> next =
                    RoundRobinPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage));
            if (next.isPresent()) {
                return sayingIfNotDrawn(next.orElseThrow());
            }
        }
        return finals();
    }

    private Proposal finals() {
        String article = rules.format().article();
        Optional<EventStage> drawn = event.stage(2);
        if (drawn.isPresent()) {
            return orOver(finalRound(drawn.orElseThrow(), List.of()));
        }
        if (!PairingProgress.allFinished(event)) {
            return stillPlaying(article);
        }
        Finalists.Choice choice = finalists();
        if (choice.open()) {
            return Cut.undecided(choice.cuts(), article);
        }
        if (choice.seeds().size() < 2) {
            return Proposal.no("pair.tooFew", article, choice.seeds().size());
        }
        EventStage stage = new EventStage(2, rules.stages().finals(), List.of(choice.seeds()));
        Proposal first = orOver(finalRound(stage, List.of(stage)));
        return first instanceof Proposal.Paired paired ? paired.with(choice.notices(article)) : first;
    }

    private Finalists.Choice finalists() {
        return rules.format() == Format.GROUPS
                ? Finalists.ofGroups(event, rules.stages().finals().isBracket())
                : Finalists.ofTable(event);
    }

    private Optional<Proposal> finalRound(EventStage stage, List<EventStage> begun) {
        return stage.format() == Format.ROUND_ROBIN
                ? RoundRobinPairing.next(event, stage, begun)
                : BracketPairing.next(event, stage, begun);
    }

    private Proposal stillPlaying(String article) {
        return new Proposal.Impossible(
                Notice.of("pair.unfinished", article, PairingProgress.open(event)),
                List.of(Notice.plain("remedy.results")));
    }

    /** Whoever takes part in the next round; in a table or bracket whoever is there when the lots are drawn. */
    private List<Entrant> present() {
        boolean drawn = !rules.format().pairsByScore() && event.begun();
        return event.entrants().stream()
                .filter(e -> drawn || e.attendance().takesPart(PairingProgress.nextRound(event)))
                .toList();
    }
}
