package org.chuhe.server.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.Referee;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** What lists are made from, on both databases. */
class GameIndexTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final PlayerSeat HAN = new PlayerSeat("account-1", "韩一鸣", true);

    private static LiveState made(String id, long created, String event, Optional<PlayerSeat> second) {
        Optional<BoardReference> board =
                event.isEmpty() ? Optional.empty() : Optional.of(new BoardReference(event, 1, 1, 1));
        Agreement agreement = new Agreement("", GameTerms.of(Preset.ONLINE), ColourChoice.RED, true, board, false);
        Seating seating = new Seating(HAN, second, Optional.of(Side.RED), Side.RED);
        return new LiveState(id, 1, created, new GameTable(agreement, seating, Notes.NONE), Optional.empty());
    }

    private static void store(GameStore store, StoredStep step) {
        assertThat(store.append(List.of(step))).containsExactly(true);
    }

    private static LiveState begin(GameStore store, LiveState before, long at) {
        GameState state = new Referee()
                .start(at, new Players("韩一鸣", "乙"), GameTerms.of(Preset.ONLINE).regulations());
        LiveState after = before.next(state);
        store(store, new StoredStep(before, after, state.log().events(), at, ""));
        return after;
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void gamesAreFoundByWhatTheyHaveComeTo(Databases database) {
        try (Storage storage = database.open()) {
            GameStore store = new GameStore(storage, JSON);
            GameIndex index = new GameIndex(storage, JSON);
            LiveState waiting = made("waiting", 1_000, "", Optional.empty());
            LiveState board = made("board", 2_000, "cup", Optional.of(PlayerSeat.reserved("乙")));
            store(store, StoredStep.creation(waiting, "created"));
            store(store, StoredStep.creation(board, "created"));
            assertThat(index.open(10)).extracting(ListedGame::id).containsExactly("waiting");
            assertThat(index.openGames(HAN.identity())).isEqualTo(2);
            long before = index.activity("cup");

            LiveState running = begin(store, board, 3_000);
            assertThat(index.activity("cup")).isNotEqualTo(before);
            assertThat(index.openGames(HAN.identity())).isEqualTo(1);
            assertThat(index.running(10)).singleElement().satisfies(game -> {
                assertThat(game.phase()).isEqualTo(GameProgress.PLAYING);
                assertThat(game.created()).isEqualTo(2_000);
                assertThat(game.changed()).isEqualTo(3_000);
                assertThat(game.lastMove()).isEmpty();
                assertThat(game.attention()).isFalse();
                assertThat(game.table()).isEqualTo(board.table());
            });
            assertThat(index.ofEvent("cup"))
                    .containsExactly(new BoardGame("board", GameProgress.PLAYING, "", 0, 3_000, true, false, Side.RED));
            assertThat(index.of(HAN.identity(), 10)).extracting(ListedGame::id).containsExactly("board", "waiting");
            assertThat(index.of(HAN.identity(), 1)).hasSize(1);

            assertThat(index.wantingArbiter(10)).isEmpty();
            GameTable called = running.table().with(running.table().notes().withCall(Optional.of(Side.RED)));
            store(store, new StoredStep(running, running.next(called), List.of(), 4_000, ""));
            assertThat(index.wantingArbiter(10)).extracting(ListedGame::id).containsExactly("board");
            assertThat(index.forArbiters(10))
                    .singleElement()
                    .satisfies(game -> assertThat(game.attention()).isTrue());
            assertThat(index.recent(10)).isEmpty();
        }
    }
}
