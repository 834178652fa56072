package org.chuhe.arbiter.rulebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * Judges one ply under the Chinese rules. A ply with several effects takes the gravest (26.4), so the order is 将, 杀,
 * 捉, then the kinds of 闲. Threats are judged as if the mover could move again at once, and compared with what the same
 * side threatened before the ply: only what is new counts.
 */
final class PlyJudge {
    private final ChineseRules rules;
    private final int mover;
    private final int from;
    private final int to;
    private final Move move;
    private final boolean answersCheck;
    private final boolean kingMoves;
    private final Budget budget;
    private final Threats threats;

    /** The position before the ply, and after it, each with the mover imagined on move. */
    private final Scene before;

    private final Scene after;
    private final Board position;

    PlyJudge(ChineseRules rules, Board position, int move, long nodes) {
        this.rules = rules;
        this.position = position;
        this.mover = position.side();
        this.from = move & 127;
        this.to = move >>> 7;
        this.move = Move.of(move);
        this.answersCheck = position.inCheck();
        this.kingMoves = PieceCode.kind(position.pieceAt(from)) == PieceCode.KING;
        this.budget = new Budget(nodes);
        this.before = sceneBefore(position);
        position.make(move);
        this.after = Scene.of(position, mover);
        position.undo();
        this.threats = new Threats(after, budget);
    }

    /**
     * While in check, other captures were illegal; they still stood on the board and are no news afterwards (参考图 8, 22):
     * the pieces that gave check are taken for mere blockers.
     */
    private Scene sceneBefore(Board position) {
        Scene scene = Scene.of(position, mover);
        if (!answersCheck) {
            return scene;
        }
        return scene.withInert(checkers(scene.board(), mover).stream()
                .mapToInt(Integer::intValue)
                .toArray());
    }

    /** The position before the ply with the mover's king out of danger: what could be taken of the pieces giving check. */
    private Scene kingless() {
        int king = position.king(mover);
        return king < 0 ? before : Scene.of(position, mover).withInert(king);
    }

    private static List<Integer> checkers(Board board, int side) {
        List<Integer> checkers = new ArrayList<>();
        int king = board.king(side);
        for (int square = 0; square < Square.COUNT && king >= 0; square++) {
            if (PieceCode.isOf(board.pieceAt(square), side ^ 1) && board.attacks(square, king)) {
                checkers.add(square);
            }
        }
        return checkers;
    }

    PlyNature judge(ChaseFinder.PawnRule pawns) {
        if (after.board().isKingAttacked(mover ^ 1)) {
            List<Square> checkers =
                    checkers(after.board(), mover ^ 1).stream().map(Square::of).toList();
            return finding(Nature.CHECK, new Evidence.Check(checkers), Rule.CHECK);
        }
        if (kingMoves && answersCheck) {
            return idle(Evidence.Idle.because(Evidence.Reason.KING_ANSWERS_CHECK), Rule.KING_ANSWERS_CHECK);
        }
        List<Contact> contactsBefore = threats.contacts(before);
        List<Contact> contactsAfter = threats.contacts(after);
        Optional<PlyNature> kill = kill(contactsAfter);
        if (kill.isPresent()) {
            return kill.get();
        }
        forbidEven(before, contactsBefore);
        forbidEven(after, contactsAfter);
        ChaseFinder finder = new ChaseFinder(
                rules, threats, before, after, contactsBefore, contactsAfter, from, to, pawns, kingless());
        ChaseFinder.Found found = finder.find();
        if (threats.isUndecided()) {
            return finding(Nature.UNDECIDED, new Evidence.Undecided(budget.used()), Rule.CHASE);
        }
        if (found.isKill()) {
            return finding(Nature.KILL, new Evidence.Kill(moves(threats.mate(after))), Rule.KILL, Rule.LIKE_EXCHANGE);
        }
        if (!found.chased().isEmpty()) {
            return chase(found);
        }
        return new QuietNatures(this, threats, before, after, contactsBefore, contactsAfter, found, from, to).judge();
    }

    /**
     * 杀 (24.2). A capture along a contact of like pieces is an offer to exchange and does not begin a mate (26.9; 图 17,
     * 29); a mate that begins otherwise counts (图 20).
     */
    private Optional<PlyNature> kill(List<Contact> contacts) {
        after.forbid(contacts.stream().mapToInt(Contact::capture).toArray());
        List<Integer> line = threats.mate(after);
        if (!line.isEmpty()) {
            return Optional.of(finding(Nature.KILL, new Evidence.Kill(moves(line)), Rule.KILL));
        }
        if (threats.isUndecided()) {
            return Optional.of(finding(Nature.UNDECIDED, new Evidence.Undecided(budget.used()), Rule.KILL));
        }
        return Optional.empty();
    }

    private void forbidEven(Scene scene, List<Contact> contacts) {
        int[] captures = contacts.stream()
                .filter(Contact::isEven)
                .mapToInt(Contact::capture)
                .toArray();
        if (rules.offerCoversThePoint()) {
            scene.forbid(captures);
        } else {
            scene.forbidTaking(captures);
        }
    }

    private PlyNature chase(ChaseFinder.Found found) {
        List<Rule> articles = new ArrayList<>(List.of(Rule.CHASE));
        List<Chased> targets = found.chased();
        if (targets.stream().anyMatch(Chased::joint)) {
            articles.add(Rule.JOINT_CHASE);
        }
        if (targets.stream().anyMatch(chased -> !chased.failedBefore().isEmpty() || chased.rooted())) {
            articles.add(Rule.ROOTS);
        }
        if (targets.stream().anyMatch(Chased::evenTrade)) {
            articles.add(Rule.TIED_CAPTOR);
        }
        if (targets.stream().anyMatch(chased -> chased.manner() == Chased.Manner.BY_OFFER)) {
            articles.add(Rule.LIKE_EXCHANGE);
        }
        int kind = PieceCode.kind(after.board().pieceAt(to));
        if (kind == PieceCode.KING || kind == PieceCode.PAWN) {
            articles.add(Rule.KING_OR_PAWN_HELPS);
        }
        return finding(Nature.CHASE, new Evidence.Chase(targets), articles.toArray(new Rule[0]));
    }

    PlyNature idle(Evidence.Idle evidence, Rule... articles) {
        return finding(Nature.IDLE, evidence, articles.length == 0 ? new Rule[] {Rule.IDLE} : articles);
    }

    PlyNature finding(Nature nature, Evidence evidence, Rule... articles) {
        List<String> numbers =
                Arrays.stream(articles).map(rules::article).distinct().toList();
        return new PlyNature(side(), move, nature, evidence, numbers, budget.used());
    }

    private Side side() {
        return mover == PieceCode.RED ? Side.RED : Side.BLACK;
    }

    /** The position before the ply, as it stood on the board. */
    Board position() {
        return position;
    }

    static List<Move> moves(List<Integer> codes) {
        return codes.stream().map(Move::of).toList();
    }
}
