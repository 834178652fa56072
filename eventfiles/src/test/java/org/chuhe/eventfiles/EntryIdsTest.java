package org.chuhe.eventfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An id is one person's or team's for good, whatever is done to the event. */
class EntryIdsTest {
    private static final int DEEDS = 40;

    /** An event that changes at random, and what every id was ever given to. */
    private static final class Course {
        private final SplittableRandom random;
        private final boolean teams;
        private final Map<Integer, String> known = new HashMap<>();
        private LoggedEvent now;
        private int entered;

        Course(SplittableRandom random, boolean teams) {
            this.random = random;
            this.teams = teams;
            Regulations rules = Regulations.swiss(5);
            Event event = Event.named(
                    "x",
                    teams
                            ? rules.change()
                                    .teams(new TeamRules(TeamKind.FREE_ORDER, 2, 1))
                                    .build()
                            : rules);
            now = LoggedEvent.EMPTY.then(new CreateEvent("x"), EventDocument.of(event), "", 0);
        }

        Event event() {
            return now.document().event();
        }

        void perform(Command command) {
            EventDocument.Done done = now.document().perform(command);
            now = now.then(done.deed(), done.document(), "", 0);
        }

        void step() {
            try {
                switch (random.nextInt(8)) {
                    case 0 -> perform(entry());
                    case 1 -> perform(new DrawNumbers(mode(), random.nextLong()));
                    case 2 -> perform(correction(anybody()));
                    case 3 -> now = now.undo(0, "", 0);
                    case 4 -> now = LoggedEvent.read("x", now.bytes());
                    case 5 -> perform(random.nextInt(3) > 0 ? PairRound.BY_RULE : new UnpairRound());
                    case 6 ->
                        perform(
                                event().begun() && random.nextBoolean()
                                        ? RecordResult.of(event().roundsPaired(), 1, Result.DRAW)
                                        : new RemoveEntrant(anybody().id()));
                    default -> {
                        Entrant one = anybody();
                        perform(
                                one.attendance().withdrawn()
                                        ? new Readmit(one.id())
                                        : new Withdraw(one.id(), event().roundsPaired()));
                    }
                }
            } catch (CommandRefused e) {
                // The rules do not allow everything at every time.
                assertThat(e).isNotNull();
            }
        }

        /** Who somebody is stands where nothing changes it: in the number of an association, in a team's name. */
        private Command entry() {
            String mark = "m" + ++entered;
            if (teams) {
                return new AddTeam(
                        mark,
                        List.of(new Member("a", 0, marked(mark + "a")), new Member("a", 0, marked(mark + "b"))),
                        0);
            }
            AddPlayer one = new AddPlayer("twin", "unit", random.nextInt(3), 0, marked(mark));
            AddPlayer other = new AddPlayer("twin", "unit", 0, 0, marked(mark + "b"));
            return random.nextBoolean() ? one : new AddPlayers(List.of(one, other));
        }

        private static Person marked(String mark) {
            return Person.STRUCT.make(Person.STRUCT.values(Person.UNKNOWN).put(Person.ID, mark));
        }

        private DrawNumbers.Mode mode() {
            return DrawNumbers.Mode.values()[random.nextInt(DrawNumbers.Mode.values().length)];
        }

        private Entrant anybody() {
            List<Entrant> all = event().entrants();
            return all.isEmpty() ? Player.of(99) : all.get(random.nextInt(all.size()));
        }

        private Command correction(Entrant one) {
            if (one instanceof Team team) {
                List<CorrectTeam.Named> list = new ArrayList<>();
                team.members()
                        .forEach(member ->
                                list.add(new CorrectTeam.Named(member.name(), OptionalInt.of(random.nextInt(9)))));
                return new CorrectTeam(team.id(), team.name(), list, random.nextInt(3));
            }
            return new CorrectPlayer(one.id(), "twin", "u" + random.nextInt(2), 7, 0, one.person());
        }

        /** Every id is below the next one, and is who it was, or nobody yet. */
        void check() {
            Map<Integer, String> here = new HashMap<>();
            for (Entrant entrant : event().entrants()) {
                put(
                        here,
                        entrant.id(),
                        entrant instanceof Team team
                                ? team.name()
                                : entrant.person().id());
                if (entrant instanceof Team team) {
                    team.members().forEach(m -> put(here, m.id(), m.person().id()));
                }
            }
            assertThat(here.keySet()).allMatch(id -> id > 0 && id < event().nextId());
            here.forEach((id, mark) -> assertThat(known.putIfAbsent(id, mark)).isIn(null, mark));
            assertThat(known.values()).doesNotHaveDuplicates();
        }

