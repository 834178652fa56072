package org.chuhe.server.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import org.chuhe.text.Language;
import org.chuhe.text.Translated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** What a ruling rested on stands beside its step, and only there. */
class KeptRulingTest {
    private static final KeptRuling FIRST = kept("长捉", "perpetual chase");
    private static final KeptRuling OTHER = kept("长将", "perpetual check");

    private static KeptRuling kept(String chinese, String english) {
        return new KeptRuling(
                Translated.of(reader -> "{\"why\":\"" + (Language.of(reader).isChinese() ? chinese : english) + "\"}"));
    }

    private static StoredStep step(LiveState before, Side by, KeptRuling ruling) {
        Notes notes = before.table().notes().withCall(Optional.of(by));
        LiveState after = before.next(before.table().with(notes));
        return new StoredStep(before, after, List.of(), 2_000, "", Optional.of(ruling));
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void itIsStoredWithItsStepOrNotAtAll(Databases database) {
        try (Storage storage = database.open()) {
            GameStore store = new GameStore(storage, JsonMapper.builder().build());
            Agreement agreement =
                    new Agreement("", GameTerms.of(Preset.ONLINE), ColourChoice.RED, true, Optional.empty(), false);
            Seating seating = new Seating(PlayerSeat.reserved("甲"), Optional.empty(), Optional.of(Side.RED), Side.RED);
            LiveState made =
                    new LiveState("g", 1, 1_000, new GameTable(agreement, seating, Notes.NONE), Optional.empty());
            assertThat(store.append(List.of(StoredStep.creation(made, "created"))))
                    .containsExactly(true);

            StoredStep stored = step(made, Side.RED, FIRST);
            assertThat(store.append(List.of(stored))).containsExactly(true);
            // Another process was too late with its step: its ruling is none.
            assertThat(store.append(List.of(step(made, Side.BLACK, OTHER)))).containsExactly(false);
            assertThat(store.lastRuling("g", 2)).contains(FIRST);
            assertThat(store.lastRuling("g", 1)).isEmpty();

            assertThat(store.append(List.of(step(stored.after(), Side.BLACK, OTHER))))
                    .containsExactly(true);
            assertThat(store.lastRuling("g", 2)).contains(FIRST);
            assertThat(store.lastRuling("g", 3)).contains(OTHER);
            assertThat(store.lastRuling("g", Long.MAX_VALUE)).contains(OTHER);
            assertThat(OTHER.json().in(Locale.CHINESE)).contains("长将");
            assertThat(OTHER.json().in(Locale.ENGLISH)).contains("check");
        }
    }
}
