package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.threat.Contact.Acceptance;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * Answers the questions of a rule book about one ply: is there a mate by checks, what can be won, what happens if an
 * offer is accepted, which pieces are lost anyway. Once a budget is exhausted, a "no" may be wrong.
 */
public final class Threats {
    /** A mate that follows an accepted offer counts if it is this short ("立即被将死"). */
    private static final int MATED_AT_ONCE = 4;

    private final MaterialSearch material;
    private final MateSearch mates;
    private final CaptureLines lines;

    public Threats(Scene first, Budget budget) {
        this(first, budget, budget, new ProofTable(), false);
    }

    /**
     * @param forMates for mates apart, so that a plain chase is still seen where a mate stays open
     * @param table what is remembered, of other plies too
     * @param endsUnevenExchanges whether king and pawn count when they end an exchange that is not even (2020, 26.8)
     */
    public Threats(Scene first, Budget forMates, Budget forMaterial, ProofTable table, boolean endsUnevenExchanges) {
        this.material = new MaterialSearch(first, forMaterial, table, endsUnevenExchanges);
        this.mates = new MateSearch(first, forMates, table.mates());
        this.lines = new CaptureLines(material);
    }

    /** The attacker's mate by continuous checks (24.2), or an empty list. */
    public List<Integer> mate(Scene scene) {
        return mates.mate(scene);
    }

    /** How many checks it takes the attacker to mate beginning with this move; a very large number if it does not. */
    public int checksToMate(Scene scene, int first) {
        return scene.board.isLegal(first) && scene.board.givesCheck(first) && !scene.isForbidden(first)
                ? mates.checksToMate(scene, first)
                : MateSearch.NO_MATE;
    }

    /** How much of the piece on a point the attacker wins (24.3, 26.5), where taking some other pieces counts nothing. */
    public GainLevel level(Scene scene, int square, List<Integer> worthless) {
        GainLevel gain = gain(scene, square, worthless);
        return gain == GainLevel.NOTHING ? evenTradeAtMost(scene, square, worthless) : gain;
    }

    /** As {@link #level}, even trades left out. */
    public GainLevel gain(Scene scene, int square, List<Integer> worthless) {
        if (!material.wins(scene, aim(scene, square, GainLevel.SOME_GAIN, worthless))) {
            return GainLevel.NOTHING;
        }
        Aim whole = aim(scene, square, GainLevel.WHOLE, worthless);
        return whole.threshold() <= 1 || material.wins(scene, whole) ? GainLevel.WHOLE : GainLevel.SOME_GAIN;
    }

    /** Whether anything of these might be won in an even trade (26.5). */
    public boolean mayTradeEvenly(Scene scene, List<Integer> squares) {
        return !squares.isEmpty() && material.wins(scene, Aim.someEvenTrade(ids(scene, squares)));
    }

    /** As {@link #level}, where it is known that nothing can be gained. */
    public GainLevel evenTradeAtMost(Scene scene, int square, List<Integer> worthless) {
        return material.wins(scene, aim(scene, square, GainLevel.EVEN_TRADE, worthless))
                ? GainLevel.EVEN_TRADE
                : GainLevel.NOTHING;
    }

    /** How much of a piece the attacker gains if he begins by taking it with one given piece. */
    public GainLevel levelBy(Scene scene, int captor, int square, List<Integer> worthless) {
        int capture = captor | square << 7;
        if (!scene.board.isLegal(capture)
                || !material.winsBy(scene, aim(scene, square, GainLevel.SOME_GAIN, worthless), capture)) {
            return GainLevel.NOTHING;
        }
        Aim whole = aim(scene, square, GainLevel.WHOLE, worthless);
        return whole.threshold() <= 1 || material.winsBy(scene, whole, capture) ? GainLevel.WHOLE : GainLevel.SOME_GAIN;
    }

    /** Whether the attacker is sure to win something of these, though the opponent may choose what. */
    public boolean forks(Scene scene, List<Integer> squares, List<Integer> worthless) {
        return !squares.isEmpty() && material.wins(scene, fork(scene, squares, worthless));
    }

    /** The line that shows a level. */
    public List<Integer> winningLine(Scene scene, int square, GainLevel level, List<Integer> worthless) {
        return lines.winning(scene, aim(scene, square, level, worthless));
    }

    /** The line that shows a level if it begins with a given capture. */
    public List<Integer> winningLine(Scene scene, int square, GainLevel level, List<Integer> worthless, int capture) {
        return lines.winning(scene, aim(scene, square, level, worthless), capture);
    }

    /** The line that shows a fork. */
    public List<Integer> forkLine(Scene scene, List<Integer> squares, List<Integer> worthless) {
        return lines.winning(scene, fork(scene, squares, worthless));
    }

    /** Why a capture does not reach a level: the capture, the opponent's reply and what follows; empty if it does. */
    public List<Integer> refutation(Scene scene, int square, GainLevel level, int capture) {
        return lines.refutation(scene, aim(scene, square, level, List.of()), capture);
    }

    private static Aim fork(Scene scene, List<Integer> squares, List<Integer> worthless) {
        return Aim.at(ids(scene, squares), 1).notCounting(ids(scene, worthless));
    }

