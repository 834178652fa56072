package org.chuhe.server.games.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.chuhe.server.TestServer;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.games.library.store.LibraryUploads;
import org.chuhe.server.games.library.store.LibraryUploads.Upload;
import org.chuhe.server.games.library.store.ShelfWriter;
import org.chuhe.server.platform.http.Site;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is said of an upload is true, whatever became of the server that took it. */
class UploadStateTest {
    private static TestServer server;
    private static Site site;
    private static LibraryUploads uploads;
    private static String account;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        site = server.server().site();
        uploads = uploads(site.clock());
        account = site.accounts().create("brings", "correct horse", Set.of()).id();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static LibraryUploads uploads(Clock clock) {
        return new LibraryUploads(site.storage(), site.json(), clock, site.random());
    }

    private static LibraryWork work() {
        return new LibraryWork(site.storage(), site.jobs(), site.clock(), uploads);
    }

    private static Upload upload() {
        return uploads.find(uploads.begin(account, GameShelves.PUBLIC, "games.pgn"))
                .orElseThrow();
    }

    private static String state(Upload upload) {
        return uploads.find(upload.id()).orElseThrow().state();
    }

    @Test
    void aServerThatBeginsKnowsThatNothingIsBeingRead() {
        Upload waiting = upload();
        Upload running = upload();
        uploads.progress(running.id(), "running", 1, 1, ShelfWriter.Added.NOTHING, 0);
        Upload done = upload();
        uploads.progress(done.id(), "done", 1, 1, ShelfWriter.Added.NOTHING, 0);
        work().close();
        assertThat(state(waiting)).isEqualTo("stopped");
        assertThat(state(running)).isEqualTo("stopped");
        assertThat(state(done)).isEqualTo("done");
    }

    @Test
    void whatSomebodyHasWaitsHoweverLongAndWhatNobodyHasIsStopped() {
        Upload held = upload();
        Upload left = upload();
        LibraryUploads later = uploads(Clock.offset(site.clock(), Duration.ofMinutes(50)));
        later.breathe(List.of(held.id()));
        assertThat(later.find(held.id()).orElseThrow().state()).isEqualTo("waiting");
        assertThat(later.find(left.id()).orElseThrow().state()).isEqualTo("stopped");
    }

    @Test
    void whatIsRefusedInTheQueueOrThrowsIsStopped() {
        LibraryWork work = work();
        CountDownLatch gate = new CountDownLatch(1);
        work.run("another", () -> await(gate));
        Upload upload = upload();
        CompletableFuture<Boolean> taken = work.take(upload, "x".getBytes(StandardCharsets.UTF_8), ShelfRoom.PUBLIC);
        work.close();
        assertThat(taken).isCompletedExceptionally();
        assertThat(state(upload)).isEqualTo("stopped");
        gate.countDown();
    }

    @Test
    @Tag("patient")
    void whoeverHasAnUploadSaysSoWhileItWaits() throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        try (LibraryWork work = work()) {
            work.run("another", () -> await(gate));
            Upload upload = upload();
            work.take(upload, "x".getBytes(StandardCharsets.UTF_8), ShelfRoom.PUBLIC);
            site.storage()
                    .jdbi()
                    .useHandle(handle ->
                            handle.execute("UPDATE library_upload SET changed = 0 WHERE id = ?", upload.id()));
            assertThat(state(upload)).isEqualTo("stopped");
            for (int i = 0; i < 200 && !state(upload).equals("waiting"); i++) {
                Thread.sleep(50);
            }
            assertThat(state(upload)).isEqualTo("waiting");
            gate.countDown();
        }
    }

    private static void await(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
