package org.chuhe.server.event.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.eventfiles.LoggedEvent;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.testing.Seeded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.command.Announce;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.ForbidPair;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.entry.SetRatings;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.command.round.SetFirstMove;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Strength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An event file and a server keep the same log: the same deeds lead to the same text, who and when set aside. */
class TwoStoresTest {
    private static final int EVENTS = 6;
    private static final int DEEDS = 60;

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** The two, and what is done to both of them. */
    private static final class Twins {
        private final SplittableRandom random;
        private final EventStore store;
        private final EventDesk desk;
        private final String id;
        private LoggedEvent file;
        private int done;
        private int undone;

        Twins(Storage storage, Account owner, SplittableRandom random) {
            this.random = random;
            store = new EventStore(storage, Clock.systemUTC(), new SecureRandom(), JSON);
            Accounts accounts = new Accounts(storage, Clock.systemUTC(), new SecureRandom());
            desk = new EventDesk(store, accounts, event -> 0);
            EventDocument document = EventDocument.of(Event.named("楚河杯", Regulations.swiss(4)));
            CreateEvent create = new CreateEvent("楚河杯");
            id = desk.create(
                    owner,
                    new EventAction(
                            CommandKind.CREATE,
                            state -> new EventAction.Changed(document, EventFacts.NEW, List.of(), create)));
            file = LoggedEvent.EMPTY.then(create, document.with("web", EventFacts.NEW.write()), "", 0);
        }

        private int pick(int from, int to) {
            return random.nextInt(from, to + 1);
        }

        private Event event() {
            return file.document().event();
        }

        private int no() {
            return pick(1, event().entrants().size() + 1);
        }

        private RecordResult result() {
            List<Result> results = List.of(Result.RED_WINS, Result.DRAW, Result.BLACK_WINS, Result.NONE);
            Result result = results.get(pick(0, 3));
            EndReason reason = EndReason.values()[pick(0, EndReason.values().length - 1)];
            return new RecordResult(
                    pick(1, event().roundsPaired() + 1),
                    pick(1, 3),
                    1,
                    result,
                    reason.fits(result) && random.nextBoolean() ? reason : EndReason.UNKNOWN);
        }

        private Command command() {
            int what = event().begun() ? pick(0, 21) : pick(0, 14);
            return switch (what) {
                case 0, 1 -> new AddPlayer("棋手" + pick(1, 99), "队" + pick(1, 3), pick(0, 2500), 0);
                case 2 -> new AddPlayers(List.of(AddPlayer.named("甲"), AddPlayer.named("乙" + pick(1, 9))));
                case 3 -> new CorrectPlayer(no(), "改" + pick(1, 9), "", pick(0, 9), 0, Person.UNKNOWN);
                case 4 -> new RemoveEntrant(no());
                case 5 -> new MarkAbsent(no(), pick(1, 4), MarkAbsent.Absence.values()[pick(0, 2)]);
                case 6 -> new RecordConduct(no(), pick(-1, 2), pick(0, 1), 0);
                case 7 -> new DrawNumbers(DrawNumbers.Mode.values()[pick(0, 3)], pick(0, 99));
                case 8 -> new ForbidPair(new ForbiddenPair(no(), no(), 1, 9, Strength.HARD));
                case 9 ->
                    new ChangeRegulations(
                            event().regulations().change().rounds(pick(3, 6)).build());
                case 10 -> new Announce(event().programme().at("广州", "" + pick(1, 30)));
                case 11 -> new SetRatings(List.of(new SetRatings.Rated(no(), 0, pick(0, 2000))));
                case 12 -> new LodgeAppeal(0, 0, "甲", "判负" + pick(1, 9), "", "");
                case 13 -> new DecideAppeal(pick(1, 3), AppealOutcome.REJECTED, "", "", "");
                case 14, 15 -> PairRound.BY_RULE;
                case 16 -> new UnpairRound();
                case 17 -> new Withdraw(no(), pick(0, 2));
                case 18 -> new Readmit(no());
                case 19 -> new SetFirstMove(pick(1, 2), pick(1, 3), no(), TableOdds.NONE);
                case 20 -> result();
                default -> new RecordResults(List.of(result(), result()));
            };
        }

        private Optional<String> refusal(Runnable deed) {
            try {
                deed.run();
                return Optional.empty();
            } catch (CommandRefused e) {
                return Optional.of(e.in(Locale.ENGLISH));
            } catch (Rejection e) {
                return Optional.of(e.message().in(Locale.ENGLISH));
            }
        }

        void step() {
            if (random.nextInt(5) == 0) {
                int seq = random.nextBoolean() ? 0 : pick(1, desk.state(id).seq());
                Optional<String> there = refusal(() -> desk.undo(id, "", EventDesk.ANY, seq, EventRights.ALL));
                Optional<String> here = refusal(() -> file = file.undo(seq, "", 0));
                assertThat(here).isEqualTo(there);
                undone += here.isEmpty() ? 1 : 0;
            } else {
                Command command = command();
                Optional<String> there = refusal(() -> desk.perform(id, "", EventDesk.ANY, EventAction.of(command)));
                Optional<String> here = refusal(() -> {
                    EventDocument.Done result = file.document().perform(command);
                    file = file.then(result.deed(), result.document(), "", 0);
                });
                assertThat(here).as(command.toString()).isEqualTo(there);
                done += here.isEmpty() ? 1 : 0;
            }
            file = LoggedEvent.read("event.json", file.bytes());
        }

        void compare() {
            assertThat(file.document().tree().toString())
                    .isEqualTo(desk.state(id).document().tree().toString());
            assertThat(entries(file.log().entries())).isEqualTo(entries(store.log(id, 0)));
        }

        private static List<String> entries(List<LogEntry> log) {
            List<String> texts = new ArrayList<>();
            for (LogEntry entry : log) {
                ObjectNode node = entry.write();
                node.remove(List.of("at", "who"));
                texts.add(node.toString());
            }
            return texts;
        }
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void theSameDeedsLeadToTheSameText(Databases database) {
        try (Storage storage = database.open()) {
            Account owner = new Accounts(storage, Clock.systemUTC(), new SecureRandom())
                    .create("owner", "correct horse", Set.of(Role.ORGANISER));
            int[] counts = new int[2];
            Seeded.forAll(EVENTS, random -> {
                Twins twins = new Twins(storage, owner, random);
                for (int i = 0; i < DEEDS; i++) {
                    twins.step();
                }
                twins.compare();
                counts[0] += twins.done;
                counts[1] += twins.undone;
            });
            assertThat(counts[0]).as("deeds").isGreaterThan(DEEDS / 4);
            assertThat(counts[1]).as("taken back").isGreaterThan(DEEDS / 20);
        }
    }
}
