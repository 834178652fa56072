package org.chuhe.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockText;
import org.junit.jupiter.api.Test;

class ProvisionTest {
    private static List<String> english(GameRegulations rules) {
        return Provision.of(rules).stream()
                .map(each -> each.article().number() + " " + each.words().in(Locale.ENGLISH))
                .toList();
    }

    @Test
    void whatAnEventLaysDownIsSaidWithItsArticle() {
        GameRegulations rules = GameRegulations.provincial()
                .withClock(ClockText.read("60/30,10/10").orElseThrow().withExtra(Side.BLACK, Duration.ofSeconds(150)))
                .withLateness(Duration.ofMinutes(30))
                .withColourError(Duration.ofMinutes(10))
                .withDisplacement(3)
                .withClaims(ClaimRules.BOOK.withLimitRounds(40));
        assertThat(english(rules))
                .contains(
                        "4.1.8 illegal move number 2 loses; an earlier one is a foul",
                        "4.2.4 40 rounds without a capture are a draw, if claimed",
                        "5.8.1 begun with reversed colours and found within 10 min: played anew",
                        "5.8.2 a piece displaced by accident is put back if that is found within 3 rounds",
                        "6.2 60 min for 30 moves",
                        "6.2 10 min for 10 moves",
                        "6.5 Black has 2 min 30 s more",
                        "20.1 who comes later than 30 min forfeits");
    }

    @Test
    void shortGamesAreBlitzAndTheLetterOnDrawOffersCanBeChosen() {
        assertThat(english(GameRegulations.blitz()))
                .contains(
                        "6.4 no more than 15 min for each side: blitz",
                        "22.1 draw offers may exceed the other side's by 2, one more is a foul (8.1.3 and 22.1 as usually"
                                + " read)")
                .anyMatch(line -> line.startsWith("22.2") && line.contains("5 min"));
        assertThat(english(GameRegulations.national().withClaims(ClaimRules.BOOK.withOffersAhead(1))))
                .contains("22.1 two draw offers more than the other side are a foul (8.1.3 and 22.1 by the letter)")
                .noneMatch(line -> line.startsWith("6.4"));
    }

    @Test
    void onAServerOtherThingsHold() {
        assertThat(english(GameRegulations.online()))
                .contains(
                        "4.1.8 illegal moves are refused, so that nobody is punished for them",
                        "4.2.4 60 rounds without a capture are a draw, without a claim",
                        "5.8.1 begun with reversed colours: the game stands",
                        "6.3 15 min for all moves",
                        "6 then byo-yomi: 1 times 30 s")
                .noneMatch(line -> line.startsWith("4.1.9"));
    }

    @Test
    void thatPlayersAreToldBeforeTheyLoseIsLaidDown() {
        GameRegulations usual = GameRegulations.online();
        assertThat(english(usual)).noneMatch(line -> line.startsWith("23.5.1"));
        assertThat(english(usual.withClaims(usual.claims().withWarning(true))))
                .contains("23.5.1 a player is told before the move by which he would lose at once");
    }

    @Test
    void everyRegulationsAreSaidInBothLanguagesInTheOrderOfTheArticles() {
        ClockScheme odd = ClockScheme.perMove(Duration.ofSeconds(90));
        Stream.of(
                        GameRegulations.national(),
                        GameRegulations.blitz(),
                        GameRegulations.wxf().withClock(odd),
                        GameRegulations.youth()
                                .withConduct(PlayersConduct.overTheBoard(1)
                                        .withCalledFlags(PlayersConduct.BothFlags.DRAWN)
                                        .without(Practice.TOUCH_MOVE)))
                .forEach(rules -> {
                    List<Provision> all = Provision.of(rules);
                    assertThat(all).allSatisfy(each -> {
                        assertThat(each.words().in(Locale.CHINESE)).isNotBlank().doesNotContain("{");
                        assertThat(each.words().in(Locale.ENGLISH)).isNotBlank().doesNotContain("{");
                    });
                    assertThat(all)
                            .map(each ->
                                    Integer.parseInt(each.article().number().split("\\.")[0]))
                            .isSorted();
                });
    }
}
