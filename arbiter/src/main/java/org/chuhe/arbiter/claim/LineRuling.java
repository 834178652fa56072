package org.chuhe.arbiter.claim;

import java.util.Optional;
import org.chuhe.arbiter.ruling.Ruling;

/**
 * The answer to somebody who shows a line of play: the ruling on its repetition, and what of it can be claimed after the
 * last ply.
 *
 * @param ruling what the ruling is, or would be once it can be asked for
 * @param outlook how often the last position has stood and when a ruling can be asked for; empty if it is new
 * @param claim what a claim leads to now; empty while none would be heard
 * @param limit how far the play is from the natural move limit
 */
public record LineRuling(Ruling ruling, Optional<Outlook> outlook, Optional<ClaimRuling> claim, MoveLimit limit) {}
