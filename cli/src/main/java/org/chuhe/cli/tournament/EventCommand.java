package org.chuhe.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.tournament.Step;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.text.Notice;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What the commands on an event have in common. */
abstract class EventCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "tournament.file")
    Path file = Path.of("");

    @Option(names = "--json", descriptionKey = "tournament.json")
    boolean json;

    EventCommand(Console console) {
        this.console = console;
    }

    Console console() {
        return console;
    }

    EventFile load() throws IOException {
        return EventFile.load(file);
    }

    /** What several commands in a row led to: where they stand, and what the arbiter should know. */
    record Done(Tournament tournament, List<Notice> notices) {}

    /** A refusal ends the command; nothing is written. */
    static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Outcome.Refused refusal;

        RefusedException(Outcome.Refused refusal) {
            this.refusal = refusal;
        }
    }

    /** All commands or none. */
    static Done perform(Tournament tournament, List<? extends Command> commands) throws RefusedException {
        Tournament now = tournament;
        List<Notice> notices = new ArrayList<>();
        for (Command command : commands) {
            Step step = now.perform(command);
            if (step.outcome() instanceof Outcome.Refused refusal) {
                throw new RefusedException(refusal);
            }
            notices.addAll(((Outcome.Done) step.outcome()).notices());
            now = step.tournament();
        }
        return new Done(now, notices);
    }

    @Override
    public final Integer call() throws IOException {
        try {
            return run();
        } catch (RefusedException e) {
            return refused(e.refusal);
        }
    }

    abstract int run() throws IOException, RefusedException;

    /** Loads, performs, writes and says so: the course of most commands. */
    int change(String did, List<? extends Command> commands) throws IOException, RefusedException {
        EventFile event = load();
        Done done = perform(event.tournament(), commands);
        event.save(done.tournament().event(), event.extras(), did);
        return answer(did, done.notices());
    }

    int answer(String did, List<Notice> notices) {
        if (json) {
            ObjectNode node = JsonNodeFactory.instance.objectNode();
            node.put("done", did);
            texts(node.putArray("notices"), notices);
            console.out().println(node);
        } else {
            console.out().println(say("done", did));
            notices(notices);
        }
        return Exit.DONE;
    }

    void notices(List<Notice> notices) {
        notices.forEach(n -> console.out().println(say("notice", n.withArticle(console.locale()))));
    }

    void texts(ArrayNode into, List<Notice> messages) {
        messages.forEach(m -> into.add(m.withArticle(console.locale())));
    }

    String say(String key, Object... arguments) {
        return EventWords.message(key, arguments).in(console.locale());
    }

    /** The rules say no: exit 1. What cannot be meant, such as a number nobody has, is bad input. */
    private int refused(Outcome.Refused refusal) {
        StringBuilder line = new StringBuilder(refusal.reason().withArticle(console.locale()));
        refusal.remedies().forEach(r -> line.append(say("remedy", r.withArticle(console.locale()), option(r))));
        if (json) {
            ObjectNode node = JsonNodeFactory.instance.objectNode();
            node.put("refused", refusal.reason().in(console.locale()));
            node.put("article", refusal.reason().article());
            texts(node.putArray("remedies"), refusal.remedies());
            console.out().println(node);
        }
        console.complain(line.toString());
        return refusal.reason().article().isEmpty() ? Exit.BAD_INPUT : Exit.NO;
    }

    /** How the command line carries a remedy out. */
    private static String option(Notice remedy) {
        return switch (remedy.key()) {
            case "remedy.giveUp" -> " --give-up " + GiveUp.of(remedy);
            case "remedy.tieBreak" -> " result --tie-break";
            case "remedy.award" -> " result --award";
            default -> "";
        };
    }
}
