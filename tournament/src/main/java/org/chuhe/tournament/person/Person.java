package org.chuhe.tournament.person;

import java.util.List;
import java.util.function.Function;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Struct;
import org.chuhe.tournament.field.ValueType.Text;

/**
 * What an entry form says of a player beside name, unit and rating.
 *
 * @param id his number with an association or in a rating list; empty = none
 * @param title 等级称号, such as 大师; empty = none
 * @param club his club; empty = none
 * @param federation his association or country; empty = none
 * @param group a group that the organisers have put him into by hand; empty = none
 */
public record Person(String id, Sex sex, Birth birth, String title, String club, String federation, String group) {
    public static final Field<Person, String> ID = text("id", Person::id);
    public static final Field<Person, Sex> SEX = Field.unlessUsual("sex", Sex.WRITTEN, Person::sex, Sex.UNKNOWN);
    public static final Field<Person, Birth> BIRTH = Field.always("birth", Birth.WRITTEN, Person::birth, Birth.UNKNOWN)
            .writtenIf(person -> person.birth.known());
    public static final Field<Person, String> TITLE = text("title", Person::title);
    public static final Field<Person, String> CLUB = text("club", Person::club);
    public static final Field<Person, String> FEDERATION = text("federation", Person::federation);
    public static final Field<Person, String> GROUP = text("group", Person::group);

    public static final Struct<Person> STRUCT = new Struct<>(
            List.of(ID, SEX, BIRTH, TITLE, CLUB, FEDERATION, GROUP),
            v -> new Person(
                    v.get(ID), v.get(SEX), v.get(BIRTH), v.get(TITLE), v.get(CLUB), v.get(FEDERATION), v.get(GROUP)));

    /** Nothing is known. */
    public static final Person UNKNOWN = STRUCT.usual();

    private static Field<Person, String> text(String key, Function<Person, String> of) {
        return Field.unlessUsual(key, Text.LINE, of, "");
    }

    /** The same, but one object for all of whom nothing is known: fields of thousands are mostly these. */
    public Person orUnknown() {
        boolean unknown = true;
        for (Field<Person, ?> field : STRUCT.fields()) {
            unknown &= !field.written().test(this);
        }
        return unknown ? UNKNOWN : this;
    }
}
