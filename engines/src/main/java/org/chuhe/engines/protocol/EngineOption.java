package org.chuhe.engines.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A setting that a program offers.
 *
 * @param name as the program spells it
 * @param type check, spin, combo, string or button
 * @param usual its value if nobody sets it; empty if there is none
 * @param choices what a combo can be
 */
public record EngineOption(String name, String type, String usual, List<String> choices) {
    /** UCI: {@code option name Skill Level type spin default 20 min -20 max 20}; UCCI has no {@code name}. */
    private static final Pattern LINE =
            Pattern.compile("option (?:name )?(.+?) type (\\w+)(?: default( (?:(?! min | max | var ).)*)?)?(.*)");

    private static final Pattern CHOICE = Pattern.compile(" var ((?:(?! var ).)+)");

    public EngineOption {
        choices = List.copyOf(choices);
    }

    /** The option that a line offers; empty if it offers none. */
    public static Optional<EngineOption> read(String line) {
        Matcher matcher = LINE.matcher(line.strip());
        if (!line.startsWith("option ") || !matcher.matches()) {
            return Optional.empty();
        }
        @Nullable String usual = matcher.group(3);
        List<String> choices = CHOICE.matcher(matcher.group(4))
                .results()
                .map(found -> found.group(1).strip())
                .toList();
        return Optional.of(new EngineOption(
                matcher.group(1).strip(), matcher.group(2), usual == null ? "" : usual.strip(), choices));
    }

    /** Whether somebody who writes this name means the option: capitals, blanks and underscores do not matter. */
    public boolean isCalled(String other) {
        return plain(name).equals(plain(other));
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
