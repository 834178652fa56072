package org.chuhe.server.games.library;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.games.library.store.LibraryUploads;
import org.chuhe.server.games.library.store.LibraryUploads.Upload;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Messages;

/** Games are brought here, and it is told what came of them. */
public final class UploadPages {
    private static final Messages WORDS = Messages.beside(UploadPages.class);
    private static final View LIST = View.of("library/uploads.jte", WORDS, "uploads.title");
    private static final View ONE = View.of("library/upload.jte", WORDS, "uploads.title", "library.js");
    private static final int LISTED = 50;

    private final Pages pages;
    private final LibraryDesk desk;

    UploadPages(Pages pages, LibraryDesk desk) {
        this.pages = pages;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.get("/library/uploads", this::list, Access.PLAYER);
        routes.post("/library/uploads", this::bring, Access.PLAYER, BodySize.FILE, RateLimit.SHARE);
        routes.get("/library/uploads/{id}", this::one, Access.PLAYER);
    }

    /** What somebody has brought, and whether it may go to everybody's library. */
    public record Listing(List<Upload> uploads, boolean mayPublish, int megabytes, ShelfRoom own) {}

    /** Something that was brought, and what could not be read of it. */
    public record Told(Upload upload, List<LibraryUploads.Problem> problems) {
        /** How many problems are only counted. */
        public int others() {
            return upload.problems() - problems.size();
        }
    }

    private void list(Context context) {
        Visitor visitor = Visitor.of(context);
        pages.show(
                context,
                LIST,
                new Listing(
                        desk.uploads().of(visitor.member().id(), LISTED),
                        LibraryDesk.mayPublish(visitor),
                        BodySize.FILE.bytes() >> 20,
                        ShelfRoom.OWN));
    }

    private void bring(Context context) {
        Optional<UploadedFile> file = Optional.ofNullable(context.isMultipart() ? context.uploadedFile("file") : null)
                .filter(sent -> sent.size() > 0);
        byte[] content = file.map(UploadPages::bytes)
                .orElseGet(() -> Optional.ofNullable(context.formParam("text"))
                        .orElse("")
                        .getBytes(StandardCharsets.UTF_8));
        boolean forAll = "all".equals(context.formParam("to"));
        String name = file.map(UploadedFile::filename).orElse("");
        Upload upload = desk.take(context, name, content, forAll);
        context.redirect("/library/uploads/" + upload.id(), HttpStatus.SEE_OTHER);
    }

    private static byte[] bytes(UploadedFile file) {
        try (InputStream in = file.content()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void one(Context context) {
        Upload upload = desk.upload(context);
        pages.show(
                context,
                ONE.titled(WORDS.message("literal", upload.name())),
                new Told(upload, desk.uploads().problems(upload.id())));
    }
}
