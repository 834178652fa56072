package org.chuhe.server.play.live;

import java.util.Optional;
import org.chuhe.server.play.store.Standing;

/**
 * What came of a decision, when it is safely stored.
 *
 * @param version the change that it led to
 * @param standing how the game stands now
 * @param refused why what was wanted was not done, if it was not
 */
public record Outcome(long version, Standing standing, Optional<Refused> refused) {}
