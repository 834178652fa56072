package org.chuhe.eventfiles;

import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import tools.jackson.databind.node.ObjectNode;

/** What an event file says of a player beside name, unit and rating. */
final class PersonJson {
    private PersonJson() {}

    static Person read(Item item) {
        return new Person(
                        item.text("id", ""),
                        item.choice("sex", Sex::read, "f, m").orElse(Sex.UNKNOWN),
                        item.choice("birth", Birth::read, "2010, 2010-05, 2010-05-17")
                                .orElse(Birth.UNKNOWN),
                        item.text("title", ""),
                        item.text("club", ""),
                        item.text("federation", ""),
                        item.text("group", ""))
                .orUnknown();
    }

    static void write(Person person, ObjectNode node) {
        put(node, "id", person.id());
        put(node, "sex", person.sex().code());
        put(node, "birth", person.birth().code());
        put(node, "title", person.title());
        put(node, "club", person.club());
        put(node, "federation", person.federation());
        put(node, "group", person.group());
    }

    private static void put(ObjectNode node, String key, String value) {
        if (!value.isEmpty()) {
            node.put(key, value);
        }
    }
}
