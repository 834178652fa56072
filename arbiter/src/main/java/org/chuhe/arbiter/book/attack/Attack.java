package org.chuhe.arbiter.book.attack;

/**
 * A capture that one side could make at once.
 *
 * @param captor the point of the piece that takes
 * @param target the point of the piece taken
 * @param retakable whether the captor can legally be taken at once: the target has a real root 真根
 * @param mutual whether both are of one kind and the target could just as well take the captor: an offer to exchange
 */
public record Attack(int captor, int target, boolean retakable, boolean mutual) {}
