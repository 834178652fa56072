package org.chuhe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;

/** Which language people are spoken to: {@code --lang}, or else that of the environment. */
final class ChosenLanguage {
    private static final String OPTION = "--lang";

    private ChosenLanguage() {}

    /**
     * The language for a command line. It is looked up before the line is parsed: even what is wrong with the line is
     * said in it. A value that names no language is left for the parser to refuse.
     */
    static Locale of(List<String> args, Locale environment) {
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (arg.equals(OPTION) && i + 1 < args.size()) {
                return named(args.get(i + 1), environment);
            }
            if (arg.startsWith(OPTION + "=")) {
                return named(arg.substring(OPTION.length() + 1), environment);
            }
        }
        return environment;
    }

    /** A command line without the option, wherever it stands. */
    static List<String> without(List<String> args) {
        List<String> rest = new ArrayList<>();
        for (int i = 0; i < args.size(); i++) {
            if (args.get(i).equals(OPTION)) {
                i++;
            } else if (!args.get(i).startsWith(OPTION + "=")) {
                rest.add(args.get(i));
            }
        }
        return rest;
    }

    private static Locale named(String name, Locale otherwise) {
        return Coded.find(Language.class, name).map(Language::locale).orElse(otherwise);
    }

    /**
     * The language of the environment. The variables are read in their POSIX order, after the one in
     * which the launcher keeps them when it has to change the locale; Java's own idea
     * of the locale counts only where none is set, for it is English whenever the system lacks the locale's files.
     */
    static Locale ofEnvironment(Map<String, String> variables, Locale otherwise) {
        for (String name : List.of("CHUHE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")) {
            String value = variables.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return Language.of(locale(value)).locale();
            }
        }
        return Language.of(otherwise).locale();
    }

    /** The locale that POSIX calls {@code zh_CN.UTF-8}. */
    private static Locale locale(String posix) {
        return Locale.forLanguageTag(posix.split("[.@]", 2)[0].replace('_', '-'));
    }
}
