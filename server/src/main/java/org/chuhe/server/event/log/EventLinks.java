package org.chuhe.server.event.log;

import java.util.OptionalInt;
import org.chuhe.server.platform.auth.SignedLink;
import org.chuhe.server.platform.auth.SignedLink.Purpose;
import org.chuhe.server.platform.auth.Signer;

/** The secrets in an event's links: the id of whom a link is about, and a signature that dies when the link is renewed. */
public final class EventLinks {
    private final Signer signer;

    public EventLinks(Signer signer) {
        this.signer = signer;
    }

    /** What stands in the address. */
    public String of(String event, EventState state, Purpose purpose, int id) {
        return id + "." + signer.secret(link(event, state, purpose, id));
    }

    /** Whom a link is about that somebody shows; empty if it is none, or one that has been renewed. */
    public OptionalInt opened(String event, EventState state, Purpose purpose, String shown) {
        int dot = shown.indexOf('.');
        if (dot < 1 || dot > 9 || !shown.substring(0, dot).chars().allMatch(c -> c >= '0' && c <= '9')) {
            return OptionalInt.empty();
        }
        int id = Integer.parseInt(shown.substring(0, dot));
        boolean right = signer.opens(link(event, state, purpose, id), shown.substring(dot + 1));
        return right ? OptionalInt.of(id) : OptionalInt.empty();
    }

    /** A short mark of an address: the same address has the same one within an event, and it does not tell which. */
    public String mark(String event, String address) {
        return signer.secret(new SignedLink(Purpose.ADDRESS, event, address, 0)).substring(0, 8);
    }

    private static SignedLink link(String event, EventState state, Purpose purpose, int id) {
        return new SignedLink(
                purpose, event, Integer.toString(id), state.links().of(purpose, id));
    }
}
