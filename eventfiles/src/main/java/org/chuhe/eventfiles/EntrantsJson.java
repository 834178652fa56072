package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.field.Limits;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Conduct;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.person.Person;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code players} and {@code teams} of an event file. */
public final class EntrantsJson {
    static final int MOST_ENTRANTS = 100_000;
    /** The largest number of an entrant. */
    public static final int MOST_NUMBER = Limits.MOST_NUMBER;

    private static final int MOST_MEMBERS = 200;

    private EntrantsJson() {}

    static List<Player> players(Item event, EntryIds ids, Extras extras) {
        List<Player> players = new ArrayList<>();
        Set<Integer> taken = new HashSet<>();
        for (Item item : event.items("players", MOST_ENTRANTS)) {
            int no = number(item, players.size() + 1, taken);
            int id = ids.of(item);
            players.add(new Player(
                    id,
                    no,
                    item.text("name", Integer.toString(no)),
                    item.text("unit", ""),
                    item.integer("rating", 0, 0, Limits.MOST_RATING),
                    item.integer("seed", 0, 0, MOST_NUMBER),
                    attendance(item),
                    conduct(item),
                    Person.STRUCT.from(item).orUnknown()));
            extras.keep(Extras.entrant(id), item);
        }
        return players;
    }

    static List<Team> teams(Item event, EntryIds ids, Extras extras) {
        List<Team> teams = new ArrayList<>();
        Set<Integer> taken = new HashSet<>();
        for (Item item : event.items("teams", MOST_ENTRANTS)) {
            int no = number(item, teams.size() + 1, taken);
            int id = ids.of(item);
            List<Member> members = new ArrayList<>();
            for (Item member : item.items("members", MOST_MEMBERS)) {
                members.add(new Member(
                        ids.of(member),
                        member.text("name", no + "." + (members.size() + 1)),
                        member.integer("rating", 0, 0, Limits.MOST_RATING),
                        Person.STRUCT.from(member).orUnknown()));
            }
            teams.add(new Team(
                    id,
                    no,
                    item.text("name", Integer.toString(no)),
                    members,
                    item.integer("seed", 0, 0, MOST_NUMBER),
                    attendance(item),
                    conduct(item)));
            extras.keep(Extras.entrant(id), item);
        }
        return teams;
    }

    private static int number(Item item, int otherwise, Set<Integer> taken) {
        int no = item.integer("no", otherwise, 1, MOST_NUMBER);
        if (!taken.add(no)) {
            throw EventVocabulary.problem("file.twice", item.path("no"), no);
        }
        return no;
    }

    private static Attendance attendance(Item item) {
        return new Attendance(
                item.integer("from", 1, 1, RegulationsJson.MOST_ROUNDS),
                item.integer("withdrawnAfter", Attendance.STAYS, 0, RegulationsJson.MOST_ROUNDS),
                new TreeSet<>(item.integers("absent", RegulationsJson.MOST_ROUNDS)),
                new TreeSet<>(item.integers("halfByes", RegulationsJson.MOST_ROUNDS)),
                new Departure(
                        item.flag("expelled", false),
                        item.flag("leavingAgreed", false),
                        item.text("leavingReason", "")));
    }

    private static Conduct conduct(Item item) {
        return new Conduct(
                item.integer("fouls", 0, 0, MOST_NUMBER),
                item.integer("warnings", 0, 0, MOST_NUMBER),
                item.integer("disqualifications", 0, 0, MOST_NUMBER));
    }

    static void write(Event event, ObjectNode node, Extras extras) {
        ArrayNode players = node.putArray("players");
        for (Player player : event.players()) {
            ObjectNode one = players.addObject();
            one.put("no", player.no()).put(EntryIds.KEY, player.id());
            one.put("name", player.name()).put("unit", player.unit());
            one.put("rating", player.rating());
            Person.STRUCT.into(new ObjectSink(one, "", extras), player.person());
            common(player, one, extras);
        }
        if (event.regulations().forTeams() || !event.teams().isEmpty()) {
            ArrayNode teams = node.putArray("teams");
            for (Team team : event.teams()) {
                ObjectNode one = teams.addObject();
                one.put("no", team.no()).put(EntryIds.KEY, team.id()).put("name", team.name());
                ArrayNode members = one.putArray("members");
                for (Member m : team.members()) {
                    ObjectNode member = members.addObject().put(EntryIds.KEY, m.id());
                    member.put("name", m.name()).put("rating", m.rating());
                    Person.STRUCT.into(new ObjectSink(member, "", extras), m.person());
                }
                common(team, one, extras);
            }
        }
    }

    private static void common(Entrant entrant, ObjectNode node, Extras extras) {
        node.put("fouls", entrant.conduct().fouls());
        Attendance rounds = entrant.attendance();
        if (rounds.withdrawn()) {
            node.put("withdrawnAfter", rounds.lastRound());
            if (rounds.departure().expelled()) {
                node.put("expelled", true);
            }
            if (rounds.departure().agreed()) {
                node.put("leavingAgreed", true);
            }
            if (!rounds.departure().reason().isEmpty()) {
                node.put("leavingReason", rounds.departure().reason());
            }
        } else {
            node.putNull("withdrawnAfter");
        }
        putUnless(node, "seed", entrant.seed(), 0);
        putUnless(node, "from", rounds.firstRound(), 1);
        if (!rounds.absences().isEmpty()) {
            ArrayNode absent = node.putArray("absent");
            rounds.absences().forEach(absent::add);
        }
        if (!rounds.halfByes().isEmpty()) {
            ArrayNode halves = node.putArray("halfByes");
            rounds.halfByes().forEach(halves::add);
        }
        putUnless(node, "warnings", entrant.conduct().warnings(), 0);
        putUnless(node, "disqualifications", entrant.conduct().disqualifications(), 0);
        extras.into(node, Extras.entrant(entrant.id()));
    }

    private static void putUnless(ObjectNode node, String key, int value, int usual) {
        if (value != usual) {
            node.put(key, value);
        }
    }
}
