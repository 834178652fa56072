package org.chuhe.server.game.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.Square;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.server.game.decision.ClientMessage.Lateness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** The messages of {@code docs/live-protocol.md}. */
class ClientMessagesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static ClientMessage read(String frame) {
        return ClientMessages.read(JSON, frame.replace('\'', '"'));
    }

    static Stream<Arguments> messages() {
        Square point = Square.parse("h2").orElseThrow();
        return Stream.of(
                Arguments.of("'t':'move','move':'炮二平五'", new ClientMessage.Move("7", 12, "", "炮二平五")),
                Arguments.of(
                        "'t':'move','move':'h2e2','fen':'9/9 w'", new ClientMessage.Move("7", 12, "9/9 w", "h2e2")),
                Arguments.of("'t':'offer'", new ClientMessage.Offer("7", 12)),
                Arguments.of("'t':'accept'", new ClientMessage.Accept("7", 12)),
                Arguments.of("'t':'decline'", new ClientMessage.Decline("7", 12)),
                Arguments.of("'t':'resign'", new ClientMessage.Resign("7", 12)),
                Arguments.of("'t':'claim','kind':'repetition'", new ClientMessage.Claim("7", 12, ClaimKind.REPETITION)),
                Arguments.of("'t':'claim','kind':'move-limit'", new ClientMessage.Claim("7", 12, ClaimKind.MOVE_LIMIT)),
                Arguments.of("'t':'touch','points':['h2']", new ClientMessage.Touch("7", 12, List.of(point))),
                Arguments.of("'t':'take-back'", new ClientMessage.TakeBack("7", 12)),
                Arguments.of("'t':'agree'", new ClientMessage.AnswerTakeBack("7", 12, true)),
                Arguments.of("'t':'refuse'", new ClientMessage.AnswerTakeBack("7", 12, false)),
                Arguments.of("'t':'chat','on':true", new ClientMessage.WantChat("7", 12, true)),
                Arguments.of("'t':'say','text':' a\\nb\\u202e '", new ClientMessage.Say("7", 12, "a b")),
                Arguments.of("'t':'sign'", new ClientMessage.Sign("7", 12)),
                Arguments.of("'t':'call'", new ClientMessage.Call("7", 12)),
                Arguments.of("'t':'sync'", new ClientMessage.Sync("7", 12)),
                Arguments.of("'t':'pong','n':'a8'", new ClientMessage.Pong("7", 12, "a8")));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void everyMessageIsRead(String parts, ClientMessage message) {
        assertThat(read("{'id':'7','ply':12," + parts + "}")).isEqualTo(message);
    }

    @Test
    void everyKindOfMessageIsAmongThem() {
        List<Class<?>> kinds = messages()
                .map(arguments -> arguments.get()[1].getClass())
                .distinct()
                .<Class<?>>map(kind -> kind)
                .toList();
        assertThat(kinds)
                .containsAll(List.of(ClientMessage.OfPlayer.class.getPermittedSubclasses()))
                .containsAll(List.of(ClientMessage.OfChat.class.getPermittedSubclasses()))
                .contains(ClientMessage.Sync.class, ClientMessage.Pong.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'id':'7','ply':1}",
                "{'id':'7','ply':1,'t':'dance'}",
                "{'id':'7','ply':1,'t':'claim','kind':'nonsense'}",
                "{'id':'7','ply':1,'t':'claim'}",
                "{'id':'7','ply':1,'t':'touch','points':['h2','z9']}",
                "{'id':'7','ply':1,'t':'touch','points':[]}",
                "{'id':'7','ply':1,'t':'say'}",
                "{'id':'7','ply':1,'t':'say','text':' \\t '}",
                "{'id':'7','ply':1,'t':'move','move':'01234567890123456789012345678901234567890'}"
            })
    void whatMakesNoSenseIsAnsweredByItsName(String frame) {
        assertThat(read(frame)).isEqualTo(new ClientMessage.Unknown("7", 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "null", "7", "{", "{'id':'a b','t':'sync'}", "{'id':'\\u0007','t':'sync'}"})
    void whatIsNoMessageHasNoName(String frame) {
        assertThat(read(frame)).isEqualTo(new ClientMessage.Unknown("", -1));
    }

    @Test
    void movesAnswerThePositionAndOthersMayBeLate() {
        assertThat(Lateness.NONE.allows(12, 12)).isTrue();
        assertThat(Lateness.NONE.allows(11, 12)).isFalse();
        assertThat(Lateness.ONE_PLY.allows(11, 12)).isTrue();
        assertThat(Lateness.ONE_PLY.allows(10, 12)).isFalse();
        assertThat(Lateness.ANY.allows(0, 12)).isTrue();
        for (Lateness lateness : List.of(Lateness.NONE, Lateness.ONE_PLY, Lateness.ANY)) {
            assertThat(lateness.allows(13, 12)).as(lateness.name()).isFalse();
            assertThat(lateness.allows(-1, 12)).as(lateness.name()).isFalse();
        }
    }
}
