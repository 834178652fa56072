package org.chuhe.server.event.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.command.Announce;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.programme.Programme;

/** What an event announces: its name, where and when it is played, who officiates. */
final class ProgrammeActions {
    private static final Messages WORDS = Messages.beside(ProgrammeActions.class);
    private static final Pattern START = Pattern.compile("(\\d{1,4})\\s*[=＝:：]\\s*(.*)");
    private static final Pattern OFFICIAL = Pattern.compile("([^=＝:：]+?)\\s*[=＝:：]\\s*(.*)");
    private static final int MOST_LINES = 1_000;

    private ProgrammeActions() {}

    /** What is not named stays as it is. */
    static EventAction facts(Fields fields) {
        return new EventAction(CommandKind.ANNOUNCE, state -> {
            Event old = state.event();
            String name = fields.shortText("name");
            Event event = name.isEmpty() ? old : old.renamed(name);
            EventDocument.Done done =
                    state.document().with(event).perform(new Announce(programme(fields, old.programme())));
            return new EventAction.Changed(done.document(), zoned(fields, state.facts()), done.notices(), done.deed());
        });
    }

    private static EventFacts zoned(Fields fields, EventFacts facts) {
        if (!fields.names().contains("zone")) {
            return facts;
        }
        String text = fields.shortText("zone");
        return facts.in(
                text.isEmpty()
                        ? Optional.empty()
                        : Optional.of(TimeText.zone(text)
                                .orElseThrow(() -> Rejection.unusable(WORDS.message("field.zone", text)))));
    }

    /** What the fields make of a programme. */
    static Programme programme(Fields fields, Programme old) {
        Programme now = old.at(
                fields.names().contains("place") ? fields.shortText("place") : old.place(),
                fields.names().contains("date") ? fields.shortText("date") : old.dates());
        Map<Integer, String> starts = new TreeMap<>(now.starts());
        if (fields.names().contains("starts")) {
            starts.clear();
            for (String line : lines(fields, "starts")) {
                Matcher m = matched(START, "starts", line);
                starts.put(Integer.parseInt(m.group(1)), m.group(2));
            }
            starts.remove(0);
            starts.values().removeIf(String::isEmpty);
        }
        List<Official> officials = new ArrayList<>(now.officials());
        if (fields.names().contains("officials")) {
            officials.clear();
            for (String line : lines(fields, "officials")) {
                Matcher m = matched(OFFICIAL, "officials", line);
                officials.add(new Official(m.group(1).strip(), m.group(2)));
            }
            officials.removeIf(official -> official.name().isEmpty());
        }
        List<String> announcements =
                fields.names().contains("announcements") ? lines(fields, "announcements") : now.announcements();
        List<String> supplements =
                fields.names().contains("supplements") ? lines(fields, "supplements") : now.supplements();
        AppealRules appeals = new AppealRules(
                told(fields, "appealsBy", now.appeals().who()),
                told(fields, "appealsUntil", now.appeals().until()),
                told(fields, "appealsAgainst", now.appeals().against()));
        return new Programme(now.place(), now.dates(), starts, officials, announcements, supplements, appeals);
    }

    private static String told(Fields fields, String name, String old) {
        return fields.names().contains(name) ? fields.shortText(name) : old;
    }

    private static Matcher matched(Pattern pattern, String name, String line) {
        Matcher m = pattern.matcher(line);
        if (!m.matches()) {
            throw Rejection.unusable(WORDS.message("field." + name, line));
        }
        return m;
    }

    private static List<String> lines(Fields fields, String name) {
        List<String> lines = fields.lines(name);
        if (lines.size() > MOST_LINES) {
            throw Rejection.unusable(WORDS.message("field.lines", name, MOST_LINES));
        }
        return lines;
    }
}
