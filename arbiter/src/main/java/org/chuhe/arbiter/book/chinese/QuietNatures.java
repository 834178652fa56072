package org.chuhe.arbiter.book.chinese;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.chuhe.arbiter.book.attack.Interposition;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Evidence.Remark;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * Names a ply that is neither 将 nor 杀 nor 捉 (24.8): 兑, 献, 拦, 跟 or plain 闲. To a verdict they are all the same; to
 * the players they are not.
 */
final class QuietNatures {
    private final PlyJudge judge;
    private final Ply ply;
    private final Threats threats;
    private final ChaseFinder.Found found;
    private final List<Move> standingMate;
    private final Board board;
    private final int mover;
    private final int to;
    private final Roots roots;

    /** @param standingMate the mate that stood with the check that the ply answers; empty if there is none */
    QuietNatures(ChineseRules rules, PlyJudge judge, Ply ply, ChaseFinder.Found found, List<Move> standingMate) {
        this.judge = judge;
        this.ply = ply;
        this.threats = ply.threats();
        this.found = found;
        this.standingMate = standingMate;
        this.board = ply.after().board();
        this.mover = ply.mover();
        this.to = ply.to();
        this.roots = new Roots(rules, ply.choices());
    }

    PlyNature judge() {
        return keyPoint()
                .or(this::selfExposure)
                .or(this::exchange)
                .or(this::offer)
                .or(this::block)
                .or(this::excusedEscape)
                .or(this::kingOrPawnAttacks)
                .or(this::attackThatDoesNotCount)
                .or(this::tiedCaptor)
                .or(this::standingThreat)
                .orElseGet(() -> judge.idle(Evidence.Idle.because(Reason.NOTHING)));
    }

    private Optional<PlyNature> keyPoint() {
        return found.excused().contains(Reason.KEY_POINT)
                ? Optional.of(judge.idle(Evidence.Idle.because(Reason.KEY_POINT), Rule.KEY_POINT))
                : Optional.empty();
    }

    /** 自毙 (24.18, 26.3): the mate that is threatened stood with the check that this ply answers. */
    private Optional<PlyNature> selfExposure() {
        return standingMate.isEmpty()
                ? Optional.empty()
                : Optional.of(judge.idle(
                        new Evidence.Idle(Reason.SELF_EXPOSURE, Optional.empty(), standingMate),
                        Rule.SELF_EXPOSURE,
                        Rule.OWN_DOING));
    }

    /** 兑 (24.4): a new contact of like pieces that the other side may accept without loss. */
    private Optional<PlyNature> exchange() {
        return ply.contacts().stream()
                .filter(contact -> contact.isEven() && isNew(contact))
                .findFirst()
                .map(contact -> exchange(
                        contact.inviter(),
                        contact.invited(),
                        contact.inviter() == to ? Rule.LIKE_EXCHANGE : Rule.CONTACT));
    }

    private PlyNature exchange(int inviter, int invited, Rule rule) {
        return judge.finding(
                Nature.EXCHANGE,
                new Evidence.Exchange(Square.of(inviter), Square.of(invited)),
                List.of(Rule.EXCHANGE, rule));
    }

    /** The moved piece makes the contact or keeps it; or the moved rook joins in one (26.10.2; 2020: 26.11.2). */
    private boolean isNew(Contact contact) {
        boolean rookJoins = PieceCode.kind(ply.moved()) == PieceCode.ROOK && board.attacks(to, contact.invited());
        return rookJoins || contact.inviter() == to || ply.isNew(contact);
    }

    /** 献 (24.5): the moved piece may be taken for nothing. */
    private Optional<PlyNature> offer() {
        return threats.isOffered(ply.after(), to)
                ? Optional.of(judge.finding(Nature.OFFER, new Evidence.Offer(Square.of(to)), List.of(Rule.OFFER)))
                : Optional.empty();
    }

