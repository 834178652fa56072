package org.chuhe.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.ClientMessages;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the server says and hears, against the types that the scripts are checked by. */
class ProtocolTest {
    private static final TypeScript PROTOCOL = TypeScript.read("src/main/web/play/protocol.ts");

    /** Games in which everything is said: offers, claims, touches, a repetition, a restored position, a result. */
    private static List<JsonNode> heard() {
        try (TestServer server = TestServer.start();
                TestTable repeating = TestTable.begin(server, "");
                TestTable checking = TestTable.begin(server, "");
                TestTable claimed = TestTable.begin(server, ",\"preset\":\"national\",\"touchMove\":true");
                LiveClient spectator = LiveClient.open(server.server().address(), repeating.id, "")) {
            RulingTest.chase(repeating);
            RulingTest.check(checking, 18);
            checking.red.await(json -> LiveClient.is(json, "ahead"));
            spectator.ply(16);
            repeating.red.await(json -> LiveClient.is(json, "presence"));
            repeating.red.ask("call", 16, "");
            repeating.red.ask("resign", 16, "");
            repeating.black.phase("over");
            repeating.red.move(16, "d5d6");
            claimed.red.ask("touch", 0, ",\"points\":[\"h2\"]");
            claimed.play(0, "h2e2");
            claimed.red.ask("offer", 1, "");
            claimed.red.ask("chat", 1, ",\"on\":true");
            claimed.black.ask("chat", 1, ",\"on\":true");
            claimed.black.ask("say", 1, ",\"text\":\"你好\"");
            claimed.red.await(json -> json.path("lines").size() == 1);
            claimed.black.ask("claim", 1, ",\"kind\":\"move-limit\"");
            return Stream.of(repeating.red, repeating.black, checking.red, claimed.red, claimed.black, spectator)
                    .flatMap(client -> client.heard().stream())
                    .toList();
        }
    }

    @Test
    void everyMessageHasTheKeysThatScriptsExpect() {
        List<JsonNode> heard = heard();
        Set<String> kinds = heard.stream()
                .map(message -> message.path("t").asString(""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(kinds).containsExactly("ahead", "chat", "game", "no", "ok", "ping", "presence", "step");
        Set<String> seen = new TreeSet<>();
        for (JsonNode message : heard) {
            String kind = message.path("t").asString("");
            String type = Character.toUpperCase(kind.charAt(0)) + kind.substring(1) + "Message";
            seen.addAll(PROTOCOL.check(type, message));
        }
        // Whatever a type describes was there to be looked at.
        assertThat(seen)
                .contains("ClockScheme", "ClockState", "Face", "GameState", "LogLine", "PlayedMove", "Player")
                .contains("ChatLine", "Presence", "Result", "Ruling", "Text", "You");
    }

    @Test
    void everythingThatScriptsSayIsHeard() {
        JsonMapper json = JsonMapper.builder().build();
        Set<Class<?>> heard = PROTOCOL.wordsOf("Act").stream()
                .map(word -> "{\"t\":\"" + word + "\",\"id\":\"1\",\"ply\":0,\"move\":\"h2e2\","
                        + "\"kind\":\"repetition\",\"points\":[\"h2\"],\"on\":true,\"text\":\"x\"}")
                .map(frame -> ClientMessages.read(json, frame).getClass())
                .collect(Collectors.toSet());
        assertThat(heard)
                .containsExactlyInAnyOrderElementsOf(Stream.of(ClientMessage.OfPlayer.class, ClientMessage.OfChat.class)
                        .flatMap(kind -> Stream.of(kind.getPermittedSubclasses()))
                        .toList());
    }
}
