package org.chuhe.tournament.person;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Text;
import org.chuhe.tournament.field.ValueType.Whole;

/**
 * 组别: some of the players of an event, who have a table and prizes of their own beside the common ones.
 *
 * @param name what it is called, such as 女子
 * @param sex only these; {@link Sex#UNKNOWN} = whoever
 * @param bornFrom only who was born in this year or later; 0 = whenever
 * @param bornTo only who was born in this year or before; 0 = whenever
 * @param ratingTo only who has no higher rating; 0 = whatever
 * @param group only whom the organisers have put into this group; empty = whoever
 */
public record Category(String name, Sex sex, int bornFrom, int bornTo, int ratingTo, String group) {
    private static final Whole YEAR = new Whole(0, 9_999);
    private static final Field<Category, String> NAME = Field.always("name", Text.LINE, Category::name, "?");
    private static final Field<Category, Sex> SEX = Field.unlessUsual("sex", Sex.WRITTEN, Category::sex, Sex.UNKNOWN);
    private static final Field<Category, Integer> BORN_FROM =
            Field.unlessUsual("bornFrom", YEAR, Category::bornFrom, 0);
    private static final Field<Category, Integer> BORN_TO = Field.unlessUsual("bornTo", YEAR, Category::bornTo, 0);
    private static final Field<Category, Integer> RATING_TO =
            Field.unlessUsual("ratingTo", new Whole(0, Limits.MOST_RATING), Category::ratingTo, 0);
    private static final Field<Category, String> GROUP = Field.unlessUsual("group", Text.LINE, Category::group, "");

    private static final Struct<Category> STRUCT = new Struct<>(
            List.of(NAME, SEX, BORN_FROM, BORN_TO, RATING_TO, GROUP),
            v -> new Category(
                    v.get(NAME), v.get(SEX), v.get(BORN_FROM), v.get(BORN_TO), v.get(RATING_TO), v.get(GROUP)));

    public static final Records<Category> CATEGORIES = Records.of(STRUCT, 100, true, Category::read, Category::written);

    private static final Pattern CONDITIONS =
            Pattern.compile("\\s*(?:(?:sex=\\S+|born=(?:\\d{4})?-(?:\\d{4})?|rating=-\\d{1,5}|group=\\S+)(?:\\s+|$))+");

    /**
     * What somebody wrote: 女子:sex=f, U16:born=2010-, 60+:born=-1966, B:rating=-2000, 少年:group=少年; several conditions
     * with blanks between.
     */
    public static Optional<Category> read(String text) {
        String plain = text.replace('：', ':');
        int colon = plain.indexOf(':');
        String name = colon < 0 ? "" : plain.substring(0, colon).strip();
        String conditions = plain.substring(colon + 1);
        if (name.isEmpty() || !CONDITIONS.matcher(conditions).matches()) {
            return Optional.empty();
        }
        Category made = new Category(name, Sex.UNKNOWN, 0, 0, 0, "");
        for (String condition : conditions.strip().split("\\s+")) {
            Optional<Category> next = made.and(condition);
            if (next.isEmpty()) {
                return next;
            }
            made = next.orElseThrow();
        }
        return Optional.of(made);
    }

    private Optional<Category> and(String condition) {
        String value = condition.substring(condition.indexOf('=') + 1);
        return switch (condition.substring(0, condition.indexOf('='))) {
            case "sex" -> Sex.read(value).map(s -> new Category(name, s, bornFrom, bornTo, ratingTo, group));
            case "born" -> {
                String[] years = value.split("-", -1);
                yield Optional.of(new Category(name, sex, number(years[0]), number(years[1]), ratingTo, group));
            }
            case "rating" ->
                Optional.of(new Category(name, sex, bornFrom, bornTo, Integer.parseInt(value.substring(1)), group));
            default -> Optional.of(new Category(name, sex, bornFrom, bornTo, ratingTo, value));
        };
    }

    private static int number(String text) {
        return text.isEmpty() ? 0 : Integer.parseInt(text);
    }

    /** As {@link #read} takes it. */
    public String written() {
        StringJoiner conditions = new StringJoiner(" ", name + ":", "");
        if (sex != Sex.UNKNOWN) {
            conditions.add("sex=" + sex.code());
        }
        if (bornFrom > 0 || bornTo > 0) {
            conditions.add("born=" + (bornFrom == 0 ? "" : bornFrom) + "-" + (bornTo == 0 ? "" : bornTo));
        }
        if (ratingTo > 0) {
            conditions.add("rating=-" + ratingTo);
        }
        if (!group.isEmpty()) {
            conditions.add("group=" + group);
        }
        return conditions.toString();
    }

    /** Whether somebody belongs to it; who does not say when he was born belongs to no category of an age. */
    public boolean holds(Person person, int rating) {
        int year = person.birth().year();
        boolean aged =
                (bornFrom == 0 && bornTo == 0) || (year > 0 && year >= bornFrom && (bornTo == 0 || year <= bornTo));
        return aged
                && (sex == Sex.UNKNOWN || sex == person.sex())
                && (ratingTo == 0 || rating <= ratingTo)
                && (group.isEmpty() || group.equals(person.group()));
    }
}
