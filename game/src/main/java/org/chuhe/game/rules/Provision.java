package org.chuhe.game.rules;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.result.ConductBook;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * One thing that regulations lay down, in words, with the article that it fills in.
 *
 * @param article of the book by which games are conducted
 * @param words what holds
 */
public record Provision(Article article, Message words) {
    private static final Messages WORDS = Messages.beside(Provision.class);

    /** Everything that holds for a game, in the order of the articles. */
    public static List<Provision> of(GameRegulations rules) {
        List<Provision> all = new ArrayList<>();
        PlayersConduct conduct = rules.conduct();
        ClaimRules claims = rules.claims();
        if (conduct.has(Practice.TAKES_ILLEGAL_MOVES)) {
            add(all, "4.1.8", "illegal", conduct.offences().illegalMovesToLose());
            add(all, "4.1.9", "empty-press", conduct.offences().emptyPressesToLose());
        } else {
            add(all, "4.1.8", "illegal.refused");
        }
        add(all, "4.1.10", "fouls", conduct.offences().foulsToLose());
        add(
                all,
                "4.2.4",
                claims.automatic() ? "limit.automatic" : "limit",
                claims.thresholds().quietRounds());
        add(all, "5.1", conduct.has(Practice.TOUCH_MOVE) ? "touch" : "touch.free");
        add(
                all,
                "5.8.1",
                rules.colourErrorMillis() > 0 ? "reversed" : "reversed.never",
                time(rules.colourErrorMillis()));
        add(all, "5.8.2", rules.displacementRounds() > 0 ? "displaced" : "displaced.never", rules.displacementRounds());
        times(all, rules.clock());
        if (conduct.has(Practice.FIRST_MOVES_FREE)) {
            add(all, "6.1", "first-moves-free");
        }
        add(
                all,
                "7.1",
                conduct.has(Practice.KEEPS_RECORD) ? "record" : "record.none",
                conduct.offences().missedMovesPerFoul());
        add(all, "20.1", "late", time(rules.latenessMillis()));
        add(all, "21.2", conduct.has(Practice.CALLS_FLAG) ? "flag.called" : "flag.exact");
        if (conduct.has(Practice.CALLS_FLAG)) {
            add(all, "21.2", "flags." + conduct.bothFlags().code());
        }
        // 超过对方达两次 (8.1.3), 不得多于对方两次 (22.1): regulations choose between the letter and the usual reading.
        add(all, "22.1", claims.offersAhead() == 1 ? "offers.letter" : "offers", claims.offersAhead());
        add(all, "22.2", "checks", claims.thresholds().checksThatCount(), time(claims.falseClaimMillis()));
        if (claims.warns()) {
            add(all, "23.5.1", "warns");
        }
        add(
                all,
                "23.5.2",
                claims.automatic() ? "vary.automatic" : "vary",
                claims.thresholds().roundsToVary());
        return List.copyOf(all);
    }

    private static void times(List<Provision> all, ClockScheme clock) {
        for (ClockStage stage : clock.stages()) {
            String article = stage.moves() > 0 ? "6.2" : stage.increment() > 0 ? "6.1" : "6.3";
            String key = (stage.moves() > 0 ? "stage" : "time") + (stage.increment() > 0 ? ".increment" : "");
            if (stage.millis() < ClockStage.UNLIMITED) {
                add(all, article, key, time(stage.millis()), time(stage.increment()), stage.moves());
            }
        }
        if (clock.isBlitz()) {
            add(all, "6.4", "blitz", time(ClockScheme.BLITZ.toMillis()));
        }
        if (clock.countdownPeriods() > 0) {
            add(all, "6", "countdown", clock.countdownPeriods(), time(clock.countdownMillis()));
        }
        if (clock.moveLimit() > 0) {
            add(all, "6", "move-limit", time(clock.moveLimit()));
        }
        for (Side side : Side.values()) {
            if (clock.extra(side) > 0) {
                add(all, "6.5", side == Side.RED ? "extra.red" : "extra.black", time(clock.extra(side)));
            }
        }
    }

    private static void add(List<Provision> all, String article, String key, Object... arguments) {
        all.add(new Provision(ConductBook.article(article), WORDS.message(key, arguments)));
    }

    /** As people say it: minutes where they come out even, otherwise minutes and seconds. */
    private static Message time(long millis) {
        Duration time = Duration.ofMillis(millis);
        if (time.toSeconds() % 60 == 0) {
            return WORDS.message("minutes", time.toMinutes());
        }
        return time.toMinutes() == 0
                ? WORDS.message("seconds", time.toSeconds())
                : WORDS.message("minutes-seconds", time.toMinutes(), time.toSecondsPart());
    }
}
