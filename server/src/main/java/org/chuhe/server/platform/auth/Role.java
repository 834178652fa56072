package org.chuhe.server.platform.auth;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** What an account may do beyond what everybody may. */
public enum Role {
    /** Runs the server: accounts, invitations; may do all that the others may. */
    ADMIN,
    /** Runs tournaments. */
    ORGANISER,
    /** Rules on games. */
    ARBITER,
    /** Plays. Every account does. */
    PLAYER;

    /** The roles as they are stored. */
    static String write(Set<Role> roles) {
        return roles.stream().sorted().map(Role::name).collect(Collectors.joining(","));
    }

    static Set<Role> read(String text) {
        Set<Role> roles = EnumSet.noneOf(Role.class);
        Arrays.stream(text.split(",")).filter(name -> !name.isEmpty()).forEach(name -> roles.add(valueOf(name)));
        return roles;
    }
}
