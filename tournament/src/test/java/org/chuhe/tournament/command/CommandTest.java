package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.chuhe.testing.Seeded;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.ForbidPair;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.regulations.FirstRound;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.junit.jupiter.api.Test;

class CommandTest {
    private final Tournament four = field(4, Regulations.swiss(3));

    @Test
    void refusalsLeaveTheEventAloneAndSayWhy() {
        Tournament begun = four.with(PairRound.BY_RULE);
        List<Command> wrong = List.of(
                new AddPlayer(" ", "", 0, 0),
                new AddTeam("T", List.of(new Member("a", 0)), 0),
                new RemoveEntrant(1),
                new RemoveEntrant(99),
                new CorrectPlayer(99, "a", "", 0, 0, Person.UNKNOWN),
                new DrawNumbers(DrawNumbers.Mode.LOT, 1),
                new ChangeRegulations(Regulations.roundRobin()),
                new ChangeRegulations(
                        Regulations.swiss(3).change().gamesPerMatch(0).build()),
                new ForbidPair(new ForbiddenPair(1, 99, 1, 9, Strength.HARD)),
                new ForbidPair(new ForbiddenPair(1, 1, 1, 9, Strength.HARD)),
                new MarkAbsent(99, 2),
                new RecordConduct(99, 1, 0, 0),
                new RecordConduct(1, -1, 0, 0),
                new Withdraw(99, 1),
                new Withdraw(1, 5),
                RecordResult.of(2, 1, Result.DRAW),
                new RecordResult(1, 1, 2, Result.DRAW),
                new RecordResults(List.of(RecordResult.of(1, 1, Result.DRAW), RecordResult.of(1, 9, Result.DRAW))),
                new AwardMatch(1, 1, 1),
                new AwardMatch(9, 1, 1),
                new AddTieBreak(1, 1),
                new AddTieBreak(9, 1));
        for (Command command : wrong) {
            var step = begun.perform(command);
            assertThat(step.outcome()).as(command.toString()).isInstanceOf(Outcome.Refused.class);
            assertThat(step.tournament()).isSameAs(begun);
            Outcome.Refused refused = (Outcome.Refused) step.outcome();
            assertThat(refused.reason().in(Locale.ENGLISH)).endsWith(".");
            assertThat(refused.reason().in(Locale.CHINESE)).endsWith("。");
        }
        assertThatThrownBy(() -> begun.with(new RemoveEntrant(1)))
                .isInstanceOf(CommandRefused.class)
                .hasMessage("The event has begun: an entrant can only withdraw. [19.1]");
    }

    @Test
    void numbersAreDrawnFromASeedAndTheKeptApartStayTheSamePeople() {
        Seeded.forAll(50, random -> {
            long seed = random.nextLong();
            Tournament t =
                    field(9, Regulations.swiss(3)).with(new ForbidPair(new ForbiddenPair(1, 2, 1, 9, Strength.HARD)));
            for (DrawNumbers.Mode mode : DrawNumbers.Mode.values()) {
                Tournament drawn = t.with(new DrawNumbers(mode, seed));
                assertThat(drawn.event())
                        .isEqualTo(t.with(new DrawNumbers(mode, seed)).event());
                assertThat(drawn.event().players()).extracting(Player::no).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
                ForbiddenPair pair = drawn.event().regulations().forbidden().get(0);
                assertThat(List.of(name(drawn, pair.a()), name(drawn, pair.b())))
                        .containsExactly("P1", "P2");
            }
        });
    }

    @Test
    void theUpperHalfDrawsTheOddNumbers() {
        Tournament t = field(8, Regulations.swiss(3));
        Tournament near = t.with(new DrawNumbers(DrawNumbers.Mode.HALVES, 7));
        near.event().players().forEach(p -> assertThat(p.no() % 2 == 1).isEqualTo(p.rating() > 1995));
        Regulations halves =
                Regulations.swiss(3).change().firstRound(FirstRound.HALVES).build();
        Tournament far = t.with(new ChangeRegulations(halves)).with(new DrawNumbers(DrawNumbers.Mode.HALVES, 7));
        far.event().players().forEach(p -> assertThat(p.no() <= 4).isEqualTo(p.rating() > 1995));
    }

    @Test
    void noticesOfTheBook() {
        Outcome odd = four.perform(new RemoveEntrant(4)).outcome();
        assertThat(((Outcome.Done) odd).notices()).hasSize(1);
        Outcome even =
                field(5, Regulations.roundRobin()).perform(new RemoveEntrant(4)).outcome();
        assertThat(((Outcome.Done) even).notices().get(0).article()).isEqualTo("14.4");
        Outcome longer = four.with(PairRound.BY_RULE)
                .perform(new ChangeRegulations(Regulations.swiss(5)))
                .outcome();
        assertThat(((Outcome.Done) longer).notices()).hasSize(1);
        Outcome namesake = four.perform(new AddPlayer("P1", "", 0, 0)).outcome();
        assertThat(((Outcome.Done) namesake).notices()).hasSize(1);
    }

    @Test
    void theClauseFollowsTheFormatUnlessItWasChosen() {
        assertThat(Regulations.swiss(3)
                        .change()
                        .format(Format.ROUND_ROBIN)
                        .build()
                        .ranking())
                .isEqualTo(RankingClause.ROUND_ROBIN);
        Regulations chosen = Regulations.swiss(3)
                .change()
                .ranking(RankingClause.SWISS_PROGRESSIVE)
                .build();
        assertThat(chosen.change().rounds(5).build().ranking()).isEqualTo(RankingClause.SWISS_PROGRESSIVE);
        assertThat(new RegulationsBuilder(Format.ALL_PLAY_ALL).build().ranking())
                .isEqualTo(RankingClause.TEAM_GAME_POINTS);
    }

