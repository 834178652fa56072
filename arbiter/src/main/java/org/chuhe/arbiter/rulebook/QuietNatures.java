package org.chuhe.arbiter.rulebook;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
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
                        Rule.LIKE_EXCHANGE));
    }

    private boolean isNew(Contact contact) {
        return contactsBefore.stream()
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
        Board old = judge.position();
        Board now = after.board();
        Board without = withoutMovedPiece();
        for (int enemy = 0; enemy < Square.COUNT; enemy++) {
            if (!PieceCode.isOf(now.pieceAt(enemy), mover ^ 1)) {
                continue;
            }
            for (int shielded = 0; shielded < Square.COUNT; shielded++) {
                int piece = now.pieceAt(shielded);
                if (shielded != to
                        && PieceCode.isOf(piece, mover)
                        && (Material.isStrong(piece) || PieceCode.kind(piece) == PieceCode.KING)
                        && old.attacks(enemy, shielded)
                        && !now.attacks(enemy, shielded)
                        && without.attacks(enemy, shielded)) {
                    return Optional.of(blocking(enemy, Optional.of(Square.of(shielded))));
                }
            }
        }
        return mateIsBlocked(without);
    }

    /** The moved piece shuts the line of an enemy that would otherwise begin a mate. */
    private Optional<PlyNature> mateIsBlocked(Board without) {
        Scene unblocked = Scene.of(without, mover ^ 1);
        if (unblocked.board().inCheck()) {
            return Optional.empty();
        }
        List<Integer> mate = threats.mate(unblocked);
        if (mate.isEmpty()) {
            return Optional.empty();
        }
        int first = mate.get(0);
        Board now = Scene.of(after.board(), mover ^ 1).board();
        return now.isLegal(first) || (first >>> 7) == to
                ? Optional.empty()
                : Optional.of(blocking(first & 127, Optional.empty()));
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
