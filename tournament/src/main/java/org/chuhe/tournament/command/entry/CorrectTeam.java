package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.team.BoardOrder;
import org.chuhe.tournament.text.Notice;

/**
 * Corrects what the entry form says of a team; its id and its number stay. Once play has begun nobody leaves its list.
 *
 * @param members the whole list; empty = it stays
 */
public record CorrectTeam(int id, String name, List<Named> members, int seed) implements Command {
    private static final int NOBODY = -1;

    public CorrectTeam {
        members = List.copyOf(members);
    }

    /**
     * A member as the corrected list has him. He is who bore his name before, or else who stood in his place and is in the list no
     * more, under a corrected name; what is known of him stays.
     *
     * @param rating empty = as it was
     */
    public record Named(String name, OptionalInt rating) {
        /** One with the rating that he has. */
        public static Named of(String name) {
            return new Named(name, OptionalInt.empty());
        }
    }

    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> found = event.byId(id);
        if (found.isEmpty() || !(found.orElseThrow() instanceof Team team)) {
            return Entries.unknown(id);
        }
        if (name.isBlank()) {
            return Outcome.refused("entry.noName", "");
        }
        List<Member> list = members.isEmpty() ? team.members() : corrected(team.members(), event.nextId());
        TeamRules rules = event.regulations().teams();
        int most = rules.boards() + rules.substitutes();
        int least = event.begun() ? team.members().size() : rules.fewestMembers();
        if (list.size() < least || list.size() > Math.max(most, team.members().size())) {
            return Outcome.refused(
                    "entry.teamSize", rules.kind().article(), list.size(), rules.boards(), rules.substitutes());
        }
        Team corrected = new Team(id, team.no(), name, list, seed, team.attendance(), team.conduct());
        return new Outcome.Done(event.with(corrected), BoardOrder.departures(corrected));
    }

    private List<Member> corrected(List<Member> before, int nextId) {
        int[] was = new int[members.size()];
        Arrays.fill(was, NOBODY);
        Set<Integer> found = new HashSet<>();
        match(
                was,
                found,
                i -> IntStream.range(0, before.size())
                        .filter(j -> !found.contains(j) && bears(before.get(j), i))
                        .findFirst()
                        .orElse(NOBODY));
        match(was, found, i -> i < before.size() ? i : NOBODY);
        List<Member> list = new ArrayList<>();
        int next = nextId;
        for (int i = 0; i < was.length; i++) {
            Member old = was[i] == NOBODY ? new Member("", 0).entered(next++) : before.get(was[i]);
            Named named = members.get(i);
            list.add(new Member(old.id(), named.name(), named.rating().orElse(old.rating()), old.person()));
        }
        return list;
    }

    private boolean bears(Member member, int i) {
        return member.name().equals(members.get(i).name());
    }

    /** Finds who somebody was, for all of whom that is not known yet; nobody is found twice. */
    private static void match(int[] was, Set<Integer> found, IntUnaryOperator find) {
        for (int i = 0; i < was.length; i++) {
            int one = was[i] == NOBODY ? find.applyAsInt(i) : NOBODY;
            if (one != NOBODY && found.add(one)) {
                was[i] = one;
            }
        }
    }

    @Override
    public CommandKind kind() {
        return CommandKind.EDIT;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.edit", names.entrant(id)).words();
    }
}