        private static void put(Map<Integer, String> here, int id, String mark) {
            assertThat(here.put(id, mark)).isNull();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anIdIsThatOfOneForGood(boolean teams) {
        int[] drawnAndUndone = {0, 0};
        Seeded.forAll(60, random -> {
            Course course = new Course(random, teams);
            for (int i = 0; i < 4; i++) {
                course.perform(course.entry());
            }
            for (int i = 0; i < DEEDS; i++) {
                course.step();
                course.check();
            }
            List<String> codes = course.now.log().entries().stream()
                    .map(entry -> entry.kind().code())
                    .toList();
            drawnAndUndone[0] += codes.contains("draw") ? 1 : 0;
            drawnAndUndone[1] += codes.contains("undo") ? 1 : 0;
        });
        assertThat(drawnAndUndone[0]).isPositive();
        assertThat(drawnAndUndone[1]).isPositive();
    }

    @Test
    void whoeverEntersAfterAnEntryWasTakenBackHasAnotherId() {
        Course course = new Course(new SplittableRandom(1), false);
        course.perform(AddPlayer.named("甲"));
        course.perform(AddPlayer.named("乙"));
        course.now = course.now.undo(0, "", 0);
        course.perform(AddPlayer.named("丙"));
        assertThat(course.event().players()).extracting(Player::id).containsExactly(1, 3);
        // What was entered before can still be taken back.
        course.now = course.now.undo(0, "", 0).undo(0, "", 0);
        assertThat(course.event().players()).isEmpty();
        assertThat(course.event().nextId()).isEqualTo(4);
    }

    @Test
    void theLogNamesEntrantsByTheirIds() {
        Course course = new Course(new SplittableRandom(1), false);
        course.perform(AddPlayer.named("甲"));
        course.perform(AddPlayer.named("乙"));
        course.perform(new CorrectPlayer(1, "甲", "京", 0, 0, Person.UNKNOWN));
        for (int seed = 0; course.event().byId(1).orElseThrow().no() == 1; seed++) {
            course.perform(new DrawNumbers(DrawNumbers.Mode.LOT, seed));
        }
        assertThat(course.now
                        .log()
                        .entries()
                        .get(3)
                        .deed()
                        .sentence(Names.of(course.event()))
                        .in(Locale.ENGLISH))
                .contains("no. 2 甲");
    }

    private static EventDocument read(String text) {
        return LoggedEvent.read("x", text.replace('\'', '"').getBytes(StandardCharsets.UTF_8))
                .document();
    }

    @Test
    void filesWrittenByHandGetIdsInOrder() {
        Event event = read("{'chuhe':1,'players':[{'no':7,'name':'a'},{'no':3,'name':'b'}]}")
                .event();
        assertThat(event.players()).extracting(Player::id).containsExactly(2, 1);
        assertThat(event.nextId()).isEqualTo(3);
        Event partly = read("{'chuhe':1,'players':[{'name':'a'},{'name':'b','entryId':5}]}")
                .event();
        assertThat(partly.players()).extracting(Player::id).containsExactly(6, 5);
        Event later = read("{'chuhe':1,'nextId':9,'players':[{'name':'a'},{'name':'b','entryId':5}]}")
                .event();
        assertThat(later.players()).extracting(Player::id).containsExactly(9, 5);
        assertThat(later.nextId()).isEqualTo(10);
    }

    @Test
    void anEntryIntoAFileWrittenByHandCanBeTakenBack() {
        LoggedEvent event = LoggedEvent.read(
                "x", "{\"chuhe\":1,\"players\":[{\"name\":\"a\"},{\"name\":\"b\"}]}".getBytes(StandardCharsets.UTF_8));
        EventDocument.Done done = event.document().perform(AddPlayer.named("c"));
        LoggedEvent back = event.then(done.deed(), done.document(), "", 0).undo(0, "", 0);
        assertThat(LoggedEvent.read("x", back.bytes()).document().event().players())
                .extracting(Player::id)
                .containsExactly(1, 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "`players`:[{`entryId`:1},{`entryId`:1}] | players[1].entryId: 1 occurs twice",
                "`players`:[{`entryId`:0}] | players[0].entryId is 0; it must be from 1 to 99999999",
                "`nextId`:3,`players`:[{`entryId`:2},{`entryId`:3}] | players[1].entryId is 3; it must be from 1 to 2",
                "`nextId`:0 | nextId is 0; it must be from 1 to 100000000",
                "`teams`:[{`entryId`:1,`members`:[{`entryId`:1}]}] | teams[0].members[0].entryId: 1 occurs twice",
                "`players`:[{`entryId`:`1`}] | players[0].entryId must be a whole number"
            })
    void idsThatClashAreRefusedWithTheirPlace(String inner, String problem) {
        assertThatThrownBy(() -> read("{'chuhe':1," + inner.replace('`', '\'') + "}"))
                .hasMessageContaining(problem);
    }
}
