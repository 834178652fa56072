package org.chuhe.javascript.bridge;

import org.teavm.jso.JSObject;

/** A game in a script's hands. Times are milliseconds of the clock that the game began by; they never run back. */
public interface ScriptGame extends JSObject {
    /** The game as it stands, in the words of {@code play/protocol.ts} among the pages' scripts. */
    JSObject tree();

    /** Plays a move of the side to move, in any notation; what stands against it, or null. */
    JSObject play(String move, double at);

    /** Lets time pass: a flag may fall. */
    void tick(double at);

    /** A side resigns. */
    void resign(boolean red, double at);

    /** Goes back so many plies, with the clocks as they were then: no rule knows it, but nobody else sits at this board. */
    void takeBack(int plies, double at);

    /** The moves that the side to move may make without being ruled against; all of them if there is no such move. */
    JSObject allowed();
}
