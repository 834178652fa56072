package org.chuhe.server.platform.http;

import io.javalin.security.RouteRole;

/** How large a request may be; routes that take files say so. */
public enum BodySize implements RouteRole {
    /** Forms and JSON. */
    NORMAL(256 * 1024),
    /** Files of games or entries. */
    FILE(8 * 1024 * 1024);

    private final int bytes;

    BodySize(int bytes) {
        this.bytes = bytes;
    }

    public int bytes() {
        return bytes;
    }
}
