package org.chuhe.engines.match;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Move;
import org.chuhe.core.notation.Notations;
import org.chuhe.engines.play.PlayedGame;
import org.chuhe.engines.play.RuledRepetition;
import org.chuhe.engines.protocol.SearchReport;
import org.chuhe.game.clock.ClockText;
import org.chuhe.game.result.GameEnding;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.MoveTime;
import org.chuhe.records.model.Tags;
import org.chuhe.records.pgn.PgnWriter;
import org.chuhe.text.Messages;

/** A game of a match as PGN: how and by which article it ended, the rulings, times and scores of every move. */
final class MatchPgn {
    private static final Messages WORDS = Messages.beside(MatchPgn.class);

    private MatchPgn() {}

    static String write(MatchPlan plan, MatchTask task, PlayedGame game, LocalDate date, Locale locale) {
        GameBuilder builder = GameRecord.builder(game.state().start());
        tags(builder, plan, task, date);
        Opening opening = plan.openings().get(task.opening());
        if (!opening.moves().isEmpty()) {
            builder.comment(WORDS.text(locale, "pgn.opening", opening.moves()));
        }
        Map<Integer, RuledRepetition> rulings = new TreeMap<>();
        game.rulings().forEach(ruling -> rulings.put(ruling.ply(), ruling));
        List<Move> moves = game.state().history().moves();
        for (int ply = 1; ply <= moves.size(); ply++) {
            builder.play(moves.get(ply - 1));
            if (ply <= game.plies().size()) {
                PlayedGame.Thought thought = game.plies().get(ply - 1);
                builder.time(MoveTime.spent(Duration.ofMillis(thought.millis())));
                thought.report().map(SearchReport::text).ifPresent(builder::comment);
            }
            RuledRepetition ruling = rulings.get(ply);
            if (ruling != null) {
                builder.comment(ruling(ruling, locale));
            }
        }
        GameEnding ending = game.state().result().orElseThrow();
        builder.result(ending.outcome());
        builder.ending(new Ending(
                ending.reason(), game.remark().in(locale), ending.article().toString()));
        return new PgnWriter(Notations.ICCS_DASHED).write(builder.build());
    }

    private static String ruling(RuledRepetition ruling, Locale locale) {
        return WORDS.text(locale, "pgn.ruling", ruling.words().in(locale), RuleBooks.cite(ruling.articles()));
    }

    private static void tags(GameBuilder builder, MatchPlan plan, MatchTask task, LocalDate date) {
        builder.tag(Tags.EVENT, plan.title());
        builder.tag(Tags.DATE, date.toString().replace('-', '.'));
        builder.tag(Tags.ROUND, task.round() + "." + task.number());
        builder.tag(Tags.RED, plan.name(task.red()));
        builder.tag(Tags.BLACK, plan.name(task.black()));
        String opening = plan.openings().get(task.opening()).name();
        builder.tag(Tags.OPENING, opening.isEmpty() ? Integer.toString(task.opening() + 1) : opening);
        if (plan.conditions().isTimed()) {
            ClockText.write(plan.conditions().regulations().clock())
                    .ifPresent(text -> builder.tag(Tags.TIME_CONTROL, text));
        }
        builder.tag("Edition", plan.conditions().regulations().book().id());
    }
}
