package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Chased.Worth;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

/**
 * Plays over every line that the evidence on a ply holds, and checks the claim it is printed for: on boards of its own,
 * without any search.
 */
final class EvidenceCheck {
    private final boolean chinese;
    /** Not so 1999, where a gain that came from other pieces does not count (图1). */
    private final boolean comparesAllGains;

    private final PlyNature ply;
    private final int mover;
    private final Board before;
    private final Board after;

    /** Checks what a ruling says of each of its plies. */
    static int check(Ruling ruling) {
        Board board = ruling.cycle().board();
        for (PlyNature ply : ruling.plies()) {
            assertThatCode(() -> new EvidenceCheck(ruling.book().id(), board, ply).check())
                    .as("%s %s %s: %s", ruling.book().id(), ruling.cycle(), ply.move(), ply.evidence())
                    .doesNotThrowAnyException();
            board.make(ply.move().code());
        }
        return ruling.plies().size();
    }

    private EvidenceCheck(String edition, Board position, PlyNature ply) {
        this.chinese = edition.startsWith("cxa") && !edition.equals("cxa1957");
        this.comparesAllGains = chinese && !edition.equals("cxa1999");
        this.ply = ply;
        this.mover = position.side();
        this.before = before(position);
        Board played = position.copy();
        played.make(ply.move().code());
        this.after = new Board(played.pieces(), mover, 0);
    }

    /** A side in check is imagined to be free of it: the pieces that give it merely stand there. */
    private static Board before(Board position) {
        byte[] pieces = position.pieces();
        int king = position.king(position.side());
        for (int square = 0; square < Square.COUNT; square++) {
            if (PieceCode.isOf(pieces[square], position.side() ^ 1) && position.attacks(square, king)) {
                pieces[square] = (byte) PieceCode.of(position.side() ^ 1, PieceCode.INERT);
            }
        }
        return new Board(pieces, position.side(), 0);
    }

    private void check() {
        Evidence evidence = ply.evidence();
        if (evidence instanceof Evidence.Check check) {
            int king = after.king(mover ^ 1);
            assertThat(check.checkers()).isNotEmpty().allMatch(checker -> after.attacks(checker.index(), king));
        } else if (evidence instanceof Evidence.Kill kill) {
            mates(kill.line());
            assertThat(kill.checks()).isEqualTo((kill.line().size() + 1) / 2);
        } else if (evidence instanceof Evidence.Chase chase) {
            chase.targets().forEach(this::chased);
        } else if (evidence instanceof Evidence.Exchange exchange) {
            assertThat(opponentMay(exchange.invited(), exchange.inviter()))
                    .as("may be accepted")
                    .isTrue();
        } else if (evidence instanceof Evidence.Offer offer) {
            assertThat(Square.all().stream().anyMatch(captor -> opponentMay(captor, offer.piece())))
                    .as("may be taken")
                    .isTrue();
        } else if (evidence instanceof Evidence.Block block) {
            blocks(block);
        } else if (evidence instanceof Evidence.Follow follow) {
            isRooted(follow.target().index());
        } else if (evidence instanceof Evidence.Idle idle) {
            idle(idle);
        }
    }

    private boolean opponentMay(Square from, Square to) {
        Board board = new Board(after.pieces(), mover ^ 1, 0);
        return PieceCode.isOf(board.pieceAt(from.index()), mover ^ 1)
                && board.isLegal(Move.of(from.index(), to.index()).code());
    }

    /** 拦: without the moved piece the enemy would reach what it shields. */
    private void blocks(Evidence.Block block) {
        int enemy = block.enemy().index();
        byte[] pieces = after.pieces();
        assertThat(PieceCode.isOf(pieces[enemy], mover ^ 1)).isTrue();
        pieces[ply.move().to().index()] = PieceCode.EMPTY;
        Board without = new Board(pieces, mover ^ 1, 0);
        block.shielded()
                .ifPresent(shielded -> assertThat(
                                without.attacks(enemy, shielded.index()) && !after.attacks(enemy, shielded.index()))
                        .as("shields %s", shielded)
                        .isTrue());
    }

    private void mates(List<Move> line) {
        Board board = after.copy();
        assertThat(line.size() % 2).isEqualTo(1);
        for (Move move : line) {
            assertThat(board.isLegal(move.code())).as(move.toString()).isTrue();
            assertThat(board.side() != mover || board.givesCheck(move.code())).isTrue();
            board.make(move.code());
        }
        assertThat(board.inCheck() && !board.hasLegalMove()).isTrue();
    }

    private void chased(Chased chased) {
        Board end = play(after, chased.line());
        Move first = chased.line().get(0);
        assertThat(!after.isEmpty(first.to().index()) || after.givesCheck(first.code()))
                .isTrue();
        if (chased.manner() == Manner.BY_OFFER) {
            accepted(chased);
            return;
        }
        Board counted = after.copy();
        int id = counted.idAt(chased.target().index());
        chased.line().forEach(move -> counted.make(move.code()));
        assertThat(counted.squareOf(id)).as("the target falls").isNegative();
        roots(chased);
        boolean mated = isMated(end, mover ^ 1);
        if (chinese) {
            int value = value(without(chased.lostAnyway()), chased.line());
            assertThat(mated || (chased.worth() == Worth.EVEN_TRADE ? value >= 0 : value > 0))
                    .as("worth %s", value)
                    .isTrue();
        }
        if (!chased.before().isEmpty()) {
            failed(chased);
        } else if (comparesAllGains && !gaveCheck(chased.target()) && wouldCount(first)) {
            assertThat(wasThreatened(first, chased.target())).as("new").isFalse();
        }
        JointCheck joint = new JointCheck(after, ply.move().to().index(), chased);
        if (chinese && joint.isOnThePoint()) {
            assertThat(joint.holds()).as("joint %s", chased.joint()).isTrue();
        }
    }

