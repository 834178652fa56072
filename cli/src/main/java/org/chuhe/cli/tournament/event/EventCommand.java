package org.chuhe.cli.tournament.event;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What the commands on an event have in common. */
public abstract class EventCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "tournament.file")
    protected Path file = Path.of("");

    @Option(names = "--json", descriptionKey = "tournament.json")
    protected boolean json;

    private @Nullable EventFile loaded;

    protected EventCommand(Console console) {
        this.console = console;
    }

    protected Console console() {
        return console;
    }

    /** The event as it is; read once, since nobody else changes it while a command that {@link #writes} runs. */
    protected EventFile load() throws IOException {
        EventFile known = loaded;
        if (known == null) {
            known = EventFile.load(file);
            loaded = known;
        }
        return known;
    }

    /** The id of the entrant whom people call by a number. */
    protected int id(int no) throws IOException {
        return Entries.id(load().tournament().event(), no);
    }

    /** Whether the command changes the file, so that it must have it for itself from reading to writing. */
    protected boolean writes() {
        return true;
    }

    /**
     * What several commands in a row lead to, one after the other.
     *
     * @throws CommandRefused if one of them is refused; it ends the command, and nothing is written
     */
    protected static List<EventDocument.Done> perform(EventDocument document, List<? extends Command> commands) {
        EventDocument now = document;
        List<EventDocument.Done> done = new ArrayList<>();
        for (Command command : commands) {
            done.add(now.perform(command));
            now = done.get(done.size() - 1).document();
        }
        return done;
    }

    @Override
    public final Integer call() throws IOException {
        Closeable lock = writes() && lockable() ? EventLock.on(file) : () -> {};
        try (lock) {
            return run();
        } catch (CommandRefused e) {
            return refused(e.refusal());
        }
    }

    /** A pipe is nobody's to change, and in a folder that is not there nothing can be written. */
    private boolean lockable() {
        Path folder = file.toAbsolutePath().getParent();
        return Files.isRegularFile(file)
                || (creates() && !Files.exists(file) && folder != null && Files.isDirectory(folder));
    }

    /** Whether the command may make the file. */
    protected boolean creates() {
        return false;
    }

    protected abstract int run() throws IOException;

    /** Loads, performs, writes and says so: the course of most commands. */
    protected int change(List<? extends Command> commands) throws IOException {
        EventFile event = load();
        List<EventDocument.Done> done = perform(event.document(), commands);
        event.save(done);
        List<Notice> notices = new ArrayList<>();
        done.forEach(one -> notices.addAll(one.notices()));
        return answer(done.stream().map(this::told).collect(Collectors.joining("; ")), notices);
    }

    protected int change(Command command) throws IOException {
        return change(List.of(command));
    }

    private String told(EventDocument.Done done) {
        return told(done.deed(), done.document().event());
    }

    /** What was done, told to whoever did it. */
    protected String told(Deed deed, Event event) {
        return deed.sentence(Names.of(event)).in(console.locale());
    }

    protected int answer(String did, List<Notice> notices) {
        if (json) {
            ObjectNode node = JsonNodeFactory.instance.objectNode();
            node.put("done", did);
            texts(node.putArray("notices"), notices);
            console.json(node);
        } else {
            console.out().println(say("done", did));
            notices(notices);
        }
        return Exit.DONE;
    }

    protected void notices(List<Notice> notices) {
        notices.forEach(n -> console.out().println(say("notice", n.withArticle(console.locale()))));
    }

    protected void texts(ArrayNode into, List<Notice> messages) {
        messages.forEach(m -> into.add(m.withArticle(console.locale())));
    }

    protected String say(String key, Object... arguments) {
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
            console.json(node);
        }
        console.complain(line.toString());
        return refusal.reason().article().isEmpty() ? Exit.BAD_INPUT : Exit.NO;
    }

    /** How the command line carries a remedy out. */
    private static String option(Notice remedy) {
        return switch (remedy.key()) {
            case "remedy.giveUp" -> " --give-up " + givenUp(remedy);
            case "remedy.clause" -> " --ranking " + remedy.article();
            case "remedy.tieBreak" -> " result --tie-break";
            case "remedy.award" -> " result --award";
            default -> "";
        };
    }

    /** The rules that a remedy names, whose keys end with their codes. */
    private static String givenUp(Notice remedy) {
        Object named = remedy.words().arguments().get(0);
        List<?> rules = named instanceof List<?> several ? several : List.of(named);
        return rules.stream()
                .filter(Message.class::isInstance)
                .map(rule -> ((Message) rule).key())
                .map(key -> key.substring(key.indexOf('.') + 1))
                .collect(Collectors.joining(","));
    }
}
