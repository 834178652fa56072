package org.chuhe.arbiter.book.wxf;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.Pattern;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.attack.Attacks;
import org.chuhe.arbiter.book.attack.Renewal;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;

/** What one side does throughout a cycle: checks for ever, chases one piece for ever, or something allowed. */
final class SideConduct {
    private final WorldRules rules;
    private final List<PlyNature> plies;
    private final List<PerpetualChase> chases;
    private final boolean attacksUnanswered;
    /** Which of the plies threaten to win by check. */
    private final List<Boolean> threatsByCheck = new ArrayList<>();

    private final Set<Nature> natures = EnumSet.noneOf(Nature.class);

    SideConduct(WorldRules rules, Cycle cycle, Renewal renewal, Side side, List<PlyNature> all) {
        this.rules = rules;
        this.plies = all.stream().filter(ply -> ply.side() == side).toList();
        this.chases = PerpetualChase.of(cycle, renewal, side.ordinal());
        plies.forEach(ply -> natures.add(ply.nature()));
        this.attacksUnanswered = look(cycle, side.ordinal());
    }

    /**
     * Goes through the side's plies.
     *
     * @return whether the pieces it moves could take one and the same piece all the time (5.36.2)
     */
    private boolean look(Cycle cycle, int side) {
        Board board = cycle.board();
        Set<Integer> attacked = new TreeSet<>();
        for (int id = 0; id < cycle.start().pieces().size(); id++) {
            attacked.add(id);
        }
        for (Move move : cycle.moves()) {
            boolean own = board.side() == side;
            board.make(move.code());
            if (own) {
                threatsByCheck.add(CheckThreat.stands(rules, board, side));
                attacked.retainAll(Attacks.of(board, side).stream()
                        .filter(attack -> attack.captor() == move.to().index() && rules.counts(board, attack))
                        .map(attack -> board.idAt(attack.target()))
                        .collect(Collectors.toSet()));
            }
        }
        return !attacked.isEmpty();
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

    /** The headings of that chase; 36.4 where every ply of it threatens mate, too. */
    Stream<Heading> chaseHeadings() {
        return plies.stream().allMatch(ply -> cites(ply, Heading.KILL_AND_CHASE))
                ? Stream.concat(chase().headings(), Stream.of(Heading.KILL_AND_CHASE))
                : chase().headings();
    }

    /** What else the book says about allowed play. */
    Stream<Heading> alsoAllowedBy() {
        return Stream.concat(
                threatByCheck().stream(),
                attacksUnanswered && !chasesForEver() ? Stream.of(Heading.NOT_ANSWERED) : Stream.empty());
    }

    SidePlay play() {
        return new SidePlay(pattern(), checksForEver() || chasesForEver());
    }

    private Pattern pattern() {
        Pattern counted = Pattern.counted(plies);
        if (chasesForEver() && !checksForEver()) {
            return counted.under(chase().heading().number());
        }
        return natures.equals(Set.of(Nature.CHASE)) ? counted.under(inTurn().number()) : counted;
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

    /** 9, 33: every ply threatens to win by check, or those that do not chase; with checks among them it is 8. */
    private Optional<Heading> threatByCheck() {
        if (natures.contains(Nature.CHECK)) {
            return Optional.empty();
        }
        if (!threatsByCheck.contains(false)) {
            return Optional.of(Heading.THREAT_BY_CHECK);
        }
        boolean orChases = IntStream.range(0, plies.size())
                .allMatch(i -> threatsByCheck.get(i) || plies.get(i).nature() == Nature.CHASE);
        return orChases && threatsByCheck.contains(true)
                ? Optional.of(Heading.CHASE_AND_THREAT_BY_CHECK)
                : Optional.empty();
    }

    private boolean cites(PlyNature ply, Heading heading) {
        return ply.articles().contains(rules.article(heading));
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
                    plies.stream().allMatch(this::followsCannon)
                            ? Heading.ROOK_FOLLOWS_PROTECTED_CANNON
                            : Heading.PROTECTED);
        }
        return Optional.empty();
    }

    private boolean followsCannon(PlyNature ply) {
        return cites(ply, Heading.ROOK_FOLLOWS_PROTECTED_CANNON);
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
