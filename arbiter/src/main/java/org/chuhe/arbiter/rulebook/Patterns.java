package org.chuhe.arbiter.rulebook;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Kind;
import org.chuhe.core.text.Message;

/** A side's play in the words of the book (24.9–24.13, 26.8): 长将, 长捉车, 一将一捉, 两闲 … */
final class Patterns {
    private Patterns() {}

    static Message of(List<PlyNature> plies) {
        Map<Nature, Integer> counts = new EnumMap<>(Nature.class);
        plies.forEach(ply -> counts.merge(ply.nature(), 1, Integer::sum));
        if (counts.size() == 1) {
            Nature only = plies.get(0).nature();
            if (only == Nature.CHASE) {
                return perpetualChase(plies);
            }
            if (only == Nature.IDLE) {
                return ChineseRules.WORDS.message("pattern.idle", number(plies.size()));
            }
            return ChineseRules.WORDS.message("pattern.perpetual." + only);
        }
        List<Message> parts = new ArrayList<>();
        counts.forEach(
                (nature, count) -> parts.add(ChineseRules.WORDS.message("pattern.part." + nature, number(count))));
        return parts.stream()
                .reduce((a, b) -> ChineseRules.WORDS.message("pattern.join", a, b))
                .orElseThrow();
    }

    /** 长捉, and what: a rook, an unprotected piece, jointly. */
    private static Message perpetualChase(List<PlyNature> plies) {
        for (String kind : List.of("rook", "unrooted", "joint-rook", "joint-unrooted", "underrooted")) {
            if (plies.stream().allMatch(ply -> chaseKind(ply).equals(Optional.of(kind)))) {
                return ChineseRules.WORDS.message("pattern.chase." + kind);
            }
        }
        return ChineseRules.WORDS.message("pattern.perpetual.CHASE");
    }

    private static Optional<String> chaseKind(PlyNature ply) {
        if (!(ply.evidence() instanceof Evidence.Chase chase)) {
            return Optional.empty();
        }
        Chased gravest = chase.targets().stream()
                .max((a, b) -> a.gravity().compareTo(b.gravity()))
                .orElseThrow();
        boolean rook = gravest.piece().kind() == Kind.ROOK;
        return Optional.of(
                switch (gravest.gravity()) {
                    case PLAIN -> rook ? "rook" : "unrooted";
                    case JOINT -> rook ? "joint-rook" : "joint-unrooted";
                    case UNLISTED -> "underrooted";
                });
    }

    private static Message number(int n) {
        return ChineseRules.WORDS.message("number." + Math.min(n, 10));
    }
}
