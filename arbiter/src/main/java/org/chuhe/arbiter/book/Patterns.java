package org.chuhe.arbiter.book;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Kind;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** A side's play in the words of the book (24.9–24.13, 26.8): 长将, 长捉车, 一将一捉, 两闲 … */
public final class Patterns {
    private static final Messages WORDS = Messages.beside(Patterns.class);
    private static final List<String> ORDER = List.of(
            "check",
            "kill",
            "chase",
            "rook",
            "unrooted",
            "underrooted",
            "joint-rook",
            "joint-unrooted",
            "joint-underrooted",
            "exchange",
            "offer",
            "block",
            "follow",
            "idle",
            "undecided");

    private Patterns() {}

    /** Where all plies are attacks, chases are told by what they chase, as in 26.8.1 (2020: 26.9.1): 一将一捉无根子. */
    public static Message of(List<PlyNature> plies) {
        boolean prohibited = plies.stream().allMatch(ply -> ply.nature().isAttack());
        return of(plies, prohibited ? Patterns::kind : ply -> ply.nature().code());
    }

    /** The natures and how often they occur: 长将, 一将一捉, 两闲 … */
    public static Message counted(List<PlyNature> plies) {
        return of(plies, ply -> ply.nature().code());
    }

    private static Message of(List<PlyNature> plies, Function<PlyNature, String> kind) {
        Map<String, Integer> counts = new TreeMap<>(Comparator.comparingInt(ORDER::indexOf));
        plies.forEach(ply -> counts.merge(kind.apply(ply), 1, (a, b) -> a + b));
        if (counts.size() == 1 && plies.get(0).nature() != Nature.IDLE) {
            return WORDS.message("pattern.perpetual." + kind.apply(plies.get(0)));
        }
        return counts.entrySet().stream()
                .map(part -> part(part.getKey(), part.getValue()))
                .reduce((a, b) -> WORDS.message("pattern.join", a, b))
                .orElseThrow();
    }

    private static Message part(String kind, int count) {
        Message number = WORDS.message("number." + Math.min(count, 10));
        return WORDS.message((count == 1 ? "pattern.one." : "pattern.several.") + kind, number);
    }

    private static String kind(PlyNature ply) {
        if (!(ply.evidence() instanceof Evidence.Chase chase)) {
            return ply.nature().code();
        }
        Chased principal = chase.targets().get(0);
        String what = principal.piece().kind() == Kind.ROOK ? "rook" : principal.rooted() ? "underrooted" : "unrooted";
        return principal.joint() ? "joint-" + what : what;
    }
}
