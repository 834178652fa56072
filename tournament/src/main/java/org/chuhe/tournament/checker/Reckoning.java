package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/** The table of some rounds reckoned anew from the games (2011 rules, 第13条, 第14条, 18.5, 19.2, 20.3): values and places. */
final class Reckoning {
    /** What one round gave; opponent 0 = none. */
    private record Gain(
            int round,
            int opponent,
            boolean played,
            int matchPoints,
            int gamePoints,
            int won,
            int wonPlayed,
            int drawn,
            int black,
            int blackWon) {}

    /** A criterion by its name in tables, and how often it is repeated (以此类推). */
    private record Step(String name, int depth) {}

    private final Event event;
    private final Regulations rules;
    private final RankingClause clause;
    private final Collection<Integer> field;
    private final int first;
    private final int last;
    private final boolean table;
    private final Set<Integer> struckOut;
    private final Map<Integer, List<Gain>> gains = new TreeMap<>();
    private final Map<Integer, Integer> points = new HashMap<>();
    private final Map<Integer, Conduct> conduct = new HashMap<>();
    private final Map<Integer, List<List<Integer>>> earlier = new HashMap<>();
    /** By the two numbers: the points of the first and of the second in their games so far, and whether somebody came. */
    private final Map<List<Integer>, int[]> meetings = new HashMap<>();

    private final List<Step> steps = new ArrayList<>();

    /**
     * @param field who plays in these rounds
     * @param table whether they are those of a table, where free rounds give nothing and 19.2 strikes out
     */
    Reckoning(Event event, Collection<Integer> field, int first, int last, boolean table, RankingClause clause) {
        this.event = event;
        this.rules = event.regulations();
        this.clause = clause;
        this.field = field;
        this.first = first;
        this.last = last;
        this.table = table;
        this.struckOut = table ? StruckOut.after(event, field, first, last) : Set.of();
        field.stream().filter(no -> !struckOut.contains(no)).forEach(no -> gains.put(no, new ArrayList<>()));
        event.entrants().forEach(e -> conduct.put(e.no(), e.conduct()));
        for (Round round : event.rounds()) {
            if (round.number() >= first && round.number() <= last) {
                add(round);
            }
        }
        gains.forEach(
                (no, mine) -> points.put(no, mine.stream().mapToInt(this::score).sum()));
        list();
    }

    Set<Integer> struckOut() {
        return struckOut;
    }

    private void list() {
        String[] own = switch (clause) {
            case ROUND_ROBIN ->
                new String[] {"points", "small-points", "wins", "direct", "fouls", "black-games", "black-in-mutual-game"
                };
            case ROUND_ROBIN_MATCHES ->
                new String[] {"match-points", "game-points", "wins", "direct", "fouls", "black-wins"};
            case SWISS_OPPONENTS -> new String[] {"points", "opponent-score", "wins", "fouls", "black-games"};
            case SWISS_PROGRESSIVE -> new String[] {"points", "progressive", "wins", "fouls", "black-games"};
            case TEAM_ROUND_ROBIN ->
                new String[] {
                    "match-points",
                    "game-points",
                    "match-wins",
                    "game-wins",
                    "direct",
                    "fouls",
                    "black-wins",
                    "black-games"
                };
            case TEAM_SWISS ->
                new String[] {"match-points", "opponent-match-points", "game-points", "match-wins", "game-wins", "fouls"
                };
            case TEAM_GAME_POINTS ->
                new String[] {"game-points", "match-points", "opponent-match-points", "match-wins", "game-wins", "fouls"
                };
            case MEMBER_PLACES -> throw new IllegalArgumentException("14.8 ranks units");
        };
        steps.add(new Step(own[0], 0));
        steps.add(new Step("disqualifications", 0));
        steps.add(new Step("warnings", 0));
        for (int i = 1; i < own.length; i++) {
            steps.add(new Step(own[i], 0));
        }
        String again = switch (clause) {
            case SWISS_OPPONENTS, TEAM_SWISS, TEAM_GAME_POINTS -> "previous-round";
            case SWISS_PROGRESSIVE -> "progressive-cut";
            default -> "";
        };
        for (int depth = 1; !again.isEmpty() && depth <= last - first; depth++) {
            steps.add(new Step(again, depth));
        }
    }

    private void add(Round round) {
        for (Match m : round.matches()) {
            boolean begun = m.games().stream().anyMatch(g -> g.result().finished());
            if (begun && gains.containsKey(m.first()) && gains.containsKey(m.second())) {
                give(m.first(), gain(round.number(), m, m.first()));
                give(m.second(), gain(round.number(), m, m.second()));
            }
        }
        if (table) {
            return;
        }
        int games = rules.gamesPerMatch() * Decision.boards(rules);
        Scoring scoring = rules.scoring();
        for (int no : round.byes()) {
            give(no, new Gain(round.number(), 0, false, scoring.matchWin(), games * scoring.win(), games, 0, 0, 0, 0));
        }
        for (Entrant e : event.entrants()) {
            if (e.attendance().halfByes().contains(round.number())) {
                int points = games * Math.min(scoring.drawRed(), scoring.drawBlack());
                give(e.no(), new Gain(round.number(), 0, false, scoring.matchDraw(), points, 0, 0, 0, 0, 0));
            }
        }
    }

