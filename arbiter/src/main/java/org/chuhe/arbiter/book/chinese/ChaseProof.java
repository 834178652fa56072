package org.chuhe.arbiter.book.chinese;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.book.chinese.Gains.NewCaptor;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Chased.Worth;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/** Collects what an arbiter wants to know about a chased piece: who takes it, how, alone or jointly, rooted or not. */
final class ChaseProof {
    private final Ply ply;
    private final Gains gains;
    private final Threats threats;
    private final Scenario after;
    private final Roots roots;

    ChaseProof(ChineseRules rules, Ply ply, Gains gains) {
        this.ply = ply;
        this.gains = gains;
        this.threats = ply.threats();
        this.after = ply.after();
        this.roots = new Roots(rules, ply.choices());
    }

    /** The proof about one target; {@code refused} is the offer by which it is chased, if it is. */
    Chased of(int target, Optional<Contact> refused) {
        if (refused.isPresent()) {
            return ofOffer(refused.get());
        }
        SquareSet worthless = gains.worthless(target);
        Optional<NewCaptor> captor = gains.newCaptor(target);
        GainLevel level = captor.map(NewCaptor::level)
                .orElseGet(() -> worthless.isEmpty() ? gains.after(target) : threats.level(after, target, worthless));
        GainLevel levelBefore = captor.map(NewCaptor::levelBefore).orElseGet(() -> gains.before(target));
        List<Move> line = captor.map(
                        found -> threats.winningLine(after, target, level, worthless, Move.of(found.square(), target)))
                .orElseGet(() -> threats.winningLine(after, target, level, worthless));
        return chased(
                target, line, isJoint(target), worth(level, levelBefore), before(target, line, level, levelBefore));
    }

    private static Worth worth(GainLevel level, GainLevel before) {
        if (level == GainLevel.EVEN_TRADE) {
            return Worth.EVEN_TRADE;
        }
        return before.isAbove(GainLevel.EVEN_TRADE) ? Worth.MORE : Worth.GAIN;
    }

    /** 26.9 (2020: 26.10): the inviter is the captor, and the chase is never joint. */
    private Chased ofOffer(Contact offer) {
        Board board = after.board();
        return new Chased(
                Square.of(offer.invited()),
                Piece.of(board.pieceAt(offer.invited())),
                Manner.BY_OFFER,
                Optional.of(Square.of(offer.inviter())),
                false,
                roots.when(board, List.of(offer.capture())),
                Worth.GAIN,
                List.of(offer.capture()),
                List.of(),
                List.of(),
                threats.acceptanceLine(after, offer));
    }

    /** Of what falls along the line of a fork the gravest counts (26.4), of equals the first. */
    Chased ofFork() {
        SquareSet targets = gains.safe();
        List<Move> line = threats.forkLine(after, targets, gains.unsafe());
        boolean joint = !oneForks(targets);
        List<Move> before =
                line.isEmpty() ? List.of() : threats.forkRefutation(ply.before(), targets, earlier(line.get(0)));
        return targets.stream()
                .filter(target -> captureOf(target, line) >= 0)
                .boxed()
                .sorted(Comparator.comparingInt(target -> captureOf(target, line)))
                .map(target -> chased(target, line, joint, Worth.GAIN, before))
                .max(Comparator.comparing(Chased::gravity))
                .orElseGet(() -> chased(targets.first(), line, joint, Worth.GAIN, before));
    }

    private Chased chased(int target, List<Move> line, boolean joint, Worth worth, List<Move> before) {
        int capture = captureOf(target, line);
        Board board = after.board();
        return new Chased(
                Square.of(target),
                Piece.of(board.pieceAt(target)),
                manner(line, target),
                Optional.of(Square.of(capture < 0 ? ply.to() : captorOf(line, capture))),
                joint,
                roots.when(board, line.subList(0, capture + 1)),
                worth,
                line,
                before,
                lostAnyway(line),
                List.of());
    }