    private static Aim aim(Scene scene, int square, GainLevel level, List<Integer> worthless) {
        boolean[] target = ids(scene, List.of(square));
        Aim aim = switch (level) {
            case WHOLE -> Aim.at(target, Math.max(1, Material.valueOf(scene.board, square)));
            case SOME_GAIN -> Aim.at(target, 1);
            case EVEN_TRADE, NOTHING -> Aim.evenTrade(target);
        };
        return aim.notCounting(ids(scene, worthless));
    }

    private static boolean[] ids(Scene scene, List<Integer> squares) {
        boolean[] ids = new boolean[Square.COUNT];
        squares.forEach(square -> ids[scene.board.idAt(square)] = true);
        return ids;
    }

    /** The offers to exchange that stand between the attacker and the opponent (24.4, 26.9, 26.10). */
    public List<Contact> contacts(Scene scene) {
        List<Contact> contacts = new ArrayList<>();
        Board board = scene.board;
        for (int inviter = 0; inviter < Square.COUNT; inviter++) {
            if (!scene.isStrongAttacker(inviter)) {
                continue;
            }
            int like = PieceCode.of(scene.attacker ^ 1, PieceCode.kind(board.pieceAt(inviter)));
            for (int invited = 0; invited < Square.COUNT; invited++) {
                if (board.pieceAt(invited) == like
                        && board.attacks(inviter, invited)
                        && board.attacks(invited, inviter)) {
                    contacts.add(new Contact(inviter, invited, acceptance(scene, inviter, invited)));
                }
            }
        }
        return contacts;
    }

    private Acceptance acceptance(Scene scene, int inviter, int invited) {
        Scene accepted = Scene.of(scene.board, scene.attacker);
        Board board = accepted.board;
        board.pass();
        int capture = invited | inviter << 7;
        if (!board.isLegal(capture)) {
            return Acceptance.IMPOSSIBLE;
        }
        int balance = Material.EVEN - Material.unit(board.pieceAt(inviter), inviter);
        board.make(capture);
        if (!mates.mate(accepted, MATED_AT_ONCE).isEmpty()) {
            return Acceptance.MATED;
        }
        return material.wins(accepted, Aim.anyGain(balance)) ? Acceptance.LOSES : Acceptance.EVEN;
    }

    /** What accepting an offer leads to, the invited side on move; empty if it may not legally accept. */
    public List<Integer> acceptanceLine(Scene scene, Contact offer) {
        Scene accepted = Scene.of(scene.board, scene.attacker);
        Board board = accepted.board;
        int capture = offer.invited() | offer.inviter() << 7;
        int balance = Material.EVEN - Material.unit(board.pieceAt(offer.inviter()), offer.inviter());
        board.pass();
        List<Integer> line = new ArrayList<>();
        if (board.isLegal(capture)) {
            board.make(capture);
            line.add(capture);
            List<Integer> mate = mates.mate(accepted, MATED_AT_ONCE);
            line.addAll(mate.isEmpty() ? lines.winning(accepted, Aim.anyGain(balance)) : mate);
        }
        return line;
    }

    /**
     * Which of the attacker's pieces on these points are directly attacked and lost if the opponent moves now, who may
     * take with king and pawns as well. A side that is in check has no time for that.
     */
    public List<Integer> lost(Scene scene, List<Integer> squares) {
        Scene turned = Scene.of(scene.board, scene.attacker ^ 1);
        List<Integer> attacked = squares.stream()
                .filter(square -> isAttacked(turned.board, square, turned.attacker))
                .toList();
        if (attacked.isEmpty()
                || turned.board.inCheck()
                || !material.wins(turned, fork(turned, attacked, List.of()).byAnyCaptor())) {
            return List.of();
        }
        return attacked.stream()
                .filter(square -> isTaken(turned, square, GainLevel.SOME_GAIN))
                .toList();
    }

    /** 献 (24.5): whether the opponent, king and pawns included, may simply take the attacker's piece and gains by it. */
    public boolean isOffered(Scene scene, int square) {
        Scene turned = Scene.of(scene.board, scene.attacker ^ 1);
        Aim aim = aim(turned, square, GainLevel.SOME_GAIN, List.of()).byAnyCaptor();
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (PieceCode.isOf(turned.board.pieceAt(captor), turned.attacker)
                    && turned.board.isLegal(captor | square << 7)
                    && material.winsBy(turned, aim, captor | square << 7)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the attacker's piece on a point stands to be taken, be it in an even trade; what the attacker may take in
     * return on another point does not count.
     */
    public boolean standsToBeTaken(Scene scene, int square, int inReturn) {
        Scene turned = Scene.of(scene.board, scene.attacker ^ 1);
        turned.markLost(inReturn);
        return isAttacked(turned.board, square, turned.attacker)
                && !turned.board.inCheck()
                && (isTaken(turned, square, GainLevel.SOME_GAIN) || isTaken(turned, square, GainLevel.EVEN_TRADE));
    }

    private boolean isTaken(Scene turned, int square, GainLevel level) {
        return material.wins(turned, aim(turned, square, level, List.of()).byAnyCaptor());
    }

    /** Whether the attacker gains by taking and retaking on one point alone. */
    public boolean gainsOnThePoint(Scene scene, int square) {
        return new PointExchange(scene, square).gains();
    }

    /** Whether a piece of that side attacks the point. */
    public static boolean isAttacked(Board board, int square, int by) {
        for (int from = 0; from < Square.COUNT; from++) {
            if (PieceCode.isOf(board.pieceAt(from), by) && board.attacks(from, square)) {
                return true;
            }
        }
        return false;
    }
}
