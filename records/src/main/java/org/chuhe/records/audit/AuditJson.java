package org.chuhe.records.audit;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.records.format.JsonLine;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.ReadGame;
import org.chuhe.text.Article;
import tools.jackson.core.JsonGenerator;

/** The audit as JSON lines: one object a game with findings, one a duplicate, one at the end of every file. */
public final class AuditJson {
    private AuditJson() {}

    /** A game and its findings. */
    public static String game(AuditedGame audited, Locale locale) {
        return JsonLine.of(json -> {
            ReadGame read = audited.game();
            json.writeStringProperty("file", read.file());
            json.writeNumberProperty("game", read.number());
            json.writeStringProperty("format", read.format().code());
            Tags tags = read.game().tags();
            JsonLine.ifAny(json, "event", tags.text(Tags.EVENT));
            JsonLine.ifAny(json, "date", tags.text(Tags.DATE));
            JsonLine.ifAny(json, "red", tags.text(Tags.RED));
            JsonLine.ifAny(json, "black", tags.text(Tags.BLACK));
            json.writeStringProperty("result", read.game().result().inRecords());
            json.writeNumberProperty("plies", read.game().plies());
            json.writeArrayPropertyStart("findings");
            audited.findings().forEach(finding -> finding(json, finding, locale));
            json.writeEndArray();
        });
    }

    private static void finding(JsonGenerator json, AuditFinding finding, Locale locale) {
        json.writeStartObject();
        json.writeStringProperty("kind", finding.kind().code());
        if (finding.ply() > 0) {
            json.writeNumberProperty("ply", finding.ply());
        }
        finding.position().ifPresent(position -> json.writeStringProperty("fen", position.toString()));
        finding.pending().ifPresent(pending -> ruling(json, pending));
        json.writeStringProperty("message", finding.message().in(locale));
        json.writeEndObject();
    }

    /** The keys and values that {@code chuhe judge --json} has for it. */
    private static void ruling(JsonGenerator json, PendingPosition pending) {
        String edition = pending.proof().book().id();
        json.writeStringProperty("rules", edition);
        json.writeStringProperty("basis", pending.recurrence().basis().code());
        json.writeStringProperty("verdict", pending.proof().verdict().code());
        json.writeStringProperty("consequence", pending.ruling().consequence().code());
        texts(json, "articles", Article.within(edition, pending.proof().articles()));
        texts(json, "claimArticles", Article.within(edition, pending.ruling().articles()));
        json.writeNumberProperty("lastPly", pending.recurrence().lastPly());
    }

    private static void texts(JsonGenerator json, String name, List<String> texts) {
        json.writeArrayPropertyStart(name);
        texts.forEach(json::writeString);
        json.writeEndArray();
    }

    /** A finding that concerns a whole file, or two games. */
    public static String example(Example example, Locale locale) {
        return JsonLine.of(json -> {
            json.writeStringProperty("file", example.file());
            if (example.game() > 0) {
                json.writeNumberProperty("game", example.game());
            }
            json.writeArrayPropertyStart("findings");
            json.writeStartObject();
            json.writeStringProperty("kind", example.kind().code());
            json.writeStringProperty("message", example.words().in(locale));
            json.writeEndObject();
            json.writeEndArray();
        });
    }

    /** The end of a file. */
    public static String file(String file, FileTotals totals) {
        return JsonLine.of(json -> {
            json.writeStringProperty("file", file);
            json.writeBooleanProperty("done", true);
            json.writeNumberProperty("games", totals.games());
            json.writeNumberProperty("plies", totals.plies());
            json.writeNumberProperty("gamesWithFindings", totals.gamesWithFindings());
            json.writeNumberProperty("duplicates", totals.duplicates());
        });
    }
}
