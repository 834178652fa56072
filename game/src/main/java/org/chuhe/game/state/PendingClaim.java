package org.chuhe.game.state;

import org.chuhe.core.Side;
import org.chuhe.game.result.ClaimKind;

/** A claim that waits for the arbiter; both clocks stand. */
public record PendingClaim(Side side, ClaimKind kind) {}