    private void give(int no, Gain gain) {
        List<Gain> mine = gains.get(no);
        if (mine != null) {
            mine.add(gain);
        }
    }

    private Gain gain(int round, Match m, int no) {
        int mine = 0;
        int theirs = 0;
        int won = 0;
        int wonPlayed = 0;
        int drawn = 0;
        int black = 0;
        int blackWon = 0;
        boolean played = false;
        for (Game g : m.games()) {
            if (g.kind() != GameKind.REGULAR) {
                continue;
            }
            boolean red = g.red() == no;
            mine += red ? rules.scoring().red(g.result()) : rules.scoring().black(g.result());
            theirs += red ? rules.scoring().black(g.result()) : rules.scoring().red(g.result());
            boolean win = red ? g.result().redWon() : g.result().blackWon();
            boolean board = g.result().played();
            played |= board;
            won += win ? 1 : 0;
            wonPlayed += win && board ? 1 : 0;
            drawn += g.result() == Result.DRAW ? 1 : 0;
            black += board && !red ? 1 : 0;
            blackWon += board && !red && win ? 1 : 0;
        }
        boolean deserted = m.games().stream().allMatch(g -> g.result() == Result.BOTH_FORFEIT);
        int match = match(no, m.opponentOf(no), new int[] {mine, theirs, deserted ? 0 : 1});
        return new Gain(round, m.opponentOf(no), played, match, mine, won, wonPlayed, drawn, black, blackWon);
    }

    /**
     * What a match gives (13.2). Where all meet twice in games of their own (14.2), both are one match: the second gives what the
     * match is worth with it and was not without.
     */
    private int match(int no, int opponent, int[] now) {
        if (!table || clause != RankingClause.ROUND_ROBIN_MATCHES || rules.gamesPerMatch() > 1) {
            return worth(now);
        }
        int[] before = meetings.getOrDefault(List.of(no, opponent), new int[3]);
        int[] both = {before[0] + now[0], before[1] + now[1], before[2] + now[2]};
        meetings.put(List.of(no, opponent), both);
        return worth(both) - worth(before);
    }

    private int worth(int[] match) {
        Scoring scoring = rules.scoring();
        if (match[2] == 0) {
            return 0;
        }
        return match[0] > match[1]
                ? scoring.matchWin()
                : match[0] < match[1] ? scoring.matchLoss() : scoring.matchDraw();
    }

    private List<Gain> of(int no) {
        return gains.getOrDefault(no, List.of());
    }

    private int score(Gain gain) {
        return clause.byMatches() ? gain.matchPoints : gain.gamePoints;
    }

    private int points(int no) {
        return points.getOrDefault(no, 0);
    }

    private int pointsAfter(int no, int round) {
        return of(no).stream()
                .filter(g -> g.round <= round)
                .mapToInt(g -> clause == RankingClause.TEAM_GAME_POINTS ? g.gamePoints : score(g))
                .sum();
    }

    /** The value of somebody in half points, if the criterion has one for everybody. */
    OptionalInt value(int no, String id) {
        for (Step step : steps) {
            boolean named = id.equals(step.depth == 0 ? step.name : step.name + step.depth);
            if (named && !step.name.equals("direct") && !step.name.equals("black-in-mutual-game")) {
                return OptionalInt.of(halves(no, step));
            }
        }
        return OptionalInt.empty();
    }

    private int halves(int no, Step step) {
        List<Gain> mine = of(no);
        boolean unplayed = !rules.reads(Reading.UNPLAYED_WINS_NOT_COUNTED);
        return switch (step.name) {
            case "points", "game-points" ->
                2 * mine.stream().mapToInt(g -> g.gamePoints).sum();
            case "match-points" ->
                2 * mine.stream().mapToInt(g -> g.matchPoints).sum();
            case "disqualifications" -> 2 * conduct(no).disqualifications();
            case "warnings" -> 2 * conduct(no).warnings();
            case "fouls" -> 2 * conduct(no).fouls();
            case "small-points" -> small(mine);
            case "opponent-score", "opponent-match-points" -> 2 * opponents(mine);
            case "progressive", "progressive-cut" -> 2 * progressive(no, step.depth);
            case "wins", "game-wins" ->
                2 * mine.stream().mapToInt(g -> unplayed ? g.won : g.wonPlayed).sum();
            case "match-wins" ->
                2
                        * (int) mine.stream()
                                .filter(g -> g.matchPoints == rules.scoring().matchWin() && (g.played || unplayed))
                                .count();
            case "black-games" -> 2 * mine.stream().mapToInt(g -> g.black).sum();
            case "black-wins" -> 2 * mine.stream().mapToInt(g -> g.blackWon).sum();
            case "previous-round" -> previous(no, last - step.depth);
            default -> throw new IllegalArgumentException(step.name);
        };
    }

