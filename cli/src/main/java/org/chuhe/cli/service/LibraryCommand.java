package org.chuhe.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.server.library.LibraryImport;
import org.chuhe.server.library.ShelfRoom;
import org.chuhe.server.library.store.GameShelves;
import org.chuhe.server.storage.Storage;
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
        List<Path> all = new ArrayList<>();
        for (Path file : files) {
            if (!Files.exists(file)) {
                throw new CliException("library.missing", file);
            }
            try (Stream<Path> found = Files.walk(file)) {
                found.filter(Files::isRegularFile).sorted().forEach(all::add);
            }
        }
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
            for (Path file : all) {
                work.path(file.toString(), file);
            }
            console.say(
                    "library.done",
                    work.files(),
                    work.games(),
                    work.added().added(),
                    work.added().duplicates(),
                    work.problems());
            return Exit.DONE;
        }
    }
}
