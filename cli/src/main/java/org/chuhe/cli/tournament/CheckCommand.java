package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventFile;
import org.chuhe.tournament.checker.Finding;
import org.chuhe.tournament.checker.Finding.Severity;
import org.chuhe.tournament.model.Event;
import picocli.CommandLine.Command;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code chuhe tournament check}: the independent checker; exit code 1 if it finds a violation. */
@Command(name = "check")
public final class CheckCommand extends EventCommand {
    public CheckCommand(Console console) {
        super(console);
    }

    @Override
    protected boolean writes() {
        return false;
    }

    @Override
    protected int run() throws IOException {
        EventFile file = load();
        Event event = file.tournament().event();
        List<Finding> findings = file.tournament().check();
        List<Finding> violations = findings.stream()
                .filter(f -> f.severity() == Severity.VIOLATION)
                .toList();
        if (json) {
            console().json(json(findings, file.document().unknownKeys()));
        } else {
            print(event, findings, violations.size(), file.document().unknownKeys());
        }
        return violations.isEmpty() ? Exit.DONE : Exit.NO;
    }

    private void print(Event event, List<Finding> findings, int violations, List<String> unknown) {
        for (Finding finding : findings) {
            String key = switch (finding.severity()) {
                case VIOLATION -> "check.violation";
                case NOT_VERIFIED -> "check.not-verified";
                case REPORT -> "check.report";
            };
            console()
                    .out()
                    .println(say(
                            key,
                            finding.invariant(),
                            finding.message().withArticle(console().locale())));
        }
        unknown.forEach(path -> console().out().println(say("check.unknown", path)));
        console()
                .out()
                .println(
                        violations == 0
                                ? say("check.clean", event.roundsPaired())
                                : say("check.dirty", violations, event.roundsPaired()));
    }

    private ObjectNode json(List<Finding> findings, List<String> unknown) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode violations = node.putArray("violations");
        ArrayNode notes = node.putArray("notes");
        for (Finding finding : findings) {
            ObjectNode one = (finding.severity() == Severity.VIOLATION ? violations : notes).addObject();
            one.put("round", finding.round());
            one.put("rule", finding.invariant());
            one.put("article", finding.message().article());
            one.put("text", finding.message().in(console().locale()));
        }
        unknown.forEach(node.putArray("unknownKeys")::add);
        return node;
    }
}
