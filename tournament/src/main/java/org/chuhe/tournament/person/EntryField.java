package org.chuhe.tournament.person;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.chuhe.tournament.field.Field;
import org.chuhe.tournament.field.Spelling;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.text.Notice;

/**
 * Something that an entry form asks of a player beside name, unit and rating: event files, options, spreadsheets, forms and
 * lists are made from the table of all of them. Its words are {@code entry.KEY}, its explanation {@code entry.KEY.help}.
 *
 * @param codes what forms let people choose from; none where they write it. Their words are {@code entry.KEY.CODE}
 * @param headings what spreadsheets write above it, without blanks and in small letters
 * @param open what everybody may see of it
 */
public record EntryField<T>(Field<Person, T> field, List<String> codes, List<String> headings, UnaryOperator<T> open) {
    private static final List<EntryField<?>> ALL = List.of(
            // Numbers of identity cards stand there too.
            of(Person.ID, "编号", "注册号", "证号", "身份证号", "身份证号码", "id", "code", "mãsố")
                    .openAs(id -> ""),
            new EntryField<>(Person.SEX, List.of("f", "m"), List.of("性别", "sex", "gender", "giớitính"), sex -> sex),
            of(Person.BIRTH, "出生", "出生日期", "出生年月", "生日", "birth", "born", "dateofbirth", "nămsinh")
                    .openAs(birth -> new Birth(birth.year(), 0, 0)),
            of(Person.TITLE, "称号", "等级称号", "title", "danhhiệu"),
            of(Person.CLUB, "俱乐部", "club", "câulạcbộ"),
            of(Person.FEDERATION, "协会", "国家", "地区", "federation", "country", "liênđoàn"),
            of(Person.GROUP, "组别", "组", "group", "category", "nhóm"));

    public static List<EntryField<?>> all() {
        return ALL;
    }

    private static <T> EntryField<T> of(Field<Person, T> field, String... headings) {
        return new EntryField<>(field, List.of(), List.of(headings), value -> value);
    }

    private EntryField<T> openAs(UnaryOperator<T> seen) {
        return new EntryField<>(field, codes, headings, seen);
    }

    public String key() {
        return field.key();
    }

    @SuppressWarnings("unchecked") // no field of a person is a group
    private Spelling<T> spelling() {
        return (Spelling<T>) field.type();
    }

    /** What is known of somebody, as people write it; empty if nothing is. */
    public String written(Person person) {
        return spelling().written(field.in(person));
    }

    /** What somebody wrote, into what is known; false if it cannot be understood. */
    public boolean read(String text, Values<Person> known) {
        Optional<T> value = spelling().read(text);
        value.ifPresent(understood -> known.put(field, understood));
        return value.isPresent();
    }

    /** What everybody may see of a person. */
    public static Person open(Person person) {
        Values<Person> seen = Person.STRUCT.values(person);
        ALL.forEach(field -> field.open(person, seen));
        return Person.STRUCT.make(seen);
    }

    private void open(Person person, Values<Person> seen) {
        seen.put(field, open.apply(field.in(person)));
    }

    /** What it is called. */
    public Notice label() {
        return Notice.plain("entry." + key());
    }

    /** What it means, in a sentence. */
    public Notice help() {
        return Notice.plain("entry." + key() + ".help");
    }

    /** What a code is called. */
    public Notice word(String code) {
        return Notice.plain("entry." + key() + "." + code);
    }

    /** All that is known of somebody in a reader's words. */
    public static String toldAll(Person person, Locale locale) {
        return ALL.stream()
                .map(field -> field.told(person, locale))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    /** What is known of somebody in a reader's words; empty if nothing is. */
    public String told(Person person, Locale locale) {
        String written = written(person);
        return codes.contains(written) ? word(written).in(locale) : written;
    }
}
