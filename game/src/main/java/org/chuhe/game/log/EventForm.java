package org.chuhe.game.log;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.chuhe.game.state.GameEvent;

/**
 * How one kind of event is written.
 *
 * @param code its word, the first of the line; it stays when the class is renamed
 * @param form its parts but for the time, which every event has and which is written first
 */
record EventForm<E extends GameEvent>(String code, Class<E> type, Form<E> form) {

    static <E extends GameEvent> EventForm<E> of(
            String code, Class<E> type, BiConsumer<E, PartsWriter> writer, Function<Parts, E> reader) {
        return new EventForm<>(code, type, new Form<>(writer, reader));
    }

    void write(GameEvent event, StringBuilder text) {
        text.append(code);
        form.writer().accept(type.cast(event), PartsWriter.ofLine(text).number("at", event.at()));
    }
}
