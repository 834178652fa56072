package org.chuhe.arbiter.book.chinese;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.arbiter.nature.Chased.Worth;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Remark;
import org.chuhe.arbiter.nature.Gravity;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.ProofTable;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;
import org.chuhe.text.Article;

/**
 * Judges one ply under the Chinese rules. A ply with several effects takes the gravest (26.4), so the order is 将, 杀,
 * 捉, then the kinds of 闲. Threats are judged as if the mover could move again at once, and compared with what the same
 * side threatened before the ply: only what is new counts.
 */
final class PlyJudge {
    /** Positions spent on what is only to be said. */
    private static final int GLANCE = 3_000;

    private final ChineseRules rules;
    private final Choices choices;
    private final Board position;
    /** The position before the opponent's last move, if it is known. */
    private final Optional<Board> beforeCheck;

    private final int move;
    private final int mover;
    private final boolean answersCheck;
    /** Mates have a budget of their own: where they stay open, the ply may still be seen to be a plain chase. */
    private final Budget forMates;

    private final Budget forMaterial;
    private final Scenario before;
    private final Scenario after;
    private final Threats threats;

    /**
     * @param earlier the position before the opponent's last move, if it is known
     * @param position the position before the ply, which is left as it is
     */
    PlyJudge(
            ChineseRules rules,
            Choices choices,
            Optional<Board> earlier,
            Board position,
            int move,
            ProofTable table,
            long nodes) {
        this.rules = rules;
        this.choices = choices;
        this.beforeCheck = earlier;
        this.position = position;
        this.move = move;
        this.mover = position.side();
        this.answersCheck = position.inCheck();
        this.forMates = new Budget((nodes + 1) / 2);
        this.forMaterial = new Budget((nodes + 1) / 2);
        this.before = Scenario.of(position, mover).withInert(checkers(position, mover));
        position.make(move);
        this.after = Scenario.of(position, mover);
        position.undo();
        this.threats = new Threats(forMates, forMaterial, table, choices);
    }

    /** The pieces that attack a side's king. */
    private static SquareSet checkers(Board board, int side) {
        int king = board.king(side);
        return king < 0 ? SquareSet.EMPTY : board.attackers(side ^ 1, king);
    }

    PlyNature judge(ChaseFinder.PawnRule pawns) {
        SquareSet checkers = checkers(after.board(), mover ^ 1);
        if (!checkers.isEmpty()) {
            return finding(Nature.CHECK, new Evidence.Check(Square.listOf(checkers)), List.of(Rule.CHECK));
        }
        boolean kingMoves = PieceCode.kind(position.pieceAt(MoveCode.from(move))) == PieceCode.KING;
        if (kingMoves && answersCheck) {
            return kingAnswersCheck();
        }
        List<Contact> contacts = threats.contacts(after);
        List<Move> mate = threats.mate(mating(after, contacts));
        boolean stood = !mate.isEmpty() && answersCheck && !isNewKill(contacts, mate.get(0));
        if (!mate.isEmpty() && !stood) {
            return decided(kill(mate, contacts));
        }
        Ply ply = ply(contacts);
        ChaseFinder.Found found = new ChaseFinder(rules, ply, pawns).find();
        if (found.isKill()) {
            return decided(finding(
                    Nature.KILL, new Evidence.Kill(threats.mate(ply.after())), List.of(Rule.KILL, Rule.LIKE_EXCHANGE)));
        }
        if (!found.chased().isEmpty()) {
            return decided(chase(ply, found));
        }
        return decided(new QuietNatures(rules, this, ply, found, stood ? mate : List.of()).judge());
    }

    /**
     * 26.1.2: idle whatever it uncovers. Where the check that it answers has let in a mate, the checking side has ruined
     * itself 自毙 (24.18, 26.3; 图 13), but for 2020; the ply is idle either way, so that what cannot be seen at once is not said.
     */
    private PlyNature kingAnswersCheck() {
        List<Move> ruin = ownRuin();
        return ruin.isEmpty()
                ? idle(Evidence.Idle.because(Evidence.Reason.KING_ANSWERS_CHECK), Rule.KING_ANSWERS_CHECK)
                : idle(
                        new Evidence.Idle(Evidence.Reason.SELF_EXPOSURE, Optional.empty(), ruin),
                        Rule.KING_ANSWERS_CHECK,
                        Rule.SELF_EXPOSURE,
                        Rule.OWN_DOING);
    }

