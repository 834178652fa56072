package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.chuhe.json.JsonException;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Regulations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventDocumentTest {
    private static final Event CUP = Event.named("楚河杯", Regulations.roundRobin());

    private static EventDocument perform(EventDocument document, Command command, String did) {
        Tournament after = document.tournament().perform(command).tournament();
        return document.changed(after.event(), document.extras(), Deed.of(did));
    }

    private static EventDocument read(String text) {
        return EventDocument.read("cup.json", text.getBytes(StandardCharsets.UTF_8));
    }

    private static EventDocument withTwo() {
        EventDocument begun = EventDocument.EMPTY.changed(CUP, EventDocument.EMPTY.extras(), Deed.of("new"));
        return perform(
                perform(begun, new AddPlayer("甲", "", 0, 0), "甲 enters"), new AddPlayer("乙", "", 0, 0), "乙 enters");
    }

    @Test
    void isReadAsItWasWritten() {
        EventDocument again = EventDocument.read("cup.json", withTwo().bytes());
        assertThat(again.tournament().event()).isEqualTo(withTwo().tournament().event());
        assertThat(again.done()).extracting(Deed::text).containsExactly("甲 enters", "乙 enters");
        assertThat(again.bytes()).isEqualTo(withTwo().bytes());
    }

    @Test
    void changesAreTakenBackAndTheBeginningIsNone() {
        EventDocument back = withTwo().undo(2).orElseThrow();
        assertThat(back.tournament().event()).isEqualTo(CUP);
        assertThat(back.done()).isEmpty();
        assertThatThrownBy(() -> back.undo(1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void whatWasEditedByHandCannotBeTakenBack() {
        String text = new String(withTwo().bytes(), StandardCharsets.UTF_8);
        assertThat(read(text.replaceFirst("\"乙\"", "\"丙\"")).undo(1)).isEmpty();
        assertThat(read(text.replace("\"path\":\"/players", "\"path\":\"/nowhere"))
                        .undo(1))
                .isEmpty();
    }

    @Test
    void keysOfOthersAreKept() {
        EventDocument read = read("\uFEFF{\"chuhe\":1,\"hall\":\"east\",\"players\":[{\"no\":1,\"shirt\":7}]}");
        assertThat(read.extras().paths()).containsExactly("players[0].shirt", "hall");
        EventDocument changed = perform(read, new AddPlayer("乙", "", 0, 0), "乙 enters");
        assertThat(new String(changed.bytes(), StandardCharsets.UTF_8)).contains("\"hall\"", "\"shirt\"");
    }

    @Test
    void whatCouldNotBeReadAgainIsNotWritten() {
        assertThatThrownBy(() -> perform(withTwo(), new AddPlayer("丙".repeat(301), "", 0, 0), "丙 enters"))
                .isInstanceOf(JsonException.class)
                .hasMessageStartingWith("players[2].name must have at most 300 characters");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{`chuhe`:1,} | cup.json is not JSON: line 1, column 12 | cup.json 不是 JSON：第1行第12列",
                "[] | cup.json does not hold a JSON object | cup.json 不是 JSON 对象",
                "{} | cup.json: the key \"chuhe\": 1 is missing | cup.json：缺少 \"chuhe\": 1",
                "{`chuhe`:1,`name`:7} | cup.json: name must be a text | cup.json：name 应为文字",
                "{`chuhe`:1,`a`:1,`a`:2} | cup.json is not JSON | cup.json 不是 JSON"
            })
    void whatIsWrongIsSaidWithNameAndPlace(String text, String english, String chinese) {
        assertThatThrownBy(() -> read(text.replace('`', '"'))).isInstanceOfSatisfying(JsonException.class, e -> {
            assertThat(e).hasMessageStartingWith(english);
            assertThat(e.message(Locale.CHINESE)).startsWith(chinese);
        });
    }
}
