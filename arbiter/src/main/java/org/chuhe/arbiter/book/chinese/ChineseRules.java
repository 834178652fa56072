package org.chuhe.arbiter.book.chinese;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.Pattern;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Gravity;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.threat.ProofTable;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.text.Article;
import org.jspecify.annotations.Nullable;

/** A Chinese edition since 1999: what they have in common, where {@link ChineseEditions} says how they differ. */
final class ChineseRules implements RuleBook {
    private final String id;
    private final Optional<String> lender;
    private final Set<Excuse> excuses;
    private final Set<Provision> provisions;
    /** The questions that its text leaves open. */
    private final Set<Choice> choices;

    private final Function<Rule, String> numbers;
    /** What is answered the other way. */
    private final Set<Choice> turned;

    ChineseRules(
            String id,
            Optional<String> lender,
            Set<Excuse> excuses,
            Set<Provision> provisions,
            Set<Choice> choices,
            Function<Rule, String> numbers) {
        this(id, lender, excuses, provisions, choices, numbers, Set.of());
    }

    private ChineseRules(
            String id,
            Optional<String> lender,
            Set<Excuse> excuses,
            Set<Provision> provisions,
            Set<Choice> choices,
            Function<Rule, String> numbers,
            Set<Choice> turned) {
        this.id = id;
        this.lender = lender;
        this.excuses = excuses;
        this.provisions = provisions;
        this.choices = choices;
        this.numbers = numbers;
        this.turned = turned;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Optional<String> borrowsFrom() {
        return lender;
    }

    @Override
    public boolean countsOnFromLender() {
        return lender.isEmpty() || has(Provision.COUNTS_ON_FROM_LENDER);
    }

    boolean excuses(Excuse excuse) {
        return excuses.contains(excuse);
    }

    boolean has(Provision provision) {
        return provisions.contains(provision);
    }

    /** The article that states a rule in this edition. */
    Article article(Rule rule) {
        return article(numbers.apply(rule));
    }

    @Override
    public boolean judgesSeries() {
        return true;
    }

    boolean isTurned(Choice choice) {
        return turned.contains(choice);
    }

    private Interpretation interpretation(Choice choice) {
        return new Interpretation(choice.code(), article(choice.rule()));
    }

    @Override
    public List<Interpretation> interpretations() {
        return choices.stream().map(this::interpretation).toList();
    }

    @Override
    public List<Interpretation> turned() {
        return turned.stream().map(this::interpretation).toList();
    }

    @Override
    public ChineseRules turning(Interpretation interpretation) {
        Choice choice = choices.stream()
                .filter(each -> interpretation(each).equals(interpretation))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(interpretation.code() + " is no question of " + id));
        Set<Choice> others = EnumSet.of(choice);
        others.addAll(turned);
        if (isTurned(choice)) {
            others.remove(choice);
        }
        return new ChineseRules(id, lender, excuses, provisions, choices, numbers, others);
    }

    /** Editions are the same that answer the same questions alike, be they read from different files. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ChineseRules rules && id.equals(rules.id) && turned.equals(rules.turned);
    }

    @Override
    public int hashCode() {
        return 31 * id.hashCode() + turned.hashCode();
    }

    @Override
    public List<PlyNature> natures(Cycle cycle, long nodes) {
        return natures(cycle, nodes, new ProofTable());
    }

    @Override
    public List<PlyNature> natures(Cycle cycle, long nodes, ProofTable proofs) {
        List<PlyNature> plies = new ArrayList<>();
        judge(cycle, nodes, proofs, (index, judged) -> plies.add(judged.get()));
        return plies;
    }

    /** Goes through the plies of a cycle; each is judged when it is asked for. */
    private void judge(Cycle cycle, long nodes, ProofTable proofs, BiConsumer<Integer, Supplier<PlyNature>> plies) {
        Board board = cycle.board();
        Optional<Board> earlier = beforeTheFirst(cycle);
        List<Move> moves = cycle.moves();
        for (int index = 0; index < moves.size(); index++) {
            Optional<Board> beforeLast = earlier;
            int move = moves.get(index).code();
            plies.accept(index, () -> judge(cycle, nodes, proofs, beforeLast, board, move));
            earlier = Optional.of(board.copy());
            board.make(move);
        }
    }

    private PlyNature judge(
            Cycle cycle, long nodes, ProofTable proofs, Optional<Board> earlier, Board board, int move) {
        Choices asked = new Choices(this);
        PlyNature ply = new PlyJudge(this, asked, earlier, board, move, proofs, nodes)
                .judge((side, square) -> hasJustCrossed(cycle, side, square));
        proofs.count(ply.positions());
        return ply.consulting(
                asked.among(choices).stream().map(this::interpretation).toList());
    }

