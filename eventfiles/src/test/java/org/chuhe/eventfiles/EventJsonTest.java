package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.json.JsonException;
import org.chuhe.testing.Seeded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Lot;
import org.chuhe.tournament.pairing.FieldAdvice;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.FirstRound;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.KnockoutRules;
import org.chuhe.tournament.regulations.Places;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.regulations.UnitAvoidance;
import org.chuhe.tournament.result.GameKind;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class EventJsonTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static Event random(Format format, SplittableRandom random, Conditions conditions) {
        RegulationsBuilder rules = new RegulationsBuilder(format)
                .rounds(format.pairsByScore() ? 3 + random.nextInt(3) : 0)
                .scoring(random.nextBoolean() ? Scoring.STANDARD : Scoring.DRAW_ODDS)
                .firstRound(FirstRound.values()[random.nextInt(3)])
                .seed(random.nextLong());
        boolean teams = format == Format.ALL_PLAY_ALL || (random.nextInt(3) == 0 && format != Format.SWISS_ELIMINATION);
        if (teams) {
            TeamKind kind = format == Format.ALL_PLAY_ALL ? TeamKind.ALL_PLAY_ALL : TeamKind.SUBSTITUTES;
            rules.teams(new TeamRules(kind, 3, format == Format.ALL_PLAY_ALL ? 0 : 1));
        }
        int entrants = format == Format.ALL_PLAY_ALL ? 2 : 6 + random.nextInt(9);
        return EventGenerator.play("赛事", rules.build(), entrants, conditions, random)
                .event();
    }

    private static Event again(JsonNode tree) {
        return EventJson.read(JSON.readTree(PrettyJson.of(tree))).event();
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyEventIsReadAsItWasWritten(Format format) {
        Seeded.forAll(25, random -> {
            Event event = random(format, random, random.nextBoolean() ? Conditions.ROUGH : Conditions.CALM);
            ObjectNode tree = new EventJson(event, new Extras()).write();
            assertThat(again(tree)).isEqualTo(event);
            assertThat(new EventJson(again(tree), new Extras()).write()).hasToString(tree.toString());
        });
    }

    /** The keys of the contract, and of the others only what no rule implies: tie-breaks and what was awarded. */
    @ParameterizedTest
    @EnumSource(Format.class)
    void stagesAndPlacesInTheBracketFollowFromTheGames(Format format) {
        Seeded.forAll(12, random -> {
            Event event = random(format, random, Conditions.CALM);
            ObjectNode tree = new EventJson(event, new Extras()).write();
            tree.remove("stages");
            for (JsonNode round : tree.get("played").values()) {
                ((ObjectNode) round).remove(Set.of("stage", "eliminated"));
                round.path("tables").forEach(table -> ((ObjectNode) table).remove("section"));
            }
            Event read = again(tree);
            assertThat(read.stages()).isEqualTo(event.stages());
            assertThat(read).isEqualTo(event);
        });
    }

    @Test
    void everyRegulationIsKept() {
        Event plain = Event.named(
                "x",
                new RegulationsBuilder(Format.GROUPS)
                        .ranking(RankingClause.ROUND_ROBIN_MATCHES)
                        .gamesPerMatch(2)
                        .cycles(2)
                        .scoring(Scoring.DRAW_ODDS.withMatches(3, 1, 0))
                        .accelerated(4)
                        .lateMinutes(30)
                        .read(Reading.HARD_LIMITS)
                        .read(Reading.PREVIOUS_TABLE)
                        .forbid(new ForbiddenPair(1, 2, 1, 3, Strength.WEAK))
                        .units(new UnitAvoidance(1, 3, Strength.HARD))
                        .knockout(
                                new KnockoutRules(Places.THIRD, false, List.of(GameKind.BLITZ), true, true, true, true))
                        .stages(new StageRules(4, 1, Format.ROUND_ROBIN, 3, 4, 6))
                        .teams(new TeamRules(TeamKind.MEMBER_TOTAL, 3, 1))
                        .category(new Category("女子", Sex.FEMALE, 1990, 2010, 2000, "甲"))
                        .category(new Category("B", Sex.UNKNOWN, 0, 0, 1800, ""))
                        .rating(new RatingRules(300, 350, List.of(new RatingRules.Coefficient(0, 16)), 9))
                        .norms(List.of(new TitleNorm("棋协大师", 7, 5, 60, 2200, 3), new TitleNorm("棋士", 0, 0, 0, 0, 1)))
                        .prizes(new PrizeRules(
                                List.of(
                                        new Prize(Prize.Ranking.STANDINGS, "女子", 0, 1, 100_050),
                                        new Prize(Prize.Ranking.BOARD, "", 3, 2, 0),
                                        new Prize(Prize.Ranking.UNITS, "", 0, 1, 7)),
                                false,
                                true,
                                "元"))
                        .seed(Long.MAX_VALUE)
                        .build());
        assertThat(again(new EventJson(plain, new Extras()).write())).isEqualTo(plain);
        Event announced = plain.with(
                new Programme("杭州", "5月", Map.of(2, "9:00"), List.of(new Official("裁判长", "李四")), List.of("一", "二")));
        assertThat(again(new EventJson(announced, new Extras()).write())).isEqualTo(announced);
    }

    @Test
    void reasonsDeparturesSupplementsAndAppealsComeBack() {
        Event plain = EventJson.read(JSON.readTree(CONTRACT)).event();
        Departure expelled = new Departure(true, true, "拒绝服从裁判");
        Event event = plain.with(plain.entrant(2)
                        .orElseThrow()
                        .with(plain.entrant(2).orElseThrow().attendance().withdrawnAfter(1, expelled)))
                .with(Programme.NONE.supplemented(List.of("手机须关机")).with(new AppealRules("棋手本人", "赛后三十分钟", "裁判长的裁决")))
                .withAppeals(List.of(
                        Appeal.lodged(1, 1, 1, "乙", "超时判负", "钟有故障", "10:15"),
                        Appeal.lodged(2, 0, 0, "丙", "编排", "", "")
                                .decided(AppealOutcome.REJECTED, "维持", "仲裁委员会", "11:00")))
                .withDrawn(true);
        event = event.with(event.round(1)
                .orElseThrow()
                .withLots(List.of(new Lot(List.of(2, 1), false), new Lot(List.of(1, 2), true))));
        event = new RecordResult(1, 1, 1, Result.RED_WINS, EndReason.TIME).applyTo(event) instanceof Outcome.Done done
                ? done.event()
                : event;
        assertThat(event.round(1).orElseThrow().games().map(g -> g.reason())).containsExactly(EndReason.TIME);
        EventJson again = EventJson.read(
                JSON.readTree(new EventJson(event, new Extras()).write().toString()));
        assertThat(again.event()).isEqualTo(event);
        assertThat(again.extras().paths()).isEmpty();
        assertThatThrownBy(() -> EventJson.read(JSON.readTree(
                        CONTRACT.replace("\"result\":\"1-0\"", "\"result\":\"1-0\",\"reason\":\"agreement\""))))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("agreement");
    }

    private static final String CONTRACT = """
            {"chuhe":1,"name":"公开赛","format":"swiss","rounds":7,
             "regulations":{"points":{"win":2,"loss":0,"drawRed":1,"drawBlack":1},"ranking":"usual","firstRound":"near","seed":1},
             "nextId":4,
             "players":[{"no":1,"entryId":1,"name":"甲","unit":"京","rating":2400,"fouls":0,"withdrawnAfter":null},
                        {"no":2,"entryId":2,"name":"乙","unit":"沪","rating":2300,"fouls":1,"withdrawnAfter":1},
                        {"no":3,"entryId":3,"name":"丙","unit":"粤","rating":2200,"fouls":0,"withdrawnAfter":null}],
             "played":[{"round":1,"games":[{"table":1,"red":1,"black":2,"result":"1-0"}],"bye":3},
                       {"round":2,"games":[{"table":1,"red":3,"black":1,"result":"*"}],"bye":null}]}
            """;

    @Test
    void theKeysOfTheContractSuffice() {
        Event event = EventJson.read(JSON.readTree(CONTRACT)).event();
        assertThat(event.regulations().rounds()).isEqualTo(7);
        assertThat(event.players()).hasSize(3);
        assertThat(event.players().get(1).attendance().withdrawnAfter()).hasValue(1);
        assertThat(event.players().get(1).conduct().fouls()).isOne();
        assertThat(event.round(1).orElseThrow().byes()).containsExactly(3);
        assertThat(event.round(1).orElseThrow().games().map(g -> g.result())).containsExactly(Result.RED_WINS);
        assertThat(new EventJson(event, new Extras()).write()).isEqualTo(JSON.readTree(CONTRACT));
    }

    @Test
    void whatIsLeftOutHasSensibleValues() {
        String shortest = """
                {"chuhe":1,"players":[{"name":"甲"},{"name":"乙","unit":null,"rating":null},{},{"no":9}],
                 "played":[{"games":[{"red":1,"black":2},{"red":9,"black":3,"result":"1/2"}]}]}
                """;
        Event event = EventJson.read(JSON.readTree(shortest)).event();
        assertThat(event.regulations().format()).isEqualTo(Format.SWISS);
        assertThat(event.regulations().rounds()).isEqualTo(3);
        assertThat(event.players()).extracting(p -> p.no()).containsExactly(1, 2, 3, 9);
        assertThat(event.players()).extracting(p -> p.name()).containsExactly("甲", "乙", "3", "9");
        assertThat(event.round(1).orElseThrow().matches())
                .extracting(m -> m.table())
                .containsExactly(1, 2);
        String threePoints = "{\"chuhe\":1,\"regulations\":{\"points\":{\"win\":3,\"draw\":1}}}";
        assertThat(EventJson.read(JSON.readTree(threePoints))
                        .event()
                        .regulations()
                        .scoring())
                .isEqualTo(Scoring.THREE_POINTS);
        assertThat(EventJson.read(JSON.readTree("{\"chuhe\":1}")).event().entrants())
                .isEmpty();
    }

    @Test
    void keysThatAreNotOursStayWhereTheyAre() {
        String file = CONTRACT.replace("\"name\":\"乙\"", "\"name\":\"乙\",\"phone\":\"123\"")
                .replace("\"result\":\"1-0\"", "\"result\":\"1-0\",\"moves\":[\"炮二平五\"]")
                .replace("\"bye\":3", "\"bye\":3,\"start\":\"09:00\"")
                .replace(
                        "\"seed\":1",
                        "\"seed\":1,\"cycles\":2,\"avoidUnits\":{\"from\":1,\"to\":3,\"strength\":\"weak\",\"who\":\"家属\"},\"sponsor\":{\"a\":1}")
                .replace("\"rounds\":7", "\"rounds\":7,\"venue\":\"体育馆\"");
        EventJson read = EventJson.read(JSON.readTree(file));
        assertThat(read.extras().paths())
                .containsExactlyInAnyOrder(
                        "players[1].phone",
                        "played[0].games[0].moves",
                        "played[0].start",
                        "regulations.avoidUnits.who",
                        "regulations.sponsor",
                        "venue");
        assertThat(read.write()).isEqualTo(JSON.readTree(file));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}                                          | \"chuhe\": 1 is missing",
                "[]                                          | $ must be an object",
                "{`chuhe`:2}                                 | version 2",
                "{`chuhe`:`1`}                               | chuhe must be a whole number",
                "{`chuhe`:1,`format`:`swis`}                 | format cannot be \"swis\"; expected one of swiss, round-robin",
                "{`chuhe`:1,`rounds`:-1}                     | rounds is -1; it must be from 0",
                "{`chuhe`:1,`rounds`:1.5}                    | rounds must be a whole number",
                "{`chuhe`:1,`rounds`:99999999999}            | rounds is 99999999999",
                "{`chuhe`:1,`name`:7}                        | name must be a text",
                "{`chuhe`:1,`name`:`a\\nb`}                  | name must have at most",
                "{`chuhe`:1,`players`:{}}                    | players must be a list",
                "{`chuhe`:1,`players`:[5]}                   | players[0] must be an object",
                "{`chuhe`:1,`players`:[{`no`:1},{`no`:1}]}   | players[1].no: 1 occurs twice",
                "{`chuhe`:1,`players`:[{`no`:0}]}            | players[0].no is 0",
                "{`chuhe`:1,`players`:[{`rating`:`x`}]}      | players[0].rating must be a whole number",
                "{`chuhe`:1,`players`:[{`absent`:[`x`]}]}    | players[0].absent[0] must be a whole number",
                "{`chuhe`:1,`regulations`:3}                 | regulations must be an object",
                "{`chuhe`:1,`format`:`groups`,`regulations`:{`stages`:{`finals`:`swiss`}}}  | regulations.stages.finals cannot be \"swiss\"; expected one of round-robin, knockout, double-elimination",
                "{`chuhe`:1,`format`:`groups`,`regulations`:{`stages`:{`finals`:`scheveningen`}}}  | regulations.stages.finals cannot be \"scheveningen\"",
                "{`chuhe`:1,`regulations`:{`ranking`:`15`}}  | regulations.ranking cannot be \"15\"",
                "{`chuhe`:1,`regulations`:{`readings`:[`x`]}} | regulations.readings[0] cannot be \"x\"",
                "{`chuhe`:1,`regulations`:{`forbidden`:[{`a`:1}]}} | regulations.forbidden[0].b is missing",
                "{`chuhe`:1,`regulations`:{`forbidden`:[{`a`:1,`b`:1}]}} | regulations.forbidden[0].b: 1 cannot be kept apart from himself",
                "{`chuhe`:1,P,`regulations`:{`forbidden`:[{`a`:1,`b`:9}]},`played`:[{}]} | regulations.forbidden[0]: there is no number 9",
                "{`chuhe`:1,`regulations`:{`points`:{`draw`:2}}} | regulations.points.win: the points must fall",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1,`black`:2},{`red`:1,`black`:3}]}]} | played[0].games[1].red: 1 has two places in round 1",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1,`black`:2}],`bye`:2}]} | played[0].bye: 2 has two places in round 1",
                "{`chuhe`:1,`regulations`:{`seed`:`s`}}      | regulations.seed must be a whole number",
                "{`chuhe`:1,`regulations`:{`knockout`:{`reset`:1}}} | regulations.knockout.reset must be true or false",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1}]}]}            | played[0].games[0].black is missing",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1,`black`:1}]}]}  | played[0].games[0].black: 1 cannot play",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1,`black`:7}]}]}  | played[0].games[0].black: there is no number 7",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1,`black`:2,`result`:`2-0`}]}]} | played[0].games[0].result cannot be",
                "{`chuhe`:1,P,`played`:[{`games`:[{`table`:1,`red`:1,`black`:2},{`table`:1,`red`:3,`black`:4}]}]} | played[0].games[1].table: table 1 is taken",
                "{`chuhe`:1,P,`played`:[{`bye`:9}]}          | played[0].bye: there is no number 9",
                "{`chuhe`:1,P,`played`:[{`round`:2}]}        | played[0].round is 2, but",
                "{`chuhe`:1,P,`played`:[{`round`:1},{`round`:1}]} | played[1].round: 1 occurs twice",
                "{`chuhe`:1,P,`played`:[{`tables`:[{`table`:3}]}]} | played[0].tables: no game at table 3",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1,`black`:2}],`tables`:[{`table`:1,`awarded`:3}]}]} | played[0].tables[0].awarded: number 3 does not play",
                "{`chuhe`:1,P,`played`:[{`games`:[{`red`:1,`black`:2}],`tables`:[{`table`:1,`first`:3}]}]} | played[0].tables[0].first: number 3",
                "{`chuhe`:1,P,`stages`:[{`stage`:1,`draw`:[]}]} | stages[0].draw must list",
                "{`chuhe`:1,P,`stages`:[{`stage`:1,`draw`:[3]}]} | stages[0].draw[0] must be a list",
                "{`chuhe`:1,P,`stages`:[{`stage`:1,`format`:`swiss`,`draw`:[[1,2]]}]} | stages[0].format cannot be \"swiss\"",
            })
    void whatIsWrongIsSaidWithItsPlace(String file, String words) {
        String players = "`players`:[{`no`:1},{`no`:2},{`no`:3},{`no`:4}]";
        JsonNode tree = JSON.readTree(file.replace("P,", players + ",").replace('`', '"'));
        assertThatThrownBy(() -> EventJson.read(tree))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining(words);
    }

    @Test
    void listsHaveLimits() {
        StringBuilder many = new StringBuilder("{\"chuhe\":1,\"players\":[{}");
        many.append(",{}".repeat(EntrantsJson.MOST_ENTRANTS)).append("]}");
        assertThatThrownBy(() -> EventJson.read(JSON.readTree(many.toString())))
                .hasMessageContaining("players has 100001 elements; at most 100000");
    }

    @Test
    void theRoundsThatAFileLeavesOutAreThoseTheBookAdvises() {
        for (int players = 10; players <= 300; players += 2) {
            StringBuilder file = new StringBuilder("{\"chuhe\":1,\"players\":[");
            for (int i = 1; i <= players; i++) {
                file.append(i == 1 ? "" : ",").append("{\"no\":").append(i).append("}");
            }
            Event event =
                    EventJson.read(JSON.readTree(file.append("]}").toString())).event();
            assertThat(FieldAdvice.of(event)).as("%d players", players).isEmpty();
        }
    }
}
