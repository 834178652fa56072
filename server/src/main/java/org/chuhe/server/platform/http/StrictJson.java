package org.chuhe.server.platform.http;

import io.javalin.json.JavalinJackson3;
import io.javalin.json.JsonMapper;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.stream.Stream;

/** JSON in and out; a body that says {@code null} is no body. */
@SuppressWarnings("TypeParameterUnusedInFormals") // Javalin has it so
final class StrictJson implements JsonMapper {
    private final JavalinJackson3 inner;

    StrictJson(tools.jackson.databind.json.JsonMapper mapper) {
        inner = new JavalinJackson3(mapper, false);
    }

    @Override
    public <T> T fromJsonString(String json, Type type) {
        if (json.strip().equals("null")) {
            throw Failure.notJson();
        }
        return inner.fromJsonString(json, type);
    }

    @Override
    public <T> T fromJsonStream(InputStream json, Type type) {
        return inner.fromJsonStream(json, type);
    }

    @Override
    public String toJsonString(Object value, Type type) {
        return inner.toJsonString(value, type);
    }

    @Override
    public InputStream toJsonStream(Object value, Type type) {
        return inner.toJsonStream(value, type);
    }

    @Override
    public void writeToOutputStream(Stream<?> values, OutputStream out) {
        inner.writeToOutputStream(values, out);
    }
}
