package org.chuhe.engines.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.core.Move;
import org.chuhe.engines.protocol.EngineAnswer;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.engines.protocol.Uci;
import org.chuhe.game.ForbiddenMoves;

/**
 * Keeps a program that speaks UCI from breaking the rules on repetitions. Every line goes through as it is but two: a
 * question for a move names the moves that are left ({@code searchmoves}) when some are forbidden; and an answer that is
 * forbidden all the same, or illegal, is replaced by the program's own next best, or by the first move that is allowed.
 */
public final class UciFilter {
    private final Arbiter arbiter;
    private UciGame game = UciGame.NEW;
    private boolean known = true;
    /** How moves are spelled: as the moves so far were, until then as the program's options let one think. */
    private RankDialect ranks = RankDialect.FROM_ZERO;

    private List<Move> forbidden = List.of();
    private List<String> lines = new ArrayList<>();

    /** A filter that asks an arbiter what is forbidden. */
    public UciFilter(Arbiter arbiter) {
        this.arbiter = arbiter;
    }

    /** What the program is told in place of a line of the one that shows the game. */
    public synchronized String toEngine(String line) {
        String word = line.strip().split("\\s+", 2)[0];
        if (word.equals("position")) {
            Optional<UciGame> told = UciGame.read(line, ranks);
            known = told.isPresent();
            told.ifPresent(each -> {
                game = each;
                ranks = each.ranks().orElse(ranks);
            });
        } else if (word.equals("go")) {
            lines.clear();
            forbidden = known ? ForbiddenMoves.of(arbiter, game.played(), Optional.empty()) : List.of();
            return forbidden.isEmpty() ? line : limited(line);
        }
        return line;
    }

    /** The question with the moves that are left; those that were asked about already, if some were. */
    private String limited(String line) {
        List<String> words = new ArrayList<>(Arrays.asList(line.strip().split("\\s+")));
        int at = words.indexOf("searchmoves");
        List<Move> asked = at < 0 ? game.now().legalMoves() : named(words.subList(at + 1, words.size()));
        List<Move> left = allowed(asked);
        if (left.isEmpty()) {
            return line;
        }
        String before = at < 0 ? line.strip() : String.join(" ", words.subList(0, at));
        return before + left.stream().map(ranks::write).collect(Collectors.joining(" ", " searchmoves ", ""));
    }

    private List<Move> named(List<String> words) {
        return words.stream().flatMap(word -> ranks.read(word).stream()).toList();
    }

    private List<Move> allowed(List<Move> moves) {
        return moves.stream()
                .filter(move -> game.now().isLegal(move) && !forbidden.contains(move))
                .toList();
    }

    /** What the one that shows the game is told in place of a line of the program. */
    public synchronized List<String> fromEngine(String line) {
        if (line.startsWith("option ")) {
            // Programs for many games count from one.
            ranks = line.startsWith("option name UCI_Variant ") ? RankDialect.FROM_ONE : ranks;
            return List.of(line);
        }
        if (line.startsWith("info ") && line.contains(" pv ")) {
            remember(line);
            return List.of(line);
        }
        if (game.played().ply() == 0 && line.startsWith("bestmove ")) {
            learn(line.split("\\s+", 3)[1]);
        }
        Optional<EngineAnswer> answer = new Uci(ranks).answer(line);
        if (answer.isEmpty() || !known || answer.get().resigns()) {
            return List.of(line);
        }
        Optional<Move> move = answer.get().move();
        List<Move> left = allowed(game.now().legalMoves());
        boolean right = move.isPresent() && left.contains(move.get());
        if (right || left.isEmpty()) {
            return List.of(line);
        }
        Move better = lines.stream()
                .flatMap(text -> ranks.read(text).stream())
                .filter(left::contains)
                .findFirst()
                .orElse(left.get(0));
        String why = forbidden.contains(move.orElse(better)) ? "forbidden" : "illegal";
        return List.of(
                "info string chuhe: " + answer.get().text() + " is " + why + " by "
                        + arbiter.book().id() + ", " + ranks.write(better) + " is played",
                "bestmove " + ranks.write(better));
    }

    /** A first move that is legal only the other way tells how moves are spelled. */
    private void learn(String first) {
        for (RankDialect dialect : List.of(ranks, RankDialect.FROM_ZERO, RankDialect.FROM_ONE)) {
            if (dialect.read(first).filter(game.now()::isLegal).isPresent()) {
                ranks = dialect;
                return;
            }
        }
    }

    /** The first moves of the lines it has named, the last one first. */
    private void remember(String line) {
        String first = line.substring(line.indexOf(" pv ") + 4).strip().split("\\s+", 2)[0];
        lines.remove(first);
        lines.add(0, first);
        if (lines.size() > 200) {
            lines = new ArrayList<>(lines.subList(0, 100));
        }
    }
}
