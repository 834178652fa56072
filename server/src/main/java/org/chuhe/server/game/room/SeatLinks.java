package org.chuhe.server.game.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.server.platform.auth.Signer;

/** The links of seats, {@code /games/{id}?seat=…}: whoever has one may sit there. */
public final class SeatLinks {
    private final Signer signer;

    SeatLinks(Signer signer) {
        this.signer = signer;
    }

    /** What the link of a seat says. */
    public String secret(String id, Side side) {
        return signer.sign("seat " + id + " " + side.code());
    }

    /** The side that a secret opens. */
    public Optional<Side> sideOf(String id, String secret) {
        for (Side side : Side.values()) {
            byte[] expected = secret(id, side).getBytes(StandardCharsets.UTF_8);
            if (MessageDigest.isEqual(expected, secret.getBytes(StandardCharsets.UTF_8))) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }
}
