package org.chuhe.game;

import org.chuhe.core.Side;

/** A claim that waits for the arbiter; both clocks stand. */
public record PendingClaim(Side side, ClaimKind kind) {}
