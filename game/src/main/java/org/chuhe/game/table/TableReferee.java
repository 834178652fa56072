package org.chuhe.game.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.Referee;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.Outcome;
import org.chuhe.game.command.TableCommand;
import org.chuhe.game.command.TouchRule;
import org.chuhe.game.incident.IncidentWords;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.log.Citation;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.text.Messages;

/**
 * The referee beside a real board. He says what the article has follow from what the arbiter enters; nothing happens until
 * the arbiter confirms it, and the arbiter may decide otherwise, with his reason on record.
 */
public final class TableReferee {
    private static final Messages WORDS = Messages.beside(TableReferee.class);

    private final Referee referee;

    public TableReferee(Referee referee) {
        this.referee = referee;
    }

    /** What follows if the arbiter confirms the entry; its answer's events are what is then put on record. */
    public TableFinding find(GameState state, TableEntry entry) {
        return new TableFinding(state, entry, referee.answer(decide(state, entry)));
    }

    /** The arbiter decides otherwise: that he does, and why, is all that is put on record. */
    public TableFinding overrule(GameState state, TableEntry entry, Words why) {
        return new TableFinding(state, entry, referee.answer(decideOtherwise(state, entry, why)));
    }

    /** The answer of {@link #find}; what has to be ruled on is left to whoever asks. */
    public static Outcome decide(GameState state, TableEntry entry) {
        return decideAll(state, entry, entry.commands(state), new Answer(state, List.of(), Optional.empty()));
    }

    /** The answer of {@link #overrule}; what has to be ruled on is left to whoever asks. */
    public static Outcome decideOtherwise(GameState state, TableEntry entry, Words why) {
        TableCommand.Overrule command = new TableCommand.Overrule(
                entry.at(),
                entry.commands(state),
                entry.incident().code(),
                entry.side(),
                entry.incident().article(),
                entry.details().by(),
                why);
        return decideAll(state, entry, List.of(command), new Answer(state, List.of(), Optional.empty()));
    }

    /** All commands happen or none; what time alone has brought about happens anyway. */
    private static Outcome decideAll(GameState state, TableEntry entry, List<GameCommand> left, Answer before) {
        // The first command may end the game (mate needs no press of the clock, 21.6).
        if (left.isEmpty() || before.state().isOver() && !state.isOver()) {
            return before;
        }
        return Referee.decide(before.state(), left.get(0), entry.details().by())
                .then(answer -> answer.refusal()
                        .<Outcome>map(refusal -> Referee.decide(
                                        state,
                                        new ClockCommand.Tick(Math.max(
                                                entry.at(), state.clock().time())),
                                        Authority.SYSTEM)
                                .then(time -> new Answer(time.state(), time.events(), Optional.of(refusal))))
                        .orElseGet(() -> decideAll(state, entry, left.subList(1, left.size()), before.and(answer))));
    }

    /** What the referee says, a sentence each: what happens, what must be played now, or why it cannot be. */
    public static List<String> words(TableFinding finding, Locale locale) {
        List<String> lines = new ArrayList<>();
        RuleBook book = finding.before().regulations().book();
        Narrator narrator = Narrator.toTheSecond(locale);
        GameState state = finding.before();
        for (GameEvent event : finding.answer().events()) {
            GameState next = state.apply(event);
            lines.add(narrator.sentence(state, next, event));
            state = next;
        }
        if (finding.refusal().isPresent()) {
            lines.add(WORDS.text(
                    locale, "refused", finding.refusal().get().message(), Citation.of(book, finding.article())));
            return lines;
        }
        finding.duty().ifPresent(duty -> lines.add(duty(finding.answer().state(), duty, locale)));
        if (lines.isEmpty()) {
            lines.add(IncidentWords.rule(finding.entry().incident(), book).in(locale));
        }
        return lines;
    }

    private static String duty(GameState state, TouchRule.Obligation duty, Locale locale) {
        if (duty.moves().isEmpty()) {
            return WORDS.text(
                    locale, "duty.none", Citation.of(state.regulations().book(), duty.article()));
        }
        List<String> moves = duty.moves().stream()
                .map(move ->
                        BookNotation.onPaper(state.regulations().book(), locale).write(state.position(), move))
                .toList();
        return WORDS.text(
                locale,
                duty.moves().size() == 1 ? "duty.one" : "duty.some",
                String.join(WORDS.text(locale, "duty.or"), moves),
                Citation.of(state.regulations().book(), duty.article()));
    }
}
