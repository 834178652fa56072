package org.chuhe.server.games.library;

import io.javalin.http.Context;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.games.library.store.GameSearch;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.games.library.store.GameShelves.KeptGame;
import org.chuhe.server.games.library.store.LibraryQuery;
import org.chuhe.server.games.library.store.LibraryUploads;
import org.chuhe.server.games.library.store.LibraryUploads.Upload;
import org.chuhe.server.games.library.store.OpeningTree;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;

/** The library as its pages and its JSON use it, and who may do what there. */
final class LibraryDesk implements AutoCloseable {
    private static final Messages WORDS = Messages.beside(LibraryDesk.class);

    private final GameShelves shelves;
    private final GameSearch search;
    private final OpeningTree tree;
    private final LibraryUploads uploads;
    private final LibraryWork work;
    private final GamesPlayedHere played;

    LibraryDesk(Storage storage, JsonMapper json, Jobs jobs, Clock clock, SecureRandom random, LiveGames games) {
        this.shelves = new GameShelves(storage);
        this.search = new GameSearch(storage);
        this.tree = new OpeningTree(storage);
        this.uploads = new LibraryUploads(storage, json, clock, random);
        this.work = new LibraryWork(storage, jobs, clock, uploads);
        this.played = new GamesPlayedHere(storage, clock, games.store(), games.index(), games.officials());
    }

    GameSearch search() {
        return search;
    }

    OpeningTree tree() {
        return tree;
    }

    GameShelves shelves() {
        return shelves;
    }

    LibraryUploads uploads() {
        return uploads;
    }

    /** Reads what is asked, and on which shelf; whoever wants his own games must be logged in. */
    int shelf(Context context, LibraryQuery query) {
        if (!query.mine()) {
            return GameShelves.PUBLIC;
        }
        Account account = Visitor.of(context).member();
        if (!played.missing(account.id()).isEmpty()) {
            // A few are there at once; who comes with hundreds sees them when he looks again.
            work.run(account.id(), () -> played.bring(account.id()));
        }
        return shelves.of(account.id());
    }

    /** Who may put games into the public library: whoever runs tournaments. */
    static boolean mayPublish(Visitor visitor) {
        return visitor.account().filter(account -> account.may(Role.ORGANISER)).isPresent();
    }

    /** Takes a file or an archive. */
    Upload take(Context context, String name, byte[] content, boolean forAll) {
        Visitor visitor = Visitor.of(context);
        Account account = visitor.member();
        if (forAll && !mayPublish(visitor)) {
            throw Rejection.forbidden(WORDS.message("upload.public.not"));
        }
        if (content.length == 0) {
            throw Rejection.unusable(WORDS.message("upload.empty"));
        }
        int shelf = forAll ? GameShelves.PUBLIC : shelves.make(account.id());
        String id = uploads.begin(
                account.id(), shelf, name.isBlank() ? WORDS.text(visitor.locale(), "upload.pasted") : name);
        Upload upload = uploads.find(id).orElseThrow();
        CompletableFuture<Boolean> taken = work.take(upload, content, forAll ? ShelfRoom.PUBLIC : ShelfRoom.OWN);
        if (taken.isCompletedExceptionally()) {
            uploads.refuse(id);
            throw Rejection.busy(WORDS.message("upload.busy"));
        }
        return upload;
    }

    /** An upload for whoever brought it, and administrators. */
    Upload upload(Context context) {
        Account account = Visitor.of(context).member();
        return uploads.find(context.pathParam("id"))
                .filter(found -> found.account().equals(account.id()) || account.may(Role.ADMIN))
                .orElseThrow(Rejection::notFound);
    }

    /** Takes a game off its shelf: one's own, or, as an administrator, everybody's. */
    void remove(Context context) {
        Visitor visitor = Visitor.of(context);
        KeptGame game = shelves.visible(context.pathParam("id"), visitor).orElseThrow(Rejection::notFound);
        if (game.owner().isEmpty() && !visitor.member().may(Role.ADMIN)) {
            throw Rejection.forbidden(WORDS.message("remove.not"));
        }
        shelves.remove(game.id());
        tree.forget();
    }

    @Override
    public void close() {
        work.close();
    }
}
