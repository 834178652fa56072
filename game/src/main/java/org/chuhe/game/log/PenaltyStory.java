package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.EndEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.game.state.TableEvent;

/** What was held against whom in a game, as it was announced (8.2): fouls, warnings, exclusions, forfeits, what was lifted. */
public final class PenaltyStory {
    private PenaltyStory() {}

    /** Every penalty and decision of a game. */
    public static List<String> of(GameState game, Locale locale) {
        return tell(game, Optional.empty(), locale);
    }

    /** What concerns one side, with how it lost the game if that was a penalty (4.1.13, 18.2, 20). */
    public static List<String> of(GameState game, Side side, Locale locale) {
        return tell(game, Optional.of(side), locale);
    }

    private static List<String> tell(GameState game, Optional<Side> side, Locale locale) {
        List<GameEvent> events = game.log().events();
        List<String> told = Narrator.toTheSecond(locale).tell(game);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            GameEvent event = events.get(i);
            if (side.map(one -> concerns(event, one, game)).orElseGet(() -> isPenalty(event))) {
                lines.add(told.get(i));
            }
        }
        return lines;
    }

    private static boolean isPenalty(GameEvent event) {
        return event instanceof ConductEvent
                || event instanceof PlayEvent.IllegalMove
                || event instanceof PlayEvent.Suicide
                || event instanceof TableEvent.BrokePlay
                || event instanceof TableEvent.Overruled
                || event instanceof TableEvent.FoulLifted
                || event instanceof TableEvent.Reopened;
    }

    private static boolean concerns(GameEvent event, Side side, GameState game) {
        if (event instanceof EndEvent.Ended ended) {
            return isPenalty(ended.result()) && !ended.result().winner().equals(Optional.of(side));
        }
        if (event instanceof ConductEvent.Decided) {
            // An exclusion names nobody (18.2); it is held against who lost by it.
            return game.result()
                    .flatMap(GameEnding::winner)
                    .filter(side.opponent()::equals)
                    .isPresent();
        }
        return offender(event).filter(side::equals).isPresent();
    }

    /** Whoever was excluded, or was not there in time, has lost as a punishment. */
    private static boolean isPenalty(GameEnding ending) {
        return switch (ending.reason()) {
            case DISCIPLINE, LATE, BOTH_LATE -> true;
            default -> false;
        };
    }

    private static Optional<Side> offender(GameEvent event) {
        if (event instanceof ConductEvent.Foul foul) {
            return Optional.of(foul.side());
        }
        if (event instanceof ConductEvent.FoulWaived waived) {
            return Optional.of(waived.side());
        }
        if (event instanceof ConductEvent.Warned warned) {
            return Optional.of(warned.side());
        }
        if (event instanceof ConductEvent.RecordRefused refused) {
            return Optional.of(refused.side());
        }
        if (event instanceof TableEvent.FoulLifted lifted) {
            return Optional.of(lifted.side());
        }
        return Optional.empty();
    }
}
