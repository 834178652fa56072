package org.chuhe.records.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was recorded about a game beside its moves, under the names that PGN uses. Values are never blank and have no
 * line breaks. The order of the entries is kept but does not matter for equality.
 */
public final class Tags {
    public static final String TITLE = "Title";
    public static final String EVENT = "Event";
    public static final String SITE = "Site";
    public static final String DATE = "Date";
    public static final String ROUND = "Round";
    public static final String RED_TEAM = "RedTeam";
    public static final String RED = "Red";
    public static final String RED_ELO = "RedElo";
    public static final String BLACK_TEAM = "BlackTeam";
    public static final String BLACK = "Black";
    public static final String BLACK_ELO = "BlackElo";
    public static final String TIME_CONTROL = "TimeControl";
    public static final String RED_TIME = "RedTime";
    public static final String BLACK_TIME = "BlackTime";
    public static final String ECCO = "ECCO";
    public static final String OPENING = "Opening";
    public static final String ANNOTATOR = "Annotator";
    public static final String AUTHOR = "Author";
    public static final String REMARK = "Remark";
    public static final String SOURCE = "Source";
    public static final String EVENT_TYPE = "EventType";
    public static final String GROUP = "Group";
    public static final String TABLE = "Table";
    public static final String REFEREE = "Referee";
    public static final String RECORDER = "Recorder";
    public static final String CREATED = "Created";
    public static final String MODIFIED = "Modified";

    public static final Tags NONE = new Tags(Map.of());

    private static final int LONGEST_VALUE = 10_000;

    private final Map<String, String> values;

    private Tags(Map<String, String> values) {
        this.values = values;
    }

    /** Tags with these values; blank ones are left out. */
    public static Tags of(Map<String, String> values) {
        Map<String, String> kept = new LinkedHashMap<>(2 * values.size());
        values.forEach((name, value) -> {
            String text = clean(value);
            if (!text.isEmpty()) {
                kept.put(name, text);
            }
        });
        return kept.isEmpty() ? NONE : new Tags(Collections.unmodifiableMap(kept));
    }

    public Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The value, or an empty text. */
    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    public Map<String, String> asMap() {
        return values;
    }

    /** The text in one line, without what no file could hold, and not endless. */
    static String clean(String text) {
        boolean plain = text.length() <= LONGEST_VALUE && !text.contains("&nbsp;");
        for (int i = 0; i < text.length() && plain; i++) {
            char c = text.charAt(i);
            plain = c >= ' ' && c < '\u007f' || c > '\u00a0' && c < '\ud800';
        }
        if (plain) {
            return text.strip();
        }
        String cut = text.substring(0, Math.min(text.length(), LONGEST_VALUE));
        return Comments.clean(cut).replace('\n', ' ').replace('\t', ' ');
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tags that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
