package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.threat.Contact.Acceptance;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * Answers the questions of a rule book about one ply: is there a mate by checks, what can be won, what happens if an
 * offer is accepted, which pieces are lost anyway. All answers share one budget; if {@link #isUndecided()} afterwards,
 * a "no" may be wrong.
 */
public final class Threats {
    /** A mate that follows an accepted offer counts if it is this short ("立即被将死"). */
    private static final int MATED_AT_ONCE = 4;

    private final Budget budget;
    private final MaterialSearch material;
    private final MateSearch mates;
    private final Lines lines;

    public Threats(Scene first, Budget budget) {
        this.budget = budget;
        this.material = new MaterialSearch(first, budget);
        this.mates = new MateSearch(first, budget);
        this.lines = new Lines(material);
    }

    /** Whether a search ran out of its budget. */
    public boolean isUndecided() {
        return budget.isExhausted();
    }

    /** The attacker's mate by continuous checks (24.2), or an empty list. */
    public List<Integer> mate(Scene scene) {
        return mates.mate(scene);
    }

    /** How much of the piece on a point the attacker wins (24.3, 26.5). */
    public Level level(Scene scene, int square) {
        return level(scene, square, new boolean[Square.COUNT]);
    }

    /** As {@link #level(Scene, int)}, without taking the excluded pieces. */
    public Level level(Scene scene, int square, boolean[] excluded) {
        boolean[] target = only(scene, square);
        if (material.wins(scene, Aim.at(target, 1).without(excluded))) {
            int full = Material.valueOf(scene.board, square);
            return full <= 1 || material.wins(scene, Aim.at(target, full).without(excluded))
                    ? Level.WHOLE
                    : Level.SOME_GAIN;
        }
        return material.wins(scene, Aim.evenTrade(target).without(excluded)) ? Level.EVEN_TRADE : Level.NOTHING;
    }

    /** Whether the attacker is sure to win something of these, though the opponent may choose what. */
    public boolean forks(Scene scene, List<Integer> squares) {
        if (squares.isEmpty()) {
            return false;
        }
        return material.wins(scene, Aim.at(all(scene, squares), 1));
    }

    /** The line that shows a level. */
    public List<Integer> winningLine(Scene scene, int square, Level level) {
        return lines.winning(scene, aim(scene, square, level));
    }

    /** The line that shows a fork. */
    public List<Integer> forkLine(Scene scene, List<Integer> squares) {
        return lines.winning(scene, Aim.at(all(scene, squares), 1));
    }

    /** Why a capture does not reach a level: the capture and the opponent's reply; empty if it is not even possible. */
    public List<Integer> refutation(Scene scene, int square, Level level, int capture) {
        return lines.refutation(scene, aim(scene, square, level), capture);
    }

    private static Aim aim(Scene scene, int square, Level level) {
        boolean[] target = only(scene, square);
        return switch (level) {
            case WHOLE -> Aim.at(target, Math.max(1, Material.valueOf(scene.board, square)));
            case SOME_GAIN -> Aim.at(target, 1);
            case EVEN_TRADE, NOTHING -> Aim.evenTrade(target);
        };
    }

    private static boolean[] only(Scene scene, int square) {
        boolean[] target = new boolean[Square.COUNT];
        target[scene.board.idAt(square)] = true;
        return target;
    }

    private static boolean[] all(Scene scene, List<Integer> squares) {
        boolean[] targets = new boolean[Square.COUNT];
        squares.forEach(square -> targets[scene.board.idAt(square)] = true);
        return targets;
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

    /**
     * Whether the attacker's piece on a point is directly attacked and lost if the opponent moves now. A side that is
     * in check has no time for that.
     */
    public boolean isLost(Scene scene, int square) {
        Scene turned = Scene.of(scene.board, scene.attacker ^ 1);
        return !turned.board.inCheck()
                && isAttacked(scene.board, square, scene.attacker ^ 1)
                && material.wins(turned, Aim.at(only(turned, square), 1));
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
