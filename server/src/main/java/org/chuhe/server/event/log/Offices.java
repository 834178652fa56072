package org.chuhe.server.event.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.text.Coded;
import org.chuhe.tournament.model.Event;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Which accounts hold which offices in an event. */
public record Offices(List<Appointment> appointments) {
    /** Nobody is appointed. */
    public static final Offices NONE = new Offices(List.of());

    /**
     * Somebody in an office.
     *
     * @param tables of an arbiter: which he has; none named: all of them
     */
    public record Appointment(String account, Office office, Set<Integer> tables) {
        public Appointment {
            tables = Collections.unmodifiableSortedSet(new TreeSet<>(tables));
        }

        /**
         * Whether it reaches this table of this round. Tables of one round are other people's in another, so that an arbiter's
         * are his in the last round that was paired, until the next one is.
         */
        boolean covers(Event event, int round, int table) {
            return office != Office.ARBITER
                    || (round == event.roundsPaired() && (tables.isEmpty() || tables.contains(table)));
        }
    }

    public Offices {
        appointments = List.copyOf(appointments);
    }

    static Offices read(JsonNode node) {
        List<Appointment> all = new ArrayList<>();
        String chief = node.path("chief").asString("");
        if (!chief.isEmpty()) {
            all.add(new Appointment(chief, Office.CHIEF, Set.of()));
        }
        for (JsonNode one : node.path("offices").values()) {
            Set<Integer> tables = new TreeSet<>();
            one.path("tables").values().forEach(table -> tables.add(table.asInt(0)));
            Coded.find(Office.class, one.path("office").asString(""))
                    .ifPresent(office ->
                            all.add(new Appointment(one.path("account").asString(""), office, tables)));
        }
        return new Offices(all);
    }

    /** The chief arbiter was the first office to be kept, and still stands where he stood. */
    void write(ObjectNode node) {
        chief().ifPresent(chief -> node.put("chief", chief));
        List<Appointment> others = appointments.stream()
                .filter(one -> one.office() != Office.CHIEF)
                .toList();
        if (!others.isEmpty()) {
            ArrayNode list = node.putArray("offices");
            for (Appointment one : others) {
                ObjectNode each = list.addObject()
                        .put("account", one.account())
                        .put("office", one.office().code());
                if (!one.tables().isEmpty()) {
                    one.tables().forEach(each.putArray("tables")::add);
                }
            }
        }
    }

    /** The account of the chief arbiter 裁判长 (18.2), if one is appointed. */
    public Optional<String> chief() {
        return appointments.stream()
                .filter(one -> one.office() == Office.CHIEF)
                .map(Appointment::account)
                .findFirst();
    }

    /** What an account holds and has the role for. */
    public List<Appointment> of(Account account) {
        return appointments.stream()
                .filter(one ->
                        one.account().equals(account.id()) && one.office().isOpenTo(account))
                .toList();
    }

    /** With one more; there is one chief, and nobody holds an office twice. */
    public Offices with(Appointment added) {
        List<Appointment> all = new ArrayList<>(without(added.account(), added.office()).appointments);
        if (added.office() == Office.CHIEF) {
            all.removeIf(one -> one.office() == Office.CHIEF);
        }
        all.add(added);
        return new Offices(all);
    }

    public Offices without(String account, Office office) {
        return new Offices(appointments.stream()
                .filter(one -> one.office() != office || !one.account().equals(account))
                .toList());
    }
}
