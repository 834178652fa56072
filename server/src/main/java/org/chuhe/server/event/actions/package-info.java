/**
 * What organisers ask for, read out of forms and JSON alike: {@link org.chuhe.server.event.actions.ActionReader} makes an
 * action of it, which the desk of {@code log} carries out. Owns no state. Used by {@code web}; uses {@code log} alone.
 */
@NullMarked
package org.chuhe.server.event.actions;

import org.jspecify.annotations.NullMarked;
