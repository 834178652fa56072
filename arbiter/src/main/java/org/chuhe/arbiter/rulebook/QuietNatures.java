package org.chuhe.arbiter.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.rulebook.attack.Interposition;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Level;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * Names a ply that is neither 将 nor 杀 nor 捉 (24.8): 兑, 献, 拦, 跟 or plain 闲. To a verdict they are all the same; to
 * the players they are not.
 */
final class QuietNatures {
    private final PlyJudge judge;
    private final Threats threats;
    private final Scene before;
    private final Scene after;
    private final List<Contact> contactsBefore;
    private final List<Contact> contactsAfter;
    private final ChaseFinder.Found found;
    private final int from;
    private final int to;
    private final int mover;
    private final int moved;

    QuietNatures(
            PlyJudge judge,
            Threats threats,
            Scene before,
            Scene after,
            List<Contact> contactsBefore,
            List<Contact> contactsAfter,
            ChaseFinder.Found found,
            int from,
            int to) {
        this.judge = judge;
        this.threats = threats;
        this.before = before;
        this.after = after;
        this.contactsBefore = contactsBefore;
        this.contactsAfter = contactsAfter;
        this.found = found;
        this.from = from;
        this.to = to;
        this.mover = after.attacker();
        this.moved = after.board().pieceAt(to);
    }

    PlyNature judge() {
        if (found.excused().contains(Reason.KEY_POINT)) {
            return judge.idle(Evidence.Idle.because(Reason.KEY_POINT), Rule.KEY_POINT);
        }
        return exchange()
                .or(this::offer)
                .or(this::block)
                .or(this::excusedEscape)
                .or(this::kingOrPawnAttacks)
                .or(this::follow)
                .or(this::tiedCaptor)
                .or(this::standingThreat)
                .orElseGet(() -> judge.idle(Evidence.Idle.because(Reason.NOTHING)));
    }

    /** 兑 (24.4): a new contact of like pieces that the other side may accept without loss. */
    private Optional<PlyNature> exchange() {
        return contactsAfter.stream()
                .filter(contact -> contact.isEven() && isNew(contact))
                .findFirst()
                .map(contact -> judge.finding(
                        Nature.EXCHANGE,
                        new Evidence.Exchange(Square.of(contact.inviter()), Square.of(contact.invited())),
                        Rule.EXCHANGE,
                        contact.inviter() == to ? Rule.LIKE_EXCHANGE : Rule.CONTACT));
    }

    /** A new contact; or the moved rook joins in one that stands (26.10.2; 2020: 26.11.2). */
    private boolean isNew(Contact contact) {
        boolean rookJoins =
                PieceCode.kind(moved) == PieceCode.ROOK && after.board().attacks(to, contact.invited());
        return rookJoins
                || contactsBefore.stream()
                        .noneMatch(old -> old.inviter() == contact.inviter() && old.invited() == contact.invited());
    }

    /** 献 (24.5): the moved piece may be taken for nothing. */
    private Optional<PlyNature> offer() {
        if (PieceCode.kind(moved) == PieceCode.KING || !threats.isLost(after, to)) {
            return Optional.empty();
        }
        return Optional.of(judge.finding(Nature.OFFER, new Evidence.Offer(Square.of(to)), Rule.OFFER));
    }

    /** 拦 (24.6): an enemy attacked something before, no longer does, and would again without the moved piece. */
    private Optional<PlyNature> block() {
        if (PieceCode.kind(moved) == PieceCode.KING) {
            return Optional.empty();
        }
        Board without = withoutMovedPiece();
        Optional<Interposition> interposition = Interposition.find(judge.position(), after.board(), to);
        if (interposition.isPresent()) {
            Interposition blocked = interposition.get();
            return Optional.of(blocking(blocked.enemy(), Optional.of(Square.of(blocked.shielded()))));
        }
        return mateIsBlocked();
    }

    /** The moved piece stands in the way of the first check of a mate that was threatened (图 7). */
    private Optional<PlyNature> mateIsBlocked() {
        Scene threatened = Scene.of(judge.position(), mover ^ 1);
        if (threatened.board().inCheck()) {
            return Optional.empty();
        }
        List<Integer> mate = threats.mate(threatened);
        if (mate.isEmpty()) {
            return Optional.empty();
        }
        int first = mate.get(0);
        boolean blocked = PieceCode.isOf(after.board().pieceAt(first & 127), mover ^ 1)
                && !Scene.of(after.board(), mover ^ 1).board().isLegal(first);
        return blocked ? Optional.of(blocking(first & 127, Optional.empty())) : Optional.empty();
    }

