package org.chuhe.server.platform.openapi;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;

/** The document for programs, and the page for those who write them. */
public final class ApiPages implements Feature {
    private static final Messages WORDS = Messages.beside(ApiPages.class);
    private static final View PAGE = View.of("api/api.jte", WORDS, "title", "api.js");

    private final SiteAddress address;
    private final Pages pages;
    private final JsonMapper json;
    private final ApiDocument document;
    /** The document as it is sent: it does not change, and to write it is work. */
    private Optional<String> written = Optional.empty();

    /**
     * The pages about what other parts offer.
     *
     * @param features those parts
     */
    public ApiPages(SiteAddress address, Pages pages, JsonMapper json, List<Feature> features) {
        this.address = address;
        this.pages = pages;
        this.json = json;
        this.document = new ApiDocument(features, json);
    }

    /** What the page shows. */
    public record Model(List<ApiDocument.Operation> operations, String address) {
        /** The headings that have something under them. */
        public List<String> topics() {
            return ApiDocument.topics().stream()
                    .filter(topic -> !under(topic).isEmpty())
                    .toList();
        }

        public List<ApiDocument.Operation> under(String topic) {
            return operations.stream()
                    .filter(operation -> operation.topic().equals(topic))
                    .toList();
        }

        /** Where live games are played. */
        public String socket() {
            return address.replaceFirst("^http", "ws") + "/api/games/{id}/live";
        }
    }

    private void page(Context context) {
        Model model = new Model(document.operations(Visitor.of(context).locale()), this.address.of(context));
        pages.show(context, PAGE, model);
    }

    private void document(Context context) {
        context.contentType("application/json").result(written());
    }

    private synchronized String written() {
        if (written.isEmpty()) {
            written = Optional.of(json.writeValueAsString(document.document()));
        }
        return written.get();
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.beforeMatched(new RequestContract(document, json)::check);
        routes.get("/api", this::page, Access.EVERYONE);
        routes.get("/api/openapi.json", this::document, Access.EVERYONE);
    }
}
