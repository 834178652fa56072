package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chuhe.json.JsonException;
import org.chuhe.json.JsonTree;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.command.Announce;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Simulate;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.AddTeams;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.ForbidPair;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.entry.SetRatings;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.DrawLots;
import org.chuhe.tournament.command.round.HandInLineUp;
import org.chuhe.tournament.command.round.OpenLineUps;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.command.round.SetFirstMove;
import org.chuhe.tournament.command.round.SetLineUp;
import org.chuhe.tournament.command.round.StartPlayOff;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.swiss.FixedPair;
import org.chuhe.tournament.swiss.Relaxation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** What a log says of a deed is read as it was written, and can be told in every language. */
class DeedJsonTest {
    private static final Person WOMAN =
            new Person("X7", Sex.FEMALE, Birth.read("2010-05").orElseThrow(), "大师", "", "CHN", "");
    private static final RecordResult WON = new RecordResult(
            2,
            3,
            1,
            Result.RED_WINS,
            EndReason.TIME,
            Optional.of(new RecordResult.Recorded(Result.DRAW, EndReason.AGREEMENT)));

    static List<Deed> deeds() {
        return List.of(
                new CreateEvent("楚河杯"),
                new AddPlayer("甲", "北京", 2400, 1, WOMAN),
                new AddTeam("广东", List.of(new Member("乙", 2300, WOMAN), new Member("丙", 0)), 2),
                new AddPlayers(List.of(AddPlayer.named("甲"), AddPlayer.named("乙"))),
                new AddTeams(List.of(new AddTeam("北京", List.of(), 0))),
                new CorrectPlayer(4, "丁", "上海", 1, 0, WOMAN),
                new CorrectTeam(
                        4, "上海", List.of(new CorrectTeam.Named("戊", OptionalInt.of(5)), CorrectTeam.Named.of("己")), 1),
                new RemoveEntrant(3, "丁"),
                new Withdraw(3, 2, new Departure(true, false, "辱骂裁判")),
                new Readmit(3),
                new MarkAbsent(3, 2, MarkAbsent.Absence.HALF),
                new RecordConduct(3, 1, -1, 0),
                new SetRatings(List.of(new SetRatings.Rated(1, 2000), new SetRatings.Rated(2, 1))),
                new DrawNumbers(DrawNumbers.Mode.HALVES, 1L << 40),
                new ForbidPair(1, 2, 1, 3, Strength.HARD),
                new ChangeRegulations(Regulations.swiss(9).change().cycles(1).build()),
                new PairRound(new PairingOrder(List.of(new FixedPair(1, 2)), 3, Set.of(Relaxation.REMATCH)), 4),
                new UnpairRound(4),
                new DrawLots(List.of(2, 1), true, -7),
                new StartPlayOff(List.of(1, 3)),
                WON,
                new RecordResults(List.of(WON, RecordResult.of(2, 4, Result.BOTH_FORFEIT))),
                new AddTieBreak(1, 2),
                new AwardMatch(1, 2, 0),
                new SetLineUp(1, 2, List.of(3, 1)),
                new SetFirstMove(1, 2, 3, TableOdds.HORSE),
                new HandInLineUp(1, 2, List.of(3, 1)),
                new OpenLineUps(2),
                new LodgeAppeal(1, 2, "甲", "判负", "", "10:00", 7),
                new DecideAppeal(7, AppealOutcome.INADMISSIBLE, "", "乙", ""),
                new Announce(Programme.NONE.at("广州", "5月").starting(1, "9:00")),
                new Simulate(7),
                new Undo(12, WON));
    }

    @ParameterizedTest
    @MethodSource("deeds")
    void isReadAsItWasWritten(Deed deed) {
        String text = JsonTree.text(DeedJson.write(deed, JsonNodeFactory.instance.objectNode()));
        assertThat(DeedJson.COMMANDS.read(JsonTree.read(text))).isEqualTo(deed);
    }

    @ParameterizedTest
    @MethodSource("deeds")
    void isToldInBothLanguages(Deed deed) {
        Names names = Names.of(Event.named("", Regulations.swiss(3)));
        String chinese = deed.sentence(names).in(Locale.CHINESE);
        assertThat(chinese).isNotBlank().isNotEqualTo(deed.sentence(names).in(Locale.ENGLISH));
        assertThat(chinese).doesNotContain("{", "Optional", "Notice[");
    }

    @Test
    void everyKindIsThere() {
        assertThat(deeds()).extracting(Deed::kind).containsAll(EnumSet.allOf(CommandKind.class));
    }

    @Test
    void codesAndArgumentsAreWordsThatStay() {
        assertThat(JsonTree.text(DeedJson.write(WON, JsonNodeFactory.instance.objectNode())))
                .isEqualTo("{\"code\":\"result\",\"arguments\":{\"round\":2,\"table\":3,\"game\":1,\"result\":\"1-0\","
                        + "\"reason\":\"time\",\"before\":{\"result\":\"1/2\",\"reason\":\"agreement\"}}}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"code\":\"fly\",\"arguments\":{}}",
                "{\"code\":\"readmit\",\"arguments\":{}}",
                "{\"code\":\"readmit\",\"arguments\":{\"no\":1,\"more\":2}}",
                "{\"code\":\"readmit\",\"arguments\":{\"no\":\"1\"}}",
                "{\"code\":\"readmit\",\"arguments\":{\"no\":null}}",
                "{\"code\":\"readmit\",\"arguments\":{\"no\":1.5}}",
                "{\"code\":\"readmit\",\"arguments\":[1]}",
                "{\"code\":\"absent\",\"arguments\":{\"no\":1,\"round\":1,\"absence\":\"later\"}}",
                "{\"code\":\"playoff\",\"arguments\":{\"places\":3}}",
                "{\"code\":\"playoff\",\"arguments\":{\"places\":[[1]]}}",
                "{\"code\":\"undo\",\"arguments\":{\"entry\":3,\"deed\":{}}}",
            })
    void whatIsWrongIsSaid(String text) {
        assertThatThrownBy(() -> DeedJson.COMMANDS.read(JsonTree.read(text))).isInstanceOf(JsonException.class);
    }
}
