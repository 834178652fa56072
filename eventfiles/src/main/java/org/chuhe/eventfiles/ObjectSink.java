package org.chuhe.eventfiles;

import java.util.List;
import org.chuhe.text.Coded;
import org.chuhe.tournament.field.Sink;
import org.chuhe.tournament.field.Struct;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * An object of an event file that is being written.
 *
 * @param place where it stands, for keys that are not ours
 */
record ObjectSink(ObjectNode node, String place, Extras extras) implements Sink {
    @Override
    public void flag(String key, boolean value) {
        node.put(key, value);
    }

    @Override
    public void whole(String key, long value) {
        if (value == (int) value) {
            node.put(key, (int) value);
        } else {
            node.put(key, value);
        }
    }

    @Override
    public void text(String key, String value) {
        node.put(key, value);
    }

    @Override
    public void words(String key, List<? extends Coded> values) {
        ArrayNode list = node.putArray(key);
        for (Coded value : values) {
            list.add(value.code());
        }
    }

    @Override
    public <R> void record(String key, Struct<R> struct, R value) {
        String inner = place + "." + key;
        ObjectNode object = node.putObject(key);
        struct.into(new ObjectSink(object, inner, extras), value);
        extras.into(object, inner);
    }

    @Override
    public <R> void records(String key, Struct<R> struct, List<R> values) {
        ArrayNode list = node.putArray(key);
        for (R value : values) {
            struct.into(new ObjectSink(list.addObject(), "", extras), value);
        }
    }
}
