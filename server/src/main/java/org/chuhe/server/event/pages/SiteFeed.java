package org.chuhe.server.event.pages;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.tournament.model.Round;

/** The news of an event as an Atom feed (RFC 4287): its announcements, each round's pairings and results, the final table. */
final class SiteFeed {
    private SiteFeed() {}

    private record Entry(String key, String title, String page) {}

    static String of(EventVisit visit, Instant updated) {
        String name = visit.event().name();
        String id = "urn:chuhe:" + Token.hash(name).substring(0, 20);
        StringBuilder feed = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
                .append("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
                .append(visit.locale().getLanguage())
                .append("\">\n");
        element(feed, "title", name);
        element(feed, "id", id);
        element(feed, "updated", updated.toString());
        feed.append("<author><name>Chuhe</name></author>\n<link rel=\"alternate\" href=\"index.html\"/>\n");
        for (Entry entry : entries(visit)) {
            feed.append("<entry>\n");
            element(feed, "title", entry.title());
            element(feed, "id", id + ":" + entry.key());
            element(feed, "updated", updated.toString());
            feed.append("<link rel=\"alternate\" href=\"").append(entry.page()).append("\"/>\n</entry>\n");
        }
        return feed.append("</feed>\n").toString();
    }

    /** The newest first. */
    private static List<Entry> entries(EventVisit visit) {
        List<Entry> entries = new ArrayList<>();
        if (visit.view().over()) {
            entries.add(new Entry("final", visit.say("feed.final"), "standings.html"));
        }
        List<Round> rounds = visit.event().rounds();
        for (int i = rounds.size() - 1; i >= 0; i--) {
            int number = rounds.get(i).number();
            String page = "round-" + number + ".html";
            if (rounds.get(i).finished()) {
                entries.add(new Entry("results-" + number, visit.say("feed.results", number), page));
            }
            entries.add(new Entry("pairings-" + number, visit.say("feed.pairings", number), page));
        }
        List<String> announcements = visit.event().programme().announcements();
        for (int i = announcements.size() - 1; i >= 0; i--) {
            entries.add(new Entry("announcement-" + (i + 1), announcements.get(i), "info.html"));
        }
        return entries;
    }

    private static void element(StringBuilder feed, String name, String text) {
        feed.append('<').append(name).append('>');
        feed.append(Pdf.escaped(text)).append("</").append(name).append(">\n");
    }
}