    private Conduct conduct(int no) {
        return conduct.getOrDefault(no, Conduct.CLEAN);
    }

    /** 14.1: the points of those beaten, and half of those drawn with. */
    private int small(List<Gain> mine) {
        boolean playedOnly = rules.reads(Reading.SMALL_POINTS_PLAYED_ONLY);
        return mine.stream()
                .mapToInt(g -> points(g.opponent) * (2 * (playedOnly ? g.wonPlayed : g.won) + g.drawn))
                .sum();
    }

    /** 14.3.1, 14.6; without opponent the lowest score above nothing (14.4). */
    private int opponents(List<Gain> mine) {
        boolean likeBye = rules.reads(Reading.FORFEIT_OPPONENT_LIKE_BYE);
        boolean all = rules.reads(Reading.BYE_OPPONENT_LOWEST_OF_ALL);
        int sum = 0;
        for (Gain g : mine) {
            sum += g.opponent == 0 || (likeBye && !g.played)
                    ? points.values().stream()
                            .mapToInt(p -> p)
                            .filter(p -> all || p > 0)
                            .min()
                            .orElse(0)
                    : points(g.opponent);
        }
        return sum;
    }

    /** 14.3.2. */
    private int progressive(int no, int cut) {
        int before = rules.reads(Reading.CUT_ROUND_POINTS) ? pointsAfter(no, first + cut - 1) : 0;
        int sum = 0;
        for (int round = first + cut; round <= last; round++) {
            sum += pointsAfter(no, round) - before;
        }
        return sum;
    }

    private int previous(int no, int round) {
        if (!rules.reads(Reading.PREVIOUS_TABLE)) {
            return 2 * pointsAfter(no, round);
        }
        int place = 1;
        for (List<Integer> here : earlier.computeIfAbsent(
                round, r -> new Reckoning(event, field, first, r, table, clause).places(field))) {
            if (here.contains(no)) {
                return -2 * place;
            }
            place += here.size();
        }
        return 0;
    }

    /** These in order, those level together. */
    List<List<Integer>> places(Collection<Integer> some) {
        List<List<Integer>> places = new ArrayList<>();
        split(some.stream().filter(gains::containsKey).sorted().toList(), 0, places);
        return places;
    }

    private void split(List<Integer> level, int from, List<List<Integer>> places) {
        for (int i = from; i < steps.size() && level.size() > 1; i++) {
            TreeMap<Integer, List<Integer>> parts = new TreeMap<>(Collections.reverseOrder());
            for (int no : level) {
                parts.computeIfAbsent(worth(no, steps.get(i), level), v -> new ArrayList<>())
                        .add(no);
            }
            if (parts.size() > 1) {
                int next = rules.reads(Reading.RESTART_AFTER_SPLIT) ? 0 : i + 1;
                parts.values().forEach(part -> split(part, next, places));
                return;
            }
        }
        if (!level.isEmpty()) {
            places.add(level);
        }
    }

    /** More is better. */
    private int worth(int no, Step step, List<Integer> level) {
        return switch (step.name) {
            case "disqualifications", "warnings", "fouls" -> -halves(no, step);
            case "direct" -> direct(no, level);
            case "black-in-mutual-game" -> level.size() == 2 ? blackAgainst(no, level) : 0;
            default -> halves(no, step);
        };
    }

    /** 直胜: between two the matches won; among more, if the regulations want it, the points of their games. */
    private int direct(int no, List<Integer> level) {
        boolean byTable = rules.reads(Reading.DIRECT_WIN_TABLE);
        if (level.size() != 2 && !byTable) {
            return 0;
        }
        int value = 0;
        for (Gain g : of(no)) {
            if (level.contains(g.opponent)) {
                int theirs = of(g.opponent).stream()
                        .filter(o -> o.round == g.round && o.opponent == no)
                        .mapToInt(this::score)
                        .sum();
                boolean won = score(g) > theirs && (clause.byMatches() || g.won > 0);
                value += byTable ? score(g) : won ? 1 : 0;
            }
        }
        return value;
    }

    /** 对局时后走. */
    private int blackAgainst(int no, List<Integer> two) {
        return of(no).stream()
                .filter(g -> two.contains(g.opponent))
                .mapToInt(g -> g.black)
                .sum();
    }
}
