package org.chuhe.tournament.regulations;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Whole;
import org.chuhe.tournament.field.ValueType.Word;

/**
 * Players of one unit are kept apart in the rounds {@code from} to {@code to} (2011 rules, 附录二 一.7, which leaves it to
 * the supplementary regulations). No rounds: not avoided.
 */
public record UnitAvoidance(int from, int to, Strength strength) {
    /** The rule of the book: units are not kept apart. */
    public static final UnitAvoidance NONE = new UnitAvoidance(1, 0, Strength.WEAK);

    /** How files have it; a class to itself, for most events say nothing of it. */
    static final class Fields {
        static final Field<UnitAvoidance, Integer> FROM =
                Field.always("from", new Whole(1, Limits.MOST_ROUNDS), UnitAvoidance::from, 1);
        static final Field<UnitAvoidance, Integer> TO =
                Field.always("to", new Whole(0, Limits.MOST_ROUNDS), UnitAvoidance::to, Limits.MOST_ROUNDS);
        static final Choice<Strength> STRENGTHS = Choice.of(Strength.class);
        static final Field<UnitAvoidance, Strength> STRENGTH =
                Field.always("strength", STRENGTHS, UnitAvoidance::strength, Strength.WEAK);

        static final Struct<UnitAvoidance> STRUCT = new Struct<>(
                List.of(FROM, TO, STRENGTH), v -> new UnitAvoidance(v.get(FROM), v.get(TO), v.get(STRENGTH)));

        private static final Pattern ROUNDS = Pattern.compile("(?:(\\d{1,4})-)?(\\d{1,4})");

        /** The rounds as people write them: 3 for the first three, 2-4, 0 for none; the strength stays weak. */
        static final Word<UnitAvoidance> WRITTEN_ROUNDS =
                new Word<>(UnitAvoidance::rounds, UnitAvoidance::writtenRounds, "1-3");

        private Fields() {}
    }

    private static Optional<UnitAvoidance> rounds(String text) {
        Matcher m = Fields.ROUNDS.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        int from = m.group(1) == null ? 1 : Integer.parseInt(m.group(1));
        int to = Integer.parseInt(m.group(2));
        return from < 1 ? Optional.empty() : Optional.of(to == 0 ? NONE : new UnitAvoidance(from, to, NONE.strength));
    }

    private String writtenRounds() {
        return from == 1 ? Integer.toString(to) : from + "-" + to;
    }

    /** The rounds of another, kept as strictly as here. */
    UnitAvoidance inRoundsOf(UnitAvoidance other) {
        return other.equals(NONE) ? NONE : new UnitAvoidance(other.from, other.to, strength);
    }

    /** The same rounds, kept so strictly; where there are none, there is nothing to keep. */
    UnitAvoidance as(Strength other) {
        return to == 0 ? NONE : new UnitAvoidance(from, to, other);
    }

    public boolean appliesTo(int round) {
        return from <= round && round <= to;
    }
}
