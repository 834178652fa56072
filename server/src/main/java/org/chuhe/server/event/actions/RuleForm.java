package org.chuhe.server.event.actions;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Choices;
import org.chuhe.tournament.field.ValueType.Flag;
import org.chuhe.tournament.field.ValueType.Large;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Text;
import org.chuhe.tournament.field.ValueType.Whole;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Setting;
import org.chuhe.tournament.regulations.Settings;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The form of the regulations, which has a field for each of {@link Settings}; programs send the same names as JSON. */
public final class RuleForm {
    private static final Messages WORDS = Messages.beside(RuleForm.class);

    /** The draw has its number from the server, and pairs are kept apart on the page of the players. */
    private static final List<String> ELSEWHERE = List.of("seed", "apart");

    private RuleForm() {}

    /** What the form asks for in a part. */
    public static List<Setting<?>> shown(Setting.Part part) {
        return Settings.of(part).stream()
                .filter(setting -> !ELSEWHERE.contains(setting.name()))
                .toList();
    }

    /** Which parts of the form may concern a format; the style sheet hides the others. */
    public static String parts(Format format) {
        return Stream.of(Setting.Part.values())
                .filter(part -> part.mayConcern(format))
                .map(Setting.Part::code)
                .collect(Collectors.joining(" "));
    }

    /** The same of the format with a code. */
    public static String parts(String code) {
        return Coded.find(Format.class, code).map(RuleForm::parts).orElse("");
    }

    /** Which kind of field it has. */
    public static String kind(Setting<?> setting) {
        if (setting.type() instanceof Records<?> records && records.inLines()) {
            return "lines";
        }
        if (setting.type() instanceof Choices && setting.examples().isEmpty()) {
            return "boxes";
        }
        if (setting.type() instanceof Choice || setting.type() instanceof Flag) {
            return "choice";
        }
        return setting.type() instanceof Whole ? "number" : "text";
    }

    /** The codes that may be chosen. */
    public static List<String> codes(Setting<?> setting) {
        return setting.type() instanceof Choice<?> choice
                ? choice.values().stream().map(Coded::code).toList()
                : List.of("yes", "no");
    }

    /** What an example says: the words of all that it names. */
    public static String example(Setting<?> setting, String example, Locale locale) {
        String[] parts = setting.type() instanceof Choices ? example.split(",") : new String[] {example};
        return String.join(
                " → ",
                Stream.of(parts).map(part -> setting.word(part).in(locale)).toList());
    }

    /** The codes that are ticked. */
    public static List<String> ticked(Setting<?> setting, Fields fields) {
        return fields.texts(setting.name()).stream()
                .flatMap(text -> Stream.of(text.split(",")))
                .toList();
    }

    /** Regulations as the form is filled with them. */
    public static Fields filled(Regulations rules) {
        ObjectNode form = JsonNodeFactory.instance.objectNode();
        for (Setting<?> setting : Settings.all()) {
            form.put(setting.name(), setting.written(rules));
        }
        return Fields.of(form);
    }

    /** The regulations, changed where the form says so; what it does not name stays. */
    static Regulations read(Fields fields, Regulations old) {
        Regulations rules = old;
        for (Setting<?> setting : Settings.all()) {
            if (says(fields, setting)) {
                rules = with(fields, setting, rules);
            }
        }
        // Only where scores pair is the number of rounds chosen (附录二 一.2); elsewhere it follows from the field.
        return rules.format().pairsByScore() ? rules : rules.change().rounds(0).build();
    }

    /** An empty list or text is one too; an empty number is none. */
    private static boolean says(Fields fields, Setting<?> setting) {
        boolean mayBeEmpty = setting.type() instanceof Text || isList(setting);
        return mayBeEmpty ? fields.names().contains(setting.name()) : fields.has(setting.name());
    }

    private static boolean isList(Setting<?> setting) {
        return setting.type() instanceof Records || setting.type() instanceof Choices;
    }

    private static Regulations with(Fields fields, Setting<?> setting, Regulations rules) {
        boolean lines = setting.type() instanceof Records<?> records && records.inLines();
        String text = isList(setting)
                ? String.join(lines ? "\n" : ",", fields.lines(setting.name()))
                : fields.text(setting.name());
        return setting.read(rules, text).orElseThrow(() -> unusable(setting, text));
    }

    private static Rejection unusable(Setting<?> setting, String text) {
        if (setting.type() instanceof Whole bounds) {
            return Rejection.unusable(
                    WORDS.message("field.range", setting.label().words(), text, bounds.least(), bounds.most()));
        }
        if (setting.type() instanceof Large) {
            return Rejection.unusable(
                    WORDS.message("field.number", setting.label().words(), text));
        }
        String expected = setting.type() instanceof Choice<?> choice ? choice.words() : "";
        return expected.isEmpty()
                ? Rejection.unusable(WORDS.message(
                        "field.written",
                        setting.label().words(),
                        text,
                        setting.help().words()))
                : Rejection.unusable(
                        WORDS.message("field.choices", setting.label().words(), text, expected));
    }
}
