package org.chuhe.server.training.practice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.rulebook.RulingView;
import tools.jackson.databind.json.JsonMapper;

/**
 * The exam trainer without a server: a page for every question, which knows what each answer is worth and shows the
 * arbiter's own when it has been given. Which questions are asked, and the score, are its script's business ({@code
 * practice/alone.ts}).
 */
public final class ExamAlone {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Library library;
    private final FigureRulings rulings;

    public ExamAlone(Library library, FigureRulings rulings) {
        this.library = library;
        this.rulings = rulings;
    }

    /** The beginning, every question, and the end. */
    public Stream<StillPage> all() {
        LibraryEdition first = library.editions().get(0);
        StillPage start = StillPage.of(
                "/practice",
                PracticePages.START,
                locale -> new PracticePages.Start(
                        first.id(), library.editions(), Map.of(), false, questions(locale), Optional.empty()));
        StillPage end = StillPage.of(
                "/practice/end",
                PracticePages.END,
                locale -> new PracticePages.Ended(
                        first, new PracticePages.Points(0, 0), List.of(), "/practice", "/practice", questions(locale)));
        return Stream.concat(Stream.of(start, end), questions().map(this::page));
    }

    private Stream<Question> questions() {
        return library.editions().stream()
                .flatMap(edition -> edition.figures().stream())
                .map(figure -> new Question(figure, rulings.of(figure)))
                .filter(Question::isSettled);
    }

    private StillPage page(Question question) {
        Figure figure = question.figure();
        return StillPage.of(
                "/practice/" + figure.id(),
                PracticePages.QUESTION,
                locale -> new PracticePages.Asked(
                        library.edition(figure.edition()).orElseThrow(),
                        RulingView.of(library, figure, question.ruling(), locale),
                        question.difficulty(),
                        1,
                        1,
                        new PracticePages.Points(0, 0),
                        "/practice/" + figure.id(),
                        Optional.of(question)));
    }

    /** By figure: the edition, how hard it is, and what the end of an exam says about it. */
    private String questions(Locale locale) {
        Map<String, Map<String, Object>> all = new LinkedHashMap<>();
        questions().forEach(question -> {
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("edition", question.figure().edition());
            told.put("level", question.difficulty().code());
            told.put(
                    "levelWords",
                    PracticePages.WORDS.text(
                            locale, "level." + question.difficulty().code()));
            told.put(
                    "editionTitle",
                    RuleBooks.byId(question.figure().edition())
                            .orElseThrow()
                            .title()
                            .in(locale));
            told.put("label", question.figure().label().in(locale));
            told.put("verdict", question.ruling().verdict().words().in(locale));
            told.put("outOf", question.outOf());
            all.put(question.figure().id(), told);
        });
        return JSON.writeValueAsString(all).replace("<", "\\u003c");
    }
}
