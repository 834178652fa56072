package org.chuhe.cli;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.Pattern;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * A rule book for a schoolyard, as {@code docs/adding-a-rule-book.md} describes one: who checks on every move varies, all
 * else is drawn; a ruling can be asked for after two rounds, thirty quiet rounds are a draw, and Black moves first.
 */
final class ToyEdition implements RuleBook {
    @Override
    public String id() {
        return "toy2026";
    }

    @Override
    public Message title() {
        return Messages.beside(ToyEdition.class).message("book");
    }

    @Override
    public Message shortTitle() {
        return Messages.beside(ToyEdition.class).message("short");
    }

    @Override
    public Side firstToMove() {
        return Side.BLACK;
    }

    @Override
    public Thresholds thresholds() {
        return new Thresholds(2, 9, 1, 30, 10);
    }

    @Override
    public List<PlyNature> natures(Cycle cycle, long nodes) {
        Board board = cycle.board();
        List<PlyNature> plies = new ArrayList<>();
        for (Move move : cycle.moves()) {
            Side side = board.side() == PieceCode.RED ? Side.RED : Side.BLACK;
            board.make(move.code());
            List<Square> checkers = board.inCheck() ? List.of(move.to()) : List.of();
            plies.add(
                    checkers.isEmpty()
                            ? ply(side, move, Nature.IDLE, Evidence.Idle.because(Evidence.Reason.NOTHING))
                            : ply(side, move, Nature.CHECK, new Evidence.Check(checkers)));
        }
        return plies;
    }

    private PlyNature ply(Side side, Move move, Nature nature, Evidence evidence) {
        return new PlyNature(side, move, nature, evidence, List.of(article("1")), 0);
    }

    @Override
    public Decision decide(Cycle cycle, List<PlyNature> plies) {
        boolean red = checks(Side.RED, plies);
        boolean black = checks(Side.BLACK, plies);
        Verdict verdict = red == black ? Verdict.DRAW : Verdict.mustVary(red ? Side.RED : Side.BLACK);
        return new Decision(
                verdict,
                false,
                new SidePlay(Pattern.of(of(Side.RED, plies)), red),
                new SidePlay(Pattern.of(of(Side.BLACK, plies)), black),
                List.of(article(red == black ? "2" : "1")));
    }

    private static boolean checks(Side side, List<PlyNature> plies) {
        return of(side, plies).stream().allMatch(ply -> ply.nature() == Nature.CHECK);
    }

    private static List<PlyNature> of(Side side, List<PlyNature> plies) {
        return plies.stream().filter(ply -> ply.side() == side).toList();
    }
}
