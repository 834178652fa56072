package org.chuhe.server.event.view;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.text.Language;

/**
 * What every page about a tournament shows at its top.
 *
 * @param tag what pages compare to learn whether they are out of date
 * @param facts such as "个人赛 · 瑞士制 5 轮 · 10 人"
 * @param tab the tab that is open
 * @param rights what the reader may do in the tournament
 * @param flash what became of the reader's last action
 * @param next what its organiser would do next; empty for everybody else
 * @param links from a page of the tournament, such as {@code /standings}, to its address
 * @param twins the same page in other languages, on a site that is only read, without a server; none on a server
 */
public record EventHead(
        String id,
        int seq,
        String tag,
        String name,
        List<String> facts,
        List<Tab> tabs,
        String tab,
        EventRights rights,
        boolean closed,
        Flash flash,
        Optional<NextStep> next,
        UnaryOperator<String> links,
        List<Twin> twins) {
    /** The same page in another language. */
    public record Twin(Language language, String href) {}

    /** What an organiser would do next, and where; the key names the words. */
    public record NextStep(String key, String href, Object... arguments) {}

    /** A part of the tournament with an address. */
    public record Tab(String key, String href) {}

    public EventHead {
        facts = List.copyOf(facts);
        tabs = List.copyOf(tabs);
        twins = List.copyOf(twins);
    }

    /** Whether the reader runs the tournament. */
    public boolean organiser() {
        return rights.runs();
    }

    /** Whether the reader may do this now; in an event that is over nobody does anything. */
    public boolean may(String kind) {
        return !closed && ServerDeed.kind(kind).filter(rights::may).isPresent();
    }

    /** Whether the page is one of a site that is only read. */
    public boolean still() {
        return !twins.isEmpty();
    }

    /** The address of a page of this tournament. */
    public String at(String rest) {
        return links.apply(rest);
    }

    /** Where a form about this tournament is sent. */
    public String action(String kind) {
        return "/events/" + id + "/deeds/" + kind;
    }
}
