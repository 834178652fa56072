package org.chuhe.tournament.programme;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.tournament.appeal.AppealRules;

/**
 * 秩序册: where and when an event is played, who officiates (2011 rules, 第15条, 第17条), and what is announced.
 *
 * @param place where
 * @param dates when, as people write it
 * @param starts when rounds begin, by their numbers, as people write it
 * @param officials in the order in which they are named
 * @param announcements the latest last
 * @param supplements 补充规定 beside the regulations (17.4), one after the other
 * @param appeals what is laid down on appeals
 */
public record Programme(
        String place,
        String dates,
        Map<Integer, String> starts,
        List<Official> officials,
        List<String> announcements,
        List<String> supplements,
        AppealRules appeals) {
    /** Nothing is announced. */
    public static final Programme NONE = new Programme("", "", Map.of(), List.of(), List.of());

    /** Without supplements, and nothing on appeals. */
    public Programme(
            String place,
            String dates,
            Map<Integer, String> starts,
            List<Official> officials,
            List<String> announcements) {
        this(place, dates, starts, officials, announcements, List.of(), AppealRules.NONE);
    }

    public Programme {
        starts = Collections.unmodifiableSortedMap(new TreeMap<>(starts));
        officials = List.copyOf(officials);
        announcements = List.copyOf(announcements);
        supplements = List.copyOf(supplements);
    }

    /** When a round begins; empty if nobody has said. */
    public String start(int round) {
        return starts.getOrDefault(round, "");
    }

    public Programme at(String where, String when) {
        return new Programme(where, when, starts, officials, announcements, supplements, appeals);
    }

    /** A round begins then; nothing: nobody knows. */
    public Programme starting(int round, String when) {
        Map<Integer, String> all = new TreeMap<>(starts);
        all.put(round, when);
        all.values().removeIf(String::isEmpty);
        return new Programme(place, dates, all, officials, announcements, supplements, appeals);
    }

    /** One more official; whoever has no name leaves his office empty. */
    public Programme with(Official official) {
        List<Official> all = new ArrayList<>(officials);
        if (official.name().isEmpty()) {
            all.removeIf(o -> o.office().equals(official.office()));
        } else if (!all.contains(official)) {
            all.add(official);
        }
        return new Programme(place, dates, starts, all, announcements, supplements, appeals);
    }

    public Programme without(Official official) {
        List<Official> all = new ArrayList<>(officials);
        all.remove(official);
        return new Programme(place, dates, starts, all, announcements, supplements, appeals);
    }

    public Programme announcing(List<String> others) {
        return new Programme(place, dates, starts, officials, others, supplements, appeals);
    }

    public Programme supplemented(List<String> others) {
        return new Programme(place, dates, starts, officials, announcements, others, appeals);
    }

    public Programme with(AppealRules others) {
        return new Programme(place, dates, starts, officials, announcements, supplements, others);
    }
}
