package org.chuhe.arbiter.book;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Kind;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * A side's play as facts (24.9–24.13, 26.8), put into the words of the book when somebody reads: 长将, 长捉车, 一将一捉, 两闲 …
 *
 * @param parts how many plies there are of each kind, in the order of the kinds; never empty
 * @param heading the number of the heading under which an edition has such play; empty where it has none
 */
public record Pattern(List<Part> parts, Optional<String> heading) {
    private static final Messages WORDS = Messages.beside(Pattern.class);
    private static final Comparator<Part> ORDER = Comparator.comparing(Part::nature)
            .thenComparing(part -> part.target().map(Target::ordinal).orElse(-1));

    public Pattern {
        parts = List.copyOf(parts);
        boolean ordered = !parts.isEmpty();
        for (int i = 1; i < parts.size(); i++) {
            ordered &= ORDER.compare(parts.get(i - 1), parts.get(i)) < 0;
        }
        if (!ordered) {
            throw new IllegalArgumentException("no play: " + parts);
        }
    }

    /**
     * So many plies of one kind.
     *
     * @param target what a chase is aimed at, where that is told
     */
    public record Part(Nature nature, Optional<Target> target, int count) {
        public Part {
            if (count <= 0 || target.isPresent() && nature != Nature.CHASE) {
                throw new IllegalArgumentException("no such plies: " + count + " " + nature + " " + target);
            }
        }

        private Message words(boolean perpetual) {
            String kind = target.map(Target::code).orElseGet(nature::code);
            if (perpetual) {
                return WORDS.message("pattern.perpetual." + kind);
            }
            Message number = WORDS.message("number." + Math.min(count, 10));
            return WORDS.message((count == 1 ? "pattern.one." : "pattern.several.") + kind, number);
        }
    }

    /** What a chase is aimed at: a rook, or a piece by its protection; by one piece or by several. */
    public enum Target implements Coded {
        ROOK("rook"),
        UNROOTED("unrooted"),
        UNDERROOTED("underrooted"),
        JOINT_ROOK("joint-rook"),
        JOINT_UNROOTED("joint-unrooted"),
        JOINT_UNDERROOTED("joint-underrooted");

        private final String code;

        Target(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** Where all plies are attacks, chases are told by what they chase, as in 26.8.1 (2020: 26.9.1): 一将一捉无根子. */
    public static Pattern of(List<PlyNature> plies) {
        boolean prohibited = plies.stream().allMatch(ply -> ply.nature().isAttack());
        return of(plies, prohibited ? Pattern::target : ply -> Optional.empty());
    }

    /** The natures and how often they occur: 长将, 一将一捉, 两闲 … */
    public static Pattern counted(List<PlyNature> plies) {
        return of(plies, ply -> Optional.empty());
    }

    private static Pattern of(List<PlyNature> plies, Function<PlyNature, Optional<Target>> target) {
        Map<Part, Integer> counts = new TreeMap<>(ORDER);
        plies.forEach(ply -> counts.merge(new Part(ply.nature(), target.apply(ply), 1), 1, Integer::sum));
        return new Pattern(
                counts.entrySet().stream()
                        .map(part ->
                                new Part(part.getKey().nature(), part.getKey().target(), part.getValue()))
                        .toList(),
                Optional.empty());
    }

    private static Optional<Target> target(PlyNature ply) {
        if (!(ply.evidence() instanceof Evidence.Chase chase)) {
            return Optional.empty();
        }
        Chased principal = chase.targets().get(0);
        if (principal.piece().kind() == Kind.ROOK) {
            return Optional.of(principal.joint() ? Target.JOINT_ROOK : Target.ROOK);
        }
        return Optional.of(
                principal.rooted()
                        ? principal.joint() ? Target.JOINT_UNDERROOTED : Target.UNDERROOTED
                        : principal.joint() ? Target.JOINT_UNROOTED : Target.UNROOTED);
    }

    /** The same play, which an edition has under a heading. */
    public Pattern under(String number) {
        return new Pattern(parts, Optional.of(number));
    }

    /** The play in the words of an edition. */
    public Message words(RuleBook book) {
        return heading.flatMap(book::heading).orElseGet(this::words);
    }

    private Message words() {
        boolean perpetual = parts.size() == 1 && parts.get(0).nature() != Nature.IDLE;
        return parts.stream()
                .map(part -> part.words(perpetual))
                .reduce((a, b) -> WORDS.message("pattern.join", a, b))
                .orElseThrow();
    }
}
