package org.chuhe.server.game.decision;

import java.util.Optional;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.server.game.store.KeptRuling;

/**
 * A ruling that was given.
 *
 * @param ruling what was found; nothing where the search failed, which leaves it to a human arbiter
 * @param proof what it rests on, to be kept
 */
public record GivenRuling(RepetitionQuestion question, Optional<Ruling> ruling, Optional<KeptRuling> proof) {}
