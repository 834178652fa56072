package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.arbiter.threat.Contact.Acceptance;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * Answers the questions of a rule book about one ply: is there a mate by checks, what can be won, what happens if an
 * offer is accepted, which pieces are lost anyway. Once a budget is exhausted, a "no" may be wrong.
 */
public final class Threats {
    /** A mate that follows an accepted offer counts if it is this short ("立即被将死"). */
    private static final int MATED_AT_ONCE = 4;

    private final Prover prover;
    private final Terms terms;
    private final Budget forMates;
    private final ProofTable table;
    private final List<int[]> buffers = new ArrayList<>();

    public Threats(Budget budget) {
        this(budget, budget, new ProofTable(), Terms.PLAIN);
    }

    /**
     * @param forMates for mates apart, so that a plain chase is still seen where a mate stays open
     * @param table what is remembered, of other plies too
     * @param terms what the edition says, the same for everything that the table remembers
     */
    public Threats(Budget forMates, Budget forMaterial, ProofTable table, Terms terms) {
        this.prover = new Prover(forMaterial, table, terms);
        this.terms = terms;
        this.forMates = forMates;
        this.table = table;
    }

    /** The attacker's mate by continuous checks (24.2), or an empty list. */
    public List<Move> mate(Scenario scenario) {
        return mates(scenario).mate();
    }

    private MateSearch mates(Scenario scenario) {
        return new MateSearch(scenario, forMates, table, buffers);
    }

    /** How many checks it takes the attacker to mate beginning with this move; a very large number if it does not. */
    public int checksToMate(Scenario scenario, Move first) {
        int check = first.code();
        return isCheck(scenario, first) && mates(scenario).matesBy(check)
                ? mates(scenario).checksToMate(check)
                : MateSearch.NO_MATE;
    }

    private static boolean isCheck(Scenario scenario, Move move) {
        Board board = scenario.board();
        return board.isLegal(move.code()) && board.givesCheck(move.code()) && !scenario.isForbidden(board, move.code());
    }

    /** Whether a check mates, and does so with fewer checks than another in another scenario, if that mates at all. */
    public boolean matesSooner(Scenario now, Move check, Scenario then, Move other) {
        if (!isCheck(now, check) || !mates(now).matesBy(check.code())) {
            return false;
        }
        return !isCheck(then, other)
                || !mates(then).matesBy(other.code())
                || mates(now).checksToMate(check.code()) < mates(then).checksToMate(other.code());
    }

    /** How much of the piece on a point the attacker wins (24.3, 26.5), where taking some other pieces counts nothing. */
    public GainLevel level(Scenario scenario, int square, SquareSet worthless) {
        GainLevel gain = gain(scenario, square, worthless);
        if (gain != GainLevel.NOTHING) {
            return gain;
        }
        return wins(scenario, square, GainLevel.EVEN_TRADE, worthless) ? GainLevel.EVEN_TRADE : GainLevel.NOTHING;
    }

    /**
     * How much of each of some pieces the attacker wins; what is not named cannot be won at all. All are asked about at once,
     * then all but the one that falls first, until nothing of the rest can be won.
     */
    public Map<Integer, GainLevel> levels(Scenario scenario, SquareSet squares) {
        Map<Integer, GainLevel> levels = new HashMap<>();
        SquareSet rest = squares;
        for (int square = firstToFall(Question.gain(scenario, rest));
                square >= 0;
                square = firstToFall(Question.gain(scenario, rest))) {
            rest = rest.without(square);
            levels.put(square, gain(scenario, square, SquareSet.EMPTY));
        }
        if (mayTradeEvenly(scenario, squares)) {
            rest = squares.filter(square -> levels.getOrDefault(square, GainLevel.NOTHING) == GainLevel.NOTHING);
            for (int square = firstToFall(Question.someEvenTrade(scenario, rest));
                    square >= 0;
                    square = firstToFall(Question.someEvenTrade(scenario, rest))) {
                rest = rest.without(square);
                if (wins(scenario, square, GainLevel.EVEN_TRADE, SquareSet.EMPTY)) {
                    levels.put(square, GainLevel.EVEN_TRADE);
                }
            }
        }
        return levels;
    }

    /** Which of the targets of a question falls first where one of them is sure to; -1 if none is. */
    private int firstToFall(Question question) {
        SquareSet squares = question.targets();
        if (squares.isEmpty() || !prover.wins(question)) {
            return -1;
        }
        Board start = question.scenario().board();
        Board board = start.copy();
        for (Move move : prover.glance(question)) {
            int to = move.to().index();
            int origin = board.isEmpty(to) ? -1 : start.squareOf(board.idAt(to));
            if (origin >= 0 && squares.contains(origin)) {
                return origin;
            }
            board.make(move.code());
        }
        return squares.first();
    }

