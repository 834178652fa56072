package org.chuhe.server.play.live;

import java.util.Optional;
import org.chuhe.game.claim.RepetitionRuling;
import org.chuhe.server.play.store.KeptRuling;

/**
 * A ruling that was given.
 *
 * @param proof what it rests on; none where nothing could be searched
 */
public record GivenRuling(RepetitionQuestion question, RepetitionRuling ruling, Optional<KeptRuling> proof) {}
