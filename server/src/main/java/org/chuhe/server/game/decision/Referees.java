package org.chuhe.server.game.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.chuhe.game.Referee;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.table.TableFinding;
import org.chuhe.game.table.TableReferee;
import org.chuhe.server.game.store.KeptRuling;
import org.chuhe.server.game.store.LiveState;

/**
 * Who answers the commands of a decision. Referees keep nothing and never search: where a repetition has to be ruled on
 * they say so, and are asked again with the ruling.
 *
 * @param given the ruling that was made for this decision
 * @param by the name of the official who acts, for the log; empty if a player or the program does
 */
public record Referees(Optional<GivenRuling> given, String by) {
    public static final Referees WITHOUT_RULING = new Referees(Optional.empty());

    public Referees(Optional<GivenRuling> given) {
        this(given, "");
    }

    /** The same for an official. */
    public Referees by(String official) {
        return new Referees(given, official);
    }

    /** Answers a command. */
    public Decided answer(LiveState live, GameCommand command) {
        return answerAll(live, List.of(command));
    }

    /** Answers one after the other until one is refused. */
    Decided answerAll(LiveState live, List<GameCommand> commands) {
        GameState state = live.game().orElseThrow();
        CountingJudge judge = new CountingJudge(given);
        Referee referee = new Referee(judge);
        List<GameEvent> events = new ArrayList<>();
        Optional<Refused> refused = Optional.empty();
        for (GameCommand command : commands) {
            if (!by.isEmpty()) {
                // What time alone brings about is not his doing.
                Answer time = referee.answer(state, new ClockCommand.Tick(command.at()));
                state = time.state();
                events.addAll(time.events());
            }
            Answer answer = referee.answer(state, command);
            state = named(state, answer);
            events.addAll(answer.events());
            refused = answer.refusal().map(Refused::by);
            if (refused.isPresent()) {
                break;
            }
        }
        if (judge.open().isPresent()) {
            return Decided.afterRuling(live, judge.open().get());
        }
        LiveState next = events.isEmpty() ? live : live.next(state);
        return new Decided(next, events, refused, proof(judge, events), Optional.empty());
    }

    /**
     * Answers what an arbiter enters beside a real board.
     *
     * @param overruled why he decides otherwise, if he does
     * @param heard is told what the referee says
     */
    public Decided enter(LiveState live, TableEntry entry, Optional<Words> overruled, Consumer<TableFinding> heard) {
        CountingJudge judge = new CountingJudge(given);
        TableReferee referee = new TableReferee(new Referee(judge));
        GameState state = live.game().orElseThrow();
        TableFinding finding =
                overruled.map(why -> referee.overrule(state, entry, why)).orElseGet(() -> referee.find(state, entry));
        if (judge.open().isPresent()) {
            return Decided.afterRuling(live, judge.open().get());
        }
        heard.accept(finding);
        List<GameEvent> events = finding.answer().events();
        LiveState next = events.isEmpty() ? live : live.next(named(state, finding.answer()));
        return new Decided(next, events, finding.refusal().map(Refused::by), proof(judge, events), Optional.empty());
    }

    /** The state after an answer, with the name of who acted at each event that tells of his decision. */
    private GameState named(GameState before, Answer answer) {
        if (by.isEmpty()) {
            return answer.state();
        }
        GameState state = before;
        for (GameEvent event : answer.events()) {
            GameState next = state.apply(event);
            state = event.isPlay() ? next : next.by(by);
        }
        return state;
    }

    /** What a ruling rested on is kept where it came to something: it was given, or a claim waits for the arbiter's. */
    private static Optional<KeptRuling> proof(CountingJudge judge, List<GameEvent> events) {
        return events.stream().anyMatch(ClaimEvent.class::isInstance)
                ? judge.used().flatMap(GivenRuling::proof)
                : Optional.empty();
    }
}
