package org.chuhe.cli.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.chuhe.cli.Run;
import org.chuhe.server.games.library.store.GameSearch;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.games.library.store.LibraryQuery;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of game files go into a server's library, and what cannot be read is told. */
class LibraryCommandTest {
    private static final String GAME = "[Red \"甲\"]\n[Black \"乙\"]\n1. 炮二平五 马8进7 2. 马二进三 1-0\n";

    @TempDir
    private Path folder;

    @Test
    void aFolderIsPutIntoTheLibrary() throws IOException {
        Path games = Files.createDirectories(folder.resolve("games/inner"));
        Files.writeString(games.resolve("one.pgn"), GAME);
        Files.writeString(games.resolve("again.pgn"), GAME);
        Files.writeString(folder.resolve("games/none.txt"), "no game at all\n");
        String data = folder.resolve("data").toString();
        Run run = Run.of("library", folder.resolve("games").toString(), "--data", data, "--lang", "en");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("3 files, 2 games: 1 new, 1 there already, 1 problem");
        assertThat(run.err()).contains("none.txt");
        try (Storage storage = Storage.open(Settings.read(Map.of("data", data), Map.of()))) {
            LibraryQuery query = LibraryQuery.read(Map.of("player", "甲", "ecco", "B")::get);
            assertThat(new GameSearch(storage).count(GameShelves.PUBLIC, query)).isEqualTo(1);
        }
        assertThat(Run.of("library", folder.resolve("nowhere").toString(), "--data", data)
                        .exit())
                .isEqualTo(2);
    }
}
