package org.chuhe.server.training.exams;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.chuhe.records.puzzle.PuzzleGrade;
import org.chuhe.server.platform.auth.AccountNames;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.chuhe.server.training.practice.Difficulty;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;

/** Reads an organiser's form: which questions, how long, for whom. What makes no sense is said, not guessed. */
final class ExamChoice {
    static final int MOST_OF_A_KIND = 30;
    static final int LONGEST_TITLE = 100;
    static final int LONGEST_NAME = 60;
    static final int MOST_NAMES = 500;
    static final int SHORTEST = 5;
    static final int LONGEST = 300;
    private static final int SEEDS = 1_000_000;
    private static final Messages WORDS = Messages.beside(ExamChoice.class);

    private final Library library;
    private final FigureRulings rulings;
    private final Function<String, String> field;

    /** @param field gives what was filled in, or an empty text */
    ExamChoice(Library library, FigureRulings rulings, Function<String, String> field) {
        this.library = library;
        this.rulings = rulings;
        this.field = name -> field.apply(name).strip();
    }

    Examination read(String id, String code, String owner, double chance, long now) {
        String title = plain(field.apply("title"));
        if (title.isEmpty() || title.length() > LONGEST_TITLE) {
            throw Rejection.unusable(WORDS.message("bad.title", LONGEST_TITLE));
        }
        LibraryEdition edition = library.edition(field.apply("edition"))
                .orElseThrow(() -> Rejection.unusable(WORDS.message("bad.edition")));
        boolean listed = !field.apply("list").isEmpty();
        boolean drawn = !listed && field.apply("seed").isEmpty();
        Optional<ExamDraw> draw = listed ? Optional.empty() : Optional.of(draw());
        // Of questions that everybody draws for himself, one draw shows whether there are enough.
        int seed = drawn ? (int) (chance * SEEDS) : number("seed", 0, SEEDS - 1, 0);
        List<ExamItem> items =
                draw.map(each -> each.items(edition, rulings, seed)).orElseGet(() -> listed(edition));
        if (items.isEmpty()) {
            throw Rejection.unusable(WORDS.message("bad.none"));
        }
        return new Examination(
                id,
                owner,
                code,
                title,
                edition.id(),
                drawn ? List.of() : items,
                drawn ? draw : Optional.empty(),
                items.size(),
                number("minutes", SHORTEST, LONGEST),
                number("pass", 1, 100),
                names(),
                true,
                field.apply("reveal").equals("at-once"),
                now);
    }

    private ExamDraw draw() {
        int easiest = number("easiest", 1, PuzzleGrade.HARDEST);
        return new ExamDraw(
                Coded.find(Difficulty.class, field.apply("level")),
                number("rulings", 0, MOST_OF_A_KIND),
                number("mates", 0, MOST_OF_A_KIND),
                easiest,
                number("hardest", easiest, PuzzleGrade.HARDEST));
    }

    /** Figures of the edition and puzzles by their names, in the order given. */
    private List<ExamItem> listed(LibraryEdition edition) {
        List<ExamItem> items = new ArrayList<>();
        for (String id : words("list").toList()) {
            Optional<ExamItem> figure = edition.figures().stream()
                    .filter(each -> each.id().equals(id))
                    .findFirst()
                    .map(found -> new ExamItem(ExamItem.Kind.RULING, id));
            ExamItem item = figure.or(
                            () -> PuzzleShelf.load().puzzle(id).map(found -> new ExamItem(ExamItem.Kind.MATE, id)))
                    .orElseThrow(() -> Rejection.unusable(WORDS.message("bad.item", id)));
            if (!items.contains(item)) {
                items.add(item);
            }
        }
        if (items.size() > 2 * MOST_OF_A_KIND) {
            throw Rejection.unusable(WORDS.message("bad.many", 2 * MOST_OF_A_KIND));
        }
        return items;
    }

    private Stream<String> words(String name) {
        return Arrays.stream(field.apply(name).split("[\\s,;，；、]+")).filter(word -> !word.isEmpty());
    }

    private List<String> names() {
        List<String> names = Arrays.stream(field.apply("names").split("\n"))
                .map(ExamChoice::plain)
                .filter(name -> !name.isEmpty())
                .toList();
        Map<String, String> alike = new HashMap<>();
        for (String name : names) {
            Optional.ofNullable(alike.put(AccountNames.likeness(name), name)).ifPresent(other -> {
                throw Rejection.unusable(WORDS.message("bad.alike", other, name));
            });
        }
        if (names.size() > MOST_NAMES || names.stream().anyMatch(name -> name.length() > LONGEST_NAME)) {
            throw Rejection.unusable(WORDS.message("bad.names", MOST_NAMES, LONGEST_NAME));
        }
        return names;
    }

    private int number(String name, int least, int most, int otherwise) {
        return field.apply(name).isEmpty() ? otherwise : number(name, least, most);
    }

    private int number(String name, int least, int most) {
        String text = field.apply(name);
        if (text.matches("\\d{1,7}")) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw Rejection.unusable(WORDS.message("bad." + name, least, most));
    }

    /** A text in one line, without signs that are not seen: it will be signed, and read aloud. */
    static String plain(String text) {
        return text.replaceAll("[\\p{Cntrl}\\p{Cf}\\u2028\\u2029\\s]+", " ").strip();
    }
}
