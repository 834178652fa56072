package org.chuhe.server.events.log;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the web adds to an event.
 *
 * @param date when it is played, as the organiser wrote it
 * @param place where
 * @param notice what the hall should read
 * @param published how many rounds everybody may see
 * @param closed whether it is over and nothing is changed any more
 * @param times by round: when it begins
 * @param here how boards are played on this server; empty if they are played elsewhere
 * @param chief the account of the chief arbiter 裁判长 (18.2); empty if nobody is appointed
 */
public record EventFacts(
        String date,
        String place,
        String notice,
        int published,
        boolean closed,
        Map<Integer, RoundTime> times,
        Optional<PlayedHere> here,
        String chief) {
    /** The key in event files. */
    static final String KEY = "web";

    /** A new event. */
    public static final EventFacts NEW = new EventFacts("", "", "", 0, false, Map.of(), Optional.empty(), "");

    /**
     * The time of a round.
     *
     * @param begins as the organiser wrote it, such as "14:00"; may be empty
     * @param ends when its clocks will have run down, in milliseconds since 1970; 0 = not known
     */
    public record RoundTime(String begins, long ends) {
        public static final RoundTime UNKNOWN = new RoundTime("", 0);
    }

    public EventFacts {
        times = Collections.unmodifiableMap(new TreeMap<>(times));
    }

    static EventFacts read(JsonNode node) {
        Map<Integer, RoundTime> times = new TreeMap<>();
        for (JsonNode one : node.path("times").values()) {
            times.put(
                    one.path("round").asInt(0),
                    new RoundTime(
                            one.path("begins").asString(""), one.path("ends").asLong(0)));
        }
        return new EventFacts(
                node.path("date").asString(""),
                node.path("place").asString(""),
                node.path("notice").asString(""),
                node.path("published").asInt(0),
                node.path("closed").asBoolean(false),
                times,
                PlayedHere.read(node.path("here")),
                node.path("chief").asString(""));
    }

    public ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("date", date)
                .put("place", place)
                .put("notice", notice)
                .put("published", published)
                .put("closed", closed);
        var list = node.putArray("times");
        times.forEach((round, time) -> list.addObject()
                .put("round", round)
                .put("begins", time.begins())
                .put("ends", time.ends()));
        here.ifPresent(played -> node.set("here", played.write()));
        if (!chief.isEmpty()) {
            node.put("chief", chief);
        }
        return node;
    }

    /** The time of a round. */
    public RoundTime time(int round) {
        return times.getOrDefault(round, RoundTime.UNKNOWN);
    }

    public EventFacts about(String newDate, String newPlace, String newNotice) {
        return new EventFacts(newDate, newPlace, newNotice, published, closed, times, here, chief);
    }

    public EventFacts publishing(int rounds) {
        return new EventFacts(date, place, notice, rounds, closed, times, here, chief);
    }

    public EventFacts closed(boolean now) {
        return new EventFacts(date, place, notice, published, now, times, here, chief);
    }

    public EventFacts with(int round, RoundTime time) {
        Map<Integer, RoundTime> more = new TreeMap<>(times);
        more.put(round, time);
        return new EventFacts(date, place, notice, published, closed, more, here, chief);
    }

    public EventFacts playing(Optional<PlayedHere> where) {
        return new EventFacts(date, place, notice, published, closed, times, where, chief);
    }

    /** With another chief arbiter, or none. */
    public EventFacts presidedBy(String account) {
        return new EventFacts(date, place, notice, published, closed, times, here, account);
    }
}
