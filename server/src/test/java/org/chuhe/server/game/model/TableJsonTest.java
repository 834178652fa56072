package org.chuhe.server.game.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.server.game.store.GameProgress;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Tables as the database keeps them: the words stay, whatever becomes of the program. */
class TableJsonTest {
    private static final TableJson JSON = new TableJson(JsonMapper.builder().build());

    private static final String EMPTY = "{\"agreement\":{\"title\":\"\",\"terms\":{\"edition\":\"cxa1957\","
            + "\"preset\":\"youth\",\"clock\":{\"stages\":[{\"moves\":40,\"millis\":60000,\"increment\":5000},"
            + "{\"moves\":0,\"millis\":1000,\"increment\":0}],"
            + "\"countdownPeriods\":2,\"countdownMillis\":30000,\"moveLimit\":9000,\"redExtra\":1,\"blackExtra\":2},"
            + "\"odds\":\"two-horses\",\"touchMove\":false},\"colours\":\"lot\",\"listed\":true,\"board\":null,"
            + "\"byOrganiser\":false},\"seating\":{\"first\":{\"identity\":\"i\",\"name\":\"甲\",\"account\":true},"
            + "\"second\":null,\"firstSide\":null,\"leftHand\":\"black\"},\"notes\":{\"call\":null,\"rematch\":null,"
            + "\"next\":\"\",\"cancelled\":false}}";

    private static final String FULL = EMPTY.replace(
                    "\"board\":null", "\"board\":{\"event\":\"e\",\"round\":3,\"table\":12,\"game\":2}")
            .replace("\"second\":null", "\"second\":{\"identity\":\"\",\"name\":\"乙 \\\"\",\"account\":false}")
            .replace("\"firstSide\":null", "\"firstSide\":\"red\"")
            .replace(
                    "\"call\":null,\"rematch\":null,\"next\":\"\",\"cancelled\":false",
                    "\"call\":\"red\",\"rematch\":\"black\",\"next\":\"n\",\"cancelled\":true");

    private static GameTerms terms() {
        ClockScheme clock = new ClockScheme(
                List.of(new ClockStage(40, 60_000, 5000), new ClockStage(0, 1000, 0)), 2, 30_000, 9000, 1, 2);
        return new GameTerms(RuleBooks.CXA_1957, Preset.YOUTH, clock, Odds.TWO_HORSES, false);
    }

    private static GameTable empty() {
        return new GameTable(
                new Agreement("", terms(), ColourChoice.LOT, true, Optional.empty(), false),
                new Seating(new PlayerSeat("i", "甲", true), Optional.empty(), Optional.empty(), Side.BLACK),
                Notes.NONE);
    }

    private static GameTable full() {
        return new GameTable(
                new Agreement(
                        "", terms(), ColourChoice.LOT, true, Optional.of(new BoardReference("e", 3, 12, 2)), false),
                new Seating(
                        new PlayerSeat("i", "甲", true),
                        Optional.of(PlayerSeat.reserved("乙 \"")),
                        Optional.of(Side.RED),
                        Side.BLACK),
                new Notes(Optional.of(Side.RED), Optional.of(Side.BLACK), "n", true));
    }

    @Test
    void aTableIsWrittenAsItWasWhenTheFormatWasMade() {
        assertThat(JSON.write(empty())).isEqualTo(EMPTY);
        assertThat(JSON.write(full())).isEqualTo(FULL);
    }

    @Test
    void whatIsWrittenIsRead() {
        assertThat(JSON.read(EMPTY)).isEqualTo(empty());
        assertThat(JSON.read(FULL)).isEqualTo(full());
        assertThat(JSON.read(FULL.replace(":", " : "))).isEqualTo(full());
    }

    @Test
    void openQuestionsThatAreAnsweredOtherwiseAreKept() {
        RuleBook turned = Interpretations.turned(RuleBooks.CXA_2011, List.of("key-point", "just-crossed"));
        GameTerms terms = terms().withBook(turned);
        GameTable table = new GameTable(
                new Agreement("", terms, ColourChoice.LOT, true, Optional.empty(), false),
                empty().seating(),
                Notes.NONE);
        assertThat(JSON.write(table)).contains("\"interpretations\":\"key-point=other, just-crossed=other\"");
        assertThat(JSON.read(JSON.write(table))).isEqualTo(table);
        assertThat(terms.regulations().arbiter().book()).isEqualTo(turned);
    }

    @Test
    void theWordsAreThoseOfTheFormat() {
        assertThat(Stream.of(Preset.values()).map(Preset::code))
                .containsExactly("online", "national", "provincial", "youth", "blitz", "wxf");
        assertThat(Stream.of(Odds.values()).map(Odds::code))
                .containsExactly(
                        "none",
                        "first-move",
                        "two-moves",
                        "three-moves",
                        "horse",
                        "two-horses",
                        "cannon",
                        "chariot",
                        "chariot-horse",
                        "two-chariots");
        assertThat(Stream.of(ColourChoice.values()).map(ColourChoice::code))
                .containsExactly("red", "black", "lot", "guess");
        assertThat(Stream.of(GameProgress.values()).map(GameProgress::code))
                .containsExactly("waiting", "guessing", "ready", "playing", "paused", "over", "closed", "cancelled");
        assertThat(RuleBooks.all().stream().map(RuleBook::id))
                .containsExactlyInAnyOrder("cxa1957", "cxa1999", "cxa2011", "cxa2020", "wxf2018");
    }

    @Test
    void aBoardFindsTheGameThatItHadBefore() {
        assertThat(new BoardReference("e", 3, 12, 2).mark())
                .isEqualTo("BoardReference[event=e, round=3, table=12, game=2]");
    }

    @Test
    void unknownKeysSurviveChangesOfTheTable() {
        String newer = FULL.replace("\"touchMove\":false", "\"touchMove\":false,\"mood\":{\"calm\":7}")
                .replace("\"increment\":5000", "\"increment\":5000,\"name\":\"first\"")
                .replace("\"next\":\"n\"", "\"next\":\"n\",\"later\":[1,2]")
                .replace("{\"agreement\"", "{\"hall\":\"A\",\"agreement\"");
        GameTable table = JSON.read(newer);
        assertThat(table).isEqualTo(full().keeping(newer));
        assertThat(JSON.write(table)).isEqualTo(newer);
        GameTable changed = table.with(table.notes().withNext("m").withCall(Optional.empty()))
                .with(table.seating().withSecond(new PlayerSeat("j", "丙", true)));
        assertThat(JSON.write(changed))
                .isEqualTo(newer.replace("\"next\":\"n\"", "\"next\":\"m\"")
                        .replace("\"call\":\"red\"", "\"call\":null")
                        .replace(
                                "{\"identity\":\"\",\"name\":\"乙 \\\"\",\"account\":false}",
                                "{\"identity\":\"j\",\"name\":\"丙\",\"account\":true}"));
    }

    @Test
    void whatIsNoTableIsRefused() {
        for (String text : List.of(
                "{}",
                "[]",
                "null",
                EMPTY.replace("cxa1957", "cxa1800"),
                EMPTY.replace("\"youth\"", "\"YOUTH\""),
                EMPTY.replace("\"listed\":true", "\"listed\":1"),
                EMPTY.replace("\"moves\":40", "\"moves\":\"40\""))) {
            assertThatThrownBy(() -> JSON.read(text)).as(text).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
