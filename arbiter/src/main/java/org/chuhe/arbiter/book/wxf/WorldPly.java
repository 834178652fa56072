package org.chuhe.arbiter.book.wxf;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.attack.Attack;
import org.chuhe.arbiter.book.attack.AttackPly;
import org.chuhe.arbiter.book.attack.QuietPly;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.Points;
import org.chuhe.text.Article;

/**
 * Names one ply under the World rules (article 19). What decides comes first: check, then an attack that belongs to a
 * perpetual chase, then a mate threat (allowed, chapter 5, 4–6), then other attacks, then the quiet kinds.
 */
final class WorldPly {
    private static final int GLANCE = 2_000;

    private final WorldRules rules;
    private final AttackPly ply;
    private final Move move;
    private final int mover;
    private final Set<Integer> perpetual;
    private final boolean belongsToPerpetualChase;
    private final Budget budget;

    /**
     * @param position the position before the ply; left as it is
     * @param renewed the attacks that the ply makes or renews
     * @param perpetual the points of the pieces that its side chases for ever
     */
    WorldPly(WorldRules rules, Board position, Move move, List<Attack> renewed, Set<Integer> perpetual, long nodes) {
        this.rules = rules;
        this.ply = new AttackPly(position, move, renewed);
        this.move = move;
        this.mover = position.side();
        this.perpetual = perpetual;
        this.belongsToPerpetualChase = renewed.stream().anyMatch(attack -> perpetual.contains(attack.target()));
        this.budget = new Budget(nodes);
    }

    PlyNature judge() {
        Optional<Evidence.Check> check = ply.check();
        Optional<Evidence.Chase> chase = ply.chase();
        if (check.isPresent()) {
            List<Chased> chased = chase.map(Evidence.Chase::targets).orElse(List.of()).stream()
                    .filter(each -> perpetual.contains(each.target().index()))
                    .toList();
            return finding(Nature.CHECK, new Evidence.Check(check.get().checkers(), chased));
        }
        if (belongsToPerpetualChase && chase.isPresent()) {
            return threatensMate()
                    ? finding(Nature.CHASE, chase.get(), Heading.KILL_AND_CHASE)
                    : finding(Nature.CHASE, chase.get());
        }
        List<Move> mate = new Threats(budget).mate(Scenario.of(ply.after(), mover));
        if (!mate.isEmpty()) {
            return finding(Nature.KILL, new Evidence.Kill(mate));
        }
        if (budget.isExhausted()) {
            return finding(Nature.UNDECIDED, new Evidence.Undecided(budget.used()));
        }
        return chase.map(evidence -> finding(Nature.CHASE, evidence)).orElseGet(this::quiet);
    }

    /** 36.4: whether a ply of a perpetual chase threatens mate as well; what is not seen at once is not said. */
    private boolean threatensMate() {
        return !new Threats(new Budget(GLANCE))
                .mate(Scenario.of(ply.after(), mover))
                .isEmpty();
    }

    private PlyNature quiet() {
        Threats threats = new Threats(budget);
        Scenario after = Scenario.of(ply.after(), mover);
        QuietPly quiet = new QuietPly(ply.before(), after, move, threats);
        Evidence evidence = quiet.kind(threats.contacts(after))
                .or(() -> quiet.newCaptures()
                        .map(capture -> quiet.excused(capture, this::isTarget).or(() -> quiet.guarded(capture)))
                        .flatMap(Optional::stream)
                        .findFirst())
                .orElseGet(() -> Evidence.Idle.because(Reason.NOTHING));
        return heading(evidence)
                .map(heading -> finding(evidence.nature(), evidence, heading))
                .orElseGet(() -> finding(evidence.nature(), evidence));
    }

    /** Chapter 5, 20: a pawn that has not crossed the river is none. */
    private boolean isTarget(int square) {
        int piece = ply.after().pieceAt(square);
        return PieceCode.kind(piece) != PieceCode.PAWN || Points.isAcrossRiver(PieceCode.side(piece), square);
    }

    private Optional<Heading> heading(Evidence evidence) {
        if (evidence instanceof Evidence.Exchange || evidence instanceof Evidence.Offer) {
            return Optional.of(Heading.EXCHANGE_OR_OFFER);
        }
        if (evidence instanceof Evidence.Block) {
            return Optional.of(Heading.BLOCK);
        }
        if (evidence instanceof Evidence.Follow follow) {
            int target = ply.after().pieceAt(follow.target().index());
            boolean rookAndCannon = ply.moved() == Kind.ROOK && PieceCode.kind(target) == PieceCode.CANNON;
            return Optional.of(rookAndCannon ? Heading.ROOK_FOLLOWS_PROTECTED_CANNON : Heading.PROTECTED);
        }
        if (evidence instanceof Evidence.Idle idle && idle.reason() == Reason.KING_OR_PAWN_ATTACKS) {
            int captor = ply.after().pieceAt(idle.line().get(0).from().index());
            return Optional.of(PieceCode.kind(captor) == PieceCode.KING ? Heading.KING_CHASES : Heading.PAWN_CHASES);
        }
        if (evidence instanceof Evidence.Idle idle && idle.reason() == Reason.PROTECTED) {
            return Optional.of(Heading.PROTECTED);
        }
        return Optional.empty();
    }

    /** A finding under article 19, which names the terms, and a heading of chapter five where one says more. */
    private PlyNature finding(Nature nature, Evidence evidence, Heading... headings) {
        List<Article> articles = Stream.concat(
                        Stream.of(rules.article("19")), Stream.of(headings).map(rules::article))
                .toList();
        Side side = mover == PieceCode.RED ? Side.RED : Side.BLACK;
        return new PlyNature(side, move, nature, evidence, articles, budget.used());
    }
}
