package org.chuhe.records.audit;

import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.text.Message;

/**
 * One thing that an audit found.
 *
 * @param kind what it is
 * @param ply the ply it concerns, from 1; 0 if it concerns none
 * @param position the position to look at, where there is one
 * @param message the same in words
 */
public record Finding(FindingKind kind, int ply, Optional<Position> position, Message message) {}
