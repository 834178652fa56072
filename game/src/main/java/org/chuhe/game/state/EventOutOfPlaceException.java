package org.chuhe.game.state;

/** An event that cannot have happened in the state it is applied to: the log is not one of a real game. */
public final class EventOutOfPlaceException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    EventOutOfPlaceException(GameEvent event, String why) {
        super(why + ": " + event);
    }
}
