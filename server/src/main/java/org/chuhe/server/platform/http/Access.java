package org.chuhe.server.platform.http;

import io.javalin.security.RouteRole;
import org.chuhe.server.platform.auth.Role;
import org.jspecify.annotations.Nullable;

/** Who may use a route. Every route names at least one; a route that names several is open to any of them. */
public enum Access implements RouteRole {
    EVERYONE(null),
    PLAYER(Role.PLAYER),
    ARBITER(Role.ARBITER),
    ORGANISER(Role.ORGANISER),
    ADMIN(Role.ADMIN);

    private final @Nullable Role role;

    Access(@Nullable Role role) {
        this.role = role;
    }

    boolean admits(Visitor visitor) {
        return role == null
                || visitor.account().filter(account -> account.may(role)).isPresent();
    }
}
