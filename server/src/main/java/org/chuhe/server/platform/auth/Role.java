package org.chuhe.server.platform.auth;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.text.Coded;

/** What an account may do beyond what everybody may. */
public enum Role implements Coded {
    /** Runs the server: accounts, invitations; may do all that the others may. */
    ADMIN("admin"),
    /** Runs tournaments. */
    ORGANISER("organiser"),
    /** Rules on games. */
    ARBITER("arbiter"),
    /** Plays. Every account does. */
    PLAYER("player");

    private final String code;

    Role(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** The roles as they are stored. */
    static String write(Set<Role> roles) {
        return roles.stream().sorted().map(Role::code).collect(Collectors.joining(","));
    }

    static Set<Role> read(String text) {
        Set<Role> roles = EnumSet.noneOf(Role.class);
        Arrays.stream(text.split(","))
                .filter(code -> !code.isEmpty())
                .forEach(code -> roles.add(Coded.of(Role.class, code)));
        return roles;
    }
}
