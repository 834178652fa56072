package org.chuhe.documents.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.knockout.Bracket;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.knockout.PlayedBracket;
import org.chuhe.tournament.knockout.Slot;
import org.chuhe.tournament.knockout.Source;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;

/** The bracket of an event with what has been played in it, for whoever draws it. */
public final class BracketView {
    private final Event event;
    private final Bracket bracket;
    private final PlayedBracket played;
    private final Map<String, Match> matches = new HashMap<>();
    private final Map<String, Integer> rounds = new HashMap<>();

    private BracketView(Event event, EventStage stage) {
        this.event = event;
        this.bracket = EventBracket.layout(event, stage);
        this.played = EventBracket.played(event, stage);
        for (Round round : event.rounds()) {
            if (round.stage() == stage.number()) {
                round.matches().forEach(match -> {
                    matches.put(match.section(), match);
                    rounds.put(match.section(), round.number());
                });
            }
        }
    }

    /** The bracket of an event; empty if it has none (yet). */
    public static Optional<BracketView> of(Tournament tournament) {
        return tournament.bracketStage().map(stage -> new BracketView(tournament.event(), stage));
    }

    /** Every match, none before one it depends on. */
    List<Slot> slots() {
        return bracket.slots();
    }

    /** Every match in its place. */
    public BracketLayout layout() {
        return BracketLayout.of(bracket.slots());
    }

    /** The same without matches between nobody and nobody. */
    public BracketLayout withoutEmptyMatches() {
        return BracketLayout.of(bracket.slots().stream()
                .filter(slot -> !nobody(slot.first()) || !nobody(slot.second()))
                .toList());
    }

    /** {@link Bracket#isPlayed}. */
    public boolean isPlayed(Slot slot) {
        return bracket.isPlayed(slot);
    }

    /** {@link Bracket#nobody}. */
    public boolean nobody(Source source) {
        return bracket.nobody(source);
    }

    /** {@link Bracket#origin}. */
    Source origin(Source source) {
        return bracket.origin(source);
    }

    /** Whether it is known that nobody will stand there: a bye, or two who both stayed away (20.2). */
    public boolean vacant(Source source) {
        return played.vacant(source);
    }

    /** Whether neither side came to its match, so that nobody goes on from it (20.2). */
    public boolean deserted(Slot slot) {
        return match(slot).map(MatchWinner::nobodyCame).orElse(false);
    }

    /** Who stands there; empty while it is open. */
    public OptionalInt entrant(Source source) {
        return played.entrantAt(source);
    }

    /** The match, once it is paired. */
    public Optional<Match> match(Slot slot) {
        return Optional.ofNullable(matches.get(slot.id()));
    }

    /** The round in which it is played; 0 = not paired yet. */
    public int round(Slot slot) {
        return rounds.getOrDefault(slot.id(), 0);
    }

    /** Who goes on from it; empty while that is open. */
    public OptionalInt winner(Slot slot) {
        return match(slot)
                .map(match -> MatchWinner.of(match, event.regulations()))
                .orElse(OptionalInt.empty());
    }
}