    /** 拦 (24.6): an enemy attacked something before, no longer does, and would again without the moved piece. */
    private Optional<PlyNature> block() {
        return ply.isKingMove()
                ? Optional.empty()
                : Interposition.find(ply.position(), board, to)
                        .map(found -> blocking(found.enemy(), Optional.of(Square.of(found.shielded()))))
                        .or(this::mateIsBlocked);
    }

    /** The moved piece stands in the way of the first check of a mate that was threatened (图 7). */
    private Optional<PlyNature> mateIsBlocked() {
        Scenario threatened = Scenario.of(ply.position(), mover ^ 1);
        Board now = ply.after().turned().board();
        int[] checks = new int[Board.MAX_MOVES];
        int end = threatened.board().legalChecks(checks, 0);
        int[] blocked = IntStream.range(0, end)
                .map(i -> checks[i])
                .filter(check -> PieceCode.isOf(now.pieceAt(MoveCode.from(check)), mover ^ 1) && !now.isLegal(check))
                .toArray();
        if (blocked.length == 0 || threatened.board().inCheck()) {
            return Optional.empty();
        }
        return threats.mate(threatened).stream()
                .limit(1)
                .filter(first -> IntStream.of(blocked).anyMatch(check -> check == first.code()))
                .map(first -> blocking(first.from().index(), Optional.empty()))
                .findFirst();
    }

    private PlyNature blocking(int enemy, Optional<Square> shielded) {
        return judge.finding(
                Nature.BLOCK, new Evidence.Block(Square.of(enemy), shielded, shielded.isEmpty()), List.of(Rule.BLOCK));
    }

    private Optional<PlyNature> excusedEscape() {
        return found.excused().contains(Reason.MERE_ESCAPE)
                ? Optional.of(judge.idle(Evidence.Idle.because(Reason.MERE_ESCAPE), Rule.OWN_DOING))
                : Optional.empty();
    }

    /** 26.1: king and pawn may attack for ever. */
    private Optional<PlyNature> kingOrPawnAttacks() {
        return ply.isKingOrPawnMove()
                ? newlyAttacked().and(Material.strong(board, mover ^ 1)).stream()
                        .mapToObj(target ->
                                idle(Reason.KING_OR_PAWN_ATTACKS, target, List.of(), Rule.KING_AND_PAWN_MAY_CHASE))
                        .findFirst()
                : Optional.empty();
    }

