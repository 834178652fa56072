package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;

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
            if (side.map(one -> event.isAgainst(one, game)).orElseGet(event::isPenalty)) {
                lines.add(told.get(i));
            }
        }
        return lines;
    }
}
