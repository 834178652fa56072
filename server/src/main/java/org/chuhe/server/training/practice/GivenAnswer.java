package org.chuhe.server.training.practice;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;

/**
 * What somebody answers to a question.
 *
 * @param natures one for each ply; empty where nothing was chosen
 * @param verdict who must vary; empty where nothing was chosen
 */
public record GivenAnswer(List<Optional<Nature>> natures, Optional<Verdict> verdict) {
    /** Nothing was chosen. */
    public static final GivenAnswer NOTHING = new GivenAnswer(List.of(), Optional.empty());

    public GivenAnswer {
        natures = List.copyOf(natures);
    }
}
