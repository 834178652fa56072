package org.chuhe.records.audit;

import java.util.List;
import java.util.Locale;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.records.format.ReadGame;
import org.chuhe.records.model.Tags;
import org.chuhe.records.write.JsonText;

/** The audit as JSON lines: one object a game with findings, one a duplicate, one at the end of every file. */
public final class AuditJson {
    private AuditJson() {}

    /** A game and its findings. */
    public static String game(AuditedGame audited, Locale locale) {
        ReadGame read = audited.game();
        JsonText json = new JsonText().open('{');
        json.field("file", read.file()).field("game", read.number());
        json.field("format", read.format().name().toLowerCase(Locale.ROOT));
        Tags tags = read.game().tags();
        json.fieldIfAny("event", tags.text(Tags.EVENT)).fieldIfAny("date", tags.text(Tags.DATE));
        json.fieldIfAny("red", tags.text(Tags.RED)).fieldIfAny("black", tags.text(Tags.BLACK));
        json.field("result", read.game().result().text())
                .field("plies", read.game().plies());
        json.name("findings").open('[');
        for (AuditFinding finding : audited.findings()) {
            json.open('{').field("kind", finding.kind().id());
            if (finding.ply() > 0) {
                json.field("ply", finding.ply());
            }
            finding.position().ifPresent(position -> json.field("fen", position.toString()));
            finding.pending().ifPresent(pending -> ruling(json, pending));
            json.field("message", finding.message().in(locale)).close('}');
        }
        return json.close(']').close('}').toString();
    }

    /** The keys and values that {@code chuhe judge --json} has for it. */
    private static void ruling(JsonText json, PendingPosition pending) {
        json.field("rules", pending.proof().book().id());
        json.field("basis", pending.recurrence().basis().id());
        json.field("verdict", pending.proof().verdict().id());
        json.field("consequence", pending.ruling().consequence().id());
        json.name("articles").open('[');
        pending.proof().articles().forEach(json::value);
        json.close(']');
        json.name("claimArticles").open('[');
        pending.ruling().articles().forEach(json::value);
        json.close(']');
        json.field("lastPly", pending.recurrence().lastPly());
    }

    /** A finding that concerns a whole file, or two games. */
    public static String example(Example example, Locale locale) {
        JsonText json = new JsonText().open('{').field("file", example.file());
        if (example.game() > 0) {
            json.field("game", example.game());
        }
        json.name("findings").open('[').open('{').field("kind", example.kind().id());
        return json.field("message", example.words(locale))
                .close('}')
                .close(']')
                .close('}')
                .toString();
    }

    /** The end of a file. */
    public static String file(FileAudit file, List<Example> duplicates) {
        JsonText json =
                new JsonText().open('{').field("file", file.file()).name("done").value(true);
        return json.field("games", file.games())
                .field("plies", file.plies())
                .field("gamesWithFindings", file.gamesWithFindings())
                .field("duplicates", duplicates.size())
                .close('}')
                .toString();
    }
}
