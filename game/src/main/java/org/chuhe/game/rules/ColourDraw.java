package org.chuhe.game.rules;

import java.util.SplittableRandom;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Side;
import org.chuhe.text.Coded;

/**
 * 猜先: the arbiter hides a piece of each colour in his hands, a player points to one and names its colour; right, and he
 * has the first move (1957 rules, chapter 3, 2).
 *
 * @param leftHand the colour hidden in the left hand
 */
public record ColourDraw(Side leftHand) {
    /** The arbiter's hands. */
    public enum Hand implements Coded {
        LEFT("left"),
        RIGHT("right");

        private final String code;

        Hand(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** Hides the pieces. */
    public static ColourDraw hide(SplittableRandom random) {
        return new ColourDraw(random.nextBoolean() ? Side.RED : Side.BLACK);
    }

    /** The colour hidden in a hand. */
    public Side in(Hand hand) {
        return hand == Hand.LEFT ? leftHand : leftHand.opponent();
    }

    /** The colour of the guessing player: that of the first mover if the guess is right, otherwise the other. */
    public Side coloursOfGuesser(Hand hand, Side guess, RuleBook book) {
        return in(hand) == guess ? book.firstToMove() : book.firstToMove().opponent();
    }

    /**
     * 分先: colours change from game to game (1957 rules, chapter 3, 2).
     *
     * @param first the player's colour in the first game
     * @param game the number of the game, from 1
     */
    public static Side inGame(Side first, int game) {
        return game % 2 == 1 ? first : first.opponent();
    }
}
