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
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Explanation;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.result.Assumption;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.text.Notice;

/**
 * Pairs the next round by the rules, around what the arbiter has fixed himself.
 *
 * @param round which round that is; 0 = the next, which the log then knows
 */
public record PairRound(PairingOrder order, int round) implements Command {
    /** By the rules alone. */
    public static final PairRound BY_RULE = new PairRound(PairingOrder.NONE);

    /** The next round. */
    public PairRound(PairingOrder order) {
        this(order, 0);
    }

    /** What came of it, and why the tables are as they are. */
    public record Paired(Outcome outcome, List<Explanation> explanations) {
        public Paired {
            explanations = List.copyOf(explanations);
        }
    }

    /**
     * What is to be confirmed first: a game or two may go on (附录二 一.8), but a round most of whose games are open is hardly meant
     * to be over.
     */
    public static Optional<Notice> doubt(Event event) {
        if (!event.begun() || !event.regulations().format().pairsByScore()) {
            return Optional.empty();
        }
        Round last = event.rounds().get(event.roundsPaired() - 1);
        long games = last.games().count();
        long open = last.games().filter(g -> !g.result().finished()).count();
        return 2 * open > games
                ? Optional.of(Notice.of("pair.mostOpen", "附录二 一.8", last.number(), open, games))
                : Optional.empty();
    }

    @Override
    public Outcome applyTo(Event event) {
        return pair(event).outcome();
    }

    /** The same with its reasons. */
    public Paired pair(Event event) {
        Proposal proposal = NextRound.propose(event, order);
        if (proposal instanceof Proposal.Impossible impossible) {
            return new Paired(new Outcome.Refused(impossible.reason(), impossible.remedies()), List.of());
        }
        if (proposal instanceof Proposal.Over over) {
            return new Paired(new Outcome.Refused(over.reason(), List.of()), List.of());
        }
        Proposal.Paired paired = (Proposal.Paired) proposal;
        List<EventStage> stages = new ArrayList<>(event.stages());
        stages.addAll(paired.stages());
        List<Assumption> assumed = unfinished(event);
        List<Notice> notices = new ArrayList<>(paired.notices());
        if (!assumed.isEmpty()) {
            notices.add(Notice.of("pair.provisional", "附录二 一.8", assumed.size()));
        }
        Event after = event.withStages(stages).with(paired.round().assuming(assumed));
        return new Paired(new Outcome.Done(after, notices), paired.explanations());
    }

    /** Games still going on count as draws for this pairing, whatever becomes of them (附录二 一.8). */
    private static List<Assumption> unfinished(Event event) {
        List<Assumption> assumptions = new ArrayList<>();
        if (!event.regulations().format().pairsByScore() || !event.playOffs().isEmpty()) {
            return assumptions;
        }
        for (Round round : event.rounds()) {
            for (Match match : round.matches()) {
                for (Game game : match.games()) {
                    if (game.result() == Result.NONE) {
                        assumptions.add(new Assumption(round.number(), match.table(), game.number(), Result.DRAW));
                    }
                }
            }
        }
        return assumptions;
    }

    @Override
    public CommandKind kind() {
        return CommandKind.PAIR;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.pair", round).words();
    }

    @Override
    public PairRound asDone(Event before) {
        return new PairRound(order, before.roundsPaired() + 1);
    }
}
