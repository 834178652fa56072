package org.chuhe.game.incident;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** What people call incidents, what the book has follow from them, and by which words they look for them. */
public final class IncidentWords {
    private static final Messages WORDS = Messages.beside(IncidentWords.class);

    private static final Pattern CITED = Pattern.compile("(\\d+(?:\\.\\d+)+)(?:–(\\d+(?:\\.\\d+)+))?");

    private IncidentWords() {}

    public static Message name(Incident incident) {
        return WORDS.message(incident.code() + ".name");
    }

    /** What the book says must happen. */
    public static Message rule(Incident incident) {
        return WORDS.message(incident.code() + ".rule");
    }

    /** {@link #rule(Incident)} in a game under an edition: where a number would be taken for its own, with the lender's name. */
    public static Message rule(Incident incident, RuleBook book) {
        return book.countsOnFromLender()
                        || !CITED.matcher(rule(incident).in(Locale.CHINESE)).find()
                ? rule(incident)
                : WORDS.message("rule.borrowed", rule(incident), RuleBooks.CXA_2011.shortTitle());
    }

    /** Whether what the book has follow from an incident rests on an article; "5.1–5.4" cites what lies between, too. */
    public static boolean cites(Incident incident, String number) {
        return incident.article().number().equals(number)
                || cited(incident).contains(number)
                || ranged(incident).stream().anyMatch(each -> number.startsWith(each + "."));
    }

    /** The articles that the rule of an incident names; of "5.1–5.4" each. */
    static Set<String> cited(Incident incident) {
        Set<String> numbers = new TreeSet<>();
        CITED.matcher(rule(incident).in(Locale.CHINESE)).results().forEach(one -> numbers.add(one.group(1)));
        numbers.addAll(ranged(incident));
        return numbers;
    }

    /** The articles of ranges, such as "5.1–5.4", which mean whatever stands below each as well: 5.3.2. */
    static Set<String> ranged(Incident incident) {
        Set<String> numbers = new TreeSet<>();
        Matcher cited = CITED.matcher(rule(incident).in(Locale.CHINESE));
        while (cited.find()) {
            if (cited.group(2) != null) {
                String head = cited.group(1).substring(0, cited.group(1).lastIndexOf('.') + 1);
                int first = Integer.parseInt(cited.group(1).substring(head.length()));
                int last = Integer.parseInt(cited.group(2).substring(head.length()));
                IntStream.rangeClosed(first, last).forEach(part -> numbers.add(head + part));
            }
        }
        return numbers;
    }

    /** By which words somebody looks for it, in all languages; its name is one of them. */
    public static List<String> search(Incident incident) {
        return Stream.of(Language.values())
                .map(Language::locale)
                .flatMap(locale -> Stream.concat(
                        Stream.of(name(incident).in(locale)),
                        Stream.of(WORDS.text(locale, incident.code() + ".words").split("[,，、]"))))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList();
    }

    /** What an incident of a log is called; a newer program may know some that this one does not. */
    public static Message name(String id) {
        return Coded.find(Incident.class, id).map(IncidentWords::name).orElseGet(() -> WORDS.message("unknown", id));
    }

    /** A part of an entry, as errors name it. */
    static Message ask(Ask ask) {
        return WORDS.message("ask." + ask.code());
    }

    /** The name of a group of incidents. */
    public static Message group(Incident.Group group) {
        return WORDS.message("group." + group.code());
    }

    static Message message(String key, Object... arguments) {
        return WORDS.message(key, arguments);
    }
}
