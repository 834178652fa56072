package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.PublicEvent;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A tournament after so many entries of its log. It never changes. */
public final class EventState {
    private final int seq;
    private final EventDocument document;
    private final EventFacts facts;
    private final EventView whole;
    private final EventView published;

    private EventState(int seq, EventDocument document) {
        this.seq = seq;
        this.document = document;
        this.facts = EventFacts.read(document.tree().path(EventFacts.KEY));
        this.whole = new EventView(event(), facts);
        this.published = facts.published() >= event().roundsPaired() && !PublicEvent.hides(event())
                ? whole
                : new EventView(cut(), facts);
    }

    /** What there is before the first entry. */
    static EventState nothing() {
        return new EventState(0, EventDocument.EMPTY);
    }

    /** An event that no log tells of. */
    public static EventState of(Event event, EventFacts facts) {
        return new EventState(0, written(EventDocument.of(event), facts));
    }

    static EventState read(int seq, ObjectNode tree) {
        return new EventState(seq, EventDocument.read(tree));
    }

    private static EventDocument written(EventDocument document, EventFacts facts) {
        ObjectNode web = facts.write();
        boolean there = web.equals(document.tree().get(EventFacts.KEY));
        return (there ? document : document.with(EventFacts.KEY, web)).checked();
    }

    /**
     * The state after the next entry.
     *
     * @throws org.chuhe.json.JsonException if it could not be read again, say because a name is too long
     */
    EventState then(EventAction.Changed changed) {
        return new EventState(seq + 1, written(changed.document(), changed.facts()));
    }

    /** The state after an entry with these steps. */
    EventState then(JsonNode steps) {
        EventDocument after = document.patched(steps)
                .orElseThrow(() -> new IllegalStateException("entry " + (seq + 1) + " does not follow"));
        return new EventState(seq + 1, after);
    }

    /** Whether somebody has made it yet. */
    boolean exists() {
        return seq > 0;
    }

    public int seq() {
        return seq;
    }

    public EventDocument document() {
        return document;
    }

    public Event event() {
        return document.event();
    }

    public EventFacts facts() {
        return facts;
    }

    /** How often its links have been renewed. */
    public LinkIssues links() {
        return LinkIssues.read(document.tree().path(LinkIssues.KEY));
    }

    /** What organisers see. */
    public EventView whole() {
        return whole;
    }

    /** What everybody sees: only the rounds published. */
    public EventView published() {
        return published;
    }

    /** Without rounds that are not published, and what is not for everybody. */
    private Event cut() {
        List<Round> rounds = event().rounds().subList(0, Math.min(facts.published(), event().roundsPaired()));
        List<EventStage> stages = event().stages().stream()
                .filter(stage -> rounds.stream().anyMatch(round -> round.stage() == stage.number()))
                .toList();
        return PublicEvent.of(event().withRounds(rounds).withStages(stages));
    }

    /** What lists show. */
    ObjectNode summary() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("name", event().name());
        node.put("format", event().regulations().format().code());
        node.put("teams", event().regulations().forTeams());
        node.put("entrants", event().entrants().size());
        node.put("rounds", event().regulations().rounds());
        node.put("played", published.lastRound());
        node.put("date", event().programme().dates());
        node.put("place", event().programme().place());
        node.put("over", published.over());
        node.put("closed", facts.closed());
        node.put("here", facts.here().isPresent());
        return node;
    }
}
