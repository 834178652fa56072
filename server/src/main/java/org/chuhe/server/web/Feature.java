package org.chuhe.server.web;

import io.javalin.config.RoutesConfig;

/** A part of the site: what people do in one place. */
public interface Feature extends AutoCloseable {
    /** Adds the part's routes; each names its {@link Access}. */
    void routes(RoutesConfig routes);

    /**
     * The file beside the class that describes the part's JSON routes, as the {@code paths} of an OpenAPI document; empty
     * if it has none.
     */
    default String api() {
        return "";
    }

    /** The server is about to stop: whoever still waits for this part should be told. */
    default void stopping() {}

    /** Ends what the part does in the background. */
    @Override
    default void close() {}
}
