package org.chuhe.engines.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;

/**
 * UCI, which was made for chess: programs for many games are told {@code UCI_Variant xiangqi}, others know but one. Red is
 * white. A ban is a list of the moves that are left ({@code searchmoves}).
 *
 * @param ranks how moves are spelled
 */
public record Uci(RankDialect ranks) implements EngineProtocol {
    private static final String VARIANT = "UCI_Variant";

    @Override
    public String id() {
        return "uci";
    }

    @Override
    public List<String> settings(List<EngineOption> offered, Map<String, String> wanted) {
        List<String> lines = new ArrayList<>();
        for (EngineOption option : offered) {
            if (option.isCalled(VARIANT) && option.choices().contains("xiangqi")) {
                lines.add(set(option, "xiangqi"));
            } else if (option.isCalled("Ponder") && option.type().equals("check")) {
                lines.add(set(option, "false"));
            }
        }
        wanted.forEach((name, value) -> offered.stream()
                .filter(option -> option.isCalled(name))
                .findFirst()
                .ifPresent(option -> lines.add(set(option, value))));
        return lines;
    }

    private static String set(EngineOption option, String value) {
        String words = "setoption name " + option.name();
        return option.type().equals("button") ? words : words + " value " + value;
    }

    @Override
    public List<String> newGame(List<EngineOption> offered) {
        return List.of("ucinewgame");
    }

    @Override
    public List<String> search(SearchRequest request) {
        return List.of(position(request, ranks), go(request));
    }

    static String position(SearchRequest request, RankDialect ranks) {
        Position start = request.start();
        String words = "position fen " + Fen.write(start);
        return request.moves().isEmpty()
                ? words
                : words + request.moves().stream().map(ranks::write).collect(Collectors.joining(" ", " moves ", ""));
    }

    private String go(SearchRequest request) {
        SearchLimits limits = request.limits();
        StringBuilder words = new StringBuilder("go");
        if (limits.hasClocks()) {
            words.append(" wtime ").append(limits.redTime());
            words.append(" btime ").append(limits.blackTime());
            if (limits.redIncrement() > 0 || limits.blackIncrement() > 0) {
                words.append(" winc ").append(limits.redIncrement());
                words.append(" binc ").append(limits.blackIncrement());
            }
            if (limits.movesToGo() > 0) {
                words.append(" movestogo ").append(limits.movesToGo());
            }
        }
        if (limits.moveTime() > 0) {
            words.append(" movetime ").append(limits.moveTime());
        }
        if (limits.nodes() > 0) {
            words.append(" nodes ").append(limits.nodes());
        }
        if (limits.depth() > 0) {
            words.append(" depth ").append(limits.depth());
        }
        if (!request.banned().isEmpty() && !request.allowed().isEmpty()) {
            words.append(
                    request.allowed().stream().map(ranks::write).collect(Collectors.joining(" ", " searchmoves ", "")));
        }
        return words.toString();
    }

    @Override
    public Optional<EngineAnswer> answer(String line) {
        return EngineAnswer.read(line, ranks);
    }
}
