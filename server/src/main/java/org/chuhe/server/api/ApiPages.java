package org.chuhe.server.api;

import io.javalin.config.RoutesConfig;
import java.util.List;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Feature;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;
import org.chuhe.text.Messages;

/** The document for programs, and the page for those who write them. */
public final class ApiPages implements Feature {
    private static final Messages WORDS = Messages.beside(ApiPages.class);
    private static final View PAGE = View.of("api/api.jte", WORDS, "title", "api.js");

    private final Site site;
    private final ApiDocument document;

    /**
     * The pages about what other parts offer.
     *
     * @param features those parts
     */
    public ApiPages(Site site, List<Feature> features) {
        this.site = site;
        this.document = new ApiDocument(features, site.json());
    }

    /** What the page shows. */
    public record Model(List<ApiDocument.Operation> operations) {}

    @Override
    public void routes(RoutesConfig routes) {
        routes.beforeMatched(new RequestContract(document, site.json())::check);
        routes.get(
                "/api", context -> site.pages().show(context, PAGE, new Model(document.operations())), Access.EVERYONE);
        routes.get("/api/openapi.json", context -> context.json(document.document()), Access.EVERYONE);
    }
}
