package org.chuhe.engines.process;

/**
 * How long a program is waited for, in milliseconds.
 *
 * @param start until it says that it is there
 * @param secondGreeting until it is greeted in the other language
 * @param stop until it answers after it was told to stop
 */
public record Patience(long start, long secondGreeting, long stop) {
    public static final Patience USUAL = new Patience(20_000, 2_000, 2_000);
}
