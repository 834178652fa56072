package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.chuhe.tournament.regulations.Reading;

/** 轮空: those who are equally entitled to the bye, by previous byes and level (2011 rules, 附录二 一.5). */
record ByeClass(int byes, int level) {
    boolean contains(Field field, int player) {
        return field.level[player] == level && field.players[player].byes() == byes;
    }

    /** All classes, the most entitled first. */
    static List<ByeClass> inOrder(Field field) {
        Set<ByeClass> classes = new LinkedHashSet<>();
        for (int i = 0; i < field.size(); i++) {
            classes.add(new ByeClass(field.players[i].byes(), field.level[i]));
        }
        List<ByeClass> sorted = new ArrayList<>(classes);
        Comparator<ByeClass> lowest = Comparator.comparingInt(c -> -c.level);
        Comparator<ByeClass> fewest = Comparator.comparingInt(ByeClass::byes);
        sorted.sort(
                field.state.reads(Reading.BYE_IN_LOWEST_GROUP)
                        ? lowest.thenComparing(fewest)
                        : fewest.thenComparing(lowest));
        return sorted;
    }
}
