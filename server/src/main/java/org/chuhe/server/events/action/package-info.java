/**
 * What organisers ask for, read out of forms and JSON alike: {@link org.chuhe.server.events.action.ActionReader} makes an
 * action of it, which the desk of {@code log} carries out. Owns no state. Used by {@code web}; uses {@code log} alone.
 */
@NullMarked
package org.chuhe.server.events.action;

import org.jspecify.annotations.NullMarked;
