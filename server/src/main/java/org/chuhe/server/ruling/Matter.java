package org.chuhe.server.ruling;

import java.util.LinkedHashMap;
import java.util.Map;
import org.chuhe.documents.ruling.Occasion;

/**
 * Which game a ruling is about. What is unknown is empty.
 *
 * @param event the name of the event
 * @param round the round, by its number or name
 * @param table the table 台
 * @param red who has Red
 * @param black who has Black
 * @param arbiter who rules, if not the one who asks
 */
public record Matter(String event, String round, String table, String red, String black, String arbiter) {
    /** Nothing is known. */
    static final Matter UNKNOWN = new Matter("", "", "", "", "", "");

    private static final int LONGEST_EVENT = 200;
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_NUMBER = 40;

    public Matter {
        event = shortened(event, LONGEST_EVENT);
        round = shortened(round, LONGEST_NUMBER);
        table = shortened(table, LONGEST_NUMBER);
        red = shortened(red, LONGEST_NAME);
        black = shortened(black, LONGEST_NAME);
        arbiter = shortened(arbiter, LONGEST_NAME);
    }

    private static String shortened(String text, int length) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() <= length ? line : line.substring(0, length);
    }

    /** What an address or a form tells, by the names of the components. */
    static Matter of(Map<String, String> told) {
        return new Matter(
                told.getOrDefault("event", ""),
                told.getOrDefault("round", ""),
                told.getOrDefault("table", ""),
                told.getOrDefault("red", ""),
                told.getOrDefault("black", ""),
                told.getOrDefault("arbiter", ""));
    }

    /** What is known, for an address. */
    Map<String, String> told() {
        Map<String, String> told = new LinkedHashMap<>();
        told.put("event", event);
        told.put("round", round);
        told.put("table", table);
        told.put("red", red);
        told.put("black", black);
        told.put("arbiter", arbiter);
        told.values().removeIf(String::isEmpty);
        return told;
    }

    /** Whether anything is known. */
    public boolean isKnown() {
        return !told().isEmpty();
    }

    /**
     * What is written on the head of a paper.
     *
     * @param asker whose name stands for the arbiter's unless another is told
     */
    Occasion occasion(String asker, String date) {
        return new Occasion(event, round, table, red, black, arbiter.isEmpty() ? asker : arbiter, date);
    }
}