    /** The mate after the ply that stood with the check and did not before it; empty if there is none, or none is seen. */
    private List<Move> ownRuin() {
        if (beforeCheck.isEmpty() || !rules.has(Provision.KING_ANSWERS_OWN_RUIN)) {
            return List.of();
        }
        Budget glance = new Budget(GLANCE);
        Threats aside = new Threats(glance, glance, new ProofTable(), choices);
        List<Move> mate = aside.mate(after);
        boolean ruin = !mate.isEmpty()
                && aside.checksToMate(before, mate.get(0)) <= (mate.size() + 1) / 2
                && aside.mate(Scenario.of(beforeCheck.get(), mover)).isEmpty()
                && !glance.isExhausted();
        return ruin ? mate : List.of();
    }

    /**
     * Once a budget has run out, only what was proved without it stands: a plain chase weighs as much as a kill. That a kill
     * is new may not have been.
     */
    private PlyNature decided(PlyNature found) {
        boolean proved = found.nature() == Nature.KILL && !answersCheck
                || found.nature() == Nature.CHASE && found.gravity() == Gravity.PLAIN && !forMaterial.isExhausted();
        boolean exhausted = forMates.isExhausted() || forMaterial.isExhausted();
        return exhausted && !proved
                ? finding(Nature.UNDECIDED, new Evidence.Undecided(positions()), List.of(Rule.CHASE))
                : found;
    }

    /** The ply with what is settled about it: even offers are no threats (26.9), what is lost anyway is no price. */
    private Ply ply(List<Contact> contacts) {
        Scenario was = forbidEven(before, threats.contacts(before));
        Scenario is = forbidEven(after, contacts);
        SquareSet lost = standingLosses();
        int king = position.king(mover);
        Scenario kingless =
                king < 0 ? was.ignoring(lost) : Scenario.of(position, mover).withInert(SquareSet.of(king));
        return new Ply(
                position,
                MoveCode.from(move),
                MoveCode.to(move),
                was.ignoring(lost),
                kingless,
                is.ignoring(lost),
                contacts,
                threats,
                choices);
    }

    private Scenario forbidEven(Scenario scenario, List<Contact> contacts) {
        return scenario.forbidding(Contact.evenCaptures(contacts), rules.has(Provision.OFFER_COVERS_THE_POINT));
    }

    /** Own pieces that the opponent wins before and after the ply alike are no price of a threat (参考图 15). */
    private SquareSet standingLosses() {
        SquareSet attacked = after.board()
                .squares(mover)
                .without(MoveCode.to(move))
                .filter(square -> Material.valueOf(after.board(), square) > 0
                        && !position.attackers(mover ^ 1, square).isEmpty());
        return threats.lost(before, threats.lost(after, attacked));
    }

    /**
     * Where mates are looked for: a capture along a contact of like pieces is an offer to exchange and does not begin one
     * (26.9; 图 17, 29); a mate that begins otherwise counts (图 20).
     */
    private static Scenario mating(Scenario scenario, List<Contact> contacts) {
        return scenario.forbidding(contacts.stream().map(Contact::capture).toList(), true);
    }

    /**
     * 26.1.2, 26.3: a piece that answers a check kills only if it makes a new kill: some check mates now that did not
     * before, or mates sooner (图 19). What stood there with the check, say because the checking side exposed itself
     * (自毙), is not the answer's doing.
     */
    private boolean isNewKill(List<Contact> contacts, Move shortest) {
        Scenario now = mating(after, contacts);
        Scenario then = mating(before, threats.contacts(before));
        int[] checks = new int[Board.MAX_MOVES];
        int end = now.board().legalChecks(checks, 0);
        return Stream.concat(
                        Stream.of(shortest),
                        IntStream.range(0, end)
                                .mapToObj(i -> Move.of(checks[i]))
                                .filter(check -> !check.equals(shortest)))
                .anyMatch(check -> threats.matesSooner(now, check, then, earlier(check)));
    }

