package org.chuhe.server.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.chuhe.core.Side;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

class StepWriterTest {
    private static LiveState made(String id) {
        Agreement agreement =
                new Agreement("", GameTerms.of(Preset.ONLINE), ColourChoice.RED, true, Optional.empty(), false);
        Seating seating = new Seating(PlayerSeat.reserved("甲"), Optional.empty(), Optional.of(Side.RED), Side.RED);
        return new LiveState(id, 1, 1000, new GameTable(agreement, seating, Notes.NONE), Optional.empty());
    }

    private static StoredStep called(LiveState before, Side by) {
        Notes notes = before.table().notes().withCall(Optional.of(by));
        return new StoredStep(before, before.next(before.table().with(notes)), List.of(), 2000, by.code() + ":1");
    }

    private static CompletableFuture<StoreResult> store(StepWriter writer, StoredStep step) {
        CompletableFuture<StoreResult> result = new CompletableFuture<>();
        writer.store(step, result::complete);
        return result.orTimeout(20, TimeUnit.SECONDS);
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void whoIsFirstIsStoredAndOneGamesTroubleIsNotAnothers(Databases database) {
        try (Storage storage = database.open()) {
            GameStore store = new GameStore(storage, JsonMapper.builder().build());
            try (StepWriter writer = new StepWriter(store, new SimpleMeterRegistry())) {
                LiveState game = made("a");
                assertThat(store(writer, StoredStep.creation(game, "created")).join())
                        .isEqualTo(StoreResult.STORED);
                List<CompletableFuture<StoreResult>> fates = new ArrayList<>();
                // Nobody has made this game: the database refuses, whatever else is in the same transaction.
                fates.add(store(writer, called(made("nothing"), Side.RED)));
                fates.add(store(writer, called(game, Side.RED)));
                fates.add(store(writer, called(game, Side.BLACK)));
                assertThat(fates.stream().map(CompletableFuture::join))
                        .containsExactly(StoreResult.UNKNOWN, StoreResult.STORED, StoreResult.OVERTAKEN);
            }
            GameStore.Loaded loaded = store.load("a").orElseThrow();
            assertThat(loaded.live().version()).isEqualTo(2);
            assertThat(loaded.live().table().notes().call()).contains(Side.RED);
            assertThat(loaded.entries()).extracting(GameStore.Entry::cause).containsExactly("created", "red:1");
            assertThat(store.load("nothing")).isEmpty();
        }
    }

    @Test
    void anErrorOfOneGameDoesNotEndTheWriter() {
        try (Storage storage = Databases.SQLITE.open()) {
            GameStore store = new GameStore(storage, JsonMapper.builder().build());
            try (StepWriter writer = new StepWriter(store, new SimpleMeterRegistry())) {
                writer.store(StoredStep.creation(made("a"), "created"), result -> {
                    throw new OutOfMemoryError("of one game");
                });
                assertThat(store(writer, StoredStep.creation(made("b"), "created"))
                                .join())
                        .isEqualTo(StoreResult.STORED);
            }
            assertThat(store.load("a")).isPresent();
        }
    }
}
