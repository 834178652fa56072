package org.chuhe.server.event.log;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.eventfiles.DeedJson;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.command.Names;

/** What only a server does to an event; all else is done by commands of the tournament. Accounts are named by their ids. */
public sealed interface ServerDeed extends Deed {
    /** The kinds of these deeds. */
    enum Kind implements DeedKind {
        PUBLISH("publish", Area.ROUNDS),
        APPLY("apply", Area.APART),
        ADMIT("admit", Area.ENTRIES),
        DECLINE("decline", Area.APART),
        REPORT("report", Area.APART),
        CLOCK("clock", Area.NOTICES),
        BOARDS("boards", Area.NOTICES),
        BROADCAST("broadcast", Area.NOTICES),
        CLOSE("close", Area.NOTICES),
        REOPEN("reopen", Area.NOTICES),
        ORGANISER("organiser", Area.NOTICES),
        CHIEF("chief", Area.NOTICES),
        APPOINT("appoint", Area.NOTICES);

        private final String code;
        private final Area area;

        Kind(String code, Area area) {
            this.code = code;
            this.area = area;
        }

        @Override
        public String code() {
            return code;
        }

        @Override
        public Area area() {
            return area;
        }

        /** Who runs an event stands beside its log. */
        @Override
        public boolean canBeUndone() {
            return this != ORGANISER;
        }
    }

    /** Reads and writes every deed of a server. */
    DeedJson JSON = DeedJson.COMMANDS.with(Map.ofEntries(
            Map.entry(Kind.PUBLISH, Publish.class),
            Map.entry(Kind.APPLY, Apply.class),
            Map.entry(Kind.ADMIT, Admit.class),
            Map.entry(Kind.DECLINE, Decline.class),
            Map.entry(Kind.REPORT, Report.class),
            Map.entry(Kind.CLOCK, SetClock.class),
            Map.entry(Kind.BOARDS, PlayBoards.class),
            Map.entry(Kind.BROADCAST, Broadcast.class),
            Map.entry(Kind.CLOSE, Close.class),
            Map.entry(Kind.REOPEN, Reopen.class),
            Map.entry(Kind.ORGANISER, NameOrganiser.class),
            Map.entry(Kind.CHIEF, Appoint.class),
            Map.entry(Kind.APPOINT, Appoint.class)));

    /** Everything that can be done to an event here. */
    static List<DeedKind> kinds() {
        return Stream.<DeedKind>concat(Stream.of(CommandKind.values()), Stream.of(Kind.values()))
                .filter(kind -> kind != CommandKind.SIMULATE)
                .toList();
    }

    /** The kind with a code. */
    static Optional<DeedKind> kind(String code) {
        return kinds().stream().filter(kind -> kind.code().equals(code)).findFirst();
    }

    @Override
    Kind kind();

    private static Message say(String key, Object... arguments) {
        return Messages.beside(ServerDeed.class).message("did." + key, arguments);
    }

    /** So many rounds are for everybody to see. */
    record Publish(int round) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.PUBLISH;
        }

        @Override
        public Message sentence(Names names) {
            return say("publish", round);
        }
    }

    /** A player asks to enter. */
    record Apply(String name) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.APPLY;
        }

        @Override
        public Message sentence(Names names) {
            return say("apply", name);
        }
    }

    /** An organiser confirms an entry. */
    record Admit(String name) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.ADMIT;
        }

        @Override
        public Message sentence(Names names) {
            return say("admit", name);
        }
    }

    /** An organiser does not accept an entry. */
    record Decline(String name) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.DECLINE;
        }

        @Override
        public Message sentence(Names names) {
            return say("decline", name);
        }
    }

    /** A player tells the result of a game. */
    record Report(int round, int table, int no, Result result) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.REPORT;
        }

        @Override
        public Message sentence(Names names) {
            return say("report", round, table, names.entrant(no), result.sign());
        }
    }

    /** A round has so many minutes from now on. */
    record SetClock(int round, int minutes) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.CLOCK;
        }

        @Override
        public Message sentence(Names names) {
            return say("clock", round, minutes);
        }
    }

    /** Games are played on this server, or elsewhere. */
    record PlayBoards(boolean here) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.BOARDS;
        }

        @Override
        public Message sentence(Names names) {
            return say(here ? "boards.here" : "boards.elsewhere");
        }
    }

    /** Spectators see games so many minutes late. */
    record Broadcast(int delay) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.BROADCAST;
        }

        @Override
        public Message sentence(Names names) {
            return delay == 0 ? say("broadcast.now") : say("broadcast", delay);
        }
    }

    /** The event is over. */
    record Close() implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.CLOSE;
        }

        @Override
        public Message sentence(Names names) {
            return say("close");
        }
    }

    /** It is not over after all. */
    record Reopen() implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.REOPEN;
        }

        @Override
        public Message sentence(Names names) {
            return say("reopen");
        }
    }

    /** An account runs the event from now on, or no longer. */
    record NameOrganiser(String account, boolean runs) implements ServerDeed {
        @Override
        public Kind kind() {
            return Kind.ORGANISER;
        }

        @Override
        public Message sentence(Names names) {
            return say(runs ? "organiser" : "organiser.leaves", names.account(account));
        }
    }

    /** An account holds an office from now on, or no longer. */
    record Appoint(Office office, String account, boolean holds, List<Integer> tables) implements ServerDeed {
        public Appoint {
            tables = List.copyOf(tables);
        }

        @Override
        public Kind kind() {
            return office == Office.CHIEF ? Kind.CHIEF : Kind.APPOINT;
        }

        @Override
        public Message sentence(Names names) {
            Message title = Messages.beside(ServerDeed.class).message("office." + office.code());
            String how = !holds ? "appoint.leaves" : tables.isEmpty() ? "appoint.all" : "appoint.tables";
            return say(how, title, names.account(account), tables);
        }
    }
}
