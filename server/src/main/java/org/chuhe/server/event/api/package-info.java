/** Tournaments for programs: the JSON of {@code openapi.json}, and what an organiser does, from a form or from JSON. */
@NullMarked
package org.chuhe.server.event.api;

import org.jspecify.annotations.NullMarked;
