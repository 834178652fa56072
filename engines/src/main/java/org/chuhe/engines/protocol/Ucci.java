package org.chuhe.engines.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.core.Side;

/**
 * UCCI, the language of Chinese programs: ranks 0–9, {@code banmoves}, {@code nobestmove}, draw offers. Times are in
 * seconds unless the program offers {@code usemillisec}.
 *
 * @param millis whether times are told in milliseconds
 */
public record Ucci(boolean millis) implements EngineProtocol {
    /** The option by which a program understands milliseconds. */
    public static final String MILLISECONDS = "usemillisec";

    @Override
    public String id() {
        return "ucci";
    }

    @Override
    public RankDialect ranks() {
        return RankDialect.FROM_ZERO;
    }

    @Override
    public List<String> settings(List<EngineOption> offered, Map<String, String> wanted) {
        List<String> lines = new ArrayList<>();
        for (EngineOption option : offered) {
            if (option.isCalled(MILLISECONDS)) {
                lines.add(set(option, Boolean.toString(millis)));
            } else if (option.isCalled("ponder") && option.type().equals("check")) {
                lines.add(set(option, "false"));
            } else if (option.isCalled("UCI_Variant") && option.choices().contains("xiangqi")) {
                lines.add(set(option, "xiangqi"));
            }
        }
        wanted.forEach((name, value) -> offered.stream()
                .filter(option -> option.isCalled(name))
                .findFirst()
                .ifPresent(option -> lines.add(set(option, value))));
        return lines;
    }

    private static String set(EngineOption option, String value) {
        return "setoption " + option.name() + (option.type().equals("button") ? "" : " " + value);
    }

    /** {@code newgame} is an option that a program need not offer; a new position says the same to every other. */
    @Override
    public List<String> newGame(List<EngineOption> offered) {
        return offered.stream().anyMatch(option -> option.isCalled("newgame"))
                ? List.of("setoption newgame")
                : List.of();
    }

    @Override
    public List<String> search(SearchRequest request) {
        List<String> lines = new ArrayList<>();
        lines.add(Uci.position(request, ranks()));
        if (!request.banned().isEmpty()) {
            lines.add(request.banned().stream().map(ranks()::write).collect(Collectors.joining(" ", "banmoves ", "")));
        }
        lines.add(go(request));
        return lines;
    }

    private String go(SearchRequest request) {
        SearchLimits limits = request.limits();
        String words = request.drawOffered() ? "go draw" : "go";
        if (limits.nodes() > 0) {
            return words + " nodes " + limits.nodes();
        }
        if (limits.depth() > 0) {
            return words + " depth " + limits.depth();
        }
        if (limits.moveTime() > 0) {
            // There is no time for a single move: it is the time for one move until the next control.
            return words + " time " + time(limits.moveTime()) + " movestogo 1";
        }
        if (!limits.hasClocks()) {
            return words;
        }
        boolean red = request.now().sideToMove() == Side.RED;
        long own = red ? limits.redTime() : limits.blackTime();
        long other = red ? limits.blackTime() : limits.redTime();
        if (limits.movesToGo() > 0) {
            return words + " time " + time(own) + " movestogo " + limits.movesToGo() + " opptime " + time(other);
        }
        long ownIncrement = red ? limits.redIncrement() : limits.blackIncrement();
        long otherIncrement = red ? limits.blackIncrement() : limits.redIncrement();
        return words + " time " + time(own) + " increment " + time(ownIncrement) + " opptime " + time(other)
                + " oppincrement " + time(otherIncrement);
    }

    /** Seconds are rounded down: nobody is told that he has more than he has. */
    private long time(long value) {
        return millis ? value : value / 1000;
    }

    @Override
    public Optional<EngineAnswer> answer(String line) {
        return EngineAnswer.read(line, ranks());
    }
}
