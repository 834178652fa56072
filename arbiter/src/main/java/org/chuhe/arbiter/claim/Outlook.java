package org.chuhe.arbiter.claim;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * What lies ahead of a game whose present position has stood before: when it can be ruled on, and what then, if play goes
 * on as it has since the position last stood.
 *
 * @param occurrence for which time the position stands
 * @param pliesLeft after how many more plies a ruling can be asked for; 0 if it can be now
 * @param recurrence what will be ruled on
 */
public record Outlook(int occurrence, int pliesLeft, Recurrence recurrence) {
    private static final Messages WORDS = Messages.beside(Outlook.class);

    /** How often the position has stood, and when a ruling can be asked for. */
    public Message words() {
        return words(occurrence, pliesLeft);
    }

    static Message words(int occurrence, int pliesLeft) {
        return WORDS.message(pliesLeft == 0 ? "outlook.now" : "outlook", occurrence, pliesLeft);
    }
}
