package org.chuhe.records.tree;

import java.util.List;
import org.chuhe.records.model.Line;

/** Walks a tree in the order of XQF and CBR: a move, all that follows it, then the alternatives to it. */
public final class TreeOrder {
    /** Told every move in turn. */
    @FunctionalInterface
    public interface Visitor {
        void move(Line line, int ply, boolean hasNext, boolean hasAlternative);
    }

    private TreeOrder() {}

    public static void walk(Line main, Visitor visitor) {
        walk(main, false, visitor);
    }

    private static void walk(Line line, boolean siblingFollows, Visitor visitor) {
        for (int ply = 1; ply <= line.length(); ply++) {
            boolean alternative =
                    ply == 1 && siblingFollows || !line.variations(ply).isEmpty();
            visitor.move(line, ply, ply < line.length(), alternative);
        }
        for (int ply = line.length(); ply >= 1; ply--) {
            List<Line> alternatives = line.variations(ply);
            for (int i = 0; i < alternatives.size(); i++) {
                walk(alternatives.get(i), i + 1 < alternatives.size(), visitor);
            }
        }
    }
}
