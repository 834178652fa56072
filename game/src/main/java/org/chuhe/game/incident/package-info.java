/**
 * What an arbiter beside a real board can enter: the catalogue of {@link org.chuhe.game.incident.Incident}s with their
 * articles, the line in which one is written, and the search "what now?" that leads from a word to an incident.
 */
@NullMarked
package org.chuhe.game.incident;

import org.jspecify.annotations.NullMarked;
