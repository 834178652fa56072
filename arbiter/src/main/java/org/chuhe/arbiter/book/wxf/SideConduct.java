package org.chuhe.arbiter.book.wxf;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.book.Patterns;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.attack.Renewal;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Kind;
import org.chuhe.core.Side;
import org.chuhe.text.Message;

/** What one side does throughout a cycle: checks for ever, chases one piece for ever, or something allowed. */
final class SideConduct {
    private final List<PlyNature> plies;
    private final List<PerpetualChase> chases;
    private final Set<Nature> natures = EnumSet.noneOf(Nature.class);

    SideConduct(Cycle cycle, Renewal renewal, Side side, List<PlyNature> all) {
        this.plies = all.stream().filter(ply -> ply.side() == side).toList();
        this.chases = PerpetualChase.of(cycle, renewal, side.ordinal());
        plies.forEach(ply -> natures.add(ply.nature()));
    }

    boolean checksForEver() {
        return natures.equals(Set.of(Nature.CHECK));
    }

    boolean gives(Nature nature) {
        return natures.contains(nature);
    }

    boolean chasesForEver() {
        return !chases.isEmpty();
    }

    /** The chase that a ruling names. */
    PerpetualChase chase() {
        return chases.get(0);
    }

    SidePlay play() {
        return new SidePlay(pattern(), checksForEver() || chasesForEver());
    }

    private Message pattern() {
        if (chasesForEver() && !checksForEver()) {
            return chase().heading().title();
        }
        return natures.equals(Set.of(Nature.CHASE)) ? inTurn().title() : Patterns.counted(plies);
    }

    /** The heading that allows what the side does; empty for plain idle play. */
    Optional<Heading> allowedBy() {
        if (chasesForEver() || natures.contains(Nature.UNDECIDED)) {
            return Optional.empty();
        }
        boolean check = natures.contains(Nature.CHECK);
        boolean kill = natures.contains(Nature.KILL);
        boolean chase = natures.contains(Nature.CHASE);
        boolean attacksOnly = natures.stream().allMatch(Nature::isAttack);
        if (check || kill) {
            if (!attacksOnly) {
                return check ? Optional.of(Heading.CHECK_AND_IDLE) : Optional.empty();
            }
            if (chase) {
                return Optional.of(check ? Heading.CHECK_AND_CHASE : Heading.SEVERAL_TARGETS);
            }
            return Optional.of(check ? Heading.CHECK_AND_KILL : Heading.PERPETUAL_KILL);
        }
        return chase && attacksOnly ? Optional.of(inTurn()) : quiet();
    }

    private Optional<Heading> quiet() {
        if (natures.contains(Nature.BLOCK)) {
            return Optional.of(Heading.BLOCK);
        }
        if (natures.contains(Nature.EXCHANGE) || natures.contains(Nature.OFFER)) {
            return Optional.of(Heading.EXCHANGE_OR_OFFER);
        }
        if (natures.contains(Nature.FOLLOW)) {
            return Optional.of(
                    plies.stream().allMatch(SideConduct::followsCannon)
                            ? Heading.ROOK_FOLLOWS_PROTECTED_CANNON
                            : Heading.PROTECTED);
        }
        return Optional.empty();
    }

    private static boolean followsCannon(PlyNature ply) {
        return ply.articles().contains(Heading.ROOK_FOLLOWS_PROTECTED_CANNON.article());
    }

    /** Attacks on different pieces in turn. */
    private Heading inTurn() {
        boolean rooksOnly = plies.stream()
                .filter(ply -> ply.evidence() instanceof Evidence.Chase)
                .flatMap(ply -> ((Evidence.Chase) ply.evidence()).targets().stream())
                .allMatch(chased -> chased.piece().kind() == Kind.ROOK);
        return rooksOnly ? Heading.CANNON_CHASES_TWO_ROOKS : Heading.SEVERAL_TARGETS;
    }
}