    /** 14.5–14.7: 团体比赛. */
    @Test
    void anOrderForTeamsIsRefusedToIndividualsWithOneThatFits() {
        for (RankingClause clause :
                List.of(RankingClause.TEAM_ROUND_ROBIN, RankingClause.TEAM_SWISS, RankingClause.TEAM_GAME_POINTS)) {
            Regulations rules = Regulations.swiss(3).change().ranking(clause).build();
            Outcome.Refused refused =
                    (Outcome.Refused) four.perform(new ChangeRegulations(rules)).outcome();
            assertThat(refused.reason().article()).isEqualTo(clause.article());
            assertThat(refused.remedies().get(0).article()).isEqualTo("14.3.1");
        }
    }

    @Test
    void whatAFormatCannotHaveIsRefusedBeforeAnythingIsPlayed() {
        RegulationsBuilder wholeTeams = new RegulationsBuilder(Format.ALL_PLAY_ALL);
        RegulationsBuilder sides = new RegulationsBuilder(Format.SCHEVENINGEN);
        assertThat(problem(wholeTeams.build())).isEqualTo("regulations.needsTeams");
        assertThat(problem(sides.build())).isEmpty();
        TeamRules teams = new TeamRules(TeamKind.FIXED_BOARDS, 2, 0);
        assertThat(problem(wholeTeams.teams(teams).build())).isEmpty();
        assertThat(problem(sides.teams(teams).build())).isEqualTo("regulations.needsPlayers");
        assertThat(problem(Regulations.swiss(0))).isEqualTo("regulations.noRounds");
        for (Format format : Format.values()) {
            StageRules usual = StageRules.STANDARD;
            StageRules stages = new StageRules(usual.groups(), usual.qualifiers(), format, 0, 2, 8);
            boolean playable = List.of(Format.ROUND_ROBIN, Format.KNOCKOUT, Format.DOUBLE_ELIMINATION)
                    .contains(format);
            assertThat(problem(
                            new RegulationsBuilder(Format.GROUPS).stages(stages).build()))
                    .as("a final as %s", format.code())
                    .isEqualTo(playable ? "" : "regulations.finals");
        }
    }

    /** What both commands say to it: that which sets the regulations, and that which would pair by them. */
    private static String problem(Regulations rules) {
        Tournament there = Tournament.create("x", Regulations.roundRobin());
        Outcome outcome = there.perform(new ChangeRegulations(rules)).outcome();
        String said =
                outcome instanceof Outcome.Refused refused ? refused.reason().key() : "";
        Tournament wrong = Tournament.create("x", rules);
        for (int i = 1; i <= 4; i++) {
            wrong = wrong.with(
                    rules.forTeams()
                            ? new AddTeam("T" + i, List.of(new Member("A", 0), new Member("B", 0)), 0)
                            : new AddPlayer("P" + i, "U" + i % 2, 0, 0));
        }
        if (!said.isEmpty() && wrong.nextRound() instanceof Proposal.Impossible no) {
            assertThat(no.reason().key()).isEqualTo(said);
        } else {
            assertThat(said).isEmpty();
        }
        return said;
    }

    @Test
    void refusalsCiteTheArticleOfTheirFormat() {
        Tournament table = field(4, Regulations.roundRobin()).with(PairRound.BY_RULE);
        assertThat(article(table, new DrawNumbers(DrawNumbers.Mode.LOT, 1))).isEqualTo("附录一");
        assertThat(article(table, new AddPlayer("late", "", 0, 0))).isEqualTo("附录一");
        assertThat(article(table.with(new Withdraw(1, 0)), RecordResult.of(1, 1, Result.DRAW)))
                .isEqualTo("19.2");
        Tournament swiss = four.with(PairRound.BY_RULE);
        assertThat(article(swiss, new DrawNumbers(DrawNumbers.Mode.LOT, 1))).isEqualTo("附录二 一.3");
        assertThat(article(swiss.with(new Withdraw(1, 0)), RecordResult.of(1, 1, Result.DRAW)))
                .isEqualTo("19.3");
        Tournament bracket =
                field(4, new RegulationsBuilder(Format.KNOCKOUT).build()).with(PairRound.BY_RULE);
        assertThat(article(bracket, new AddPlayer("late", "", 0, 0))).isEqualTo("附录三");
    }

    private static String article(Tournament tournament, Command command) {
        return ((Outcome.Refused) tournament.perform(command).outcome())
                .reason()
                .article();
    }

    @Test
    void aPairingWithoutResultsCanBeTakenBack() {
        Tournament t = four.with(PairRound.BY_RULE);
        assertThat(t.with(new UnpairRound()).event()).isEqualTo(four.event());
        assertThat(t.with(RecordResult.of(1, 1, Result.DRAW))
                        .perform(new UnpairRound())
                        .done())
                .isFalse();
        assertThat(four.perform(new UnpairRound()).done()).isFalse();
    }

    private static String name(Tournament t, int no) {
        return t.event().entrant(no).orElseThrow().name();
    }

    private static Tournament field(int players, Regulations rules) {
        Tournament t = Tournament.create("x", rules);
        for (int i = 1; i <= players; i++) {
            t = t.with(new AddPlayer("P" + i, "", 2000 - i, 0));
        }
        return t;
    }
}
