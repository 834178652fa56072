package org.chuhe.server.site.offline;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** A web space that knows nothing but files, under a path that is not the first. */
final class WebSpace implements AutoCloseable {
    private static final String PATH = "/~club/chuhe/";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "js", "text/javascript",
            "css", "text/css",
            "svg", "image/svg+xml",
            "png", "image/png",
            "json", "application/json");

    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final List<String> missed = new CopyOnWriteArrayList<>();
    private final HttpServer server;

    WebSpace(Map<String, byte[]> files) {
        this.files.putAll(files);
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work);
            thread.setDaemon(true);
            return thread;
        }));
        server.start();
    }

    /** Where it is found. */
    String address() {
        return "http://localhost:" + server.getAddress().getPort() + PATH;
    }

    /** Puts other files in the place of those there are. */
    void replace(Map<String, byte[]> others) {
        files.clear();
        files.putAll(others);
    }

    /** What was asked for and is not there. */
    List<String> missed() {
        return List.copyOf(missed);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        String name = path.startsWith(PATH) ? path.substring(PATH.length()) : path;
        String file = name.isEmpty() || name.endsWith("/") ? name + "index.html" : name;
        byte[] content = files.get(file);
        try (exchange) {
            if (content == null) {
                missed.add(path);
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String ending = file.substring(file.lastIndexOf('.') + 1);
            exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
            exchange.sendResponseHeaders(200, content.length == 0 ? -1 : content.length);
            exchange.getResponseBody().write(content);
        }
    }

    /** Is no longer found. */
    void vanish() {
        server.stop(0);
    }

    @Override
    public void close() {
        vanish();
    }
}
