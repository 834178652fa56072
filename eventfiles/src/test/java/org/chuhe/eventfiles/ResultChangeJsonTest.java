package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.chuhe.json.JsonException;
import org.chuhe.tournament.command.round.ResultChange;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.Result;
import org.chuhe.tournament.result.ResultReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Results as data, in logs and in files. */
class ResultChangeJsonTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Test
    void whatIsWrittenIsReadAgain() {
        List<ResultChange> changes = List.of(
                new ResultChange(1, 2, 1, Result.UNFINISHED, Result.RED_BY_FORFEIT),
                new ResultChange(3, 40, 2, Result.DRAW, Result.BLACK_WINS),
                new ResultChange(3, 1, 1, Result.RED_WINS, Result.DRAW, ResultReason.TIME, ResultReason.AGREED));
        ObjectNode node = JSON.createObjectNode();
        node.set("results", ResultChangeJson.write(changes));
        assertThat(node.toString()).contains("{\"round\":1,\"table\":2,\"game\":1,\"before\":\"*\",\"after\":\"+/-\"}");
        assertThat(ResultChangeJson.read(JSON.readTree(node.toString()), "results"))
                .isEqualTo(changes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"results\":7}",
                "{\"results\":[{\"round\":1,\"table\":1}]}",
                "{\"results\":[{\"round\":1,\"table\":1,\"game\":1,\"before\":\"*\",\"after\":\"won\"}]}",
                "{\"results\":[{\"round\":-1,\"table\":1,\"game\":1}]}"
            })
    void whatMakesNoSenseIsRefused(String text) {
        assertThatThrownBy(() -> ResultChangeJson.read(JSON.readTree(text), "results"))
                .isInstanceOf(JsonException.class);
    }

    @Test
    void anEventFileTakesResultsHoweverTheyAreWrittenAndWritesTheirCodes() {
        String file =
                "{\"chuhe\":1,\"name\":\"赛\",\"format\":\"swiss\",\"rounds\":3,\"players\":[{\"no\":1},{\"no\":2},"
                        + "{\"no\":3},{\"no\":4}],\"played\":[{\"round\":1,\"games\":[{\"red\":1,\"black\":2,\"result\":\"红胜\"},"
                        + "{\"red\":3,\"black\":4,\"result\":\"½–½\"}]}]}";
        Event event = EventJson.read(JSON.readTree(file)).event();
        assertThat(event.rounds().get(0).games().map(Game::result)).containsExactly(Result.RED_WINS, Result.DRAW);
        assertThat(new EventJson(event, EventDocument.EMPTY.extras()).write().toString())
                .contains("\"result\":\"1-0\"")
                .contains("\"result\":\"1/2\"");
    }
}
