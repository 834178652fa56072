package org.chuhe.server.platform.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;

/** A part of the site: what people do in one place. */
public interface Feature extends AutoCloseable {
    /** Adds the part's routes; each names its {@link Access}, and its {@link BodySize} and {@link RateLimit} if it has any. */
    void routes(RoutesConfig routes);

    /**
     * The file beside the class that describes the part's JSON routes, as the {@code paths} of an OpenAPI document; empty
     * if it has none.
     */
    default String api() {
        return "";
    }

    /** Puts into the schemas of that file what follows from the code. */
    default void describe(JsonNode schemas) {}

    /**
     * What a link shows elsewhere, if it leads to a page of this part that others may put among their own words.
     *
     * @param context who asks
     * @param link the link, without the site it leads to
     */
    default Optional<CompletableFuture<Preview>> preview(Context context, URI link) {
        return Optional.empty();
    }

    /** The server is about to stop: whoever still waits for this part should be told. */
    default void stopping() {}

    /** Ends what the part does in the background. */
    @Override
    default void close() {}
}
