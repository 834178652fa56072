package org.chuhe.server.ruling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.documents.card.LinkCard;
import org.chuhe.json.PlayTree;
import org.chuhe.json.RulingJson;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the page of the desk shows; its script begins with the same, so that nothing has to be asked for again. */
public final class DeskView {
    private static final Messages WORDS = Messages.beside(DeskView.class);

    private final OnDesk.Read read;
    private final DeskPage.Found found;
    private final boolean arbiter;
    private final Locale locale;
    private final JsonMapper json;

    DeskView(OnDesk.Read read, DeskPage.Found found, boolean arbiter, Locale locale, JsonMapper json) {
        this.read = read;
        this.found = found;
        this.arbiter = arbiter;
        this.locale = locale;
        this.json = json;
    }

    /**
     * An edition in the switch.
     *
     * @param name its year
     * @param chosen whether it is in force
     * @param questions the codes of its open questions
     */
    public record Edition(String id, String name, String title, boolean chosen, List<String> questions) {}

    public OnDesk desk() {
        return read.desk();
    }

    /** What the visitor typed, good or bad, to be corrected. */
    public String typed(String field) {
        return read.typed().getOrDefault(field, "");
    }

    /** What is wrong with what was typed, or empty. */
    public String problem() {
        return read.problem().map(problem -> problem.in(locale)).orElse("");
    }

    /** Why there is no ruling, or empty. */
    public String none() {
        return found.none().map(none -> none.message(locale)).orElse("");
    }

    /** The editions. */
    public List<Edition> editions() {
        return editions(locale, desk().book().id());
    }

    /** The editions side by side, the one in force first: on a phone the others are scrolled to. */
    public List<Edition> chosenFirst() {
        return editions().stream()
                .sorted(Comparator.comparing(Edition::chosen).reversed())
                .toList();
    }

    static List<Edition> editions(Locale locale, String chosen) {
        return RuleBooks.all().stream()
                .map(book -> new Edition(
                        book.id(),
                        book.shortTitle().in(locale),
                        book.title().in(locale),
                        book.id().equals(chosen),
                        book.interpretations().stream()
                                .map(Interpretation::code)
                                .toList()))
                .toList();
    }

    /** The ruling under the edition in force. */
    public Optional<RulingSheet> ruling() {
        return ruling(desk().book().id());
    }

    /** The ruling under an edition, where it was asked for. */
    public Optional<RulingSheet> ruling(String edition) {
        return Optional.ofNullable(found.rulings().get(edition)).map(judged -> RulingSheet.of(judged.line(), locale));
    }

    /** Whether all editions agree on the verdict. */
    public boolean agreed() {
        return found.rulings().values().stream()
                        .map(judged -> judged.ruling().verdict())
                        .distinct()
                        .count()
                <= 1;
    }

    /** How many moves are shown as played: those asked for, or up to the ply that says most. */
    public int ply() {
        if (desk().ply() >= 0) {
            return desk().ply();
        }
        return Optional.ofNullable(found.rulings().get(desk().book().id()))
                .map(judged -> telling(judged.ruling()))
                .orElse(desk().moves().size());
    }

    /** The first attack of the side that must vary, else the first attack, else the first ply of the cycle. */
    static int telling(Ruling ruling) {
        Optional<Side> guilty = ruling.verdict() == Verdict.RED_MUST_VARY
                ? Optional.of(Side.RED)
                : ruling.verdict() == Verdict.BLACK_MUST_VARY ? Optional.of(Side.BLACK) : Optional.empty();
        for (int i = 0; i < ruling.plies().size(); i++) {
            var ply = ruling.plies().get(i);
            if (ply.nature().isAttack() && guilty.map(ply.side()::equals).orElse(true)) {
                return ruling.cycle().firstPly() + i;
            }
        }
        return ruling.cycle().firstPly();
    }

    /** The picture of the board. */
    public String picture() {
        OnDesk desk = desk();
        return new OnDesk(desk.book(), desk.position(), desk.moves(), ply(), false, Matter.UNKNOWN).link("/desk.svg");
    }

    /** What a link to this shows elsewhere. */
    Preview preview() {
        Optional<RulingSheet> ruling = ruling();
        String language = "&lang=" + Language.of(locale).code();
        return new Preview(
                cardTitle(),
                ruling.map(RulingSheet::summary)
                        .orElseGet(() -> desk().book().title().in(locale)),
                desk().link("/desk"),
                desk().link("/desk.png") + language,
                true);
    }

    /** The picture for that: the board at the ply that says most, the ruling, its articles. */
    LinkCard card() {
        List<String> lines = new ArrayList<>();
        lines.add(desk().book().title().in(locale));
        ruling().ifPresent(ruling -> {
            lines.add(ruling.summary());
            lines.add(ruling.articles().stream()
                    .map(RulingSheet.ArticleLink::label)
                    .collect(Collectors.joining(" · ")));
        });
        return new LinkCard(Optional.of(desk().picture(ply())), cardTitle(), lines, WORDS.text(locale, "card.foot"));
    }

    private String cardTitle() {
        return ruling().map(RulingSheet::title).orElseGet(() -> WORDS.text(locale, "desk.title"));
    }

    /** Figures to begin with, on an empty desk. */
    public List<DeskExample> examples() {
        return desk().moves().isEmpty() ? DeskExample.all(locale) : List.of();
    }

    /** Whether the visitor may log decisions. */
    public boolean arbiter() {
        return arbiter;
    }

    /** What the page's script begins with, as JSON that is safe inside a page. */
    public String script() {
        ObjectNode state = json.createObjectNode();
        state.put("rules", desk().book().id());
        state.put("ply", ply());
        state.put("compare", desk().compare());
        state.set("turned", json.valueToTree(desk().turnedCodes()));
        state.put("arbiter", arbiter);
        state.put("problem", problem());
        state.set("matter", json.valueToTree(desk().matter().told()));
        state.set("play", RulingJson.of(PlayTree.of(desk().fen(), List.of(desk().movesText()), locale)));
        ArrayNode editions = state.putArray("editions");
        editions()
                .forEach(edition -> editions.addObject()
                        .put("id", edition.id())
                        .put("name", edition.name())
                        .put("title", edition.title())
                        .set("questions", json.valueToTree(edition.questions())));
        ObjectNode rulings = state.putObject("rulings");
        found.rulings().forEach((id, judged) -> rulings.set(id, RulingJson.of(judged.line(), locale, judged.millis())));
        state.put("none", none());
        return json.writeValueAsString(state).replace("<", "\\u003c");
    }
}
