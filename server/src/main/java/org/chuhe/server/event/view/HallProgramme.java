package org.chuhe.server.event.view;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.chuhe.server.event.boards.BoardChoice;
import org.jspecify.annotations.Nullable;

/**
 * What the hall sees in turn.
 *
 * @param show in which order: {@code boards}, {@code pairings}, {@code standings}, {@code bracket}
 * @param every after how many seconds the next follows
 * @param choice which boards
 */
public record HallProgramme(List<String> show, int every, BoardChoice choice) {
    /** What there is to see. */
    public static final List<String> PARTS = List.of("boards", "pairings", "standings", "bracket");

    private static final List<String> USUAL = List.of("pairings", "standings", "bracket");
    private static final int USUAL_SECONDS = 12;
    private static final int SHORTEST = 5;
    private static final int LONGEST = 300;

    public HallProgramme {
        show = List.copyOf(show);
    }

    /** What an address says; whatever is wrong with it, there is something to see. */
    public static HallProgramme read(List<String> show, Function<String, @Nullable String> query) {
        List<String> asked = show.stream()
                .flatMap(parts -> Arrays.stream(parts.split("[\\s,，]+")))
                .filter(PARTS::contains)
                .distinct()
                .toList();
        int every = Part.number(query.apply("every"), USUAL_SECONDS);
        return new HallProgramme(
                asked.isEmpty() ? USUAL : asked, Math.max(SHORTEST, Math.min(LONGEST, every)), BoardChoice.read(query));
    }

    public boolean shows(String part) {
        return show.contains(part);
    }
}
