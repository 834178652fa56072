package org.chuhe.server.site.offline;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.documents.board.Png;
import org.chuhe.documents.palette.Palette;
import org.chuhe.server.platform.http.AppPlace;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.http.StillPages;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.rulebook.BookReading;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryArticle;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.rulebook.Links;
import org.chuhe.server.rulebook.Prose;
import org.chuhe.server.ruling.Desk;
import org.chuhe.server.site.HomePage;
import org.chuhe.server.training.mates.MatesPages;
import org.chuhe.server.training.practice.ExamAlone;
import org.chuhe.text.Article;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The files of the application that works without a server. All links in them are relative: they may lie anywhere. */
public final class OfflineSite {
    private static final Messages WORDS = Messages.beside(OfflineSite.class);
    private static final View LANGUAGES = View.of("offline/languages.jte", WORDS, "title");
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();
    private static final int[] ICONS = {192, 512};

    private final Library library;
    private final FigureRulings rulings;
    private final Optional<String> server;
    private final StillPages pages = new StillPages();
    private Optional<Map<String, StillPage>> byPath = Optional.empty();

    /**
     * An application.
     *
     * @param server what leads from the folder of a language to the server that has the rest; empty if there is none
     */
    public OfflineSite(Library library, FigureRulings rulings, Optional<String> server) {
        this.library = library;
        this.rulings = rulings;
        this.server = server;
    }

    /** Gathered when the first of them is wanted: for practice every figure is ruled on. */
    private synchronized Map<String, StillPage> byPath() {
        if (byPath.isEmpty()) {
            byPath = Optional.of(gathered());
        }
        return byPath.get();
    }

    private Map<String, StillPage> gathered() {
        Map<String, StillPage> all = new LinkedHashMap<>();
        Stream.of(
                        Stream.of(HomePage.still(), Desk.still(), MatesPages.still()),
                        new BookReading(library, rulings).all(),
                        new ExamAlone(library, rulings).all())
                .flatMap(some -> some)
                .forEach(page -> all.put(page.path(), page));
        return all;
    }

    /** Everything as files by their names, in the order in which they may be put on a web space: what names others is last. */
    public static Map<String, byte[]> files() {
        Library library = Library.load();
        OfflineSite site = new OfflineSite(library, new FigureRulings(library), Optional.empty());
        Map<String, byte[]> pages = site.pages();
        Map<String, byte[]> files = new LinkedHashMap<>(site.fixed());
        OfflinePack pack = OfflinePack.of(files, pages, site.worker());
        files.putAll(pack.bundles());
        files.putAll(pages);
        files.put(OfflinePack.WORKER, pack.worker());
        return files;
    }

