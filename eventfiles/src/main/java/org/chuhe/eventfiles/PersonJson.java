package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What an event file says of a player beside name, unit and rating; and the categories of an event. */
final class PersonJson {
    private static final int MOST_CATEGORIES = 100;
    private static final int LAST_YEAR = 9_999;
    private static final int MOST_RATING = 100_000;

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

    static List<Category> categories(Item regulations) {
        List<Category> categories = new ArrayList<>();
        for (Item item : regulations.items("categories", MOST_CATEGORIES)) {
            categories.add(new Category(
                    item.text("name", "?"),
                    item.choice("sex", Sex::read, "f, m").orElse(Sex.UNKNOWN),
                    item.integer("bornFrom", 0, 0, LAST_YEAR),
                    item.integer("bornTo", 0, 0, LAST_YEAR),
                    item.integer("ratingTo", 0, 0, MOST_RATING),
                    item.text("group", "")));
        }
        return categories;
    }

    static void write(List<Category> categories, ObjectNode regulations) {
        if (categories.isEmpty()) {
            return;
        }
        ArrayNode all = regulations.putArray("categories");
        for (Category category : categories) {
            ObjectNode node = all.addObject().put("name", category.name());
            put(node, "sex", category.sex().code());
            put(node, "bornFrom", category.bornFrom());
            put(node, "bornTo", category.bornTo());
            put(node, "ratingTo", category.ratingTo());
            put(node, "group", category.group());
        }
    }

    private static void put(ObjectNode node, String key, String value) {
        if (!value.isEmpty()) {
            node.put(key, value);
        }
    }

    private static void put(ObjectNode node, String key, int value) {
        if (value != 0) {
            node.put(key, value);
        }
    }
}
