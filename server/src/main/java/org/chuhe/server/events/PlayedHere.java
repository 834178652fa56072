package org.chuhe.server.events;

import java.util.Optional;
import org.chuhe.core.text.Messages;
import org.chuhe.server.play.GameForm;
import org.chuhe.server.play.Terms;
import org.chuhe.server.web.Failure;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * How boards are played as live games on this server.
 *
 * @param terms edition, preset and clock, as {@code POST /api/games} takes them
 * @param byOrganiser whether clocks are started by the organiser only; otherwise also as soon as both players are there
 */
public record PlayedHere(ObjectNode terms, boolean byOrganiser) {
    private static final Messages WORDS = Messages.beside(PlayedHere.class);
    private static final String[] KEPT = {"preset", "edition", "clock"};

    /** Reads a form's fields; nothing if games are played elsewhere. */
    static Optional<PlayedHere> of(Fields fields) {
        return switch (fields.text("where")) {
            case "", "elsewhere" -> Optional.empty();
            case "here" -> Optional.of(here(fields));
            default -> throw Failure.unusable(WORDS.message("field.choice", "where", fields.text("where")));
        };
    }

    /** What was filled in, be it right or wrong. */
    static Optional<PlayedHere> filledIn(Fields fields) {
        return fields.text("where").equals("here") ? Optional.of(unchecked(fields)) : Optional.empty();
    }

    private static PlayedHere here(Fields fields) {
        PlayedHere here = unchecked(fields);
        // Whoever fills in the form is told now, not when the round is published.
        here.agreed();
        return here;
    }

    private static PlayedHere unchecked(Fields fields) {
        ObjectNode form = GameForm.read(name -> fields.has(name) ? fields.text(name) : null);
        ObjectNode terms = JsonNodeFactory.instance.objectNode();
        for (String key : KEPT) {
            if (form.has(key)) {
                terms.set(key, form.get(key));
            }
        }
        return new PlayedHere(terms, fields.text("begin").equals("organiser"));
    }

    static Optional<PlayedHere> read(JsonNode node) {
        return node.path("terms") instanceof ObjectNode terms
                ? Optional.of(new PlayedHere(terms, node.path("byOrganiser").asBoolean(false)))
                : Optional.empty();
    }

    ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.set("terms", terms);
        return node.put("byOrganiser", byOrganiser);
    }

    /** The terms of every game. */
    Terms agreed() {
        return Terms.read(terms);
    }

    /** What the form is filled with at first. */
    public static GameForm usual() {
        return new GameForm(JsonNodeFactory.instance.objectNode());
    }

    /** What the form is filled with. */
    public GameForm form() {
        return new GameForm(terms);
    }
}