    /** Whether the first move of a line took the target or gave check before the ply, too; other captures forced nothing. */
    private boolean wasThreatened(Move first, Square target) {
        int then = same(first).code();
        return before.isLegal(then) && (first.to().equals(target) || before.givesCheck(then));
    }

    /** What gave check before the ply is looked at apart: the side in check could take little else. */
    private boolean gaveCheck(Square target) {
        return PieceCode.kind(before.pieceAt(target.index())) == PieceCode.INERT;
    }

    /**
     * Whether a move that was possible before would have been a threat then, so that it is no news unless something spoiled
     * it (24.3): not a capture by king or pawn (26.1), nor one of like pieces, which may have been an offer (26.9).
     */
    private boolean wouldCount(Move first) {
        if (after.isEmpty(first.to().index())) {
            return true;
        }
        Kind captor = Piece.of(after.pieceAt(first.from().index())).kind();
        return captor != Kind.KING
                && captor != Kind.PAWN
                && captor != Piece.of(after.pieceAt(first.to().index())).kind();
    }

    /** 无根, 假根 or 根: whether somebody reaches the point where the target has fallen, and may retake there. */
    private void roots(Chased chased) {
        Board board = after.copy();
        int id = board.idAt(chased.target().index());
        int point = -1;
        for (int i = 0; i < chased.line().size() && board.squareOf(id) >= 0; i++) {
            point = chased.line().get(i).to().index();
            board.make(chased.line().get(i).code());
        }
        boolean reached = false;
        boolean retaken = false;
        for (Square from : Square.all()) {
            boolean reaches =
                    PieceCode.isOf(board.pieceAt(from.index()), mover ^ 1) && board.attacks(from.index(), point);
            reached |= reaches;
            retaken |= reaches && board.isLegal(from.index() | point << 7);
        }
        switch (chased.root()) {
            case NONE -> assertThat(reached).as("unprotected").isFalse();
            case FALSE -> assertThat(reached).as("seems to be protected").isTrue();
            case REAL -> assertThat(retaken).as("protected").isTrue();
        }
    }

    private void failed(Chased chased) {
        Move now = chased.line().get(0);
        Move then = chased.before().get(0);
        assertThat(then).isEqualTo(same(now));
        Board end = play(before, chased.before());
        Board counted = before.copy();
        int id = counted.idAt(chased.target().index());
        chased.before().forEach(move -> counted.make(move.code()));
        boolean stands = counted.squareOf(id) >= 0;
        int most = chased.worth() == Worth.MORE
                ? Material.valueOf(after, chased.target().index()) - 1
                : 0;
        assertThat(stands || isMated(end, mover) || value(before, chased.before()) <= most)
                .as("failed before")
                .isTrue();
    }

    /** The same move before the ply. */
    private Move same(Move move) {
        return new Move(move.from().equals(ply.move().to()) ? ply.move().from() : move.from(), move.to());
    }

    private void accepted(Chased chased) {
        if (chased.acceptance().isEmpty()) {
            return;
        }
        Board accepting = new Board(after.pieces(), mover ^ 1, 0);
        Move capture = chased.acceptance().get(0);
        assertThat(capture.from()).isEqualTo(chased.target());
        Board end = play(accepting, chased.acceptance());
        assertThat(isMated(end, mover ^ 1) || value(accepting, chased.acceptance()) > 0)
                .as("accepting costs")
                .isTrue();
    }

    private void idle(Evidence.Idle idle) {
        if (idle.reason() == Reason.SELF_EXPOSURE) {
            mates(idle.line());
        } else if (idle.reason() == Reason.CAPTURE_LOSES) {
            Board end = play(after, idle.line());
            assertThat(isMated(end, mover) || value(after, idle.line()) < 0).isTrue();
        } else if (idle.reason() == Reason.CAPTURE_GAINS_NOTHING) {
            play(after, idle.line());
            assertThat(value(after, idle.line())).isLessThanOrEqualTo(0);
        } else if (!idle.line().isEmpty()) {
            play(after, idle.line());
        }
    }

    /** 跟: once the watched piece is taken, somebody can legally retake. */
    private void isRooted(int target) {
        Board board = after.copy();
        int capture = ply.move().to().index() | target << 7;
        assertThat(board.isLegal(capture)).isTrue();
        board.make(capture);
        int[] retakes = new int[Board.MAX_MOVES];
        int end = board.legalCaptures(retakes, 0);
        assertThat(Stream.iterate(0, i -> i < end, i -> i + 1).anyMatch(i -> MoveCode.to(retakes[i]) == target))
                .isTrue();
    }

    /** The position after the ply, in which pieces that do not count merely stand there. */
    private Board without(List<Square> uncounted) {
        byte[] pieces = after.pieces();
        uncounted.forEach(square -> pieces[square.index()] = (byte) PieceCode.of(mover, PieceCode.INERT));
        return new Board(pieces, mover, 0);
    }

    private Board play(Board start, List<Move> line) {
        Board board = start.copy();
        assertThat(line).isNotEmpty();
        for (Move move : line) {
            assertThat(board.isLegal(move.code())).as(move.toString()).isTrue();
            board.make(move.code());
        }
        return board;
    }

    private int value(Board start, List<Move> line) {
        return Material.valueOf(start, line, mover);
    }

    private static boolean isMated(Board board, int side) {
        return board.side() == side && !board.hasLegalMove();
    }
}
