package org.chuhe.game.log;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The named values of a line or of a group in it, taken one after the other in the order of the format. What is not asked
 * for comes from a newer program.
 */
final class NamedValues {
    /** One of them. */
    record Named(String name, Value value) {}

    private final List<Named> all;
    private final Set<String> asked = new HashSet<>();
    private final boolean[] taken;
    private int next;

    NamedValues(List<Named> all) {
        this.all = all;
        this.taken = new boolean[all.size()];
    }

    /** The next value of this name; null if there is none. */
    @Nullable Value find(String name) {
        asked.add(name);
        for (int i = next; i < taken.length; i++) {
            if (all.get(i).name().equals(name)) {
                taken[i] = true;
                next = i + 1;
                return all.get(i).value();
            }
        }
        return null;
    }

    /** Whether a value of this name is still to come. */
    boolean has(String name) {
        return all.subList(next, all.size()).stream()
                .anyMatch(named -> named.name().equals(name));
    }

    /** Whether there are values that were not asked for, here or further down. */
    boolean sayMore() {
        boolean more = false;
        Set<String> names = new HashSet<>();
        for (int i = 0; i < taken.length; i++) {
            Named named = all.get(i);
            if (!names.add(named.name())) {
                throw new IllegalArgumentException(named.name() + " stands there twice");
            }
            if (!taken[i] && asked.contains(named.name())) {
                throw new IllegalArgumentException(named.name() + " is out of place");
            }
            more |= !taken[i] || named.value().saysMore();
        }
        return more;
    }
}