    /** Whether anything of these might be won in an even trade (26.5); these are all that may be won. */
    public boolean mayTradeEvenly(Scenario scenario, SquareSet squares) {
        return !squares.isEmpty() && prover.wins(Question.someEvenTrade(scenario, squares));
    }

    /** As {@link #level}, even trades left out. */
    private GainLevel gain(Scenario scenario, int square, SquareSet worthless) {
        if (!wins(scenario, square, GainLevel.SOME_GAIN, worthless)) {
            return GainLevel.NOTHING;
        }
        return wins(scenario, square, GainLevel.WHOLE, worthless) ? GainLevel.WHOLE : GainLevel.SOME_GAIN;
    }

    private boolean wins(Scenario scenario, int square, GainLevel level, SquareSet worthless) {
        return prover.wins(Question.level(scenario, square, level).notCounting(worthless));
    }

    /** How much of a piece the attacker gains if he begins by taking it with one given piece. */
    public GainLevel levelBy(Scenario scenario, int captor, int square, SquareSet worthless) {
        int capture = MoveCode.of(captor, square);
        Question some = Question.level(scenario, square, GainLevel.SOME_GAIN).notCounting(worthless);
        if (!scenario.board().isLegal(capture) || !prover.wins(some, capture)) {
            return GainLevel.NOTHING;
        }
        Question whole = Question.level(scenario, square, GainLevel.WHOLE).notCounting(worthless);
        return whole.equals(some) || prover.wins(whole, capture) ? GainLevel.WHOLE : GainLevel.SOME_GAIN;
    }

    /** Whether the attacker is sure to win something of these, though the opponent may choose what. */
    public boolean forks(Scenario scenario, SquareSet squares, SquareSet worthless) {
        return !squares.isEmpty()
                && prover.wins(Question.gain(scenario, squares).notCounting(worthless));
    }

    /** The line that shows a level. */
    public List<Move> winningLine(Scenario scenario, int square, GainLevel level, SquareSet worthless) {
        return prover.prove(Question.level(scenario, square, level).notCounting(worthless))
                .line();
    }

    /** The line that shows a level if it begins with a given capture. */
    public List<Move> winningLine(Scenario scenario, int square, GainLevel level, SquareSet worthless, Move capture) {
        Question question = Question.level(scenario, square, level).notCounting(worthless);
        return prover.prove(question, capture.code()).line();
    }

    /** The line that shows a fork. */
    public List<Move> forkLine(Scenario scenario, SquareSet squares, SquareSet worthless) {
        return squares.isEmpty()
                ? List.of()
                : prover.prove(Question.gain(scenario, squares).notCounting(worthless))
                        .line();
    }

    /** Why a capture does not reach a level: the capture, the opponent's reply and what follows; empty if it does. */
    public List<Move> refutation(Scenario scenario, int square, GainLevel level, Move capture) {
        return prover.refutation(Question.level(scenario, square, level), capture.code());
    }

    /** Why a first move does not win any of some pieces; empty if it does. */
    public List<Move> forkRefutation(Scenario scenario, SquareSet squares, Move first) {
        return prover.refutation(Question.gain(scenario, squares), first.code());
    }

    /** The offers to exchange that stand between the attacker and the opponent (24.4, 26.9, 26.10). */
    public List<Contact> contacts(Scenario scenario) {
        List<Contact> contacts = new ArrayList<>();
        Board board = scenario.board();
        SquareSet strong = scenario.strong();
        for (int inviter = strong.first(); inviter >= 0; inviter = strong.next(inviter)) {
            int kind = PieceCode.kind(board.pieceAt(inviter));
            SquareSet like =
                    board.squares(scenario.defender(), kind).and(board.attackers(scenario.defender(), inviter));
            for (int invited = like.first(); invited >= 0; invited = like.next(invited)) {
                if (board.attacks(inviter, invited)) {
                    Contact contact = new Contact(inviter, invited, acceptance(scenario, inviter, invited));
                    if (!contact.isEven() || isRooted(board, contact) || terms.unrootedMayBeInvited()) {
                        contacts.add(contact);
                    }
                }
            }
        }
        return contacts;
    }

    /** Whether the invited piece can be retaken, or cannot be taken. */
    private static boolean isRooted(Board board, Contact contact) {
        int capture = contact.capture().code();
        if (!board.isLegal(capture)) {
            return true;
        }
        board.make(capture);
        boolean rooted = board.attackers(board.side(), contact.invited())
                .any(root -> board.isLegal(MoveCode.of(root, contact.invited())));
        board.undo();
        return rooted;
    }

