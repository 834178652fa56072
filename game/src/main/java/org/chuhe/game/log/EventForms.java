package org.chuhe.game.log;

import java.util.HashMap;
import java.util.Map;
import org.chuhe.game.state.GameEvent;
import org.chuhe.text.Message;
import org.jspecify.annotations.Nullable;

/** The forms of all events. */
final class EventForms {
    private static final Map<String, EventForm<?>> BY_CODE = new HashMap<>();
    private static final Map<Class<?>, EventForm<?>> BY_TYPE = new HashMap<>();

    static {
        GameEvents.FORMS.forEach(EventForms::register);
        DecisionEvents.FORMS.forEach(EventForms::register);
        TableEvents.FORMS.forEach(EventForms::register);
    }

    private EventForms() {}

    private static void register(EventForm<?> form) {
        if (BY_CODE.put(form.code(), form) != null || BY_TYPE.put(form.type(), form) != null) {
            throw new IllegalStateException("twice: " + form.code());
        }
    }

    private static EventForm<?> of(GameEvent event) {
        @Nullable EventForm<?> form = BY_TYPE.get(event.getClass());
        if (form == null) {
            throw new IllegalStateException("no form for " + event);
        }
        return form;
    }

    static void write(GameEvent event, StringBuilder text) {
        of(event).write(event, text);
    }

    static Message tell(GameEvent event, Telling telling) {
        return of(event).tell(event, telling);
    }

    /** Reads an event; throws {@link IllegalArgumentException} if there is no such one. */
    static GameEvent read(String code, NamedValues values) {
        @Nullable EventForm<?> form = BY_CODE.get(code);
        if (form == null) {
            throw new IllegalArgumentException("unknown event");
        }
        return form.read(values);
    }
}
