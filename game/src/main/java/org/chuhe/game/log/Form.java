package org.chuhe.game.log;

/**
 * How a value is spelled in named parts: one list of them serves reading and writing. The names of the parts are those of
 * the format, whatever the components of the record are called. A part that is added later needs a default, which never
 * changes: it is left out where it has it, so that older lines stay as they are and are read as before.
 */
interface Form<T> {
    /** Makes the value of its parts, in the order of the format: those read, or those of the value that is written. */
    T spell(Parts<T> parts);
}
