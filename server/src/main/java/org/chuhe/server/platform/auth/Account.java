package org.chuhe.server.platform.auth;

import java.util.Set;

/**
 * Somebody who can log in.
 *
 * @param id never changes
 * @param name shown to others and typed at the login
 * @param roles what the account may do
 * @param active whether it may log in at all
 */
public record Account(String id, String name, Set<Role> roles, boolean active) {
    public Account {
        roles = Set.copyOf(roles);
    }

    /** Whether the account may do what this role may. */
    public boolean may(Role role) {
        return roles.contains(role) || roles.contains(Role.ADMIN);
    }
}