    /** All pages, as files in the folders of their languages. */
    Map<String, byte[]> pages() {
        Map<String, StillPage> all = new LinkedHashMap<>(byPath());
        citations().forEach(all::putIfAbsent);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Language language : Language.WHOLE) {
            all.forEach((path, page) -> files.put(file(language, path), render(page, language)));
        }
        return files;
    }

    /** A page by the name of its file; empty if there is none. */
    Optional<byte[]> page(String file) {
        for (Language language : Language.WHOLE) {
            for (StillPage page : byPath().values()) {
                if (file(language, page.path()).equals(file)) {
                    return Optional.of(render(page, language));
                }
            }
        }
        return Optional.empty();
    }

    private static String file(Language language, String path) {
        return language.code() + "/" + AppPlace.file(path);
    }

    private byte[] render(StillPage page, Language language) {
        return bytes(pages.render(page, language.locale(), new AppPlace(page.path(), byPath().keySet(), server)));
    }

    /**
     * What rulings cite and is no article by itself, such as a range: its page is that of the first article meant, as on a
     * server, which sends readers there.
     */
    private Map<String, StillPage> citations() {
        Map<String, StillPage> found = new LinkedHashMap<>();
        for (LibraryEdition of : library.editions()) {
            for (Figure figure : of.figures()) {
                rulings.everywhere(figure).values().stream()
                        .flatMap(OfflineSite::cited)
                        .forEach(citation -> library.cited(citation).stream()
                                .map(article -> byPath().get(Links.article(article)))
                                .filter(Objects::nonNull)
                                .findFirst()
                                .ifPresent(
                                        page -> found.put(Links.article(citation.edition(), citation.number()), page)));
            }
        }
        return found;
    }

    private static Stream<Article> cited(Ruling ruling) {
        return Stream.concat(
                ruling.articles().stream(), ruling.plies().stream().flatMap(ply -> ply.articles().stream()));
    }

    /** Scripts, styles, pictures, what the application is called, the rule books and the puzzles as data. */
    Map<String, byte[]> fixed() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String name : pages.appAssets()) {
            files.put(pages.appFolder() + name, pages.asset(name));
        }
        String icon = new String(pages.asset("icon.svg"), StandardCharsets.UTF_8);
        for (int size : ICONS) {
            files.put("icon-" + size + ".png", Png.of(icon, size));
        }
        for (LibraryEdition edition : library.editions()) {
            files.put("rulebooks/" + edition.id() + ".json", json(book(edition)));
        }
        MatesPages.files().forEach((name, puzzles) -> files.put(name, bytes(puzzles)));
        for (Language language : Language.WHOLE) {
            files.put(language.code() + "/app.webmanifest", json(manifest(language)));
        }
        files.put(
                "index.html",
                bytes(pages.render(LANGUAGES, Language.ENGLISH.locale(), pages.appFolder(), Language.WHOLE)));
        return files;
    }

    /** The script that keeps the files; {@link OfflinePack} tells it which. */
    String worker() {
        return new String(pages.asset("sw.js"), StandardCharsets.UTF_8);
    }

    private static Map<String, Object> manifest(Language language) {
        Map<String, Object> manifest = new LinkedHashMap<>();
        manifest.put("name", WORDS.text(language.locale(), "title"));
        manifest.put("short_name", WORDS.text(language.locale(), "short"));
        manifest.put("description", WORDS.text(language.locale(), "about"));
        manifest.put("lang", language.tag());
        manifest.put("start_url", "index.html");
        manifest.put("scope", "../");
        manifest.put("display", "standalone");
        manifest.put("background_color", Palette.LIGHT.colour("bg"));
        manifest.put("theme_color", "#AE2219");
        manifest.put(
                "icons",
                List.of(
                        Map.of("src", "../icon-192.png", "sizes", "192x192", "type", "image/png"),
                        Map.of("src", "../icon-512.png", "sizes", "512x512", "type", "image/png")));
        return manifest;
    }

    /** As {@code /api/rulebooks/EDITION} has it, as far as the desk opens figures and the search reads articles. */
    private static Map<String, Object> book(LibraryEdition edition) {
        List<Map<String, Object>> figures =
                edition.figures().stream().map(OfflineSite::figure).toList();
        List<Map<String, Object>> articles =
                edition.articles().map(OfflineSite::article).toList();
        return Map.of("id", edition.id(), "figures", figures, "chapters", List.of(Map.of("articles", articles)));
    }

    private static Map<String, Object> article(LibraryArticle article) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("number", article.number());
        told.put("title", article.title().byCode());
        told.put("text", article.text().map(Prose::plain).byCode());
        article.reading()
                .map(reading -> reading.map(Prose::plain).byCode())
                .ifPresent(text -> told.put("reading", text));
        return told;
    }

    private static Map<String, Object> figure(Figure figure) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("id", figure.id());
        told.put("rules", figure.edition());
        told.put("label", figure.label().byCode());
        figure.note().map(Translated::byCode).ifPresent(note -> told.put("note", note));
        told.put("articles", figure.articles());
        told.put("fen", figure.position().toString());
        told.put("moves", figure.moves().stream().map(Object::toString).toList());
        return told;
    }

    /** Keys in order: the same content gives the same bytes, and so the same version. */
    private static byte[] json(Map<String, Object> tree) {
        return JSON.writeValueAsBytes(tree);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
