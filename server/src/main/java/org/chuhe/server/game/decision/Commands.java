package org.chuhe.server.game.decision;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.game.Referee;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.NeedsRuling;
import org.chuhe.game.command.Outcome;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.table.TableFinding;
import org.chuhe.game.table.TableReferee;
import org.chuhe.server.game.store.LiveState;

/** What the referee answers in a live game. Nothing is searched here: a repetition is ruled on by whoever carries out the decision. */
public final class Commands {
    private Commands() {}

    /** Answers a player, or the program. */
    public static Decision answer(LiveState live, GameCommand command) {
        return answer(live, command, "");
    }

    /**
     * Answers an official.
     *
     * @param by his name, for the log
     */
    public static Decision answer(LiveState live, GameCommand command, String by) {
        return answerAll(live, List.of(command), by);
    }

    /** Answers one after the other until one is refused. */
    static Decision answerAll(LiveState live, List<GameCommand> commands, String by) {
        Outcome outcome = new Answer(live.game().orElseThrow(), List.of(), Optional.empty());
        for (GameCommand command : commands) {
            outcome = outcome.then(before -> before.isAccepted() ? next(before, command, by) : before);
        }
        return decision(outcome, answer -> decided(live, answer, Optional.empty()));
    }

    private static Outcome next(Answer before, GameCommand command, String by) {
        // What time alone brings about is not the official's doing.
        Outcome timed = by.isEmpty()
                ? before
                : Referee.decide(before.state(), new ClockCommand.Tick(command.at()), Authority.SYSTEM)
                        .then(before::and);
        return timed.then(ready -> Referee.decide(ready.state(), command, Authority.SYSTEM)
                .then(answer -> ready.and(named(ready.state(), answer, by))));
    }

    /**
     * Answers what an arbiter enters beside a real board; the decision has the finding.
     *
     * @param overruled why he decides otherwise, if he does
     * @param by his name, for the log; empty if he only asks
     */
    public static Decision enter(LiveState live, TableEntry entry, Optional<Words> overruled, String by) {
        GameState state = live.game().orElseThrow();
        Outcome outcome = overruled
                .map(why -> TableReferee.decideOtherwise(state, entry, why))
                .orElseGet(() -> TableReferee.decide(state, entry));
        return decision(
                outcome,
                answer -> decided(live, named(state, answer, by), Optional.of(new TableFinding(state, entry, answer))));
    }

    private static Decided decided(LiveState live, Answer answer, Optional<TableFinding> finding) {
        LiveState next = answer.events().isEmpty() ? live : live.next(answer.state());
        return new Decided(next, answer.events(), answer.refusal().map(Refused::by), Optional.empty(), finding);
    }

    private static Decision decision(Outcome outcome, Function<Answer, Decided> decided) {
        if (outcome instanceof NeedsRuling needed) {
            return new Decision.NeedsRuling(
                    new RepetitionQuestion(needed.book(), needed.cycle()),
                    given -> restingOn(given, decision(needed.then().apply(given.ruling()), decided)));
        }
        return decided.apply((Answer) outcome);
    }

    /** What a ruling rested on is kept where it came to something: it was given, or a claim waits for the arbiter's. */
    private static Decision restingOn(GivenRuling given, Decision decision) {
        return decision instanceof Decided decided && decided.events().stream().anyMatch(ClaimEvent.class::isInstance)
                ? decided.restingOn(given.proof())
                : decision;
    }

    /** The answer with the name of who acted at each event that tells of his decision. */
    private static Answer named(GameState before, Answer answer, String by) {
        if (by.isEmpty()) {
            return answer;
        }
        GameState state = before;
        for (GameEvent event : answer.events()) {
            GameState next = state.apply(event);
            state = event.isPlay() ? next : next.by(by);
        }
        return new Answer(state, answer.events(), answer.refusal());
    }
}
