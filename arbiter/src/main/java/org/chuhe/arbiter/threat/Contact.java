package org.chuhe.arbiter.threat;

import java.util.List;
import org.chuhe.core.Move;

/**
 * Two like pieces (车, 马 or 炮) that attack each other: an offer to exchange (24.4). By 26.9 (2020: 26.10) only one
 * thing is looked at: what happens when the invited side accepts.
 *
 * @param inviter the point of the attacker's piece
 * @param invited the point of the piece it invites
 * @param acceptance what accepting leads to
 */
public record Contact(int inviter, int invited, Acceptance acceptance) {
    /** What happens to the invited side if it takes the inviting piece. */
    public enum Acceptance {
        /** Nothing worse than an even exchange. */
        EVEN,
        /** It cannot take: the piece is tied to its king. */
        IMPOSSIBLE,
        /** It loses material. */
        LOSES,
        /** It is mated by continuous checks. */
        MATED
    }

    public boolean isEven() {
        return acceptance == Acceptance.EVEN;
    }

    /** The attacker's own capture along the contact. */
    public Move capture() {
        return Move.of(inviter, invited);
    }

    /** The attacker's captures along the contacts that may be accepted: offers, not threats. */
    public static List<Move> evenCaptures(List<Contact> contacts) {
        return contacts.stream().filter(Contact::isEven).map(Contact::capture).toList();
    }
}
