package org.chuhe.tournament.pairing;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.text.Notice;

/** The answer to "pair the next round". */
public sealed interface Proposal {
    /**
     * The next round.
     *
     * @param stages the draw of the stage that begins with it, if one does
     * @param explanations one for each table, and one for the bye
     * @param notices what the arbiter should know, such as constraints that were given up
     */
    record Paired(Round round, List<EventStage> stages, List<Explanation> explanations, List<Notice> notices)
            implements Proposal {
        public Paired {
            stages = List.copyOf(stages);
            explanations = List.copyOf(explanations);
            notices = List.copyOf(notices);
        }

        /** The same with more to know, said first. */
        public Paired with(List<Notice> more) {
            return new Paired(
                    round,
                    stages,
                    explanations,
                    Stream.concat(more.stream(), notices.stream()).toList());
        }
    }

    /**
     * There is no next round.
     *
     * @param remedies what to change so that there is one
     * @param level groups whom the rules leave level where only some go on: a lot or a play-off must settle it first
     */
    record Impossible(Notice reason, List<Notice> remedies, List<List<Integer>> level) implements Proposal {
        public Impossible {
            remedies = List.copyOf(remedies);
            level = List.copyOf(level);
        }

        /** For any other reason. */
        public Impossible(Notice reason, List<Notice> remedies) {
            this(reason, remedies, List.of());
        }
    }

    /** The event is over. */
    record Over(Notice reason) implements Proposal {}

    /** Every round there is has been paired. */
    static Proposal over(String article, int rounds) {
        return new Over(Notice.of("pair.over", article, rounds));
    }

    /** Impossible, and nothing can be done. */
    static Proposal no(String key, String article, Object... arguments) {
        return new Impossible(Notice.of(key, article, arguments), List.of());
    }
}
