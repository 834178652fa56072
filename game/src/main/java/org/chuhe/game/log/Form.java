package org.chuhe.game.log;

import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * How a value is written in parts and read from them. The names of the parts are those of the format, whatever the
 * components of the record are called. A part that is added later needs a default, which never changes: it is left out
 * where it has it, so that older lines stay as they are and are read as before.
 *
 * @param writer writes the parts in their order
 * @param reader takes them in the same order
 */
record Form<T>(BiConsumer<T, PartsWriter> writer, Function<Parts, T> reader) {}
