package org.chuhe.arbiter.book.cxa1957;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.attack.Attack;
import org.chuhe.arbiter.book.attack.AttackPly;
import org.chuhe.arbiter.book.attack.Attacks;
import org.chuhe.arbiter.book.attack.QuietPly;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/** Names one ply under the rules of 1957: 将, 要杀, 捉, 要抽吃 (recorded as 捉), then the kinds that draw. */
final class PlyOf1957 {
    private final AttackPly ply;
    private final Move last;
    private final Move move;
    private final int mover;
    private final Budget budget;
    private final LookAhead threats;

    /** @param last what the other side played before */
    PlyOf1957(Board position, Move last, Move move, List<Attack> renewed, long nodes) {
        this.ply = new AttackPly(position, move, renewed);
        this.last = last;
        this.move = move;
        this.mover = position.side();
        this.budget = new Budget(nodes);
        this.threats = new LookAhead(mover, budget);
    }

    PlyNature judge() {
        Optional<Evidence.Check> check = ply.check();
        if (check.isPresent()) {
            return finding(Nature.CHECK, check.get(), "5.2(1)");
        }
        List<Move> mate = threats.mateInOne(ply.after());
        if (!mate.isEmpty()) {
            return finding(Nature.KILL, new Evidence.Kill(mate), "5.2(2)");
        }
        Optional<Evidence.Chase> chase = ply.chase();
        if (chase.isPresent()) {
            return finding(Nature.CHASE, chase.get(), "5.2(3)");
        }
        Optional<Evidence.Chase> win = newWinByChecks();
        if (budget.isExhausted()) {
            return finding(Nature.UNDECIDED, new Evidence.Undecided(budget.used()), "5.2(6)");
        }
        return win.map(evidence -> finding(Nature.CHASE, evidence, "5.2(6)")).orElseGet(this::quiet);
    }

    private Optional<Evidence.Chase> newWinByChecks() {
        return won(threats.newLineByChecks(ply.before(), ply.after())).map(won -> new Evidence.Chase(List.of(won)));
    }

    /** The piece that a line wins; empty if the line takes nothing, because it mates. */
    private Optional<Chased> won(List<Move> line) {
        Board start = new Board(ply.after().pieces(), mover, 0);
        Board board = start.copy();
        Optional<Chased> won = Optional.empty();
        for (Move next : line) {
            int point = next.to().index();
            boolean takes = board.side() == mover && !board.isEmpty(point);
            int target = takes ? start.squareOf(board.idAt(point)) : -1;
            int captor = start.squareOf(board.idAt(next.from().index()));
            board.make(next.code());
            if (takes) {
                won = Optional.of(Chased.plainly(
                        Square.of(target),
                        Piece.of(start.pieceAt(target)),
                        Manner.BY_CHECKS,
                        Square.of(captor),
                        Attacks.rootOf(board, point),
                        line));
            }
        }
        return won;
    }

    private PlyNature quiet() {
        Threats search = new Threats(budget);
        Scenario after = Scenario.of(ply.after(), mover);
        QuietPly quiet = new QuietPly(ply.before(), after, move, search);
        Evidence evidence = quiet.kind(search.contacts(after))
                .or(this::barsTheWay)
                .or(() -> quiet.newCaptures()
                        .map(quiet::guarded)
                        .flatMap(Optional::stream)
                        .findFirst())
                .orElseGet(() -> Evidence.Idle.because(Evidence.Reason.NOTHING));
        String number = switch (evidence.nature()) {
            case BLOCK -> "6.2.1";
            case EXCHANGE -> "6.2.2";
            case FOLLOW -> "6.2.3";
            default -> "6.2.4";
        };
        return finding(evidence.nature(), evidence, number);
    }

    /**
     * 拦 is to keep a piece from where it wants to go (6.2.1); what it would do there is not asked for. As in 图十四: a rook
     * has come to a file that leads to the mover's camp, and the moved piece shuts it.
     */
    private Optional<Evidence> barsTheWay() {
        Square rook = last.to();
        Square to = move.to();
        int piece = ply.after().pieceAt(rook.index());
        boolean ahead = mover == PieceCode.RED ? to.rank() < rook.rank() : to.rank() > rook.rank();
        boolean bars = PieceCode.isOf(piece, mover ^ 1)
                && PieceCode.kind(piece) == PieceCode.ROOK
                && PieceCode.kind(ply.after().pieceAt(to.index())) != PieceCode.KING
                && last.from().file() != rook.file()
                && move.from().file() != rook.file()
                && to.file() == rook.file()
                && ahead
                && ply.before().attacks(rook.index(), to.index());
        return bars ? Optional.of(new Evidence.Block(rook, Optional.empty(), false)) : Optional.empty();
    }

    private PlyNature finding(Nature nature, Evidence evidence, String number) {
        Side side = mover == PieceCode.RED ? Side.RED : Side.BLACK;
        return new PlyNature(side, move, nature, evidence, List.of(Cxa1957.item(number)), budget.used());
    }
}