    /** The same position without the offers that may be accepted: they are no threats (26.9). */
    public Scenario withoutOffers(Scenario scenario) {
        return scenario.forbidding(Contact.evenCaptures(contacts(scenario)), true);
    }

    private Acceptance acceptance(Scenario scenario, int inviter, int invited) {
        Board board = scenario.turned().board();
        int capture = MoveCode.of(invited, inviter);
        if (!board.isLegal(capture)) {
            return Acceptance.IMPOSSIBLE;
        }
        int balance = Material.EVEN - Material.unit(board.pieceAt(inviter), inviter);
        board.make(capture);
        Scenario accepted = Scenario.of(board, scenario.attacker());
        if (!mates(accepted).mate(MATED_AT_ONCE).isEmpty()) {
            return Acceptance.MATED;
        }
        return prover.wins(Question.anyGain(accepted, balance)) ? Acceptance.LOSES : Acceptance.EVEN;
    }

    /** What accepting an offer leads to, the invited side on move; empty if it may not legally accept. */
    public List<Move> acceptanceLine(Scenario scenario, Contact offer) {
        Board board = scenario.turned().board();
        Move capture = Move.of(offer.invited(), offer.inviter());
        List<Move> line = new ArrayList<>();
        if (board.isLegal(capture.code())) {
            int balance = Material.EVEN - Material.unit(board.pieceAt(offer.inviter()), offer.inviter());
            board.make(capture.code());
            line.add(capture);
            Scenario accepted = Scenario.of(board, scenario.attacker());
            List<Move> mate = mates(accepted).mate(MATED_AT_ONCE);
            line.addAll(
                    mate.isEmpty()
                            ? prover.prove(Question.anyGain(accepted, balance)).line()
                            : mate);
        }
        return line;
    }

    /**
     * Which of the attacker's pieces on these points are directly attacked and lost if the opponent moves now, who may
     * take with king and pawns as well. A side that is in check has no time for that.
     */
    public SquareSet lost(Scenario scenario, SquareSet squares) {
        Scenario turned = scenario.turned();
        SquareSet attacked = squares.filter(square -> isAttacked(turned, square));
        if (attacked.isEmpty()
                || turned.board().inCheck()
                || !prover.wins(Question.gain(turned, attacked).byAnyCaptor())) {
            return SquareSet.EMPTY;
        }
        return attacked.filter(square -> isTaken(turned, square, GainLevel.SOME_GAIN));
    }

    /** 献 (24.5): whether the opponent, king and pawns included, may simply take the attacker's piece and gains by it. */
    public boolean isOffered(Scenario scenario, int square) {
        return !offerLine(scenario, square).isEmpty();
    }

    /** What taking an offered piece leads to, the opponent on move; empty if it is not offered. The shortest way counts. */
    public List<Move> offerLine(Scenario scenario, int square) {
        Scenario turned = scenario.turned();
        Board board = turned.board();
        Question question = Question.level(turned, square, GainLevel.SOME_GAIN).byAnyCaptor();
        return board.attackers(turned.attacker(), square).stream()
                .boxed()
                .sorted(Comparator.comparingInt(captor -> Place.of(board, captor)))
                .map(captor -> MoveCode.of(captor, square))
                .filter(board::isLegal)
                .map(capture -> prover.prove(question, capture).line())
                .filter(line -> !line.isEmpty())
                .min(Comparator.comparingInt(List::size))
                .orElse(List.of());
    }

    /**
     * Whether the attacker's piece on a point stands to be taken, be it in an even trade; what the attacker may take in
     * return on other points does not count.
     */
    public boolean standsToBeTaken(Scenario scenario, int square, SquareSet inReturn) {
        Scenario turned = scenario.turned().ignoring(inReturn);
        return isAttacked(turned, square)
                && !turned.board().inCheck()
                && (isTaken(turned, square, GainLevel.SOME_GAIN) || isTaken(turned, square, GainLevel.EVEN_TRADE));
    }

    private boolean isTaken(Scenario turned, int square, GainLevel level) {
        return prover.wins(Question.level(turned, square, level).byAnyCaptor());
    }

    private static boolean isAttacked(Scenario scenario, int square) {
        return !scenario.board().attackers(scenario.attacker(), square).isEmpty();
    }

    /** Whether the attacker gains by taking and retaking on one point alone. */
    public boolean gainsOnThePoint(Scenario scenario, int square) {
        return new PointExchange(scenario, square, terms).gains();
    }
}
