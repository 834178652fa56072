package org.chuhe.server.platform.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.text.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI document: the paths and schemas that each part of the site describes in a file beside its class. */
public final class ApiDocument {
    /** Stands in the parts for the ids of all editions, so that a new one is in the document by itself. */
    private static final String EDITIONS = "\"EDITION\"";

    private static final List<String> METHODS = List.of("get", "post", "put", "patch", "delete");

    private final ObjectNode document = JsonNodeFactory.instance.objectNode();

    ApiDocument(List<Feature> features, JsonMapper json) {
        document.put("openapi", "3.1.0");
        ObjectNode info = document.putObject("info");
        info.put("title", "Chuhe 楚河");
        info.put("version", "1");
        info.put(
                "description",
                "Errors are {\"error\": \"words in the language of Accept-Language\"}. Requests that change something and "
                        + "carry the cookie need the header X-CSRF-Token; POST /api/login gives both. Without Accept-Language "
                        + "words come in the server's own language, usually Chinese. A drawn score is \"1/2\". Live games are "
                        + "played over a WebSocket at /api/games/{id}/live; docs/live-protocol.md describes it.");
        document.putArray("servers").addObject().put("url", "/");
        ObjectNode paths = document.putObject("paths");
        ObjectNode components = document.putObject("components");
        security(components);
        ObjectNode schemas = components.putObject("schemas");
        for (Feature feature : features) {
            if (!feature.api().isEmpty()) {
                JsonNode part = read(feature, json);
                paths.setAll((ObjectNode) part.get("paths"));
                if (part.get("schemas") instanceof ObjectNode own) {
                    feature.describe(own);
                    schemas.setAll(own);
                }
            }
        }
    }

    /** Who logs in gets a cookie and a token; what changes something needs both, all else is open or needs the cookie. */
    private void security(ObjectNode components) {
        ObjectNode schemes = components.putObject("securitySchemes");
        schemes.putObject("visit").put("type", "apiKey").put("in", "cookie").put("name", Door.COOKIE);
        schemes.putObject("csrf").put("type", "apiKey").put("in", "header").put("name", "X-CSRF-Token");
        ArrayNode security = document.putArray("security");
        security.addObject();
        ObjectNode both = security.addObject();
        both.putArray("visit");
        both.putArray("csrf");
    }

    private static JsonNode read(Feature feature, JsonMapper json) {
        try (InputStream in = feature.getClass().getResourceAsStream(feature.api())) {
            if (in == null) {
                throw new IllegalStateException(
                        "the build has left out " + feature.api() + " of " + feature.getClass());
            }
            return json.readTree(new String(in.readAllBytes(), StandardCharsets.UTF_8).replace(EDITIONS, editions()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String editions() {
        return RuleBooks.all().stream().map(book -> '"' + book.id() + '"').collect(Collectors.joining(", "));
    }

    ObjectNode document() {
        return document;
    }

    /**
     * What one can ask.
     *
     * @param body an example of what to send, or empty
     */
    public record Operation(String method, String path, String summary, String body) {
        /** What it is about: the key of a heading. */
        public String topic() {
            String part = path.split("/", -1)[2];
            return TOPICS.stream()
                    .filter(topic -> topic.parts().contains(part))
                    .map(Topic::key)
                    .findFirst()
                    .orElse("others");
        }
    }

    private record Topic(String key, List<String> parts) {}

    /** In the order in which a programmer wants them: rulings first, accounts last. */
    private static final List<Topic> TOPICS = List.of(
            new Topic("rulings", List.of("judge", "moves", "records", "rulings")),
            new Topic("rules", List.of("rulebooks", "figures", "practice")),
            new Topic("games", List.of("games", "tables", "arbiter", "library", "analysis", "oembed")),
            new Topic("events", List.of("events", "matches")),
            new Topic("accounts", List.of("login", "logout", "me", "accounts", "invitations")));

    /** The headings that operations stand under, in order. */
    static List<String> topics() {
        return Stream.concat(TOPICS.stream().map(Topic::key), Stream.of("others"))
                .toList();
    }

    /** All operations, by topic and address. */
    List<Operation> operations(Locale locale) {
        Language language = Language.of(locale);
        String own = "x-summary-" + (language.isChinese() ? Language.CHINESE : language).code();
        List<Operation> found = new ArrayList<>();
        document.get("paths").forEachEntry((path, item) -> {
            for (String method : METHODS) {
                if (item.get(method) instanceof ObjectNode operation) {
                    found.add(new Operation(
                            method.toUpperCase(Locale.ROOT),
                            path,
                            language.ofChinese(operation
                                    .path(own)
                                    .asString(operation.path("summary").asString(""))),
                            example(operation)));
                }
            }
        });
        return found.stream()
                .sorted(Comparator.comparing((Operation operation) -> topics().indexOf(operation.topic()))
                        .thenComparing(Operation::path)
                        .thenComparing(Operation::method))
                .toList();
    }

    private static String example(ObjectNode operation) {
        JsonNode example = operation.at("/requestBody/content/application~1json/example");
        return example.isMissingNode() ? "" : example.toPrettyString();
    }
}
