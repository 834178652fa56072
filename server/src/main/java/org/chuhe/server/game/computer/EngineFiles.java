package org.chuhe.server.game.computer;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.rejection.Rejection;
import tools.jackson.databind.json.JsonMapper;

/**
 * The program that plays, as its authors published it, with its licence: Fairy-Stockfish as WebAssembly, GPL-3.0. The build
 * lays it here if npm could fetch it; without it nothing on the site speaks of a computer. Its address contains its version,
 * so that a browser fetches it once.
 */
public final class EngineFiles implements Feature {
    private static final Map<String, String> TYPES = Map.of(
            "stockfish.js", "text/javascript; charset=utf-8",
            "stockfish.worker.js", "text/javascript; charset=utf-8",
            "stockfish.wasm", "application/wasm",
            "Copying.txt", "text/plain; charset=utf-8",
            "AUTHORS", "text/plain; charset=utf-8");

    private final String place;
    private final String version;
    private final Map<String, Optional<byte[]>> plain = new ConcurrentHashMap<>();
    private final Map<String, byte[]> compressed = new ConcurrentHashMap<>();

    /** What the build has laid beside the program. */
    public EngineFiles() {
        this("/org/chuhe/server/engine/");
    }

    /** What lies in a folder of the class path. */
    EngineFiles(String place) {
        this.place = place;
        version = content("package.json")
                .map(json -> JsonMapper.builder()
                        .build()
                        .readTree(json)
                        .path("version")
                        .asString())
                .orElse("");
    }

    /** Whether there is a program. */
    public boolean present() {
        return !version.isEmpty();
    }

    /** Where its files lie, with a slash at the end; empty if there is none. */
    public String folder() {
        return present() ? "/engine/" + version + "/" : "";
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/engine/{version}/{name}", this::send, Access.EVERYONE);
    }

    private void send(Context context) {
        String name = context.pathParam("name");
        String type = TYPES.get(name);
        if (type == null || !version.equals(context.pathParam("version"))) {
            throw Rejection.notFound();
        }
        byte[] content = content(name).orElseThrow(Rejection::notFound);
        Door.isolate(context);
        context.header("Cache-Control", "public, max-age=31536000, immutable");
        context.header("Vary", "Accept-Encoding");
        context.disableCompression();
        String accepted = context.header("Accept-Encoding");
        if (accepted != null && accepted.contains("gzip")) {
            context.header("Content-Encoding", "gzip");
            content = compressed.computeIfAbsent(name, this::gzip);
        }
        context.contentType(type).result(content);
    }

    private byte[] gzip(String name) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(content(name).orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** Read once, however many ask: it is a megabyte and a half. */
    private Optional<byte[]> content(String name) {
        return plain.computeIfAbsent(name, this::read);
    }

    private Optional<byte[]> read(String name) {
        try (InputStream in = EngineFiles.class.getResourceAsStream(place + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
