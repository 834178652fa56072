package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Strength;

/** One Swiss round with everything its rules speak of: standings before it, legality, colours, order of choice. */
final class Facts {
    final Event event;
    final Regulations rules;
    final Round round;
    final int number;
    final Map<Integer, Standing> standings;
    private final Map<Integer, String> unit = new HashMap<>();
    private final Map<Integer, Integer> sharing = new HashMap<>();

    Facts(Event event, Round round) {
        this.event = event;
        this.rules = event.regulations();
        this.round = round;
        this.number = round.number();
        this.standings = new Past(event).before(number);
        for (Entrant e : event.entrants()) {
            unit.put(e.no(), e.unit());
        }
        Set<Integer> here = new HashSet<>(round.byes());
        round.matches().forEach(m -> {
            here.add(m.first());
            here.add(m.second());
        });
        here.forEach(no -> sharing.merge(of(no).score, 1, Integer::sum));
    }

    Standing of(int no) {
        return Objects.requireNonNull(standings.computeIfAbsent(no, Standing::new));
    }

    /** Whether the float of this entrant counts: he is not alone on his score (附录二 一.9). */
    boolean counts(Standing s) {
        return sharing.getOrDefault(s.score, 0) > 1;
    }

    /** Kept apart in this round, strictly or not (一.7). */
    boolean keptApart(int a, int b, Strength strength) {
        boolean listed =
                rules.forbidden().stream().anyMatch(f -> f.strength() == strength && f.appliesTo(a, b, number));
        String own = unit.getOrDefault(a, "");
        return listed
                || (rules.units().appliesTo(number)
                        && rules.units().strength() == strength
                        && !own.isEmpty()
                        && own.equals(unit.get(b)));
    }

    /** Whether the two may be paired at all. */
    boolean legal(Standing a, Standing b) {
        return !a.met.contains(b.no) && !keptApart(a.no, b.no, Strength.HARD) && !limitForbids(a, b);
    }

    boolean limitForbids(Standing a, Standing b) {
        return rules.reads(Reading.HARD_LIMITS) && number < rules.rounds() && over(a, b) > 0;
    }

    /** How many of the two reach 多三 or 连三. */
    int over(Standing a, Standing b) {
        Standing red = red(a, b);
        return overAs(red, red == a ? b : a);
    }

    private static int overAs(Standing red, Standing black) {
        return (red.tooMuch(true) ? 1 : 0) + (black.tooMuch(false) ? 1 : 0);
    }

    /** Who has red, by 附录二 二.4. */
    Standing red(Standing a, Standing b) {
        int aRed = overAs(a, b);
        int bRed = overAs(b, a);
        if (aRed != bRed) {
            return aRed < bRed ? a : b;
        }
        Standing high = a.score >= b.score ? a : b;
        Standing low = high == a ? b : a;
        if (number + 2 >= rules.rounds() && high.score > low.score && high.due() != 0) {
            return high.due() > 0 ? high : low;
        }
        int order = a.balance != b.balance ? Integer.compare(a.balance, b.balance) : Integer.compare(a.run, b.run);
        if (order != 0) {
            return order < 0 ? a : b;
        }
        Standing small = a.no < b.no ? a : b;
        Standing large = small == a ? b : a;
        return (a.no + b.no) % 2 == 1 ? small : large;
    }

    /** Who chooses first (二.2): negative if {@code a}. */
    int order(Standing a, Standing b) {
        if (a.score != b.score) {
            return Integer.compare(b.score, a.score);
        }
        if (Math.abs(a.balance) != Math.abs(b.balance)) {
            return Integer.compare(Math.abs(b.balance), Math.abs(a.balance));
        }
        if (Math.abs(a.run) != Math.abs(b.run)) {
            return Integer.compare(Math.abs(b.run), Math.abs(a.run));
        }
        return number % 2 == 1 ? Integer.compare(a.no, b.no) : Integer.compare(b.no, a.no);
    }

    /** Which part of the list of {@code a} the other stands in (二.3): 1 opposite row, 2 without colour, 3 own row. */
    static int part(Standing a, Standing b) {
        if (b.due() == 0) {
            return 2;
        }
        return a.due() == b.due() ? 3 : 1;
    }

    /** Whether {@code a} would rather have {@code x} than {@code y}. */
    boolean prefers(Standing a, Standing x, Standing y) {
        int parts = Integer.compare(part(a, x), part(a, y));
        return parts != 0 ? parts < 0 : order(x, y) < 0;
    }

    /** Over limit, third floats, out of balance, not alternating, earlier floats: the key of a pair, packed. */
    long pairKey(Standing a, Standing b) {
        Standing red = red(a, b);
        int unbalanced = 0;
        int repeated = 0;
        for (Standing s : List.of(a, b)) {
            int given = s == red ? 1 : -1;
            if (s.due() == -given) {
                if (s.balance != 0) {
                    unbalanced++;
                } else {
                    repeated++;
                }
            }
        }
        if (rules.reads(Reading.ALTERNATION_AFTER_POSITION)) {
            repeated = 0;
        }
        long key = pack(over(a, b), 0, unbalanced, repeated, 0);
        if (a.score != b.score) {
            Standing low = a.score < b.score ? a : b;
            key += floatKey(low, low.up);
        }
        return key;
    }

    /** What it costs that a native leaves his level to meet somebody below. */
    long leaveKey(Standing s) {
        return floatKey(s, s.down);
    }

    /** What it costs that a native leaves his level for the bye. */
    long byeKey(Standing s) {
        return rules.reads(Reading.BYE_IS_NO_FLOAT) ? 0 : leaveKey(s);
    }

    private long floatKey(Standing s, int sameWay) {
        if (!counts(s)) {
            return 0;
        }
        int all = s.down + s.up;
        int counted = rules.reads(Reading.FLOATS_IN_TOTAL) ? all : sameWay;
        return pack(0, counted >= 2 ? 1 : 0, 0, 0, rules.reads(Reading.FLOATS_BY_DIRECTION) ? sameWay : all);
    }

    static long pack(int over, int third, int unbalanced, int repeated, int earlier) {
        return ((((long) over << 12 | third) << 12 | unbalanced) << 12 | repeated) << 12 | earlier;
    }

    /** The five figures of a packed key. */
    static String unpack(long key) {
        List<String> parts = new ArrayList<>();
        for (int shift = 48; shift >= 0; shift -= 12) {
            parts.add(Long.toString(key >> shift & 0xFFF));
        }
        return String.join("-", parts);
    }
}
