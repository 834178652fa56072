package org.chuhe.server.event.log;

import java.time.ZoneId;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.tournament.programme.Programme;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the web adds to an event. Where and when it is played, who officiates and what is announced is the event's own
 * {@link Programme}.
 *
 * @param published how many rounds everybody may see
 * @param closed whether it is over and nothing is changed any more
 * @param ends by round: when its clocks will have run down, in milliseconds since 1970
 * @param here how boards are played on this server; empty if they are played elsewhere
 * @param offices which accounts hold which offices
 * @param delay 延时转播: how many minutes later those who only watch see the games that are played here
 * @param zone the time zone in which its days and hours are written; empty: the server's
 * @param players what players have said themselves, and nobody has confirmed yet
 */
public record EventFacts(
        int published,
        boolean closed,
        Map<Integer, Long> ends,
        Optional<PlayedHere> here,
        Offices offices,
        int delay,
        Optional<ZoneId> zone,
        FromPlayers players) {
    /** The key in event files. */
    static final String KEY = "web";

    /** A new event. */
    public static final EventFacts NEW =
            new EventFacts(0, false, Map.of(), Optional.empty(), Offices.NONE, 0, Optional.empty(), FromPlayers.NONE);

    /** Later than this nobody calls it a broadcast. */
    public static final int LONGEST_DELAY = 60;

    public EventFacts {
        ends = Collections.unmodifiableMap(new TreeMap<>(ends));
    }

    static EventFacts read(JsonNode node) {
        Map<Integer, Long> ends = new TreeMap<>();
        for (JsonNode one : node.path("times").values()) {
            if (one.path("ends").asLong(0) > 0) {
                ends.put(one.path("round").asInt(0), one.path("ends").asLong(0));
            }
        }
        return new EventFacts(
                node.path("published").asInt(0),
                node.path("closed").asBoolean(false),
                ends,
                PlayedHere.read(node.path("here")),
                Offices.read(node),
                Math.max(0, Math.min(LONGEST_DELAY, node.path("delay").asInt(0))),
                TimeText.zone(node.path("zone").asString("")),
                FromPlayers.read(node));
    }

    public ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("published", published).put("closed", closed);
        var list = node.putArray("times");
        ends.forEach((round, end) -> list.addObject().put("round", round).put("ends", end));
        here.ifPresent(played -> node.set("here", played.write()));
        offices.write(node);
        if (delay > 0) {
            node.put("delay", delay);
        }
        zone.ifPresent(own -> node.put("zone", own.getId()));
        players.write(node);
        return node;
    }

    /** When the clocks of a round will have run down; 0 = not known. */
    public long end(int round) {
        return ends.getOrDefault(round, 0L);
    }

    public EventFacts publishing(int rounds) {
        return new EventFacts(rounds, closed, ends, here, offices, delay, zone, players);
    }

    public EventFacts closed(boolean now) {
        return new EventFacts(published, now, ends, here, offices, delay, zone, players);
    }

    /** A round ends then; 0 = nobody knows. */
    public EventFacts ending(int round, long end) {
        Map<Integer, Long> others = new TreeMap<>(ends);
        others.put(round, end);
        others.values().removeIf(at -> at == 0);
        return new EventFacts(published, closed, others, here, offices, delay, zone, players);
    }

    public EventFacts playing(Optional<PlayedHere> where) {
        return new EventFacts(published, closed, ends, where, offices, delay, zone, players);
    }

    public EventFacts hearing(FromPlayers said) {
        return new EventFacts(published, closed, ends, here, offices, delay, zone, said);
    }

    public EventFacts officiated(Offices others) {
        return new EventFacts(published, closed, ends, here, others, delay, zone, players);
    }

    /** Shown so many minutes late. */
    public EventFacts delayed(int minutes) {
        return new EventFacts(published, closed, ends, here, offices, minutes, zone, players);
    }

    /** With a time zone of its own, or the server's. */
    public EventFacts in(Optional<ZoneId> other) {
        return new EventFacts(published, closed, ends, here, offices, delay, other, players);
    }
}
