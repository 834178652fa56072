package org.chuhe.server.site.offline;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;

/**
 * The application under {@code /app/}. Its pages are made when they are asked for; what keeps them on a device needs all of
 * them, and is made once, when the first browser wants it.
 */
public final class OfflineFeature implements Feature {
    private static final String LASTING = "public, max-age=31536000, immutable";

    private final OfflineSite files;
    private final WorkQueue packer;

    private Optional<CompletableFuture<OfflinePack>> pack = Optional.empty();
    private Optional<Map<String, byte[]>> fixed = Optional.empty();

    public OfflineFeature(Jobs jobs, Library library, FigureRulings rulings) {
        this.packer = jobs.queue("offline-pack", new WorkQueue.Capacity(1, 1, 1, 1, 60));
        // From /app/zh/ to the first page of the site.
        this.files = new OfflineSite(library, rulings, Optional.of("../../"));
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/app", context -> context.redirect("/app/index.html"), Access.EVERYONE);
        routes.get("/app/<file>", this::file, Access.EVERYONE, RateLimit.WORK);
    }

    private void file(Context context) {
        String file = context.pathParam("file");
        String name = file.endsWith("/") ? file + "index.html" : file;
        if (name.equals(OfflinePack.WORKER)) {
            AsyncAnswer.send(context, pack(), done -> send(context, name, done.worker()));
        } else if (name.endsWith(".gz")) {
            AsyncAnswer.send(context, pack(), done -> send(context, name, found(done.bundles(), name)));
        } else if (fixed().containsKey(name)) {
            send(context, name, found(fixed(), name));
        } else {
            send(context, name, files.page(name).orElseThrow(Rejection::notFound));
        }
    }

    private static byte[] found(Map<String, byte[]> files, String name) {
        return Optional.ofNullable(files.get(name)).orElseThrow(Rejection::notFound);
    }

    private static void send(Context context, String name, byte[] content) {
        boolean lasting = name.startsWith("assets-") || name.endsWith(".gz");
        context.header("Cache-Control", lasting ? LASTING : "no-cache");
        context.contentType(type(name)).result(content);
    }

    private static String type(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html" -> "text/html; charset=utf-8";
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "png" -> "image/png";
            case "json" -> "application/json";
            case "webmanifest" -> "application/manifest+json";
            default -> "application/octet-stream";
        };
    }

    private synchronized Map<String, byte[]> fixed() {
        if (fixed.isEmpty()) {
            fixed = Optional.of(files.fixed());
        }
        return fixed.get();
    }

    private synchronized CompletableFuture<OfflinePack> pack() {
        if (pack.isEmpty() || pack.get().isCompletedExceptionally()) {
            pack = Optional.of(packer.submit("", () -> OfflinePack.of(fixed(), files.pages(), files.worker())));
        }
        return pack.get();
    }

    @Override
    public void close() {
        packer.close();
    }
}
