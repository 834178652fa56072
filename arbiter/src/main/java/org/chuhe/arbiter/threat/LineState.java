package org.chuhe.arbiter.threat;

/**
 * Where a line stands.
 *
 * @param depth the plies left
 * @param balance what has been won and lost
 * @param fallen whether a target has fallen
 * @param need what must be reached
 * @param checksA quiet checks that the attacker has given
 * @param checksD quiet checks that the defender has given
 * @param takenOn where the defender has just taken something, or -1
 * @param fellOn where a target has just fallen, or -1
 * @param retaken whether a target that fell was retaken at once, so that only a gain will do unless another falls
 * @param inCheck whether the side on move is in check
 */
record LineState(
        int depth,
        int balance,
        boolean fallen,
        int need,
        int checksA,
        int checksD,
        int takenOn,
        int fellOn,
        boolean retaken,
        boolean inCheck) {
    /** The same, where another value must be reached. */
    LineState needing(int value) {
        return new LineState(depth, balance, fallen, value, checksA, checksD, takenOn, fellOn, retaken, inCheck);
    }

    /** How many checks the defender has given where the attacker is mated. */
    int checksToMate() {
        return checksD + (takenOn >= 0 ? 1 : 0);
    }
}
