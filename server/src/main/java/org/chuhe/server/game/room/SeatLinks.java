package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.server.platform.auth.SignedLink;
import org.chuhe.server.platform.auth.Signer;

/** The links of seats, {@code /games/{id}?seat=…}: whoever has one may sit there. */
public final class SeatLinks {
    private final Signer signer;

    SeatLinks(Signer signer) {
        this.signer = signer;
    }

    /** What the link of a seat says. */
    public String secret(String id, Side side) {
        return signer.secret(link(id, side));
    }

    private static SignedLink link(String id, Side side) {
        return new SignedLink(SignedLink.Purpose.SEAT, id, side.code(), 0);
    }

    /** The side that a secret opens. */
    public Optional<Side> sideOf(String id, String secret) {
        for (Side side : Side.values()) {
            if (signer.opens(link(id, side), secret)) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }
}
