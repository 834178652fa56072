package org.chuhe.tournament.regulations;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Whole;

/** Two entrants whom the regulations keep apart in the rounds {@code from} to {@code to} (2011 rules, 附录二 一.7). */
public record ForbiddenPair(int a, int b, int from, int to, Strength strength) {
    private static final int MOST_PAIRS = 100_000;

    static final Field<ForbiddenPair, Integer> A =
            Field.required("a", new Whole(1, Limits.MOST_NUMBER), ForbiddenPair::a, 0);
    static final Field<ForbiddenPair, Integer> B =
            Field.required("b", new Whole(1, Limits.MOST_NUMBER), ForbiddenPair::b, 0);
    static final Field<ForbiddenPair, Integer> FROM =
            Field.always("from", new Whole(1, Limits.MOST_ROUNDS), ForbiddenPair::from, 1);
    static final Field<ForbiddenPair, Integer> TO =
            Field.always("to", new Whole(0, Limits.MOST_ROUNDS), ForbiddenPair::to, Limits.MOST_ROUNDS);
    static final Field<ForbiddenPair, Strength> STRENGTH =
            Field.always("strength", Choice.of(Strength.class), ForbiddenPair::strength, Strength.HARD);

    static final Struct<ForbiddenPair> STRUCT = new Struct<>(
            List.of(A, B, FROM, TO, STRENGTH),
            v -> new ForbiddenPair(v.get(A), v.get(B), v.get(FROM), v.get(TO), v.get(STRENGTH)),
            pair -> pair.a == pair.b ? Optional.of(new Struct.Wrong("apart", "b", pair.b)) : Optional.empty());

    static final Records<ForbiddenPair> PAIRS =
            Records.of(STRUCT, MOST_PAIRS, false, ForbiddenPair::read, ForbiddenPair::written);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,6})-(\\d{1,6})(:weak)?");

    /** What somebody wrote: 3-8, or 3-8:weak, of all rounds. */
    private static Optional<ForbiddenPair> read(String text) {
        Matcher m = WRITTEN.matcher(text);
        return m.matches()
                ? Optional.of(new ForbiddenPair(
                        Integer.parseInt(m.group(1)),
                        Integer.parseInt(m.group(2)),
                        FROM.usual(),
                        TO.usual(),
                        m.group(3) == null ? Strength.HARD : Strength.WEAK))
                : Optional.empty();
    }

    private String written() {
        return a + "-" + b + (strength == Strength.HARD ? "" : ":weak");
    }

    /** Whether the two are kept apart in this round. */
    public boolean appliesTo(int x, int y, int round) {
        return from <= round && round <= to && ((a == x && b == y) || (a == y && b == x));
    }
}
