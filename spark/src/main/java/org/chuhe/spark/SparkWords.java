package org.chuhe.spark;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** What this module says. */
final class SparkWords {
    private static final Messages WORDS = Messages.beside(SparkWords.class);

    private SparkWords() {}

    static Message message(String key, Object... arguments) {
        return WORDS.message(key, arguments);
    }
}
