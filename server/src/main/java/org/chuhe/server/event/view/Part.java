package org.chuhe.server.event.view;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A part of a long list: events of thousands would make pages of megabytes.
 *
 * @param page from 1
 * @param of how many pages there are
 * @param total how many items the whole list has
 * @param find what is looked for; empty = everything
 */
public record Part<T>(List<T> items, int page, int of, int total, String find) {
    /** How many items a page has. */
    public static final int SIZE = 200;

    private static final int LONGEST = 100;

    public Part {
        items = List.copyOf(items);
    }

    /** The page that the address names, of those items that it looks for. */
    public static <T> Part<T> of(Context context, List<T> all, BiPredicate<T, String> matches) {
        String asked =
                Optional.ofNullable(context.queryParam("find")).orElse("").strip();
        String find = asked.length() > LONGEST ? asked.substring(0, LONGEST) : asked;
        List<T> found = find.isEmpty()
                ? all
                : all.stream().filter(item -> matches.test(item, find)).toList();
        int pages = Math.max(1, (found.size() + SIZE - 1) / SIZE);
        int page = Math.max(1, Math.min(pages, number(context.queryParam("page"), 1)));
        List<T> items = found.subList((page - 1) * SIZE, Math.min(found.size(), page * SIZE));
        return new Part<>(items, page, pages, all.size(), find);
    }

    /** All of it, where length does not matter. */
    public static <T> Part<T> whole(List<T> all) {
        return new Part<>(all, 1, 1, all.size(), "");
    }

    /** Whether somebody is looked for by his name, a part of it, or his number. */
    public static boolean about(int no, String name, String find) {
        return name.contains(find) || Integer.toString(no).equals(find);
    }

    /** Whether the list is too long for one page. */
    public boolean cut() {
        return total > SIZE;
    }

    public static int number(@Nullable String text, int otherwise) {
        return text != null && text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
    }
}