    @Override
    public List<RestsOn> restsOn(Cycle cycle, List<PlyNature> plies, Decision decision, long nodes, ProofTable proofs) {
        // No answer makes or unmakes a check.
        if (decision.articles().contains(article(Rule.NO_PERPETUAL_CHECK))) {
            return List.of();
        }
        List<RestsOn> restsOn = new ArrayList<>();
        for (Interpretation interpretation : interpretations()) {
            if (plies.stream().anyMatch(ply -> ply.consulted().contains(interpretation))) {
                Decision otherwise = turning(interpretation).otherwise(cycle, plies, interpretation, nodes, proofs);
                if (otherwise.verdict() != decision.verdict() || otherwise.losesAtOnce() != decision.losesAtOnce()) {
                    restsOn.add(new RestsOn(interpretation, otherwise.verdict(), otherwise.losesAtOnce()));
                }
            }
        }
        return restsOn;
    }

    /**
     * The decision where an answer is turned. The plies that depend on it are open, and are judged one after the other until
     * the rest does not matter.
     */
    private Decision otherwise(
            Cycle cycle, List<PlyNature> plies, Interpretation turned, long nodes, ProofTable proofs) {
        List<PlyNature> now = new ArrayList<>(plies);
        now.replaceAll(ply -> ply.consulted().contains(turned) ? open(ply) : ply);
        judge(cycle, nodes, proofs, (index, judged) -> {
            if (plies.get(index).consulted().contains(turned)
                    && mayMatter(now.get(index).side(), now)
                    && decide(cycle, now).verdict() == Verdict.UNDECIDED) {
                now.set(index, judged.get());
            }
        });
        return decide(cycle, now);
    }

    private static PlyNature open(PlyNature ply) {
        return new PlyNature(ply.side(), ply.move(), Nature.UNDECIDED, new Evidence.Undecided(0), List.of(), 0);
    }

    /** Whether a side's play on its plies: one idle ply makes it allowed (24.13), but for pawns' attacks in 1999. */
    private boolean mayMatter(Side side, List<PlyNature> plies) {
        return has(Provision.PAWN_ATTACKS_MAKE_UP) || !hasIdle(of(side, plies));
    }

    /** The position from which the last ply of a cycle leads back to its beginning; none where it never closes. */
    private static Optional<Board> beforeTheFirst(Cycle cycle) {
        Board board = cycle.board();
        long beginning = board.hash();
        List<Move> moves = cycle.moves();
        moves.subList(0, moves.size() - 1).forEach(move -> board.make(move.code()));
        Board earlier = board.copy();
        board.make(moves.get(moves.size() - 1).code());
        return board.hash() == beginning ? Optional.of(earlier) : Optional.empty();
    }

    /**
     * 26.6 (2020: 26.7): a pawn that has only just crossed the river is no target: on the first rank across, on a file it
     * started from, unmoved in the cycle (参考图 31).
     */
    private boolean hasJustCrossed(Cycle cycle, int side, int square) {
        int firstRankAcross = side == PieceCode.RED ? 5 : 4;
        return excuses(Excuse.JUST_CROSSED_PAWN)
                && square / Square.FILES == firstRankAcross
                && square % Square.FILES % 2 == 0
                && !cycle.movesThrough(square);
    }

    @Override
    public Decision decide(Cycle cycle, List<PlyNature> plies) {
        List<PlyNature> red = of(Side.RED, plies);
        List<PlyNature> black = of(Side.BLACK, plies);
        Outcome outcome = outcome(cycle, red, black);
        boolean atOnce = has(Provision.PERPETUAL_CHECK_LOSES_AT_ONCE)
                && outcome.articles().contains(Rule.NO_PERPETUAL_CHECK);
        return new Decision(
                outcome.verdict(),
                atOnce,
                new SidePlay(Pattern.of(red), isProhibited(red)),
                new SidePlay(Pattern.of(black), isProhibited(black)),
                outcome.articles().stream().map(this::article).distinct().toList());
    }

    private record Outcome(Verdict verdict, List<Rule> articles) {}

    private Outcome outcome(Cycle cycle, List<PlyNature> red, List<PlyNature> black) {
        // What is undecided leaves the verdict open only where it matters.
        if (isOpen(red) || isOpen(black)) {
            boolean redPerpetual = isPerpetualCheck(red);
            boolean blackPerpetual = isPerpetualCheck(black);
            boolean settled = redPerpetual && hasIdle(black) || blackPerpetual && hasIdle(red);
            if (!settled && !(hasIdle(red) && hasIdle(black))) {
                return new Outcome(Verdict.UNDECIDED, List.of());
            }
        }
        return decided(cycle, red, black);
    }

