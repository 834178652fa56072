package org.chuhe.server.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.json.RulingJson;
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
import org.chuhe.testing.JsonLines;
import org.chuhe.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a ruling rested on stands beside its step, and only there. */
class KeptRulingTest {
    private static final KeptRuling FIRST = kept(RuleBooks.CXA_2011);
    private static final KeptRuling OTHER = kept(RuleBooks.CXA_2020);

    private static Ruling check(RuleBook book) {
        return Arbiter.of(book)
                .judge(MoveSequence.of(Fen.readLoosely("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w"))
                        .play("f0e0")
                        .play("e8f8")
                        .play("e0f0")
                        .play("f8e8"))
                .ruling();
    }

    private static KeptRuling kept(RuleBook book) {
        return KeptRuling.of(check(book), 1.5);
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
        }
    }

    /** The figures of the books have every kind of evidence among them. */
    @Test
    void whatIsKeptIsPutIntoTheSameWordsInEveryLanguage() {
        Path figures = Path.of("src/main/resources/org/chuhe/server/rulebook/figures");
        Set<Nature> natures = EnumSet.noneOf(Nature.class);
        for (String edition : List.of("cxa2020", "wxf2018", "cxa1957")) {
            for (JsonNode figure : JsonLines.read(figures.resolve(edition + ".jsonl"))) {
                if (!figure.has("moves")) {
                    continue;
                }
                List<String> moves = figure.get("moves")
                        .valueStream()
                        .map(JsonNode::asString)
                        .toList();
                Optional<Cycle> cycle = Cycle.last(
                        Arbiter.readMoves(Fen.readLoosely(figure.get("fen").asString()), moves));
                cycle.ifPresent(round -> {
                    Ruling ruling =
                            Arbiter.of(RuleBooks.byId(edition).orElseThrow()).judge(round);
                    ruling.plies().forEach(ply -> natures.add(ply.nature()));
                    assertKept(ruling);
                });
            }
        }
        assertThat(natures).containsAll(EnumSet.complementOf(EnumSet.of(Nature.UNDECIDED)));
        assertKept(Arbiter.of(RuleBooks.CXA_2020)
                .withNodes(1)
                .judge(check(RuleBooks.CXA_2020).cycle()));
        RuleBook turned = Interpretations.turned(RuleBooks.CXA_2020, List.of("key-point", "just-crossed"));
        assertKept(check(turned));
    }

    private static void assertKept(Ruling ruling) {
        KeptRuling kept = KeptRuling.of(ruling, 1.5);
        assertThat(KeptRulingJson.<Ruling>read(kept.json(), (read, millis) -> read))
                .isEqualTo(ruling);
        for (Language language : Language.values()) {
            assertThat(kept.in(language.locale()))
                    .isEqualTo(RulingJson.of(ruling, language.locale(), 1.5).toString());
        }
    }

    @Test
    void whatIsDamagedIsNotTakenForARuling() {
        String json = FIRST.json();
        for (String damaged : List.of(
                json.substring(1),
                json.replace("\"edition\":\"cxa2011\"", "\"edition\":\"cxa2012\""),
                json.replace("\"firstPly\":1", "\"firstPly\":1,\"more\":1"),
                json.replaceFirst("\"nature\":\"check\"", "\"nature\":\"chase\""),
                json.replaceFirst("\"nature\":\"check\",", ""))) {
            assertThat(damaged).isNotEqualTo(json);
            assertThatThrownBy(() -> new KeptRuling(damaged).in(Locale.ENGLISH)).isInstanceOf(RuntimeException.class);
        }
    }
}
