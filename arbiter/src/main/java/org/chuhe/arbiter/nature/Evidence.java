package org.chuhe.arbiter.nature;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.text.Coded;

/** Why a ply has its nature. */
public sealed interface Evidence {
    /** What would follow if the mover could move again at once, where the nature rests on that; otherwise empty. */
    default List<Move> line() {
        return List.of();
    }

    /** 将: the pieces that give check. */
    record Check(List<Square> checkers) implements Evidence {}

    /** 杀: the mating line if the attacker could move again at once, and what else is to be said. */
    record Kill(List<Move> line, Set<Remark> remarks) implements Evidence {
        public Kill(List<Move> line) {
            this(line, Set.of());
        }

        /** How many checks it takes. */
        public int checks() {
            return (line.size() + 1) / 2;
        }
    }

    /** 捉: what is chased, never empty, the target that decides first; and what else is to be said. */
    record Chase(List<Chased> targets, Set<Remark> remarks) implements Evidence {
        public Chase(List<Chased> targets) {
            this(targets, Set.of());
        }

        /** That of the target that decides. */
        @Override
        public List<Move> line() {
            return targets.get(0).line();
        }

        /** The gravest of its targets decides (26.4). */
        public Gravity gravity() {
            return targets.stream().map(Chased::gravity).max(Gravity::compareTo).orElseThrow();
        }
    }

    /** What is to be said of a ply besides its proof. */
    enum Remark implements Coded {
        /** It offers an exchange as well; the graver counts 从重 (26.4). */
        ALSO_EXCHANGE("also-exchange"),
        /** It offers itself as well; the graver counts 从重 (26.4). */
        ALSO_OFFER("also-offer"),
        /** The check it answers exposed the checking side, but this kill is new (26.3). */
        NEW_KILL("new-kill"),
        /**
         * An arbiter who sees the only attacker of the defending side on a drawing key point may call the ply idle, which no
         * search can prove or refute (26.2).
         */
        KEY_POINT_ARGUABLE("key-point-arguable"),
        /** What a pawn across the river is worth decides: as much as any piece but a rook (26.6; 2020: 26.7). */
        PAWN_VALUE("pawn-value"),
        /** Strong pieces stand against weak ones, of which no number makes up for one (1.2; 2020: 26.6). */
        STRONG_AND_WEAK("strong-and-weak"),
        /** King or pawn takes, by ending an exchange or with the check of another piece (26.7; 2020: 26.8). */
        KING_OR_PAWN_TAKES("king-or-pawn-takes");

        private final String code;

        Remark(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** 兑: which piece invites which; accepting costs the invited side nothing. */
    record Exchange(Square inviter, Square invited) implements Evidence {}

    /** 献: the piece that may be taken for nothing. */
    record Offer(Square piece) implements Evidence {}

    /** 拦: the enemy piece that is stopped, and what it was after: a piece, a mate, or just the way. */
    record Block(Square enemy, Optional<Square> shielded, boolean mate) implements Evidence {}

    /** 跟: the protected piece that is watched. */
    record Follow(Square target) implements Evidence {}

    /** 闲: why a ply that may look like an attack is none, and what else is to be said. */
    record Idle(Reason reason, Optional<Square> target, List<Move> line, Set<Remark> remarks) implements Evidence {
        public Idle(Reason reason, Optional<Square> target, List<Move> line) {
            this(reason, target, line, Set.of());
        }

        public static Idle because(Reason reason) {
            return new Idle(reason, Optional.empty(), List.of());
        }
    }

    /** Reasons for 闲. */
    enum Reason implements Coded {
        /** It attacks nothing. */
        NOTHING("nothing"),
        /** A king that answers a check is idle whatever it uncovers (26.1.2). */
        KING_ANSWERS_CHECK("king-answers-check"),
        /** King and pawn may attack for ever (26.1). */
        KING_OR_PAWN_ATTACKS("king-or-pawn-attacks"),
        /** What it threatens was threatened before in the same measure (24.3). */
        STANDING_THREAT("standing-threat"),
        /** What it attacks cannot be taken without loss (26.5). */
        CAPTURE_LOSES("capture-loses"),
        /** Taking what it attacks brings nothing in the end. */
        CAPTURE_GAINS_NOTHING("capture-gains-nothing"),
        /** A pawn that has not crossed the river, or only just, is no target (26.6; 2020: 26.7). */
        PAWN_IS_NO_TARGET("pawn-is-no-target"),
        /** It answers a check that exposed the checking side to mate: that side's own doing 自毙 (24.18, 26.3). */
        SELF_EXPOSURE("self-exposure"),
        /** The only attacker of the defending side holds a drawing key point (26.2). */
        KEY_POINT("key-point"),
        /** The piece merely escapes and takes no part in an attack that stood on the board (2020: 26.3). */
        MERE_ESCAPE("mere-escape");

        private final String code;

        Reason(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** The budget ran out after so many positions. */
    record Undecided(long positions) implements Evidence {}
}