    /** Articles 25 and 26.8 (2020: 26.9). */
    private Outcome decided(Cycle cycle, List<PlyNature> red, List<PlyNature> black) {
        if (isPerpetualCheck(red) != isPerpetualCheck(black)) {
            Side checker = isPerpetualCheck(red) ? Side.RED : Side.BLACK;
            return new Outcome(Verdict.mustVary(checker), List.of(Rule.PERPETUAL_CHECK, Rule.NO_PERPETUAL_CHECK));
        }
        boolean redProhibited = isProhibited(red);
        boolean blackProhibited = isProhibited(black);
        if (!redProhibited && !blackProhibited) {
            return new Outcome(Verdict.DRAW, List.of(Rule.BOTH_ALLOWED));
        }
        if (redProhibited != blackProhibited) {
            Side side = redProhibited ? Side.RED : Side.BLACK;
            return oneProhibited(cycle, side, redProhibited ? black : red);
        }
        return has(Provision.GRAVER_SIDE_VARIES)
                ? bothProhibited(red, black)
                : new Outcome(Verdict.DRAW, List.of(Rule.OTHERWISE_DRAW));
    }

    /** 25.3: the side whose play is prohibited varies. */
    private Outcome oneProhibited(Cycle cycle, Side prohibited, List<PlyNature> allowed) {
        if (has(Provision.PAWN_ATTACKS_MAKE_UP) && PawnAttacks.makeUpFor(cycle, allowed)) {
            return new Outcome(Verdict.DRAW, List.of(Rule.OTHERWISE_DRAW, Rule.KING_AND_PAWN_MAY_CHASE));
        }
        return new Outcome(Verdict.mustVary(prohibited), List.of(Rule.PROHIBITED, Rule.ONE_PROHIBITED));
    }

    /**
     * 26.8 (2020: 26.9) as a comparison: a side weighs as much as its lightest ply, the heavier side varies, equal
     * weights draw. This is the closed list of 26.8.1 together with 26.8.2 and 26.8.3; the list alone cannot tell 参考图
     * 47 from its variation.
     */
    private static Outcome bothProhibited(List<PlyNature> red, List<PlyNature> black) {
        int comparison = gravity(red).compareTo(gravity(black));
        if (comparison == 0) {
            return new Outcome(Verdict.DRAW, List.of(Rule.OTHERWISE_DRAW));
        }
        Side side = comparison > 0 ? Side.RED : Side.BLACK;
        List<PlyNature> heavier = comparison > 0 ? red : black;
        List<PlyNature> lighter = comparison > 0 ? black : red;
        return new Outcome(Verdict.mustVary(side), List.of(rule(heavier, lighter)));
    }

    private static Rule rule(List<PlyNature> heavier, List<PlyNature> lighter) {
        if (gravity(heavier) == Gravity.PLAIN && gravity(lighter) == Gravity.JOINT) {
            if (chasesOnly(heavier, true) && chasesOnly(lighter, true)) {
                return Rule.ROOK_AGAINST_JOINT;
            }
            if (chasesOnly(heavier, false) && chasesOnly(lighter, false)) {
                return Rule.UNROOTED_AGAINST_JOINT;
            }
        }
        return Rule.LISTED;
    }

    /** Whether every ply chases a rook, or every ply an unprotected piece other than a rook. */
    private static boolean chasesOnly(List<PlyNature> plies, boolean rooks) {
        return plies.stream()
                .allMatch(ply -> ply.evidence() instanceof Evidence.Chase chase
                        && chase.targets().stream().anyMatch(chased -> isRook(chased) == rooks));
    }

    private static boolean isRook(Chased chased) {
        return chased.piece().kind() == Kind.ROOK;
    }

    private static Gravity gravity(List<PlyNature> plies) {
        return plies.stream().map(PlyNature::gravity).min(Gravity::compareTo).orElseThrow();
    }

    private static List<PlyNature> of(Side side, List<PlyNature> plies) {
        return plies.stream().filter(ply -> ply.side() == side).toList();
    }

    private static boolean isPerpetualCheck(List<PlyNature> plies) {
        return plies.stream().allMatch(ply -> ply.nature() == Nature.CHECK);
    }

    /** 24.13: every ply is 将, 杀 or 捉. */
    private static boolean isProhibited(List<PlyNature> plies) {
        return plies.stream().allMatch(ply -> ply.nature().isAttack());
    }

    private static boolean hasIdle(List<PlyNature> plies) {
        return plies.stream().anyMatch(ply -> !ply.nature().isAttack() && ply.nature() != Nature.UNDECIDED);
    }

    private static boolean isOpen(List<PlyNature> plies) {
        return !hasIdle(plies) && plies.stream().anyMatch(ply -> ply.nature() == Nature.UNDECIDED);
    }
}
