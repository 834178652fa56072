package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.chuhe.json.JsonException;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.result.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class LoggedEventTest {
    private static final Event CUP = Event.named("楚河杯", Regulations.swiss(5));

    private static LoggedEvent perform(LoggedEvent event, Command command) {
        EventDocument.Done done = event.document().perform(command);
        return event.then(done.deed(), done.document(), "", 1_700_000_000_000L);
    }

    private static LoggedEvent undo(LoggedEvent event, int seq) {
        return event.undo(seq, "", 1_700_000_000_000L);
    }

    private static LoggedEvent read(String text) {
        return LoggedEvent.read("cup.json", text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(LoggedEvent event) {
        return new String(event.bytes(), StandardCharsets.UTF_8);
    }

    private static LoggedEvent withTwo() {
        LoggedEvent begun =
                LoggedEvent.EMPTY.then(new CreateEvent(CUP.name()), EventDocument.of(CUP), "", 1_700_000_000_000L);
        return perform(perform(begun, AddPlayer.named("甲")), AddPlayer.named("乙"));
    }

    private static LoggedEvent paired() {
        return perform(perform(perform(withTwo(), AddPlayer.named("丙")), AddPlayer.named("丁")), PairRound.BY_RULE);
    }

    private static LoggedEvent result(LoggedEvent event, int table, Result result, EndReason reason) {
        return perform(event, new RecordResult(1, table, 1, result, reason));
    }

    private static Game game(LoggedEvent event, int table) {
        return event.document()
                .event()
                .round(1)
                .orElseThrow()
                .table(table)
                .orElseThrow()
                .games()
                .get(0);
    }

    private static List<String> told(LoggedEvent event) {
        Names names = Names.of(event.document().event());
        return event.log().entries().stream()
                .map(entry -> entry.deed().sentence(names).in(Locale.ENGLISH))
                .toList();
    }

    @Test
    void isReadAsItWasWritten() {
        LoggedEvent again = LoggedEvent.read("cup.json", withTwo().bytes());
        assertThat(again.document().event()).isEqualTo(withTwo().document().event());
        assertThat(told(again)).containsExactly("created “楚河杯”", "entered 甲", "entered 乙");
        assertThat(again.log()).isEqualTo(withTwo().log());
        assertThat(again.bytes()).isEqualTo(withTwo().bytes());
    }

    @Test
    void changesAreTakenBackByFurtherEntriesAndTheBeginningNever() {
        LoggedEvent back = undo(undo(withTwo(), 0), 0);
        assertThat(back.document().event()).isEqualTo(CUP);
        assertThat(told(back)).endsWith("undid #3 (entered 乙)", "undid #2 (entered 甲)");
        assertThatThrownBy(() -> undo(back, 0)).hasMessage("There is nothing to undo.");
        assertThatThrownBy(() -> undo(back, 1)).hasMessage("There is nothing to undo.");
    }

    @Test
    void whatWasEditedByHandCannotBeTakenBack() {
        String text = text(withTwo());
        assertThatThrownBy(() -> undo(read(text.replaceFirst("\"乙\"", "\"丙\"")), 0))
                .hasMessageContaining("changed by other means");
        assertThatThrownBy(() -> undo(read(text.replace("\"path\":\"/players", "\"path\":\"/nowhere")), 0))
                .hasMessageContaining("cannot be undone");
        LoggedEvent further = perform(read(text.replaceFirst("\"乙\"", "\"丙\"")), AddPlayer.named("丁"));
        assertThatThrownBy(() -> undo(undo(further, 0), 0)).hasMessageContaining("changed by other means");
    }

    @Test
    void whatChangesNothingIsNoEntry() {
        LoggedEvent once = result(paired(), 1, Result.RED_WINS, EndReason.TIME);
        assertThat(result(once, 1, Result.RED_WINS, EndReason.TIME).log()).isEqualTo(once.log());
    }

    @Test
    void anEarlierResultIsTakenBackWithItsReason() {
        LoggedEvent first = result(paired(), 1, Result.RED_WINS, EndReason.TIME);
        LoggedEvent corrected = result(first, 1, Result.RED_WINS, EndReason.CHECKMATE);
        int correction = corrected.log().entries().size();
        LoggedEvent later = result(corrected, 2, Result.DRAW, EndReason.AGREEMENT);
        LoggedEvent back = undo(later, correction);
        assertThat(game(back, 1).reason()).isEqualTo(EndReason.TIME);
        assertThat(game(back, 2).reason()).isEqualTo(EndReason.AGREEMENT);
        // The record of "time" stands again, so that it can be taken back too.
        assertThat(game(undo(back, correction - 1), 1).result()).isEqualTo(Result.NONE);
    }

    @Test
    void aResultWhoseReasonWasChangedSinceStays() {
        LoggedEvent first = result(paired(), 1, Result.RED_WINS, EndReason.TIME);
        int entry = first.log().entries().size();
        LoggedEvent corrected = result(first, 1, Result.RED_WINS, EndReason.CHECKMATE);
        assertThatThrownBy(() -> undo(corrected, entry)).hasMessageContaining("changed since");
        assertThat(game(corrected, 1).reason()).isEqualTo(EndReason.CHECKMATE);
    }

    @Test
    void whatLiesBelowOtherChangesIsNotTakenBack() {
        assertThatThrownBy(() -> undo(withTwo(), 2)).hasMessageContaining("undo those first");
        LoggedEvent event =
                result(result(paired(), 1, Result.DRAW, EndReason.UNKNOWN), 2, Result.DRAW, EndReason.UNKNOWN);
        int last = event.log().entries().size();
        LoggedEvent withoutFirst = undo(event, last - 1);
        LoggedEvent withoutBoth = undo(withoutFirst, 0);
        assertThat(game(withoutBoth, 1).result()).isEqualTo(Result.NONE);
        assertThat(game(withoutBoth, 2).result()).isEqualTo(Result.NONE);
        assertThat(undo(withoutBoth, 0).document().event().begun()).isFalse();
    }

    @Test
    void numbersOfOthersKeysFollowTheirEntrants() {
        LoggedEvent two =
                read("{\"chuhe\":1,\"players\":[{\"no\":1,\"name\":\"甲\",\"shirt\":7},{\"no\":2,\"name\":\"乙\"}]}");
        for (int seed = 0; seed < 8; seed++) {
            LoggedEvent drawn = perform(two, new DrawNumbers(DrawNumbers.Mode.LOT, seed));
            JsonNode shirt = drawn.document()
                    .tree()
                    .get("players")
                    .valueStream()
                    .filter(player -> player.has("shirt"))
                    .findFirst()
                    .orElseThrow();
            assertThat(shirt.path("name").asString()).isEqualTo("甲");
        }
    }

    @Test
    void keysOfOthersAreKept() {
        LoggedEvent read = read("\uFEFF{\"chuhe\":1,\"hall\":\"east\",\"players\":[{\"no\":1,\"shirt\":7}]}");
        assertThat(read.document().unknownKeys()).containsExactly("players[0].shirt", "hall");
        LoggedEvent changed = perform(read, AddPlayer.named("乙"));
        assertThat(text(changed)).contains("\"hall\"", "\"shirt\"");
    }

    @Test
    void whatCouldNotBeReadAgainIsNotWritten() {
        assertThatThrownBy(() -> perform(withTwo(), AddPlayer.named("丙".repeat(301))))
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

    @Test
    void resultsAreReadHoweverTheyAreWrittenAndWrittenAsCodes() {
        LoggedEvent read =
                read("{\"chuhe\":1,\"name\":\"赛\",\"format\":\"swiss\",\"rounds\":3,\"players\":[{\"no\":1},{\"no\":2},"
                        + "{\"no\":3},{\"no\":4}],\"played\":[{\"round\":1,\"games\":[{\"red\":1,\"black\":2,\"result\":\"红胜\"},"
                        + "{\"red\":3,\"black\":4,\"result\":\"½–½\"}]}]}");
        Event event = read.document().event();
        assertThat(event.rounds().get(0).games().map(Game::result)).containsExactly(Result.RED_WINS, Result.DRAW);
        assertThat(EventDocument.of(event).tree().toString())
                .contains("\"result\":\"1-0\"")
                .contains("\"result\":\"1/2\"");
    }
}
