package org.chuhe.server.training.practice;

import java.util.List;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.text.Coded;

/** How hard a figure is to judge. */
public enum Difficulty implements Coded {
    /** Only one side attacks, and in plain sight. */
    EASY("easy"),
    /** Both sides attack, or a line has to be seen, or something looks like an attack and is none. */
    MEDIUM("medium"),
    /** Both sides' play is forbidden and has to be weighed, or the line that has to be seen is long. */
    HARD("hard");

    private final String code;

    Difficulty(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** In plies; a mate by three checks is that long. */
    private static final int LONG = 5;

    /** By the attacks in the cycle, by what has to be seen for them, and by what decides. */
    public static Difficulty of(Ruling ruling) {
        int longest = ruling.plies().stream().mapToInt(Difficulty::seen).max().orElse(0);
        if (ruling.decision().red().prohibited() && ruling.decision().black().prohibited() || longest > LONG) {
            return HARD;
        }
        boolean bothAttack = attacks(Side.RED, ruling.plies()) && attacks(Side.BLACK, ruling.plies());
        boolean misleading = ruling.plies().stream().anyMatch(Difficulty::isMisleading);
        return bothAttack || misleading || longest > 1 ? MEDIUM : EASY;
    }

    private static boolean attacks(Side side, List<PlyNature> plies) {
        return plies.stream().anyMatch(ply -> ply.side() == side && ply.nature().isAttack());
    }

    /** How many plies have to be seen to know what a ply is. */
    private static int seen(PlyNature ply) {
        if (ply.evidence() instanceof Evidence.Kill kill) {
            return kill.line().size();
        }
        return ply.evidence() instanceof Evidence.Chase chase
                ? chase.targets().get(0).line().size()
                : 0;
    }

    private static boolean isMisleading(PlyNature ply) {
        return ply.evidence() instanceof Evidence.Idle idle
                && idle.reason() != Evidence.Reason.NOTHING
                && idle.reason() != Evidence.Reason.KING_ANSWERS_CHECK;
    }
}
