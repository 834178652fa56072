package org.chuhe.arbiter.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Kind;
import org.chuhe.core.text.Message;

/** A side's play in the words of the book (24.9–24.13, 26.8): 长将, 长捉车, 一将一捉, 两闲 … */
public final class Patterns {
    private static final List<String> CHASES =
            List.of("rook", "unrooted", "joint-rook", "joint-unrooted", "underrooted");

    private Patterns() {}

    static Message of(List<PlyNature> plies) {
        return plies.stream().allMatch(ply -> ply.nature() == Nature.CHASE) ? perpetualChase(plies) : counted(plies);
    }

    /** The natures and how often they occur: 长将, 一将一捉, 两闲 … */
    public static Message counted(List<PlyNature> plies) {
        Map<Nature, Integer> counts = new EnumMap<>(Nature.class);
        plies.forEach(ply -> counts.merge(ply.nature(), 1, Integer::sum));
        if (counts.size() == 1) {
            Nature only = plies.get(0).nature();
            if (only == Nature.IDLE) {
                return ChineseRules.WORDS.message("pattern.idle", number(plies.size()));
            }
            return ChineseRules.WORDS.message("pattern.perpetual." + only);
        }
        List<Message> parts = new ArrayList<>();
        counts.forEach(
                (nature, count) -> parts.add(ChineseRules.WORDS.message("pattern.part." + nature, number(count))));
        return parts.stream().reduce(Patterns::join).orElseThrow();
    }

    /** 长捉, and what: 长捉车, or 一捉车一捉无根子 where the plies differ. */
    private static Message perpetualChase(List<PlyNature> plies) {
        Map<String, Integer> kinds = new TreeMap<>(Comparator.comparingInt(CHASES::indexOf));
        plies.forEach(ply -> kinds.merge(chaseKind(ply), 1, Integer::sum));
        if (kinds.size() == 1) {
            return ChineseRules.WORDS.message(
                    "pattern.chase." + kinds.keySet().iterator().next());
        }
        return kinds.entrySet().stream()
                .map(kind -> ChineseRules.WORDS.message("pattern.chase-part." + kind.getKey(), number(kind.getValue())))
                .reduce(Patterns::join)
                .orElseThrow();
    }

    private static Message join(Message a, Message b) {
        return ChineseRules.WORDS.message("pattern.join", a, b);
    }

    private static String chaseKind(PlyNature ply) {
        Evidence.Chase chase = (Evidence.Chase) ply.evidence();
        Chased principal = chase.targets().get(0);
        boolean rook = principal.piece().kind() == Kind.ROOK;
        return switch (principal.gravity()) {
            case PLAIN -> rook ? "rook" : "unrooted";
            case JOINT -> rook ? "joint-rook" : "joint-unrooted";
            case UNLISTED -> "underrooted";
        };
    }

    private static Message number(int n) {
        return ChineseRules.WORDS.message("number." + Math.min(n, 10));
    }
}