    /**
     * 24.17: joint if no piece wins the target with all others reduced to blockers, by captures on its point where these
     * decide, otherwise by search; or if the moved piece serves all that do. The king, whom no side can miss, is not counted,
     * and king and pawn are no captors (26.1); a pawn counts as helper (2011 参考图 14). A piece that merely blocks a leg or
     * an eye, or steps out of the way, is no taker (参考图 39, 43).
     */
    private boolean isJoint(int target) {
        SquareSet captors = threats.gainsOnThePoint(after, target)
                ? captors()
                        .and(after.board().attackers(after.attacker(), target))
                        .filter(each -> takesAlone(each, target))
                : captors().filter(each -> isWon(target, alone(each)));
        return captors.isEmpty() || !captors.contains(ply.to()) && movedPieceServes(captors, target);
    }

    private SquareSet captors() {
        return helpers().minus(after.board().squares(after.attacker(), PieceCode.PAWN));
    }

    private SquareSet helpers() {
        Board board = after.board();
        return board.squares(after.attacker()).minus(board.squares(after.attacker(), PieceCode.KING));
    }

    private boolean takesAlone(int captor, int target) {
        Scenario alone = after.withInert(helpers().without(captor));
        return threats.gainsOnThePoint(threats.withoutOffers(alone), target);
    }

    private boolean isWon(int target, Scenario scenario) {
        return threats.level(scenario, target, SquareSet.EMPTY) != GainLevel.NOTHING;
    }

    /** A line needs defenders as well: advisors and elephants stay what they are. */
    private Scenario alone(int captor) {
        return threats.withoutOffers(after.alone(captor));
    }

    private boolean oneForks(SquareSet targets) {
        return captors().any(captor -> threats.forks(alone(captor), targets, SquareSet.EMPTY));
    }

    /** As screen or guard of the screen always; as guard of a captor only if nothing is won when it merely stands there. */
    private boolean movedPieceServes(SquareSet captors, int target) {
        int to = ply.to();
        Board board = after.board();
        return after.strong().contains(to)
                && (captors.minus(captors.filter(
                                        captor -> Screens.involve(board, after.attacker(), captor, target, to)))
                                .isEmpty()
                        || board.attackers(after.attacker(), target).any(captor -> board.attacks(to, captor))
                                && !isWon(target, threats.withoutOffers(after.withInert(SquareSet.of(to)))));
    }

    private Manner manner(List<Move> line, int target) {
        Move first = line.isEmpty() ? Move.of(ply.to(), target) : line.get(0);
        if (first.to().index() == target) {
            return first.from().index() == ply.to() ? Manner.DIRECT : Manner.BY_ANOTHER;
        }
        return after.board().isEmpty(first.to().index()) ? Manner.BY_CHECKS : Manner.BY_EXCHANGES;
    }

    /** The index in a line of the move that takes the target, or -1. */
    private int captureOf(int target, List<Move> line) {
        Board board = after.board().copy();
        int id = board.idAt(target);
        for (int i = 0; i < line.size(); i++) {
            int square = line.get(i).to().index();
            if (!board.isEmpty(square) && board.idAt(square) == id) {
                return i;
            }
            board.make(line.get(i).code());
        }
        return -1;
    }

    /** Which of the own pieces that a line gives up were lost anyway where they stand. */
    private List<Square> lostAnyway(List<Move> line) {
        List<Square> lost = new ArrayList<>();
        Board board = after.board().copy();
        for (Move move : line) {
            int point = move.to().index();
            if (board.side() != after.attacker()
                    && after.ignored().contains(point)
                    && board.idAt(point) == after.board().idAt(point)) {
                lost.add(Square.of(point));
            }
            board.make(move.code());
        }
        return lost;
    }

    /** Where the piece that makes a move of a line stands now. */
    private int captorOf(List<Move> line, int index) {
        Board board = after.board().copy();
        line.subList(0, index).forEach(move -> board.make(move.code()));
        return after.board().squareOf(board.idAt(line.get(index).from().index()));
    }

    /** The same first move before the ply, and why it did not bring as much then; of a piece that gave check, nothing. */
    private List<Move> before(int target, List<Move> line, GainLevel level, GainLevel levelBefore) {
        if (line.isEmpty() || ply.gaveCheck(target)) {
            return List.of();
        }
        GainLevel missed = levelBefore == GainLevel.NOTHING && level == GainLevel.WHOLE ? GainLevel.SOME_GAIN : level;
        return threats.refutation(ply.before(target), target, missed, earlier(line.get(0)));
    }

    /** The same move before the ply. */
    private Move earlier(Move move) {
        return Move.of(ply.origin(move.from().index()), move.to().index());
    }
}
