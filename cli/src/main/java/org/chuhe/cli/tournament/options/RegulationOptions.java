package org.chuhe.cli.tournament.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.text.Coded;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Choices;
import org.chuhe.tournament.field.ValueType.Flag;
import org.chuhe.tournament.field.ValueType.Large;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Whole;
import org.chuhe.tournament.field.ValueType.Word;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Setting;
import org.chuhe.tournament.regulations.Settings;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The options that make up 竞赛规程, one for each of {@link Settings}; those not given leave the regulations as they are. */
public final class RegulationOptions extends TableOptions {
    private static final String KEY = "setting.";

    @Option(names = "--no-category", paramLabel = "NAME", descriptionKey = "tournament.rules.no-category")
    public List<String> noCategories = List.of();

    @Override
    Iterable<OptionSpec> table() {
        List<OptionSpec> options = new ArrayList<>();
        for (Setting<?> setting : Settings.all()) {
            options.add(option(setting));
        }
        return options;
    }

    private static OptionSpec option(Setting<?> setting) {
        OptionSpec.Builder option = OptionSpec.builder(setting.option()).descriptionKey(KEY + setting.name());
        if (setting.type() instanceof Flag) {
            return option.type(Boolean.class).arity("0").negatable(true).build();
        }
        if (setting.type() instanceof Whole) {
            return option.type(Integer.class).paramLabel("N").build();
        }
        if (setting.type() instanceof Large) {
            return option.type(Long.class).paramLabel("N").build();
        }
        if (setting.type() instanceof Records || setting.type() instanceof Choices) {
            return option.type(List.class)
                    .auxiliaryTypes(String.class)
                    .paramLabel(setting.type() instanceof Records ? "TEXT" : "WORD")
                    .build();
        }
        boolean chosen = setting.type() instanceof Choice;
        String label = setting.type() instanceof Word<?> word ? word.example() : chosen ? "WORD" : "TEXT";
        return option.type(String.class).paramLabel(label).build();
    }

    @Override
    String described(String key, Locale locale) {
        Setting<?> setting = Settings.named(key.substring(KEY.length()));
        String help = setting.help().in(locale);
        if (setting.type() instanceof Choice<?> choice) {
            String words = choice.values().stream()
                    .map(value ->
                            value.code() + " = " + setting.word(value.code()).in(locale))
                    .collect(Collectors.joining("; "));
            return EventWords.message("option.words", help, words).in(locale);
        }
        return help;
    }

    /** The seed that was given, if any. */
    public OptionalLong seed() {
        return given("--seed") instanceof Long seed ? OptionalLong.of(seed) : OptionalLong.empty();
    }

    /** The regulations with what was given. */
    public Regulations into(Regulations old) {
        Regulations rules = old;
        for (Setting<?> setting : Settings.all()) {
            Object value = given(setting.option());
            if (value != null) {
                rules = with(rules, setting, value);
            }
        }
        if (given("--rounds") instanceof Integer rounds
                && rounds > 0
                && !rules.format().pairsByScore()) {
            throw EventWords.problem("option.rounds", rules.format().code());
        }
        List<Category> left = rules.categories().stream()
                .filter(category -> !noCategories.contains(category.name()))
                .toList();
        return left.size() == rules.categories().size()
                ? rules
                : rules.change().categories(left).build();
    }

    private static Regulations with(Regulations rules, Setting<?> setting, Object value) {
        if (setting.type() instanceof Whole bounds) {
            range(setting.option(), (Integer) value, bounds.least(), bounds.most());
        }
        String text = text(setting, value);
        return setting.readOption(rules, text).orElseThrow(() -> {
            if (setting.type() instanceof Choice<?> choice) {
                return EventWords.problem("option.choice", setting.option(), text, choice.words());
            }
            if (setting.type() instanceof Choices<?> choices) {
                return EventWords.problem("option.choice", setting.option(), text, Coded.choices(choices.values()));
            }
            return EventWords.problem(
                    "option.written", setting.option(), text, setting.help().words());
        });
    }

    private static String text(Setting<?> setting, Object value) {
        if (value instanceof List<?> several) {
            boolean lines = setting.type() instanceof Records<?> records && records.inLines();
            return several.stream().map(String::valueOf).collect(Collectors.joining(lines ? "\n" : ","));
        }
        return value.toString();
    }

    public static <E extends Enum<E> & Coded> E choice(String option, String text, Class<E> type) {
        return choice(option, text, code -> Coded.find(type, code), Coded.choices(List.of(type.getEnumConstants())));
    }

    public static <T> T choice(String option, String text, Function<String, Optional<T>> known, String words) {
        return known.apply(text).orElseThrow(() -> EventWords.problem("option.choice", option, text, words));
    }

    public static int range(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw EventWords.problem("option.range", option, value, least, most);
        }
        return value;
    }
}
