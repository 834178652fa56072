package org.chuhe.tournament.regulations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Spelling;
import org.chuhe.tournament.field.ValueType;
import org.chuhe.tournament.text.Notice;

/**
 * Something that organisers lay down in 竞赛规程: options, forms, sheets and descriptions for programs are made from the table
 * of all of them ({@link Settings}). Its words are {@code setting.NAME}, its explanation {@code setting.NAME.help}, its
 * values {@code setting.NAME.VALUE}.
 *
 * @param name its name in forms; with hyphens, that of its option
 * @param option the name of its option
 * @param part where it stands
 * @param type how people write it
 * @param of its value
 * @param with the same regulations with another value
 * @param article the article on it; empty where the book has none
 * @param told whether it is worth telling the players of such an event
 * @param only what an event must be for it: {@code teams}, {@code swiss}; empty where its part says it all
 * @param adds whether options add to what there is; otherwise they replace it
 * @param examples values to propose
 */
public record Setting<T>(
        String name,
        String option,
        Part part,
        Spelling<T> type,
        Function<Regulations, T> of,
        BiFunction<Regulations, T, Regulations> with,
        Function<Regulations, String> article,
        Predicate<Regulations> told,
        String only,
        boolean adds,
        List<String> examples) {
    /** What settings are about, in the order of forms and sheets. */
    public enum Part {
        COURSE("course"),
        SCORING("scoring"),
        SWISS("swiss", Format::pairsByScore),
        CYCLES("cycles", Format::hasSchedule),
        BRACKET(
                "bracket",
                format -> format.isBracket() || format.hasFinal(),
                rules -> rules.lastFormat().isBracket()),
        STAGES("stages", format -> format.hasFinal() || format.lastLeave()),
        CATEGORIES("categories"),
        PRIZES("prizes", format -> true, rules -> !rules.prizes().prizes().isEmpty()),
        RATING("rating"),
        READINGS("readings");

        private final String code;
        private final Predicate<Format> formats;
        private final Predicate<Regulations> events;

        Part(String code) {
            this(code, format -> true);
        }

        Part(String code, Predicate<Format> formats) {
            this(code, formats, rules -> true);
        }

        Part(String code, Predicate<Format> formats, Predicate<Regulations> events) {
            this.code = code;
            this.formats = formats;
            this.events = events;
        }

        public String code() {
            return code;
        }

        /** Whether it is about some events of a format. */
        public boolean mayConcern(Format format) {
            return formats.test(format);
        }

        /** Whether it is about such events. */
        public boolean concerns(Regulations rules) {
            return mayConcern(rules.format()) && events.test(rules);
        }
    }

    /** One that is a field of the regulations. */
    static <T> Setting<T> of(String name, Part part, Field<Regulations, T> field) {
        return of(name, part, spelling(field), field.of(), (r, v) -> Regulations.STRUCT.with(r, field, v));
    }

    /** One that is a field of a part of the regulations. */
    static <G, T> Setting<T> of(String name, Part part, Field<Regulations, G> group, Field<G, T> field) {
        ValueType.Group<G> whole = (ValueType.Group<G>) group.type();
        return of(
                name,
                part,
                spelling(field),
                rules -> field.in(group.in(rules)),
                (rules, value) ->
                        Regulations.STRUCT.with(rules, group, whole.struct().with(group.in(rules), field, value)));
    }

    /** One that people see otherwise than files have it. */
    static <T> Setting<T> of(
            String name,
            Part part,
            Spelling<T> type,
            Function<Regulations, T> of,
            BiFunction<Regulations, T, Regulations> with) {
        return new Setting<>(name, hyphens(name), part, type, of, with, r -> "", part::concerns, "", false, List.of());
    }

    @SuppressWarnings("unchecked") // all kinds of values but groups are spelled, and as what they hold
    private static <T> Spelling<T> spelling(Field<?, T> field) {
        return (Spelling<T>) field.type();
    }

    private static String hyphens(String name) {
        StringBuilder option = new StringBuilder("--");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            option.append(Character.isUpperCase(c) ? "-" + Character.toLowerCase(c) : String.valueOf(c));
        }
        return option.toString();
    }

    Setting<T> option(String other) {
        return new Setting<>(name, other, part, type, of, with, article, told, only, adds, examples);
    }

    Setting<T> article(String number) {
        return article(rules -> number);
    }

    Setting<T> article(Function<Regulations, String> number) {
        return new Setting<>(name, option, part, type, of, with, number, told, only, adds, examples);
    }

    /** Told in such events only, of those that its part is about. */
    Setting<T> toldIf(Predicate<Regulations> condition) {
        return new Setting<>(name, option, part, type, of, with, article, told.and(condition), only, adds, examples);
    }

    /** Told only where it is not this value. */
    Setting<T> toldUnless(T usual) {
        return toldIf(rules -> !of.apply(rules).equals(usual));
    }

    /** Only for events of teams. */
    Setting<T> forTeams() {
        return only("teams", rules -> rules.teams().kind() != TeamKind.NONE);
    }

    /** Only where scores pair. */
    Setting<T> forSwiss() {
        return only("swiss", rules -> rules.format().pairsByScore());
    }

    private Setting<T> only(String what, Predicate<Regulations> condition) {
        return new Setting<>(name, option, part, type, of, with, article, told.and(condition), what, adds, examples);
    }

    Setting<T> adding() {
        return new Setting<>(name, option, part, type, of, with, article, told, only, true, examples);
    }

    Setting<T> examples(String... texts) {
        return new Setting<>(name, option, part, type, of, with, article, told, only, adds, List.of(texts));
    }

    public T in(Regulations rules) {
        return of.apply(rules);
    }

    /** Its value as people write it. */
    public String written(Regulations rules) {
        return type.written(in(rules));
    }

    /** The regulations with what somebody wrote; empty if that cannot be understood. */
    public Optional<Regulations> read(Regulations rules, String text) {
        return type.read(text).map(value -> with.apply(rules, value));
    }

    /** The same of an option, which may add to what there is. */
    @SuppressWarnings("unchecked") // only lists are added to
    public Optional<Regulations> readOption(Regulations rules, String text) {
        return type.read(text).map(value -> {
            if (!adds) {
                return with.apply(rules, value);
            }
            List<Object> all = new ArrayList<>((List<Object>) in(rules));
            all.addAll((List<Object>) value);
            return with.apply(rules, (T) all);
        });
    }

    /** What it is called. */
    public Notice label() {
        return Notice.plain("setting." + name);
    }

    /** What it means, in a sentence. */
    public Notice help() {
        return Notice.plain("setting." + name + ".help");
    }

    /** What a value is called: the code of a choice, yes or no. */
    public Notice word(String value) {
        return type instanceof ValueType.Choice<?> choice && choice.read(value).orElse(null) instanceof Format format
                ? format.label()
                : Notice.plain("setting." + name + "." + value);
    }
}
