package org.chuhe.tournament.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.text.Result;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/**
 * 等级分 of everybody after an event, or after the rounds that it has: every game played over the board at the usual pace
 * counts, forfeits, byes and tie-break games do not. A win is 1, a draw ½, whatever points the event gives.
 */
public final class Ratings {
    private final RatingRules rules;
    private final Map<Long, Account> accounts = new HashMap<>();
    private final List<Account> order = new ArrayList<>();

    /** Somebody's games so far. */
    private static final class Account {
        private final int no;
        private final int member;
        private final String name;
        private final int rating;
        private int played;
        private double total;
        private int games;
        private long opponents;
        private double score;
        private double expected;

        Account(int no, int member, String name, int rating) {
            this.no = no;
            this.member = member;
            this.name = name;
            this.rating = rating;
        }
    }

    private Ratings(Event event) {
        this.rules = event.regulations().rating();
        for (Entrant entrant : event.entrants()) {
            if (entrant instanceof Team team) {
                for (int i = 0; i < team.members().size(); i++) {
                    open(new Account(
                            team.no(),
                            i + 1,
                            team.members().get(i).name(),
                            team.members().get(i).rating()));
                }
            } else {
                open(new Account(entrant.no(), 0, entrant.name(), entrant.rating()));
            }
        }
        for (Round round : event.rounds()) {
            round.games()
                    .filter(g -> g.kind() == GameKind.REGULAR && g.result().played())
                    .forEach(this::enter);
        }
    }

    private void open(Account account) {
        accounts.put(key(account.no, account.member), account);
        order.add(account);
    }

    private static long key(int no, int member) {
        return (long) no << 32 | member;
    }

    private void enter(Game game) {
        Account red = accounts.get(key(game.red(), game.redMember()));
        Account black = accounts.get(key(game.black(), game.blackMember()));
        if (red != null && black != null) {
            double forRed = game.result() == Result.DRAW ? 0.5 : game.result().redWon() ? 1 : 0;
            enter(red, black, forRed);
            enter(black, red, 1 - forRed);
        }
    }

    private void enter(Account mine, Account theirs, double score) {
        mine.played++;
        mine.total += score;
        if (theirs.rating > 0) {
            mine.games++;
            mine.opponents += theirs.rating;
            mine.score += score;
            mine.expected += mine.rating > 0 ? rules.expected(mine.rating, theirs.rating) : 0;
        }
    }

    /** Everybody, in the order of numbers and boards. */
    public static List<RatingLine> of(Event event) {
        Ratings ratings = new Ratings(event);
        return ratings.order.stream().map(ratings::line).toList();
    }

    private RatingLine line(Account a) {
        double average = a.games == 0 ? 0 : (double) a.opponents / a.games;
        int performance = a.games == 0 ? 0 : Math.max(1, rules.performance(average, a.score, a.games));
        int change = a.rating == 0 ? 0 : (int) Math.round(rules.coefficient(a.rating) * (a.score - a.expected));
        int first = a.games >= Math.max(1, rules.initialGames()) ? performance : 0;
        int after = a.rating == 0 ? first : Math.max(1, a.rating + change);
        return new RatingLine(
                a.no,
                a.member,
                a.name,
                a.rating,
                a.played,
                a.total,
                a.games,
                average,
                a.score,
                a.expected,
                change,
                after,
                performance);
    }

    /** A norm that somebody has achieved. */
    public record Achieved(TitleNorm norm, RatingLine line) {}

    /** The norms that were achieved, in the order of the regulations. */
    public static List<Achieved> norms(Event event) {
        List<Achieved> achieved = new ArrayList<>();
        if (event.regulations().norms().isEmpty()) {
            return achieved;
        }
        Map<Integer, Integer> places = new HashMap<>();
        for (Row row : Standings.of(event).rows()) {
            places.put(row.no(), row.place());
        }
        List<RatingLine> lines = of(event);
        for (TitleNorm norm : event.regulations().norms()) {
            for (RatingLine line : lines) {
                int place = places.getOrDefault(line.no(), 0);
                if (norm.met(line.played(), line.games(), line.total(), line.performance(), place)) {
                    achieved.add(new Achieved(norm, line));
                }
            }
        }
        return achieved;
    }
}
