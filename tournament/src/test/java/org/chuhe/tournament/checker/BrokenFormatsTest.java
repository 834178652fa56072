package org.chuhe.tournament.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.chuhe.tournament.RandomRegulations;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Events of every format, broken in every way that fits it: each breakage was tried, and each was caught. */
class BrokenFormatsTest {
    /** Ways to break the record of an event. */
    private enum Breakage {
        REMATCH,
        COLOURS,
        ORDER,
        OPPONENT,
        MISSING_MATCH,
        BYE,
        /** Somebody else than the winner of a match, or than the best of a group or table, goes on. */
        ADVANCING,
        GAME_COLOURS,
        EXTRA_GAME_COLOURS,
        EXTRA_GAME_KIND,
        TOO_MANY_GAMES,
        SEATS,
        DRAW,
        PLACE,
        VALUE
    }

    /** What has a value only among those still level, or follows from places that are checked themselves. */
    private static final Set<String> NOT_RECKONED =
            Set.of("direct", "black-in-mutual-game", "stage", "bracket", "play-off", "group-place");

    private static List<Breakage> fitting(Format format) {
        List<Breakage> all = new ArrayList<>(List.of(Breakage.values()));
        all.removeAll(
                switch (format) {
                    case SWISS, SWISS_ELIMINATION ->
                        List.of(
                                Breakage.EXTRA_GAME_COLOURS,
                                Breakage.EXTRA_GAME_KIND,
                                Breakage.GAME_COLOURS,
                                Breakage.DRAW,
                                Breakage.SEATS);
                    case SWISS_KNOCKOUT -> List.of(Breakage.SEATS, Breakage.GAME_COLOURS, Breakage.BYE);
                    case ROUND_ROBIN, SCHEVENINGEN ->
                        List.of(
                                Breakage.EXTRA_GAME_COLOURS,
                                Breakage.EXTRA_GAME_KIND,
                                Breakage.ADVANCING,
                                Breakage.SEATS);
                    case GROUPS -> List.of(Breakage.SEATS);
                    case KNOCKOUT, DOUBLE_ELIMINATION -> List.of(Breakage.SEATS, Breakage.VALUE);
                    case ALL_PLAY_ALL ->
                        List.of(
                                Breakage.REMATCH,
                                Breakage.ORDER,
                                Breakage.OPPONENT,
                                Breakage.ADVANCING,
                                Breakage.GAME_COLOURS,
                                Breakage.EXTRA_GAME_COLOURS,
                                Breakage.EXTRA_GAME_KIND,
                                Breakage.DRAW);
                });
        if (format == Format.SWISS) {
            all.remove(Breakage.ADVANCING);
        }
        return all;
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyBreakageIsCaught(Format format) {
        breakAndCheck(format, 40);
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    @Tag("slow")
    void everyBreakageOfManyEventsIsCaught(Format format) {
        breakAndCheck(format, 1_000);
    }

    private static void breakAndCheck(Format format, int events) {
        Map<Breakage, Integer> tried = new EnumMap<>(Breakage.class);
        Seeded.forAll(events, random -> {
            int entrants = format == Format.ALL_PLAY_ALL ? 2 : random.nextInt(6, 20);
            Conditions conditions = random.nextBoolean() ? Conditions.CALM : Conditions.ROUGH;
            Tournament played =
                    EventGenerator.play("x", RandomRegulations.of(format, random), entrants, conditions, random);
            assertThat(violations(played.check())).as("healthy").isEmpty();
            for (Breakage breakage : fitting(format)) {
                broken(played, breakage, random).ifPresent(findings -> {
                    tried.merge(breakage, 1, Integer::sum);
                    assertThat(violations(findings)).as(breakage.name()).isNotEmpty();
                    findings.forEach(f -> assertThat(
                                    f.message().in(Locale.ENGLISH) + f.message().in(Locale.CHINESE))
                            .doesNotContain("{"));
                });
            }
        });
        assertThat(tried.keySet()).containsExactlyInAnyOrderElementsOf(fitting(format));
        assertThat(tried.values()).allMatch(times -> times >= events / 20);
    }

    private static List<Finding> violations(List<Finding> findings) {
        return findings.stream()
                .filter(f -> f.severity() == Finding.Severity.VIOLATION)
                .toList();
    }

    /** What the checker says of the event so broken; empty if it cannot be broken so. */
    private static Optional<List<Finding>> broken(Tournament played, Breakage breakage, SplittableRandom random) {
        Event event = played.event();
        if (breakage == Breakage.PLACE || breakage == Breakage.VALUE) {
            return brokenTable(played, breakage, random);
        }
        // Where the arbiter gave up a rule nothing is left to compare other pairs with.
        List<Round> rounds = new ArrayList<>(event.rounds().stream()
                .filter(r -> r.matches().stream().noneMatch(m -> m.origin() == Origin.RELAXED))
                .toList());
        Collections.shuffle(rounds, new java.util.Random(random.nextLong()));
        for (Round round : rounds) {
            Optional<Event> broken = switch (breakage) {
                case REMATCH -> rematch(event, round);
                case COLOURS -> changed(event, round, random, m -> Optional.of(turned(m)));
                case ORDER -> reordered(event, round, random);
                case OPPONENT -> exchanged(event, round, random);
                case MISSING_MATCH -> withoutOne(event, round, random);
                case BYE -> otherBye(event, round);
                case ADVANCING -> otherAdvancing(event, round, random);
                case GAME_COLOURS -> changed(event, round, random, m -> turnedGame(m, GameKind.REGULAR));
                case EXTRA_GAME_COLOURS -> changed(event, round, random, m -> turnedGame(m, GameKind.RAPID));
                case EXTRA_GAME_KIND -> changed(event, round, random, BrokenFormatsTest::otherKind);
                case TOO_MANY_GAMES -> changed(event, round, random, m -> Optional.of(oneGameMore(m)));
                case SEATS -> changed(event, round, random, BrokenFormatsTest::otherSeats);
                case DRAW -> otherDraw(event, round, random);
                case PLACE, VALUE -> Optional.empty();
            };
            if (broken.isPresent()) {
                return Optional.of(EventChecker.check(broken.orElseThrow()));
            }
        }
        return Optional.empty();
    }

    private static Optional<List<Finding>> brokenTable(Tournament played, Breakage breakage, SplittableRandom random) {
        List<StandingsCheck.Line> lines = RandomEventsTest.lines(played.event());
        int i = random.nextInt(lines.size());
        int j = random.nextInt(lines.size());
        StandingsCheck.Line one = lines.get(i);
        StandingsCheck.Line other = lines.get(j);
        if (breakage == Breakage.PLACE) {
            if (one.place() == other.place()) {
                return Optional.empty();
            }
            lines.set(i, new StandingsCheck.Line(one.place(), other.no(), one.halves()));
            lines.set(j, new StandingsCheck.Line(other.place(), one.no(), other.halves()));
        } else {
            Map<String, Integer> halves = new HashMap<>(one.halves());
            List<String> ids = halves.keySet().stream()
                    .filter(id -> !NOT_RECKONED.contains(id))
                    .sorted()
                    .toList();
            if (ids.isEmpty()) {
                return Optional.empty();
            }
            halves.merge(ids.get(random.nextInt(ids.size())), 2, Integer::sum);
            lines.set(i, new StandingsCheck.Line(one.place(), one.no(), halves));
        }
        return Optional.of(StandingsCheck.check(played.event(), lines));
    }

    private interface Change {
        Optional<Match> of(Match match);
    }

    private static Optional<Event> changed(Event event, Round round, SplittableRandom random, Change change) {
        List<Match> matches = new ArrayList<>(round.matches());
        int from = matches.isEmpty() ? 0 : random.nextInt(matches.size());
        for (int k = 0; k < matches.size(); k++) {
            int i = (from + k) % matches.size();
            Optional<Match> other = change.of(matches.get(i));
            if (other.isPresent()) {
                matches.set(i, other.orElseThrow());
                return Optional.of(event.with(round.with(matches)));
            }
        }
        return Optional.empty();
    }

    private static Match turned(Match m) {
        return new Match(
                m.table(),
                m.section(),
                /* first= */ m.second(),
                /* second= */ m.first(),
                m.games().stream().map(Game::turned).toList(),
                m.origin(),
                m.awarded());
    }

    private static Optional<Match> turnedGame(Match m, GameKind kind) {
        List<Game> games = new ArrayList<>(m.games());
        for (int i = games.size() - 1; i > 0; i--) {
            if (games.get(i).kind() == kind) {
                games.set(i, games.get(i).turned());
                return Optional.of(m.with(games));
            }
        }
        return Optional.empty();
    }

    private static Optional<Match> otherKind(Match m) {
        List<Game> games = new ArrayList<>(m.games());
        Game g = games.get(games.size() - 1);
        if (g.kind() == GameKind.REGULAR) {
            return Optional.empty();
        }
        GameKind kind = g.kind() == GameKind.RAPID ? GameKind.BLITZ : GameKind.RAPID;
        games.set(
                games.size() - 1,
                new Game(g.number(), kind, g.red(), g.black(), g.redMember(), g.blackMember(), g.result()));
        return Optional.of(m.with(games));
    }

    private static Match oneGameMore(Match m) {
        List<Game> games = new ArrayList<>(m.games());
        Game g = games.get(games.size() - 1);
        games.add(new Game(
                games.size() + 1,
                GameKind.REGULAR,
                /* red= */ g.black(),
                /* black= */ g.red(),
                /* redMember= */ g.blackMember(),
                /* blackMember= */ g.redMember(),
                g.result()));
        return m.with(games);
    }

    private static Optional<Match> otherSeats(Match m) {
        if (m.games().size() < 2) {
            return Optional.empty();
        }
        List<Game> games = new ArrayList<>(m.games());
        Game a = games.get(0);
        Game b = games.get(1);
        games.set(0, new Game(1, a.kind(), a.red(), a.black(), b.redMember(), a.blackMember(), a.result()));
        games.set(1, new Game(2, b.kind(), b.red(), b.black(), a.redMember(), b.blackMember(), b.result()));
        return Optional.of(m.with(games));
    }

    /** The match with others in it. */
    private static Match between(Match m, int first, int second) {
        List<Game> games = m.games().stream()
                .map(g -> new Game(
                        g.number(),
                        g.kind(),
                        g.red() == m.first() ? first : second,
                        g.red() == m.first() ? second : first,
                        g.redMember(),
                        g.blackMember(),
                        g.result()))
                .toList();
        int awarded = m.awarded() == 0 ? 0 : m.awarded() == m.first() ? first : second;
        return new Match(m.table(), m.section(), first, second, games, m.origin(), awarded);
    }

    private static Optional<Event> reordered(Event event, Round round, SplittableRandom random) {
        if (round.matches().size() < 2) {
            return Optional.empty();
        }
        List<Match> matches = new ArrayList<>(round.matches());
        int i = random.nextInt(matches.size() - 1);
        Collections.swap(matches, i, i + 1);
        for (int t = 0; t < matches.size(); t++) {
            matches.set(t, matches.get(t).at(t + 1));
        }
        return Optional.of(event.with(round.with(matches)));
    }

    private static Optional<Event> exchanged(Event event, Round round, SplittableRandom random) {
        if (round.matches().size() < 2) {
            return Optional.empty();
        }
        List<Match> matches = new ArrayList<>(round.matches());
        int i = random.nextInt(matches.size() - 1);
        Match a = matches.get(i);
        Match b = matches.get(i + 1);
        matches.set(i, between(a, a.first(), b.second()));
        matches.set(i + 1, between(b, b.first(), a.second()));
        return Optional.of(event.with(round.with(matches)));
    }

    /** Two who met in an earlier round of the stage take the table of one of them in this one. */
    private static Optional<Event> rematch(Event event, Round round) {
        for (Round earlier : event.rounds()) {
            if (earlier.number() >= round.number() || earlier.stage() != round.stage()) {
                continue;
            }
            for (Match met : earlier.matches()) {
                List<Match> matches = new ArrayList<>(round.matches());
                for (int i = 0; i < matches.size(); i++) {
                    Match m = matches.get(i);
                    if (m.involves(met.first()) && !m.involves(met.second())) {
                        int left = m.opponentOf(met.first());
                        matches.replaceAll(other -> replaced(other, met.second(), left));
                        matches.set(
                                i,
                                between(
                                        m,
                                        m.first() == left ? met.second() : m.first(),
                                        m.second() == left ? met.second() : m.second()));
                        return Optional.of(event.with(round.with(matches)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Match replaced(Match m, int no, int by) {
        if (!m.involves(no)) {
            return m;
        }
        return between(m, m.first() == no ? by : m.first(), m.second() == no ? by : m.second());
    }

    private static Optional<Event> withoutOne(Event event, Round round, SplittableRandom random) {
        if (round.matches().isEmpty()) {
            return Optional.empty();
        }
        List<Match> matches = new ArrayList<>(round.matches());
        matches.remove(random.nextInt(matches.size()));
        for (int t = 0; t < matches.size(); t++) {
            matches.set(t, matches.get(t).at(t + 1));
        }
        return Optional.of(event.with(round.with(matches)));
    }

    /** A bye for somebody who has a match. */
    private static Optional<Event> otherBye(Event event, Round round) {
        return round.matches().stream()
                .map(Match::first)
                .findFirst()
                .map(no -> event.with(round.withByes(List.of(no))));
    }

    private static Optional<Event> otherAdvancing(Event event, Round round, SplittableRandom random) {
        Optional<EventStage> stage = event.stage(round.stage());
        if (stage.isPresent() && stage.orElseThrow().format().isBracket()) {
            return changed(event, round, random, m -> {
                boolean goesOn = event.rounds().stream()
                        .filter(r -> r.number() > round.number() && r.stage() == round.stage())
                        .anyMatch(r -> r.matchOf(m.first()).isPresent()
                                != r.matchOf(m.second()).isPresent());
                int winner = Decision.of(m, event.regulations());
                return goesOn && winner > 0 ? Optional.of(m.awardedTo(m.opponentOf(winner))) : Optional.empty();
            });
        }
        if (!round.eliminated().isEmpty()) {
            // One who plays on and one who was cut change places.
            int out = round.eliminated().get(0);
            int in = round.matches().get(0).first();
            List<Match> matches = new ArrayList<>(round.matches());
            matches.set(0, replaced(matches.get(0), in, out));
            return Optional.of(event.with(new Round(
                    round.number(),
                    round.stage(),
                    matches,
                    round.byes(),
                    round.eliminated().stream().map(no -> no == out ? in : no).toList(),
                    round.assumptions())));
        }
        Optional<EventStage> last = event.stage(2).filter(s -> !s.playOff());
        return last.flatMap(s -> withOtherFinalist(event, s));
    }

    /** Somebody who did not qualify plays in the place of one who did. */
    private static Optional<Event> withOtherFinalist(Event event, EventStage last) {
        List<Integer> draw = last.draw().get(0);
        int gone = draw.get(draw.size() - 1);
        Optional<Integer> other = event.rounds().get(0).matches().stream()
                .map(Match::first)
                .filter(no -> !draw.contains(no))
                .findFirst();
        return other.map(no -> {
            List<Integer> changed = draw.stream().map(d -> d == gone ? no : d).toList();
            List<EventStage> stages = event.stages().stream()
                    .map(s -> s.number() == last.number() ? new EventStage(2, s.format(), List.of(changed)) : s)
                    .toList();
            List<Round> rounds = event.rounds().stream()
                    .map(r -> r.stage() == 2
                            ? r.with(r.matches().stream()
                                    .map(m -> replaced(m, gone, no))
                                    .toList())
                            : r)
                    .toList();
            return event.withStages(stages).withRounds(rounds);
        });
    }

    /** Two of a draw change places, and the rounds stay as they are. */
    private static Optional<Event> otherDraw(Event event, Round round, SplittableRandom random) {
        Optional<EventStage> found = event.stage(round.stage());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        EventStage stage = found.orElseThrow();
        List<List<Integer>> draw = new ArrayList<>(stage.draw());
        List<Integer> group = new ArrayList<>(draw.get(random.nextInt(draw.size())));
        if (group.size() < 3) {
            return Optional.empty();
        }
        int at = draw.indexOf(group);
        Collections.swap(group, 0, 2);
        draw.set(at, group);
        EventStage changed = new EventStage(stage.number(), stage.format(), draw, stage.playOff());
        return Optional.of(event.withStages(event.stages().stream()
                .map(s -> Objects.equals(s, stage) ? changed : s)
                .toList()));
    }
}
