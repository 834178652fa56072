package org.chuhe.cli.tournament.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.tournament.field.Values;
import org.chuhe.tournament.person.EntryField;
import org.chuhe.tournament.person.Person;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;

/** The options that say who a player is, one for each {@link EntryField}; those not given leave what is known as it is. */
@Command
public final class PersonOptions extends TableOptions {
    private static final String KEY = "entry.";

    @Override
    Iterable<OptionSpec> table() {
        List<OptionSpec> options = new ArrayList<>();
        for (EntryField<?> field : EntryField.all()) {
            String label = field.codes().isEmpty() ? "TEXT" : String.join("|", field.codes());
            options.add(OptionSpec.builder("--" + field.key())
                    .type(String.class)
                    .paramLabel(label)
                    .descriptionKey(KEY + field.key())
                    .build());
        }
        return options;
    }

    @Override
    String described(String key, Locale locale) {
        for (EntryField<?> field : EntryField.all()) {
            if (key.equals(KEY + field.key())) {
                return field.help().in(locale);
            }
        }
        throw new IllegalArgumentException(key);
    }

    /** Whether nothing was given. */
    public boolean nothing() {
        return EntryField.all().stream().allMatch(field -> given("--" + field.key()) == null);
    }

    public Person into(Person old) {
        Values<Person> known = Person.STRUCT.values(old);
        for (EntryField<?> field : EntryField.all()) {
            if (given("--" + field.key()) instanceof String text && !field.read(text, known)) {
                throw EventWords.problem(
                        "option.written", "--" + field.key(), text, field.help().words());
            }
        }
        return Person.STRUCT.make(known);
    }
}
