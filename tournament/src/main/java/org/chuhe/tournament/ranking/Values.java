package org.chuhe.tournament.ranking;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Somebody's value in each criterion that was looked at, in the order of the clause. It never changes. The criteria are the
 * same list for everybody: tables of fifty thousand lines have room for nothing else.
 */
public final class Values extends AbstractMap<Criterion, HalfPoints> {
    private final List<Criterion> criteria;
    private final @Nullable HalfPoints[] values;
    private final int size;

    /** @param values of each criterion; null where it was not looked at */
    Values(List<Criterion> criteria, @Nullable HalfPoints[] values) {
        this.criteria = criteria;
        this.values = values;
        int known = 0;
        for (HalfPoints value : values) {
            known += value == null ? 0 : 1;
        }
        this.size = known;
    }

    /** The same, in the same order. */
    public static Values copyOf(Map<Criterion, HalfPoints> map) {
        return map instanceof Values values
                ? values
                : new Values(List.copyOf(map.keySet()), map.values().toArray(HalfPoints[]::new));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public @Nullable HalfPoints get(@Nullable Object key) {
        int at = criteria.indexOf(key);
        return at < 0 ? null : values[at];
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return get(key) != null;
    }

    @Override
    public Set<Entry<Criterion, HalfPoints>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return size;
            }

            @Override
            public Iterator<Entry<Criterion, HalfPoints>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Entry<Criterion, HalfPoints>> {
        private int next;

        @Override
        public boolean hasNext() {
            while (next < values.length && values[next] == null) {
                next++;
            }
            return next < values.length;
        }

        @Override
        public Entry<Criterion, HalfPoints> next() {
            HalfPoints value = hasNext() ? values[next] : null;
            if (value == null) {
                throw new NoSuchElementException();
            }
            Criterion criterion = criteria.get(next);
            next++;
            return Map.entry(criterion, value);
        }
    }
}
