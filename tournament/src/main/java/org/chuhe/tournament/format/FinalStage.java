package org.chuhe.tournament.format;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.pairing.BracketPairing;
import org.chuhe.tournament.pairing.Cut;
import org.chuhe.tournament.pairing.PairingProgress;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.RoundRobinPairing;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Regulations;

/** The final stage of an event (10.2, 10.5): the best of the first play a table or a bracket of their own. */
final class FinalStage {
    private static final int NUMBER = 2;

    private FinalStage() {}

    /** Its next round; {@code finalists} is asked when it begins. */
    static Proposal next(Event event, Supplier<Finalists.Choice> finalists) {
        String article = event.regulations().format().article();
        Optional<EventStage> drawn = event.stage(NUMBER);
        if (drawn.isPresent()) {
            return EventFormat.orOver(event, round(event, drawn.orElseThrow(), List.of()));
        }
        if (!PairingProgress.allFinished(event)) {
            return EventFormat.stillPlaying(event, article);
        }
        Finalists.Choice choice = finalists.get();
        if (choice.open()) {
            return Cut.undecided(choice.cuts(), article);
        }
        if (choice.seeds().size() < 2) {
            return Proposal.no("pair.tooFew", article, choice.seeds().size());
        }
        EventStage stage = new EventStage(NUMBER, event.regulations().stages().finals(), List.of(choice.seeds()));
        Proposal first = EventFormat.orOver(event, round(event, stage, List.of(stage)));
        return first instanceof Proposal.Paired paired ? paired.with(choice.notices(article)) : first;
    }

    private static Optional<Proposal> round(Event event, EventStage stage, List<EventStage> begun) {
        return stage.format().isBracket()
                ? BracketPairing.next(event, stage, begun)
                : RoundRobinPairing.next(event, stage, begun);
    }

    /** The finalists in the order of the final, then the others. */
    static Table before(Event event, Function<Set<Integer>, Table> others) {
        Set<Integer> rest = Scope.everybody(event);
        Optional<EventStage> drawn = event.stage(NUMBER);
        if (drawn.isEmpty()) {
            return others.apply(rest);
        }
        EventStage stage = drawn.orElseThrow();
        rest.removeAll(stage.draw().get(0));
        Table finals = stage.format().isBracket() ? BracketFormat.table(event, stage) : table(event, stage);
        return finals.followedBy(others.apply(rest), Criterion.of(Measure.STAGE));
    }

    private static Table table(Event event, EventStage stage) {
        Set<Integer> finalists = new TreeSet<>(stage.draw().get(0));
        return Ranking.table(event, Scope.ofStage(event, NUMBER, finalists, true), clause(event.regulations()));
    }

    /** A final round robin after Swiss rounds is ranked as a round robin. */
    private static RankingClause clause(Regulations rules) {
        if (!rules.format().pairsByScore()) {
            return rules.entrantRanking();
        }
        return rules.forTeams() ? RankingClause.TEAM_ROUND_ROBIN : RankingClause.ROUND_ROBIN;
    }
}
