package org.chuhe.server.platform.http;

import io.javalin.security.RouteRole;

/** What a route tells that others must not be told at the moment. */
public enum Help implements RouteRole {
    /** Rulings and solutions: what an exam asks for. Refused to a browser or account that sits one. */
    ANSWERS
}
