package org.chuhe.server.platform.http;

import io.javalin.security.RouteRole;
import org.chuhe.server.platform.auth.Role;

/** Who may use a route. Every route names at least one; a route that names several is open to any of them. */
public enum Access implements RouteRole {
    EVERYONE,
    PLAYER,
    ARBITER,
    ORGANISER,
    ADMIN;

    boolean admits(Visitor visitor) {
        return this == EVERYONE
                || visitor.account()
                        .filter(account -> account.may(Role.valueOf(name())))
                        .isPresent();
    }
}
