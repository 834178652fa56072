package org.chuhe.server.platform.openapi;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Holds requests to what the OpenAPI document says: a name in a JSON body that no schema knows would be ignored by
 * whoever reads it, so it is refused, and named. Values are judged by the routes themselves.
 */
final class RequestContract {
    private static final Messages WORDS = Messages.beside(RequestContract.class);
    private static final Set<String> SCALARS = Set.of("string", "integer", "number", "boolean");

    private final ObjectNode document;
    private final JsonMapper json;

    RequestContract(ApiDocument document, JsonMapper json) {
        this.document = document.document();
        this.json = json;
    }

    /** Once the route is known, and the visitor may use it. */
    void check(Context context) {
        String path = context.endpoints().matchedHttpEndpoint().path;
        JsonNode schema = document.path("paths")
                .path(path)
                .path(context.method().name().toLowerCase(Locale.ROOT))
                .at("/requestBody/content/application~1json/schema");
        if (schema.isMissingNode() || context.isFormUrlencoded() || context.isMultipart()) {
            return;
        }
        List<String> unknown =
                unknown(context.body(), schema, context.pathParamMap().values());
        if (!unknown.isEmpty()) {
            throw Rejection.malformed(WORDS.message("request.unknown", String.join(", ", unknown)));
        }
    }

    private List<String> unknown(String body, JsonNode schema, Collection<String> parameters) {
        List<String> unknown = new ArrayList<>();
        try {
            compare("", json.readTree(body), schema, parameters, unknown);
        } catch (JacksonException e) {
            // Not JSON: the route says so.
            return List.of();
        }
        return unknown;
    }

    private void compare(
            String path, JsonNode value, JsonNode described, Collection<String> parameters, List<String> unknown) {
        JsonNode schema = resolved(described);
        if (schema.has("oneOf")) {
            choose(path, value, schema.get("oneOf"), parameters, unknown);
        } else if (value instanceof ObjectNode object) {
            if (SCALARS.contains(schema.path("type").asString(""))) {
                unknown.add(path);
            } else if (schema.has("properties")) {
                object.forEachEntry((name, inner) -> {
                    String at = path.isEmpty() ? name : path + "." + name;
                    JsonNode property = schema.path("properties").path(name);
                    if (property.isMissingNode()) {
                        unknown.add(at);
                    } else {
                        compare(at, inner, property, parameters, unknown);
                    }
                });
            }
        } else if (value.isArray() && schema.has("items")) {
            for (int i = 0; i < value.size(); i++) {
                compare(path + "[" + i + "]", value.get(i), schema.get("items"), parameters, unknown);
            }
        }
    }

    /** Of several schemas the one titled like a part of the address; else the one that leaves least unknown. */
    private void choose(
            String path, JsonNode value, JsonNode several, Collection<String> parameters, List<String> unknown) {
        boolean titled = several.valueStream().allMatch(one -> one.has("title"));
        several.valueStream()
                .filter(one -> !titled || parameters.contains(one.path("title").asString()))
                .filter(one -> titled || fits(value, resolved(one)))
                .map(one -> {
                    List<String> here = new ArrayList<>();
                    compare(path, value, one, parameters, here);
                    return here;
                })
                .min(Comparator.comparingInt(List::size))
                .ifPresent(unknown::addAll);
    }

    private static boolean fits(JsonNode value, JsonNode schema) {
        return value.isArray() == schema.path("type").asString("").equals("array");
    }

    private JsonNode resolved(JsonNode schema) {
        return schema.has("$ref") ? document.at(schema.get("$ref").asString().substring(1)) : schema;
    }
}
