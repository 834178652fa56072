package org.chuhe.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.server.games.library.LibraryImport;
import org.chuhe.server.games.library.ShelfRoom;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Message;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code chuhe library}: puts game files and whole folders of them into the public library of a server. */
@Command(name = "library")
public final class LibraryCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    DataOptions options = new DataOptions();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "chuhe.library.files")
    List<Path> files = List.of();

    public LibraryCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFiles named = new GameFiles(console, files);
        try (Storage storage = options.open()) {
            LibraryImport work = new LibraryImport(
                    storage, Clock.systemUTC(), GameShelves.PUBLIC, ShelfRoom.OPERATOR, new LibraryImport.Told() {
                        @Override
                        public void problem(String place, Message reason) {
                            console.complain(console.words("library.problem", place, reason));
                        }

                        @Override
                        public void progress() {}
                    });
            for (Path file : named.files()) {
                read(work, file, named);
            }
            console.say(
                    "library.done",
                    work.files(),
                    work.games(),
                    work.added().added(),
                    work.added().duplicates(),
                    work.problems());
            return named.sayWhichAreEmpty();
        }
    }

    private void read(LibraryImport work, Path file, GameFiles named) throws IOException {
        int games = work.games();
        int problems = work.problems();
        if (Files.isRegularFile(file)) {
            work.path(file.toString(), file);
        } else {
            work.bytes(file.toString(), GameFiles.bytes(console, file));
        }
        if (work.games() > games) {
            named.found(file);
        }
        if (work.problems() > problems) {
            named.said(file);
        }
    }
}
