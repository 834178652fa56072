package org.chuhe.arbiter.book.cxa1957;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.Pattern;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.book.attack.Renewal;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Article;

/**
 * 中国象棋规则 1957, State sports commission. 5.2 forbids eight patterns; the side in breach varies or loses. What 5.2 does
 * not list is allowed and drawn (6.2), also where its spirit would forbid it (要杀 and 捉 in turn). When both sides are in
 * breach the text is silent but for 解将还将 (6.2.5), a draw, and perpetual check, forbidden "in any circumstances"
 * (5.2(1)); every other pair is taken for a draw, since nothing singles out one side.
 */
public final class Cxa1957 implements RuleBook {
    static final String ID = "cxa1957";

    private static final Article PERPETUAL_CHECK = new Article(ID, "5.2(1)");

    /** Its own articles on what 2011 says under these numbers: turns, moves, captures, win, loss and draw. */
    private static final Map<String, String> OWN = Map.ofEntries(
            Map.entry("cxa2011 2.1", "3.1"),
            Map.entry("cxa2011 2.2", "4.1"),
            Map.entry("cxa2011 2.3", "4.2"),
            Map.entry("cxa2011 3.4", "5.1"),
            Map.entry("cxa2011 4.1.1", "5.1"),
            Map.entry("cxa2011 4.1.2", "5.1"),
            Map.entry("cxa2011 4.1.3", "5.1"),
            Map.entry("cxa2011 4.1.4", "5.2(1)"),
            Map.entry("cxa2011 4.1.5", "5.2"),
            Map.entry("cxa2011 4.2.2", "6.1"),
            Map.entry("cxa2011 4.2.3", "6.2"));

    @Override
    public String id() {
        return ID;
    }

    /** 3.1: Black, below, moves first. */
    @Override
    public Side firstToMove() {
        return Side.BLACK;
    }

    @Override
    public Article inPlaceOf(Article borrowed) {
        String own = OWN.get(borrowed.toString());
        return own == null ? borrowed : article(own);
    }

    @Override
    public Article onFacingKings() {
        return article("5.2(7)");
    }

    @Override
    public List<PlyNature> natures(Cycle cycle, long nodes) {
        Renewal renewal = CountedAttacks.in(cycle);
        Board board = cycle.board();
        List<PlyNature> plies = new ArrayList<>();
        for (int i = 0; i < cycle.length(); i++) {
            Move move = cycle.moves().get(i);
            Move last = cycle.moves().get(Math.floorMod(i - 1, cycle.length()));
            plies.add(new PlyOf1957(board, last, move, renewal.of(i), nodes).judge());
            board.make(move.code());
        }
        return plies;
    }

    @Override
    public Decision decide(Cycle cycle, List<PlyNature> plies) {
        Renewal renewal = CountedAttacks.in(cycle);
        Optional<Article> red = breach(Side.RED, cycle, renewal, plies);
        Optional<Article> black = breach(Side.BLACK, cycle, renewal, plies);
        SidePlay redPlay = new SidePlay(Pattern.counted(of(Side.RED, plies)), red.isPresent());
        SidePlay blackPlay = new SidePlay(Pattern.counted(of(Side.BLACK, plies)), black.isPresent());
        boolean redChecks = red.equals(Optional.of(PERPETUAL_CHECK));
        boolean blackChecks = black.equals(Optional.of(PERPETUAL_CHECK));
        Verdict verdict;
        List<Article> articles;
        if (redChecks != blackChecks) {
            verdict = Verdict.mustVary(redChecks ? Side.RED : Side.BLACK);
            articles = List.of(PERPETUAL_CHECK);
        } else if (isOpen(Side.RED, red, plies) || isOpen(Side.BLACK, black, plies)) {
            verdict = Verdict.UNDECIDED;
            articles = List.of();
        } else if (red.isPresent() != black.isPresent()) {
            verdict = Verdict.mustVary(red.isPresent() ? Side.RED : Side.BLACK);
            articles = List.of(red.or(() -> black).orElseThrow());
        } else {
            verdict = Verdict.DRAW;
            articles = List.of(redChecks ? item("6.2.5") : drawn(plies));
        }
        return new Decision(verdict, false, redPlay, blackPlay, articles);
    }

    /** The item of 5.2 that a side's play falls under. */
    private static Optional<Article> breach(Side side, Cycle cycle, Renewal renewal, List<PlyNature> all) {
        List<PlyNature> plies = of(side, all);
        boolean checks = plies.stream().anyMatch(ply -> ply.nature() == Nature.CHECK);
        if (consistsOf(plies, Nature.CHECK)) {
            return Optional.of(PERPETUAL_CHECK);
        }
        if (consistsOf(plies, Nature.KILL)) {
            return Optional.of(item("5.2(2)"));
        }
        if (!renewal.attackedForEver(side.ordinal()).isEmpty()) {
            return Optional.of(chase(cycle.board(), renewal.attackedForEver(side.ordinal())));
        }
        if (!checks || !plies.stream().allMatch(ply -> ply.nature().isAttack())) {
            return Optional.empty();
        }
        if (plies.stream().anyMatch(ply -> ply.nature() == Nature.KILL)) {
            return Optional.of(item("5.2(4)"));
        }
        Article byChecks = item("5.2(6)");
        return Optional.of(
                plies.stream().anyMatch(ply -> ply.articles().contains(byChecks)) ? byChecks : item("5.2(5)"));
    }

    /** 长捉无根子 (3); a rook is not asked for its protection, but must be attacked on two squares or more (8). */
    private static Article chase(Board board, Set<Integer> targets) {
        boolean rooksOnly =
                targets.stream().allMatch(id -> PieceCode.kind(board.pieceAt(board.squareOf(id))) == PieceCode.ROOK);
        return item(rooksOnly ? "5.2(8)" : "5.2(3)");
    }

    /** The item of 6.2 that allows what the sides do. */
    private static Article drawn(List<PlyNature> plies) {
        if (plies.stream().anyMatch(ply -> ply.nature() == Nature.CHECK)) {
            return item("6.2.4");
        }
        for (Side side : Side.values()) {
            List<PlyNature> own = of(side, plies);
            if (own.stream().map(PlyNature::articles).distinct().count() == 1
                    && own.stream().noneMatch(ply -> ply.nature().isAttack() || ply.nature() == Nature.IDLE)) {
                return own.get(0).articles().get(0);
            }
        }
        return item("6.2");
    }

    static Article item(String number) {
        return new Article(ID, number);
    }

    private static boolean consistsOf(List<PlyNature> plies, Nature nature) {
        return plies.stream().allMatch(ply -> ply.nature() == nature);
    }

    /** Whether plies that are not settled could still make a breach: one that checks and never does anything quiet. */
    private static boolean isOpen(Side side, Optional<Article> breach, List<PlyNature> all) {
        List<PlyNature> plies = of(side, all);
        return breach.isEmpty()
                && plies.stream().anyMatch(ply -> ply.nature() == Nature.UNDECIDED)
                && plies.stream().anyMatch(ply -> ply.nature() == Nature.CHECK)
                && plies.stream().allMatch(ply -> ply.nature().isAttack() || ply.nature() == Nature.UNDECIDED);
    }

    private static List<PlyNature> of(Side side, List<PlyNature> plies) {
        return plies.stream().filter(ply -> ply.side() == side).toList();
    }
}
