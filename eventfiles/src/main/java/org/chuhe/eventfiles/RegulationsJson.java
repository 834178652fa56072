package org.chuhe.eventfiles;

import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.regulations.Regulations;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** 竞赛规程 in an event file: {@code format} and {@code rounds} of the event itself, and {@code regulations}. */
final class RegulationsJson {
    /** How many rounds an event may have. */
    static final int MOST_ROUNDS = Limits.MOST_ROUNDS;

    private static final String KEY = "regulations";

    private RegulationsJson() {}

    static Regulations read(Item event, Extras extras) {
        Item rules = event.item(KEY).orElseGet(() -> Item.root(JsonNodeFactory.instance.objectNode()));
        Regulations read = Regulations.STRUCT.from(field -> Regulations.COURSE.contains(field) ? event : rules);
        rules.opened(extras::keep);
        extras.keep(KEY, rules);
        return read;
    }

    /** The usual keys always, the others only where they differ from what the book has. */
    static void write(Regulations rules, ObjectNode event, Extras extras) {
        ObjectSink course = new ObjectSink(event, "", extras);
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ObjectSink others = new ObjectSink(node, KEY, extras);
        Regulations.STRUCT.into(field -> Regulations.COURSE.contains(field) ? course : others, rules);
        extras.into(node, KEY);
        event.set(KEY, node);
    }

    /**
     * Whether something is as it is where a file says nothing. Then it is mostly the same object, and the first comparison
     * of two records of a kind takes milliseconds.
     */
    static boolean isUsual(Object given, Object usual) {
        return given == usual || given.equals(usual);
    }
}
