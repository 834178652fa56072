package org.chuhe.server.games.files;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * What scripts ask about records: {@code POST /api/records/game?name=…&number=…} reads a file, {@code POST
 * /api/records/files/{format}} writes a game in another format, {@code POST /api/records/shared} keeps one for others.
 */
final class RecordApi implements AutoCloseable {
    private static final Messages WORDS = Messages.beside(RecordApi.class);
    private static final int LONGEST_NAME = 200;

    private final SiteAddress address;
    private final JsonMapper json;
    private final SharedGames shared;
    private final WorkQueue queue;

    RecordApi(SiteAddress address, JsonMapper json, Jobs jobs, SharedGames shared) {
        this.address = address;
        this.json = json;
        this.shared = shared;
        this.queue = jobs.queue("records", new WorkQueue.Capacity(2, 1, 40, 400, 60));
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/records/game", this::read, Access.EVERYONE, BodySize.FILE, RateLimit.WORK);
        routes.post("/api/records/files/{format}", this::convert, Access.EVERYONE, BodySize.FILE, RateLimit.WORK);
        routes.post("/api/records/shared", this::share, Access.EVERYONE, BodySize.FILE, RateLimit.SHARE);
    }

    @Override
    public void close() {
        queue.close();
    }

    private void read(Context context) {
        byte[] content = context.bodyAsBytes();
        String name = Optional.ofNullable(context.queryParam("name"))
                .map(text -> text.substring(0, Math.min(text.length(), LONGEST_NAME)))
                .orElse("");
        int number = number(context.queryParam("number"));
        Locale locale = Visitor.of(context).locale();
        AsyncAnswer.send(
                context,
                queue.submit(AsyncAnswer.asker(context), () -> RecordFile.read(name, content, number, locale, json)),
                answer -> context.json(answer));
    }

    private static int number(@Nullable String text) {
        try {
            return text == null ? 1 : Math.max(1, Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return 1;
        }
    }

    private void convert(Context context) {
        OutputFormat format =
                Coded.find(OutputFormat.class, context.pathParam("format")).orElseThrow(Rejection::notFound);
        byte[] content = content(context);
        send(context, () -> RecordFile.only(content), format, "game");
    }

    /** Answers with a game as a file. */
    void send(Context context, Supplier<GameRecord> game, OutputFormat format, String name) {
        String type = format == OutputFormat.JSON
                ? "application/json; charset=utf-8"
                : format.isText() ? "text/plain; charset=utf-8" : "application/octet-stream";
        AsyncAnswer.send(
                context,
                queue.submit(AsyncAnswer.asker(context), () -> written(game.get(), format)),
                file -> context.header(
                                "Content-Disposition",
                                "attachment; filename=\"chuhe-" + name + "." + format.extension() + "\"")
                        .contentType(type)
                        .result(file));
    }

    private static byte[] written(GameRecord game, OutputFormat format) {
        try {
            return Writers.write(game, format);
        } catch (RecordException e) {
            throw Rejection.unusable(e.message());
        }
    }

    private void share(Context context) {
        Visitor visitor = Visitor.of(context);
        String owner = visitor.identity();
        if (owner.isEmpty()) {
            // Nobody could ever take it back.
            throw Rejection.forbidden(WORDS.message("share.cookie"));
        }
        byte[] content = content(context);
        AsyncAnswer.send(
                context,
                queue.submit(AsyncAnswer.asker(context), () -> {
                    GameRecord game = RecordFile.only(content);
                    String line = Writers.text(game, OutputFormat.JSON).strip();
                    return shared.add(owner, visitor.account().isEmpty(), RecordFile.title(game), line);
                }),
                id -> context.status(HttpStatus.CREATED)
                        .json(json.createObjectNode()
                                .put("id", id)
                                .put("link", address.of(context) + "/records/" + id)));
    }

    private static byte[] content(Context context) {
        byte[] content = context.bodyAsBytes();
        if (content.length > 2 * SharedGames.LONGEST) {
            throw Rejection.tooLarge(WORDS.message("share.long", SharedGames.LONGEST / 1024));
        }
        return content;
    }
}
