package org.chuhe.arbiter.nature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.text.Coded;

/** Why a ply has its nature. */
public sealed interface Evidence {
    /** The nature that it is evidence of. */
    Nature nature();

    /** What would follow if the mover could move again at once, where the nature rests on that; otherwise empty. */
    default List<Move> line() {
        return List.of();
    }

    /** 将: the pieces that give check; and what it attacks besides, where that belongs to a chase (World rules, 19). */
    record Check(List<Square> checkers, List<Chased> chased) implements Evidence {
        public Check(List<Square> checkers) {
            this(checkers, List.of());
        }

        @Override
        public Nature nature() {
            return Nature.CHECK;
        }
    }

    /** 杀: the mating line if the attacker could move again at once, and what else is to be said. */
    record Kill(List<Move> line, Set<Remark> remarks) implements Evidence {
        public Kill(List<Move> line) {
            this(line, Set.of());
        }

        @Override
        public Nature nature() {
            return Nature.KILL;
        }

        /** How many checks it takes. */
        public int checks() {
            return (line.size() + 1) / 2;
        }
    }

    /** 捉: what is chased, never empty, the target that decides first; and what else is to be said. */
    record Chase(List<Chased> targets, Set<Remark> remarks) implements Evidence {
        private static final int MOST_SHOWN = 3;

        public Chase(List<Chased> targets) {
            this(targets, Set.of());
        }

        @Override
        public Nature nature() {
            return Nature.CHASE;
        }

        /** That of the target that decides. */
        @Override
        public List<Move> line() {
            return targets.get(0).line();
        }

        /** The target that decides and others in their own right; what is won only together with another is left out. */
        public List<Chased> shown() {
            List<Chased> shown = new ArrayList<>();
            for (Chased chased : targets) {
                boolean byTheWay = shown.stream()
                        .anyMatch(other -> chased.line().stream()
                                .anyMatch(move -> move.to().equals(other.target())));
                if (!byTheWay && shown.size() < MOST_SHOWN) {
                    shown.add(chased);
                }
            }
            return shown;
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
        /** A move of king or pawn lets another piece capture, which counts (26.1.1). */
        KING_OR_PAWN_HELPS("king-or-pawn-helps"),
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

    /** 兑: which piece invites which; and what accepting leads to, the invited side on move, where it costs something. */
    record Exchange(Square inviter, Square invited, List<Move> acceptance) implements Evidence {
        @Override
        public Nature nature() {
            return Nature.EXCHANGE;
        }
    }

    /** 献: the piece that may be taken, and what that leads to, the other side on move. */
    record Offer(Square piece, List<Move> acceptance) implements Evidence {
        @Override
        public Nature nature() {
            return Nature.OFFER;
        }
    }

    /** 拦: the enemy piece that is stopped, and what it was after: a piece, a mate, or just the way. */
    record Block(Square enemy, Optional<Square> shielded, boolean mate) implements Evidence {
        @Override
        public Nature nature() {
            return Nature.BLOCK;
        }
    }

    /** 跟: the protected piece that is watched; and the line that refutes taking it, where that is not the protection alone. */
    record Follow(Square target, List<Move> line) implements Evidence {
        @Override
        public Nature nature() {
            return Nature.FOLLOW;
        }
    }

    /** 闲: why a ply that may look like an attack is none, and what else is to be said. */
    record Idle(Reason reason, Optional<Square> target, List<Move> line, Set<Remark> remarks) implements Evidence {
        public Idle(Reason reason, Optional<Square> target, List<Move> line) {
            this(reason, target, line, Set.of());
        }

        @Override
        public Nature nature() {
            return Nature.IDLE;
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
        /** What it attacks is protected, which settles it (World rules, chapter 5, 30; 1957). */
        PROTECTED("protected"),
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
    record Undecided(long positions) implements Evidence {
        @Override
        public Nature nature() {
            return Nature.UNDECIDED;
        }
    }
}
