package org.chuhe.server.platform.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import org.chuhe.server.platform.auth.Token;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Scripts, styles and pictures. They are few and small, so those that were asked for are kept in memory, compressed, under
 * addresses that contain their hash: a browser asks for each once, and a new version is a new address. The build lists them.
 */
final class Assets {
    private static final String FOLDER = "/org/chuhe/server/assets/";
    private static final String SHARED_PART = "part-";

    private final Map<String, Asset> byName = new HashMap<>();
    /** Where pages find them; on a server "/assets/". */
    private final String folder;

    private final Contents contents;

    /** What the build says of a file: a hash of its content, the files it asks for at once, and those it ever asks for. */
    private record Listed(String hash, List<String> imports, List<String> ever) {}

    private record Asset(Listed listed, String type) {}

    /** What has been asked for, as it is and compressed: a server that starts has other things to do. */
    private record Contents(Map<String, byte[]> plain, Map<String, byte[]> compressed) {}

    private Assets(String folder, Map<String, Asset> known, Contents contents) {
        this.folder = folder;
        this.contents = contents;
        byName.putAll(known);
    }

    Assets() {
        this("/assets/", Map.of(), new Contents(new ConcurrentHashMap<>(), new ConcurrentHashMap<>()));
        Map<String, Listed> list = JsonMapper.builder()
                .build()
                .readValue(read("assets.json"), new TypeReference<Map<String, Listed>>() {});
        list.forEach((name, listed) -> byName.put(name, new Asset(listed, type(name))));
    }

    private static byte[] read(String name) {
        try (InputStream in = Assets.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the build has left out " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] plain(String name) {
        return contents.plain().computeIfAbsent(name, Assets::read);
    }

    private byte[] compressed(String name) {
        return contents.compressed().computeIfAbsent(name, each -> compress(plain(each)));
    }

    private static byte[] compress(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String type(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "png" -> "image/png";
            case "webmanifest" -> "application/manifest+json";
            default -> "text/plain; charset=utf-8";
        };
    }

    /** The same for pages that lie on a disk: in a folder seen from there. */
    Assets under(String place) {
        return new Assets(place, byName, contents);
    }

    /** A file as it is. */
    byte[] content(String name) {
        return plain(name).clone();
    }

    /** The address of something beside the folder. */
    String beside(String name) {
        return folder.replaceFirst("assets/$", "") + name;
    }

    /** The address of a file. */
    String address(String name) {
        return folder.startsWith("/")
                ? folder + name + "?v=" + asset(name).listed().hash()
                : folder + name;
    }

    /** These files, and all that they ever ask for. */
    Set<String> with(List<String> names) {
        Set<String> all = new TreeSet<>(names);
        names.forEach(name -> all.addAll(asset(name).listed().ever()));
        return all;
    }

    /** A name for files together: other content, another name. */
    String version(Set<String> names) {
        StringBuilder all = new StringBuilder();
        names.forEach(name ->
                all.append(name).append(' ').append(asset(name).listed().hash()).append('\n'));
        return Token.hash(all.toString()).substring(0, 12);
    }

    /** The addresses of what a script asks for as soon as it is there, so that a page can ask at once. */
    List<String> imports(String name) {
        return asset(name).listed().imports().stream()
                .map(part -> folder + part)
                .toList();
    }

    private Asset asset(String name) {
        Asset asset = byName.get(name);
        if (asset == null) {
            throw new IllegalArgumentException("no such asset: " + name);
        }
        return asset;
    }

    void routes(RoutesConfig routes) {
        routes.get("/assets/{name}", this::send, Access.EVERYONE);
        routes.get("/favicon.ico", context -> context.redirect(address("icon.svg")), Access.EVERYONE);
    }

    private void send(Context context) {
        String name = context.pathParam("name");
        Asset asset = byName.get(name);
        if (asset == null) {
            throw Failure.notFound();
        }
        // The name of a shared part is itself made from its content.
        boolean lasting = name.startsWith(SHARED_PART) || asset.listed().hash().equals(context.queryParam("v"));
        context.header("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
        context.header("Vary", "Accept-Encoding");
        if (name.endsWith(".js")) {
            // A worker of an isolated page must be isolated itself; other scripts do not care.
            context.header("Cross-Origin-Embedder-Policy", "require-corp");
        }
        context.disableCompression();
        String accepted = context.header("Accept-Encoding");
        boolean compressed = accepted != null && accepted.contains("gzip");
        if (compressed) {
            context.header("Content-Encoding", "gzip");
        }
        context.contentType(asset.type()).result(compressed ? compressed(name) : plain(name));
    }
}