    /** The same move before the ply. */
    private Move earlier(Move later) {
        return later.from().index() == MoveCode.to(move)
                ? Move.of(MoveCode.from(move), later.to().index())
                : later;
    }

    private PlyNature kill(List<Move> mate, List<Contact> contacts) {
        Set<Remark> remarks = remarks(contacts);
        if (answersCheck) {
            remarks.add(Remark.NEW_KILL);
        }
        List<Rule> articles = new ArrayList<>(List.of(Rule.KILL));
        remarks.forEach(remark -> articles.add(rule(remark)));
        return finding(Nature.KILL, new Evidence.Kill(mate, remarks), articles);
    }

    /** 26.4: an exchange or an offer that attacks as well is judged by the attack. */
    private Set<Remark> remarks(List<Contact> contacts) {
        Set<Remark> remarks = EnumSet.noneOf(Remark.class);
        int to = MoveCode.to(move);
        if (contacts.stream().anyMatch(contact -> contact.isEven() && contact.inviter() == to)) {
            remarks.add(Remark.ALSO_EXCHANGE);
        } else if (threats.isOffered(after, to)) {
            remarks.add(Remark.ALSO_OFFER);
        }
        return remarks;
    }

    static Rule rule(Remark remark) {
        return switch (remark) {
            case ALSO_EXCHANGE, ALSO_OFFER -> Rule.GRAVEST_COUNTS;
            case NEW_KILL -> Rule.OWN_DOING;
            case KEY_POINT_ARGUABLE -> Rule.KEY_POINT;
            case PAWN_VALUE -> Rule.PAWN_VALUES;
            case STRONG_AND_WEAK -> Rule.PIECE_VALUES;
            case KING_OR_PAWN_HELPS -> Rule.KING_OR_PAWN_HELPS;
            case KING_OR_PAWN_TAKES -> Rule.KING_OR_PAWN_TAKES;
        };
    }

    /** What is said is said of the targets that are shown; articles are cited for that alone. */
    private PlyNature chase(Ply ply, ChaseFinder.Found found) {
        List<Chased> shown = new Evidence.Chase(found.chased()).shown();
        Set<Remark> remarks = remarks(ply.contacts());
        if (found.keyPoint() == KeyPoint.ARGUABLE) {
            remarks.add(Remark.KEY_POINT_ARGUABLE);
        }
        if (ply.isKingOrPawnMove()) {
            remarks.add(Remark.KING_OR_PAWN_HELPS);
        }
        shown.forEach(target -> remarks.addAll(LineValues.ofChase(after.board(), target, mover)));
        List<Rule> articles = new ArrayList<>(List.of(Rule.CHASE));
        addIf(articles, Rule.ROOTS, shown, chased -> !chased.before().isEmpty() || chased.rooted());
        addIf(articles, Rule.FALSE_ROOT, shown, chased -> chased.root() == Root.FALSE);
        addIf(articles, Rule.JOINT_CHASE, shown, Chased::joint);
        remarks.forEach(remark -> articles.add(rule(remark)));
        addIf(articles, Rule.TIED_CAPTOR, shown, chased -> chased.worth() == Worth.EVEN_TRADE);
        addIf(articles, Rule.LIKE_EXCHANGE, shown, chased -> chased.manner() == Manner.BY_OFFER);
        return finding(Nature.CHASE, new Evidence.Chase(found.chased(), remarks), articles);
    }

    private static void addIf(List<Rule> articles, Rule rule, List<Chased> targets, Predicate<Chased> applies) {
        if (targets.stream().anyMatch(applies)) {
            articles.add(rule);
        }
    }

    PlyNature idle(Evidence.Idle evidence, Rule... articles) {
        return finding(Nature.IDLE, evidence, articles.length == 0 ? List.of(Rule.IDLE) : Arrays.asList(articles));
    }

    PlyNature finding(Nature nature, Evidence evidence, List<Rule> articles) {
        List<Article> cited = articles.stream().map(rules::article).distinct().toList();
        Side side = mover == PieceCode.RED ? Side.RED : Side.BLACK;
        return new PlyNature(side, Move.of(move), nature, evidence, cited, positions());
    }

    private long positions() {
        return forMates.used() + forMaterial.used();
    }
}
