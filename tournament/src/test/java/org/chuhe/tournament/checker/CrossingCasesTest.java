package org.chuhe.tournament.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.text.Result;
import org.chuhe.tournament.Cases;
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.regulations.Regulations;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Whole events in which a score group is or could be jumped (附录二 一.4): paired from the record, and checked. */
class CrossingCasesTest {
    static Stream<JsonNode> cases() {
        return Cases.readLines("swiss_crossing.jsonl").stream();
    }

    static Stream<JsonNode> casesWithAnotherRound() {
        return cases().filter(c -> c.path("withoutT").isObject());
    }

    private static Event played(JsonNode c) {
        List<Player> players = new ArrayList<>();
        c.get("players").forEach(p -> players.add(Player.of(p.get("no").asInt())));
        Event event = Event.named(
                        "crossing", Regulations.swiss(c.get("totalRounds").asInt()))
                .withPlayers(players);
        for (JsonNode round : c.get("played")) {
            List<Match> matches = new ArrayList<>();
            for (JsonNode game : round.get("games")) {
                Result result = Result.read(game.get("result").asString()).orElseThrow();
                matches.add(Match.of(
                        matches.size() + 1,
                        game.get("red").asInt(),
                        game.get("black").asInt(),
                        result));
            }
            event = event.with(Round.of(round.get("round").asInt(), matches, bye(round)));
        }
        return event;
    }

    private static List<Integer> bye(JsonNode round) {
        return round.get("bye").isNull() ? List.of() : List.of(round.get("bye").asInt());
    }

    private static Round round(JsonNode c, JsonNode pairs) {
        List<Match> matches = new ArrayList<>();
        for (JsonNode pair : pairs.get("expected")) {
            matches.add(Match.of(
                    matches.size() + 1, pair.get(0).asInt(), pair.get(1).asInt(), Result.NONE));
        }
        return Round.of(c.get("round").asInt(), matches, bye(pairs));
    }

    private static List<String> faults(Event event, int round) {
        return EventChecker.violations(event).stream()
                .filter(f -> f.round() == round)
                .map(Finding::invariant)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRecordLeadsToTheOneRightRound(JsonNode c) {
        Proposal next = NextRound.propose(played(c), PairingOrder.NONE);
        assertThat(next)
                .isInstanceOfSatisfying(
                        Proposal.Paired.class,
                        paired -> assertThat(paired.round()).isEqualTo(round(c, c)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theCheckerHasNothingAgainstIt(JsonNode c) {
        Event event = played(c).with(round(c, c));
        assertThat(faults(event, c.get("round").asInt())).isEmpty();
        assertThat(EventChecker.check(event))
                .noneMatch(f -> f.severity() == Finding.Severity.NOT_VERIFIED
                        && f.round() == c.get("round").asInt());
    }

    @ParameterizedTest
    @MethodSource("casesWithAnotherRound")
    void theRoundWithANeedlessJumpIsCaught(JsonNode c) {
        Event event = played(c).with(round(c, c.get("withoutT")));
        assertThat(faults(event, c.get("round").asInt())).contains("I1");
    }
}