    private PlyNature blocking(int enemy, Optional<Square> shielded) {
        return judge.finding(Nature.BLOCK, new Evidence.Block(Square.of(enemy), shielded), Rule.BLOCK);
    }

    private Board withoutMovedPiece() {
        byte[] pieces = after.board().pieces();
        pieces[to] = PieceCode.EMPTY;
        return new Board(pieces, mover, 0);
    }

    private Optional<PlyNature> excusedEscape() {
        return found.excused().contains(Reason.MERE_ESCAPE)
                ? Optional.of(judge.idle(Evidence.Idle.because(Reason.MERE_ESCAPE), Rule.OWN_DOING))
                : Optional.empty();
    }

    /** 26.1: king and pawn may attack for ever. */
    private Optional<PlyNature> kingOrPawnAttacks() {
        int kind = PieceCode.kind(moved);
        if (kind != PieceCode.KING && kind != PieceCode.PAWN) {
            return Optional.empty();
        }
        return attacked()
                .map(target -> judge.idle(
                        new Evidence.Idle(Reason.KING_OR_PAWN_ATTACKS, Optional.of(Square.of(target)), List.of()),
                        Rule.KING_AND_PAWN_MAY_CHASE));
    }

    /** 跟 (24.7): the moved piece attacks a strong piece that it cannot win; taking it would lose (26.5). */
    private Optional<PlyNature> follow() {
        return attacked().map(target -> {
            List<Integer> line = threats.refutation(after, target, Level.WHOLE, to | target << 7);
            boolean rooted = line.size() > 1 && line.get(1) >>> 7 == target;
            if (rooted || line.size() <= 1) {
                return judge.finding(Nature.FOLLOW, new Evidence.Follow(Square.of(target)), Rule.FOLLOW);
            }
            return judge.idle(
                    new Evidence.Idle(Reason.CAPTURE_LOSES, Optional.of(Square.of(target)), PlyJudge.moves(line)),
                    Rule.TIED_CAPTOR);
        });
    }

    /**
     * 26.5: something could be won, but the piece that would win it is needed elsewhere: taking loses more than it brings
     * (得不偿失; 参考图 29).
     */
    private Optional<PlyNature> tiedCaptor() {
        Board board = after.board();
        for (int guarded = 0; guarded < Square.COUNT; guarded++) {
            if (guarded == to || !after.isStrongAttacker(guarded) || !Threats.isAttacked(board, guarded, mover ^ 1)) {
                continue;
            }
            Scene free = Scene.of(board, mover);
            free.markLost(guarded);
            for (int target : found.targets()) {
                if (threats.level(free, target) == Level.WHOLE) {
                    List<Integer> line = threats.winningLine(free, target, Level.WHOLE);
                    if (!line.isEmpty() && (line.get(0) & 127) == to) {
                        return Optional.of(judge.idle(
                                new Evidence.Idle(
                                        Reason.CAPTURE_LOSES,
                                        Optional.of(Square.of(target)),
                                        PlyJudge.moves(withLossOf(guarded, free.board(), line))),
                                Rule.TIED_CAPTOR));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The line and, where it is the opponent's turn, the capture that it costs. */
    private static List<Integer> withLossOf(int guarded, Board board, List<Integer> line) {
        List<Integer> whole = new ArrayList<>(line);
        line.forEach(board::make);
        if (line.size() % 2 == 1) {
            int[] moves = new int[Board.MAX_MOVES];
            int end = board.legalMoves(moves, 0);
            for (int i = 0; i < end; i++) {
                if (moves[i] >>> 7 == guarded) {
                    whole.add(moves[i]);
                    break;
                }
            }
        }
        line.forEach(move -> board.undo());
        return whole;
    }

    private Optional<Integer> attacked() {
        Board board = after.board();
        for (int target = 0; target < Square.COUNT; target++) {
            int piece = board.pieceAt(target);
            if (PieceCode.isOf(piece, mover ^ 1)
                    && Material.isStrong(piece)
                    && board.attacks(to, target)
                    && !before.board().attacks(from, target)) {
                return Optional.of(target);
            }
        }
        return Optional.empty();
    }

    /** What can be won could be won before in the same measure (图 5, 参考图 8). */
    private Optional<PlyNature> standingThreat() {
        return found.standing().stream()
                .findFirst()
                .map(target -> judge.idle(
                        new Evidence.Idle(Reason.STANDING_THREAT, Optional.of(Square.of(target)), List.of()),
                        Rule.CHASE,
                        Rule.IDLE));
    }
}
