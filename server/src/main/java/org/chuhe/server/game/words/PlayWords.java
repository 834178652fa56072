package org.chuhe.server.game.words;

import org.chuhe.text.Messages;

/** What the lobby and the page of a game say; most of it is spoken by their scripts. */
public final class PlayWords {
    public static final Messages ALL = Messages.beside(PlayWords.class);

    private PlayWords() {}
}
