package org.chuhe.server.rulebook;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.json.RulingJson;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Translated;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The rule book as JSON. Texts are in both languages; rulings are explained in the asker's. */
public final class RuleBookApi implements Feature {
    private final JsonMapper json;
    private final Library library;
    private final FigureRulings rulings;
    private final LibrarySearch search;

    public RuleBookApi(JsonMapper json, Library library, FigureRulings rulings) {
        this.json = json;
        this.library = library;
        this.rulings = rulings;
        this.search = new LibrarySearch(library);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/api/rulebooks", this::editions, Access.EVERYONE);
        routes.get("/api/rulebooks/search", this::search, Access.EVERYONE, RateLimit.WORK);
        routes.get("/api/rulebooks/{edition}", this::edition, Access.EVERYONE);
        routes.get("/api/rulebooks/{edition}/articles/{article}", this::article, Access.EVERYONE);
        routes.get("/api/figures/{id}", this::figure, Access.EVERYONE, Help.ANSWERS, RateLimit.WORK);
    }

    private record EditionJson(String id, Translated title, Translated about, long articles, int figures, int absent) {}

    private static EditionJson json(LibraryEdition edition) {
        return new EditionJson(
                edition.id(),
                title(edition.book()),
                edition.about(),
                edition.articles().count(),
                edition.figures().size(),
                edition.absent().size());
    }

    private static Translated title(RuleBook book) {
        return Translated.of(book.title()::in);
    }

    private void editions(Context context) {
        context.json(library.editions().stream().map(RuleBookApi::json).toList());
    }

    private record ChapterJson(String number, Translated title, List<ArticleJson> articles) {}

    private record ArticleJson(
            String edition,
            String number,
            Translated title,
            List<String> quotes,
            Translated text,
            Optional<Translated> reading,
            List<String> figures) {}

    private static ArticleJson json(LibraryEdition edition, LibraryArticle article) {
        return new ArticleJson(
                article.edition(),
                article.number(),
                article.title(),
                edition.quotes(article),
                plain(article.text()),
                article.reading().map(RuleBookApi::plain),
                article.figures());
    }

    private static Translated plain(Translated text) {
        return text.map(Prose::plain);
    }

    private void edition(Context context) {
        LibraryEdition edition = RuleBookPages.edition(library, context.pathParam("edition"));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", edition.id());
        json.put("title", title(edition.book()));
        json.put("about", edition.about());
        edition.base().ifPresent(base -> json.put("base", base));
        edition.earlier().ifPresent(earlier -> json.put("earlier", plain(earlier)));
        json.put(
                "chapters",
                edition.chapters().stream()
                        .map(chapter -> new ChapterJson(
                                chapter.number(),
                                chapter.title(),
                                chapter.articles().stream()
                                        .map(article -> json(edition, article))
                                        .toList()))
                        .toList());
        json.put("figures", edition.figures().stream().map(RuleBookApi::json).toList());
        json.put("absent", edition.absent());
        context.json(json);
    }

    private void article(Context context) {
        LibraryEdition edition = RuleBookPages.edition(library, context.pathParam("edition"));
        context.json(json(
                edition,
                library.article(edition.id(), context.pathParam("article")).orElseThrow(Rejection::notFound)));
    }

    private static Map<String, Object> json(Figure figure) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", figure.id());
        json.put("rules", figure.edition());
        json.put("figure", figure.number());
        json.put("label", figure.label());
        figure.note().ifPresent(note -> json.put("note", note));
        json.put("articles", figure.articles());
        json.put("fen", figure.position().toString());
        json.put("moves", figure.moves().stream().map(Move::toString).toList());
        json.put("natures", figure.natures().stream().map(Nature::term).toList());
        json.put("verdict", figure.verdict().code());
        return json;
    }

    /** A figure with the arbiter's ruling, under its own edition or the one asked for. */
    private void figure(Context context) {
        Figure figure = RuleBookPages.figure(library, context.pathParam("id"));
        String rules = Optional.ofNullable(context.queryParam("rules")).orElse(figure.edition());
        RuleBook book = RuleBookPages.edition(library, rules).book();
        long start = System.nanoTime();
        Ruling ruling = rulings.of(figure, book);
        double millis = (System.nanoTime() - start) / 1e6;
        ObjectNode json = this.json.valueToTree(json(figure));
        json.set("ruling", RulingJson.of(ruling, Visitor.of(context).locale(), millis));
        json.set(
                "elsewhere",
                this.json.valueToTree(
                        library.elsewhere(figure).stream().map(Figure::id).toList()));
        context.json(json);
    }

    private void search(Context context) {
        Optional<String> edition = Optional.ofNullable(context.queryParam("edition"))
                .filter(id -> library.edition(id).isPresent());
        List<Hit> hits =
                search.find(RuleBookPages.query(context), Visitor.of(context).locale(), edition);
        context.json(hits.stream().map(RuleBookApi::json).toList());
    }

    private static Map<String, Object> json(Hit hit) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rules", hit.edition().id());
        hit.article().ifPresent(article -> json.put("article", article.number()));
        hit.figure().ifPresent(figure -> json.put("figure", figure.id()));
        json.put("title", hit.title());
        json.put("snippet", hit.snippet());
        return json;
    }
}
