package org.chuhe.server.event.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.CommandKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** The log is the truth: another process, or one without snapshots, arrives at the same tournament. */
class EventStoreTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static EventStore store(Storage storage) {
        return new EventStore(storage, Clock.systemUTC(), new SecureRandom(), JSON);
    }

    private static EventDesk desk(Storage storage) {
        return new EventDesk(store(storage), accounts(storage), id -> 0);
    }

    private static Accounts accounts(Storage storage) {
        return new Accounts(storage, Clock.systemUTC(), new SecureRandom());
    }

    private static final ActionReader ACTIONS = new ActionReader(Clock.systemUTC(), new SecureRandom());

    private static Fields fields(String... pairs) {
        Map<String, List<String>> form = new java.util.HashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            form.put(pairs[i], List.of(pairs[i + 1]));
        }
        return Fields.of(form);
    }

    private static String event(EventDesk desk, Storage storage, int players) {
        Account owner = accounts(storage).create("owner", "correct horse", Set.of(Role.ORGANISER));
        String id = desk.create(owner, ACTIONS.create(fields("name", "公开赛", "format", "swiss", "rounds", "5")));
        for (int i = 1; i <= players; i++) {
            desk.perform(id, owner.id(), EventDesk.ANY, ACTIONS.read(CommandKind.ENTER, fields("name", "棋手" + i)));
        }
        desk.perform(id, owner.id(), EventDesk.ANY, ACTIONS.read(CommandKind.PAIR, fields("publish", "yes")));
        return id;
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void theLogAloneLeadsToTheSameState(Databases database) {
        try (Storage storage = database.open()) {
            EventDesk desk = desk(storage);
            String id = event(desk, storage, 60);
            for (int table = 1; table <= 30; table++) {
                desk.perform(id, "", EventDesk.ANY, ResultActions.one(1, table, 1, Result.RED_WINS, Optional.empty()));
            }
            desk.undo(id, "", EventDesk.ANY, 0, EventRights.ALL);
            EventState here = desk.state(id);
            assertThat(desk(storage).state(id).document().tree())
                    .isEqualTo(here.document().tree());
            storage.jdbi().useHandle(handle -> handle.execute("DELETE FROM tournament_snapshot"));
            EventState fromTheLog = desk(storage).state(id);
            assertThat(fromTheLog.document().tree()).isEqualTo(here.document().tree());
            assertThat(fromTheLog.seq()).isEqualTo(here.seq());
            assertThat(store(storage).log(id, 0)).hasSize(here.seq());
        }
    }

    private static EventAction.Changed appointed(EventState state, String account) {
        return EventAction.Changed.facts(
                state,
                state.facts().officiated(chief(account)),
                new ServerDeed.Appoint(Office.CHIEF, account, true, List.of()));
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void twoProcessesCannotWriteTheSameEntry(Databases database) throws EventStore.TakenException {
        try (Storage storage = database.open()) {
            EventDesk desk = desk(storage);
            String id = event(desk, storage, 2);
            EventStore here = store(storage);
            EventStore there = store(storage);
            EventState before = here.load(id).orElseThrow();
            EventState after = before.then(appointed(before, "a"));
            EventState other = before.then(appointed(before, "b"));
            here.append(id, before, after, "", appointed(before, "a").deed());
            assertThatThrownBy(() -> there.append(
                            id, before, other, "", appointed(before, "b").deed()))
                    .isInstanceOf(EventStore.TakenException.class);
            assertThat(there.load(id).orElseThrow().facts().offices().chief()).contains("a");
        }
    }

    /** A request acts on what it has read; if another was first, on what that one left. */
    @ParameterizedTest
    @EnumSource(Databases.class)
    void whatWasReadTooEarlyIsReadAgain(Databases database) {
        try (Storage storage = database.open()) {
            EventDesk here = desk(storage);
            EventDesk there = desk(storage);
            String id = event(here, storage, 4);
            for (EventDesk other : List.of(here, there)) {
                EventState seen = here.state(id);
                int table = other == here ? 1 : 2;
                Optional<Result> none = Optional.of(Result.NONE);
                other.perform(id, "", EventDesk.ANY, ResultActions.one(1, table, 1, Result.DRAW, none));
                here.perform(
                        id, seen, "", EventDesk.ANY, ACTIONS.read(CommandKind.ENTER, fields("name", "晚到" + table)));
            }
            EventState now = there.state(id);
            assertThat(now.event().rounds().get(0).games().map(g -> g.result())).containsOnly(Result.DRAW);
            assertThat(now.event().players()).hasSize(6);
        }
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void manyOrganisersOnTwoProcessesLoseNothing(Databases database) throws InterruptedException {
        try (Storage storage = database.open()) {
            EventDesk first = desk(storage);
            EventDesk second = desk(storage);
            String id = event(first, storage, 40);
            List<Throwable> failures = new CopyOnWriteArrayList<>();
            CountDownLatch done = new CountDownLatch(4);
            for (int worker = 0; worker < 4; worker++) {
                int own = worker;
                new Thread(() -> {
                            try {
                                for (int table = 1 + own; table <= 20; table += 4) {
                                    (own % 2 == 0 ? first : second)
                                            .perform(
                                                    id,
                                                    "",
                                                    EventDesk.ANY,
                                                    ResultActions.one(
                                                            1, table, 1, Result.BLACK_WINS, Optional.of(Result.NONE)));
                                }
                            } catch (RuntimeException e) {
                                failures.add(e);
                            } finally {
                                done.countDown();
                            }
                        })
                        .start();
            }
            done.await();
            assertThat(failures).isEmpty();
            assertThat(desk(storage).state(id).event().rounds().get(0).games().map(g -> g.result()))
                    .hasSize(20)
                    .containsOnly(Result.BLACK_WINS);
        }
    }

    private static Offices chief(String account) {
        return Offices.NONE.with(new Offices.Appointment(account, Office.CHIEF, Set.of()));
    }
}