    /** Why the moved piece, which can take something it could not take before, does not chase it. */
    private Optional<PlyNature> attackThatDoesNotCount() {
        if (ply.isKingOrPawnMove()) {
            return Optional.empty();
        }
        SquareSet attacked = newlyAttacked();
        SquareSet strong = attacked.and(Material.strong(board, mover ^ 1));
        return IntStream.concat(strong.stream(), attacked.minus(strong).stream())
                .mapToObj(this::doesNotCount)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<PlyNature> doesNotCount(int target) {
        if (PieceCode.kind(board.pieceAt(target)) == PieceCode.PAWN
                && !found.targets().contains(target)) {
            return Optional.of(idle(Reason.PAWN_IS_NO_TARGET, target, List.of(), Rule.PAWN_VALUES));
        }
        Move capture = Move.of(to, target);
        if (roots.when(board, List.of(capture)) == Root.REAL) {
            return follow(target);
        }
        List<Move> line = threats.refutation(ply.after(), target, GainLevel.SOME_GAIN, capture);
        if (line.isEmpty()) {
            return Optional.empty();
        }
        Board end = board.copy();
        line.forEach(move -> end.make(move.code()));
        boolean loses = Material.valueOf(board, line, mover) < 0 || end.side() == mover && !end.hasLegalMove();
        Set<Remark> remarks = LineValues.ofNoGain(board, line, mover);
        List<Rule> articles = new ArrayList<>(List.of(loses ? Rule.TIED_CAPTOR : Rule.ROOTS));
        remarks.forEach(remark -> articles.add(PlyJudge.rule(remark)));
        return Optional.of(judge.idle(
                new Evidence.Idle(
                        loses ? Reason.CAPTURE_LOSES : Reason.CAPTURE_GAINS_NOTHING,
                        Optional.of(Square.of(target)),
                        line,
                        remarks),
                articles.toArray(Rule[]::new)));
    }

    /**
     * 跟 (24.7): the moved piece watches a protected strong piece; an equal piece of another kind invites to an exchange
     * all the same (24.4, second sentence).
     */
    private Optional<PlyNature> follow(int target) {
        int piece = board.pieceAt(target);
        if (!Material.isStrong(piece)) {
            return Optional.empty();
        }
        boolean equal = Material.valueOf(board, target) == Material.valueOf(board, to);
        if (equal && board.attacks(target, to)) {
            return Optional.of(judge.finding(
                    Nature.EXCHANGE, new Evidence.Exchange(Square.of(to), Square.of(target)), List.of(Rule.EXCHANGE)));
        }
        return Optional.of(judge.finding(Nature.FOLLOW, new Evidence.Follow(Square.of(target)), List.of(Rule.FOLLOW)));
    }

    /**
     * 26.5: the moved piece could win something, but a piece that it guards would fall: 得不偿失 (参考图 29).
     */
    private Optional<PlyNature> tiedCaptor() {
        SquareSet guarded = Material.strong(board, mover)
                .without(to)
                .filter(own -> !board.attackers(mover ^ 1, own).isEmpty());
        Scenario bare = Scenario.of(board, mover);
        if (guarded.isEmpty() || !threats.forks(bare.ignoring(guarded), found.targets(), SquareSet.EMPTY)) {
            return Optional.empty();
        }
        for (int own = guarded.first(); own >= 0; own = guarded.next(own)) {
            Scenario free = bare.ignoring(SquareSet.of(own));
            SquareSet targets = found.targets();
            for (int target = targets.first(); target >= 0; target = targets.next(target)) {
                List<Move> line = threats.winningLine(free, target, GainLevel.WHOLE, SquareSet.EMPTY);
                if (!line.isEmpty() && line.get(0).from().index() == to) {
                    List<Move> whole = withLossOf(own, line);
                    if (Material.valueOf(board, whole, mover) < 0) {
                        return Optional.of(idle(Reason.CAPTURE_LOSES, target, whole, Rule.TIED_CAPTOR));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The line and, where it is the opponent's turn, the capture that it costs. */
    private List<Move> withLossOf(int own, List<Move> line) {
        Board end = board.copy();
        line.forEach(move -> end.make(move.code()));
        int[] captures = new int[Board.MAX_MOVES];
        int count = end.side() == mover ? 0 : end.legalCaptures(captures, 0);
        List<Move> whole = new ArrayList<>(line);
        IntStream.range(0, count)
                .mapToObj(i -> Move.of(captures[i]))
                .filter(capture -> capture.to().index() == own)
                .limit(1)
                .forEach(whole::add);
        return whole;
    }

    /** The opponent's pieces, the king aside, that the moved piece may legally take and could not reach before. */
    private SquareSet newlyAttacked() {
        return board.squares(mover ^ 1)
                .minus(board.squares(mover ^ 1, PieceCode.KING))
                .filter(target -> board.isLegal(MoveCode.of(to, target))
                        && !ply.position().attacks(ply.from(), target));
    }

    /** What can be won could be won before in the same measure (图 5, 参考图 8). */
    private Optional<PlyNature> standingThreat() {
        return found.standing().isEmpty()
                ? Optional.empty()
                : Optional.of(idle(Reason.STANDING_THREAT, found.standing().first(), List.of(), Rule.CHASE, Rule.IDLE));
    }

    private PlyNature idle(Reason reason, int target, List<Move> line, Rule... articles) {
        return judge.idle(new Evidence.Idle(reason, Optional.of(Square.of(target)), line), articles);
    }
}
