package org.chuhe.game.incident;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.text.Language;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** What people call incidents, what the book has follow from them, and by which words they look for them. */
public final class IncidentWords {
    private static final Messages WORDS = Messages.beside(IncidentWords.class);

    private static final Pattern CITED = Pattern.compile("(\\d+(?:\\.\\d+)*)(?:–(\\d+(?:\\.\\d+)*))?");

    private IncidentWords() {}

    public static Message name(Incident incident) {
        return WORDS.message(incident.id() + ".name");
    }

    /** What the book says must happen. */
    public static Message rule(Incident incident) {
        return WORDS.message(incident.id() + ".rule");
    }

    /** Whether what the book has follow from an incident rests on an article; "5.1–5.4" cites what lies between, too. */
    public static boolean cites(Incident incident, String number) {
        if (incident.article().number().equals(number)) {
            return true;
        }
        Matcher cited = CITED.matcher(rule(incident).in(Locale.CHINESE));
        while (cited.find()) {
            String last = cited.group(2) == null ? cited.group(1) : cited.group(2);
            if (number.equals(cited.group(1)) || number.equals(last) || isBetween(cited.group(1), number, last)) {
                return true;
            }
        }
        return false;
    }

    /** 5.3.2 lies between 5.1 and 5.4. */
    private static boolean isBetween(String first, String number, String last) {
        String[] from = first.split("\\.");
        String[] to = last.split("\\.");
        String[] at = number.split("\\.");
        if (first.equals(last) || from.length != 2 || to.length != 2 || at.length < 2 || !at[0].equals(from[0])) {
            return false;
        }
        int part = Integer.parseInt(at[1]);
        return part >= Integer.parseInt(from[1]) && part <= Integer.parseInt(to[1]);
    }

    /** By which words somebody looks for it, in both languages; its name is one of them. */
    public static List<String> search(Incident incident) {
        return Stream.of(Language.values())
                .map(Language::locale)
                .flatMap(locale -> Stream.concat(
                        Stream.of(name(incident).in(locale)),
                        Stream.of(WORDS.text(locale, incident.id() + ".words").split("[,，、]"))))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** What an incident of a log is called; a newer program may know some that this one does not. */
    public static Message name(String id) {
        return Incident.byId(id).map(IncidentWords::name).orElseGet(() -> WORDS.message("unknown", id));
    }

    /** A part of an entry, as errors name it. */
    static Message ask(Ask ask) {
        return WORDS.message("ask." + ask.id());
    }

    /** The name of a group of incidents. */
    public static Message group(Incident.Group group) {
        return WORDS.message("group." + group.id());
    }

    static Message message(String key, Object... arguments) {
        return WORDS.message(key, arguments);
    }
}
