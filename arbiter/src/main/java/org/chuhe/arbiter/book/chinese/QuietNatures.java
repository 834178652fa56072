package org.chuhe.arbiter.book.chinese;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.attack.QuietPly;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/** Why a ply is neither 将 nor 杀 nor 捉 under the Chinese rules (24.8), with the articles that say so. */
final class QuietNatures {
    private final PlyJudge judge;
    private final Ply ply;
    private final QuietPly quiet;
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
        this.quiet = new QuietPly(ply.position(), ply.after(), Move.of(ply.from(), ply.to()), threats);
        this.found = found;
        this.standingMate = standingMate;
        this.board = ply.after().board();
        this.mover = ply.mover();
        this.to = ply.to();
        this.roots = new Roots(rules, ply.choices());
    }

    PlyNature judge() {
        Evidence evidence = excused(Reason.KEY_POINT)
                .or(this::selfExposure)
                .or(() -> quiet.kind(
                        ply.contacts().stream().filter(Contact::isEven).toList()))
                .or(() -> excused(Reason.MERE_ESCAPE))
                .or(this::attackThatDoesNotCount)
                .or(this::tiedCaptor)
                .or(this::standingThreat)
                .orElseGet(() -> Evidence.Idle.because(Reason.NOTHING));
        return judge.finding(evidence.nature(), evidence, articles(evidence));
    }

    private List<Rule> articles(Evidence evidence) {
        if (evidence instanceof Evidence.Idle idle) {
            List<Rule> articles = new ArrayList<>(articles(idle));
            idle.remarks().forEach(remark -> articles.add(PlyJudge.rule(remark)));
            return articles;
        }
        if (evidence instanceof Evidence.Exchange exchange) {
            Optional<Rule> like = ply.contacts().stream()
                    .filter(contact -> contact.capture().equals(new Move(exchange.inviter(), exchange.invited())))
                    .map(contact -> contact.inviter() == to ? Rule.LIKE_EXCHANGE : Rule.CONTACT)
                    .findFirst();
            return Stream.concat(Stream.of(Rule.EXCHANGE), like.stream()).toList();
        }
        return List.of(
                switch (evidence.nature()) {
                    case OFFER -> Rule.OFFER;
                    case BLOCK -> Rule.BLOCK;
                    default -> Rule.FOLLOW;
                });
    }

    private List<Rule> articles(Evidence.Idle idle) {
        return switch (idle.reason()) {
            case KEY_POINT -> List.of(Rule.KEY_POINT);
            case SELF_EXPOSURE -> List.of(Rule.SELF_EXPOSURE, Rule.OWN_DOING);
            case MERE_ESCAPE -> List.of(Rule.OWN_DOING);
            case KING_OR_PAWN_ATTACKS -> List.of(Rule.KING_AND_PAWN_MAY_CHASE);
            case PAWN_IS_NO_TARGET -> List.of(Rule.PAWN_VALUES);
            case STANDING_THREAT -> List.of(Rule.CHASE, Rule.IDLE);
            case CAPTURE_LOSES, CAPTURE_GAINS_NOTHING -> List.of(whyNothingIsWon(idle));
            default -> List.of(Rule.IDLE);
        };
    }

    /** A root, a mate (24.3), or something else that is lost or taken in return. */
    private Rule whyNothingIsWon(Evidence.Idle idle) {
        if (isMated(idle.line())) {
            return Rule.CHASE;
        }
        return idle.line().get(1).to().equals(idle.line().get(0).to()) ? Rule.ROOTS : Rule.TIED_CAPTOR;
    }

    private Optional<Evidence> excused(Reason reason) {
        return found.excused().contains(reason) ? Optional.of(Evidence.Idle.because(reason)) : Optional.empty();
    }

    /** 自毙 (24.18, 26.3): the mate that is threatened stood with the check that this ply answers. */
    private Optional<Evidence> selfExposure() {
        return standingMate.isEmpty()
                ? Optional.empty()
                : Optional.of(new Evidence.Idle(Reason.SELF_EXPOSURE, Optional.empty(), standingMate));
    }

    /** Why what can be taken now and could not before is not chased. */
    private Optional<Evidence> attackThatDoesNotCount() {
        return quiet.newCaptures()
                .map(capture -> quiet.excused(
                                capture,
                                target -> !isPawn(target) || found.targets().contains(target))
                        .or(() -> watched(capture))
                        .or(() -> refuted(capture)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private boolean isPawn(int square) {
        return PieceCode.kind(board.pieceAt(square)) == PieceCode.PAWN;
    }

    /**
     * 跟 (24.7): the moved piece watches a protected strong piece; an equal piece of another kind invites to an exchange
     * all the same (24.4, second sentence).
     */
    private Optional<Evidence> watched(Move capture) {
        if (!quiet.watches(capture) || roots.when(board, List.of(capture)) != Root.REAL) {
            return Optional.empty();
        }
        int target = capture.to().index();
        boolean equal = Material.valueOf(board, target) == Material.valueOf(board, to);
        if (equal && board.attacks(target, to)) {
            return Optional.of(new Evidence.Exchange(capture.from(), capture.to(), List.of()));
        }
        List<Move> line = threats.refutation(ply.after(), target, GainLevel.SOME_GAIN, capture);
        boolean protectedEnough = line.stream().allMatch(move -> move.to().equals(capture.to())) && !isMated(line);
        return Optional.of(new Evidence.Follow(capture.to(), protectedEnough ? List.of() : line));
    }

    private Optional<Evidence> refuted(Move capture) {
        List<Move> line = threats.refutation(ply.after(), capture.to().index(), GainLevel.SOME_GAIN, capture);
        if (line.isEmpty()) {
            return Optional.empty();
        }
        boolean loses = Material.valueOf(board, line, mover) < 0 || isMated(line);
        return Optional.of(new Evidence.Idle(
                loses ? Reason.CAPTURE_LOSES : Reason.CAPTURE_GAINS_NOTHING,
                Optional.of(capture.to()),
                line,
                LineValues.ofNoGain(board, line, mover)));
    }

    /** Whether a line ends with the mate of the mover. */
    private boolean isMated(List<Move> line) {
        Board end = board.copy();
        line.forEach(move -> end.make(move.code()));
        return end.side() == mover && !end.hasLegalMove();
    }

    /**
     * 26.5: the moved piece could win something, but a piece that it guards would fall: 得不偿失 (参考图 29).
     */
    private Optional<Evidence> tiedCaptor() {
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
                        return Optional.of(
                                new Evidence.Idle(Reason.CAPTURE_LOSES, Optional.of(Square.of(target)), whole));
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

    /** What can be won could be won before in the same measure (图 5, 参考图 8). */
    private Optional<Evidence> standingThreat() {
        return found.standing().stream()
                .mapToObj(this::standing)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Evidence> standing(int target) {
        GainLevel level = threats.level(ply.after(), target, SquareSet.EMPTY);
        List<Move> line = threats.winningLine(ply.after(), target, level, SquareSet.EMPTY);
        return line.isEmpty() || Material.valueOf(board, line, mover) < 0
                ? Optional.empty()
                : Optional.of(new Evidence.Idle(Reason.STANDING_THREAT, Optional.of(Square.of(target)), line));
    }
}
