package org.chuhe.server.practice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Decision;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;

/** How hard a figure is to judge. */
public enum Difficulty {
    /** One side attacks with every move or hardly at all, the other only answers. */
    EASY,
    /** Both sides attack somewhere in the cycle, or attacks and idle moves have to be told apart. */
    MEDIUM,
    /** Attacks on almost every ply: both sides' play is forbidden, or one idle move saves a side. */
    HARD;

    /** By the number of attacks in the cycle and by what decides. */
    public static Difficulty of(Ruling ruling) {
        Decision decision = ruling.decision();
        long red = attacks(Side.RED, ruling.plies());
        long black = attacks(Side.BLACK, ruling.plies());
        if (decision.red().prohibited() && decision.black().prohibited()
                || red + black > ruling.plies().size() - 2 && red > 0 && black > 0) {
            return HARD;
        }
        boolean oneSided = red == 0 || black == 0;
        boolean uniform = ruling.plies().stream()
                        .filter(ply -> ply.nature().isAttack())
                        .map(PlyNature::nature)
                        .distinct()
                        .count()
                <= 1;
        boolean halfway = !decision.red().prohibited() && !decision.black().prohibited() && red + black > 0;
        return oneSided && uniform && !halfway ? EASY : MEDIUM;
    }

    private static long attacks(Side side, List<PlyNature> plies) {
        return plies.stream()
                .filter(ply -> ply.side() == side)
                .map(PlyNature::nature)
                .filter(Nature::isAttack)
                .count();
    }

    /** The name used in addresses. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The difficulty with this {@link #id()}. */
    public static Optional<Difficulty> byId(String id) {
        for (Difficulty difficulty : values()) {
            if (difficulty.id().equals(id)) {
                return Optional.of(difficulty);
            }
        }
        return Optional.empty();
    }
}
