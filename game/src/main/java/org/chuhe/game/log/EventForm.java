package org.chuhe.game.log;

import java.util.function.BiFunction;
import org.chuhe.game.state.GameEvent;
import org.chuhe.text.Message;

/**
 * How one kind of event is written in a log and told to people.
 *
 * @param code its word, the first of the line; it stays when the class is renamed
 * @param form its parts, the first of which is the time
 * @param sentence what it says
 */
record EventForm<E extends GameEvent>(
        String code, Class<E> type, Form<E> form, BiFunction<E, Telling, Message> sentence) {

    /** The parts of an event behind its time. */
    interface Timed<E> {
        E spell(long at, Parts<E> parts);
    }

    static <E extends GameEvent> EventForm<E> of(
            String code, Class<E> type, Timed<E> form, BiFunction<E, Telling, Message> sentence) {
        return new EventForm<>(code, type, parts -> form.spell(parts.number("at", GameEvent::at), parts), sentence);
    }

    Message tell(GameEvent event, Telling telling) {
        return sentence.apply(type.cast(event), telling);
    }

    E read(NamedValues values) {
        return form.spell(new PartsReader<>(values));
    }

    void write(GameEvent event, StringBuilder text) {
        text.append(code);
        form.spell(PartsWriter.ofLine(type.cast(event), text));
    }
}
