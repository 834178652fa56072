/**
 * Tournaments: organisers run them here, everybody reads them. The truth is a log of what organisers did; pages, prints
 * and JSON follow from it, and so do the live games of boards that are played on this server.
 *
 * <p>{@code pages} may use all others, {@code api} all but {@code pages}; {@code actions} and {@code boards} use {@code log} and not each other.
 */
@NullMarked
package org.chuhe.server.event;

import org.jspecify.annotations.NullMarked;
