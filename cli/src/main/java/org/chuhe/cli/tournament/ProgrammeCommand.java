package org.chuhe.cli.tournament;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.tournament.event.EventCommand;
import org.chuhe.cli.tournament.event.EventWords;
import org.chuhe.cli.tournament.options.RegulationOptions;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.tournament.appeal.AppealRules;
import org.chuhe.tournament.command.Announce;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.programme.Programme;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code chuhe tournament programme}: place, dates, start times, officials and announcements. */
@Command(name = "programme")
public final class ProgrammeCommand extends EventCommand {
    private static final Pattern START = Pattern.compile("(\\d{1,4})=(.{0,200})");
    private static final Pattern OFFICIAL = Pattern.compile("([^=]{1,100})=(.{0,200})");

    @Option(names = "--place", paramLabel = "WHERE")
    @Nullable String place;

    @Option(names = "--dates", paramLabel = "WHEN")
    @Nullable String dates;

    @Option(names = "--start", paramLabel = "ROUND=WHEN")
    List<String> starts = List.of();

    @Option(names = "--official", paramLabel = "OFFICE=NAME")
    List<String> officials = List.of();

    @Option(names = "--announce", paramLabel = "TEXT")
    List<String> announcements = List.of();

    @Option(names = "--supplement", paramLabel = "TEXT")
    List<String> supplements = List.of();

    @Option(names = "--appeals-by", paramLabel = "TEXT")
    @Nullable String appealsBy;

    @Option(names = "--appeals-until", paramLabel = "TEXT")
    @Nullable String appealsUntil;

    @Option(names = "--appeals-against", paramLabel = "TEXT")
    @Nullable String appealsAgainst;

    @Option(names = "--retract")
    boolean retract;

    public ProgrammeCommand(Console console) {
        super(console);
    }

    private boolean nothing() {
        return place == null
                && dates == null
                && starts.isEmpty()
                && officials.isEmpty()
                && announcements.isEmpty()
                && supplements.isEmpty()
                && appealsBy == null
                && appealsUntil == null
                && appealsAgainst == null
                && !retract;
    }

    @Override
    protected boolean writes() {
        return !nothing();
    }

    @Override
    protected int run() throws IOException {
        if (nothing()) {
            console()
                    .out()
                    .print(SheetText.of(
                            new EventSheets(load().tournament(), console().locale()).timetable()));
            return Exit.DONE;
        }
        Programme old = load().tournament().event().programme();
        Programme now = old.at(place == null ? old.place() : place, dates == null ? old.dates() : dates);
        for (String start : starts) {
            Matcher m = matched(START, start);
            int round = RegulationOptions.range("--start", Integer.parseInt(m.group(1)), 1, 9_999);
            now = now.starting(round, m.group(2).strip());
        }
        for (String official : officials) {
            Matcher m = matched(OFFICIAL, official);
            now = now.with(new Official(m.group(1).strip(), m.group(2).strip()));
        }
        List<String> rules = new ArrayList<>(retract ? List.of() : now.supplements());
        rules.addAll(supplements);
        AppealRules before = now.appeals();
        AppealRules appeals = new AppealRules(
                appealsBy == null ? before.who() : appealsBy,
                appealsUntil == null ? before.until() : appealsUntil,
                appealsAgainst == null ? before.against() : appealsAgainst);
        now = now.supplemented(rules).with(appeals);
        List<String> texts = new ArrayList<>(retract ? List.of() : now.announcements());
        texts.addAll(announcements);
        return change(new Announce(now.announcing(texts)));
    }

    private static Matcher matched(Pattern pattern, String text) {
        Matcher m = pattern.matcher(text);
        if (!m.matches()) {
            throw EventWords.problem("programme.equals", text);
        }
        return m;
    }
}
