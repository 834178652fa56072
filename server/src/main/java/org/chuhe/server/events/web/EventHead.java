package org.chuhe.server.events.web;

import java.util.List;

/**
 * What every page about a tournament shows at its top.
 *
 * @param tag what pages compare to learn whether they are out of date
 * @param facts such as "个人赛 · 瑞士制 5 轮 · 10 人"
 * @param tab the tab that is open
 * @param organiser whether the reader runs the tournament
 * @param flash what became of the reader's last action
 */
public record EventHead(
        String id,
        int seq,
        String tag,
        String name,
        List<String> facts,
        List<Tab> tabs,
        String tab,
        boolean organiser,
        boolean closed,
        Flash flash) {
    /** A part of the tournament with an address. */
    public record Tab(String key, String href) {}

    public EventHead {
        facts = List.copyOf(facts);
        tabs = List.copyOf(tabs);
    }

    /** The address of a page of this tournament. */
    public String at(String rest) {
        return "/events/" + id + rest;
    }

    /** Where a form about this tournament is sent. */
    public String action(String kind) {
        return "/events/" + id + "/deeds/" + kind;
    }
}
