package org.chuhe.server.platform.http;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chuhe.core.notation.Notations;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** What every page knows: who is looking, which words to use, which scripts it needs. */
public final class Page {
    private static final Messages COMMON = Messages.beside(Page.class);
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Visitor visitor;
    private final Assets assets;
    private final Messages words;
    private final String path;
    private final String query;
    private final String title;
    private final List<String> scripts;
    private final Optional<Preview> preview;
    private final Optional<AppPlace> place;

    Page(Visitor visitor, Assets assets, View view, String path, String query) {
        this(visitor, assets, view, path, query, Optional.empty());
    }

    /** A page of the application that works without a server. */
    Page(Visitor visitor, Assets assets, View view, AppPlace place) {
        this(visitor, assets, view, place.path(), "", Optional.of(place));
    }

    private Page(Visitor visitor, Assets assets, View view, String path, String query, Optional<AppPlace> place) {
        this.place = place;
        this.preview = view.preview();
        this.visitor = visitor;
        this.assets = assets;
        this.words = view.words();
        this.path = path;
        this.query = query;
        this.title = view.title().in(visitor.locale());
        this.scripts = view.scripts();
    }

    public Visitor visitor() {
        return visitor;
    }

    /** The language code for the {@code html} element. */
    public String lang() {
        return visitor.language().tag();
    }

    /** How the reader's moves are written. */
    public String notation() {
        return Notations.usual().onScreen(visitor.locale()).id();
    }

    /** What the reader's boards are made of; empty for the usual one. */
    public String board() {
        return visitor.board().word();
    }

    public String title() {
        return title;
    }

    /** A word of the page's own message file. */
    public String say(String key, Object... arguments) {
        return words.text(visitor.locale(), key, arguments);
    }

    /** A word that all pages share. */
    public String common(String key, Object... arguments) {
        return COMMON.text(visitor.locale(), key, arguments);
    }

    public String csrf() {
        return visitor.csrf();
    }

    /** The address of a script, style or picture. */
    public String asset(String name) {
        return assets.address(name);
    }

    /** A file that lies beside the folder of scripts and styles, on a site that is read without a server. */
    public String beside(String name) {
        return assets.beside(name);
    }

    /** What the scripts of the page ask for at once. */
    public Set<String> parts() {
        Set<String> parts = new TreeSet<>(assets.imports("common.js"));
        scripts.forEach(script -> parts.addAll(assets.imports(script)));
        return parts;
    }

    /** The scripts of the page, after the one that every page has. */
    public List<String> scripts() {
        return scripts;
    }

    /** The words that scripts speak: all whose keys begin with {@code js.}, as JSON that is safe inside a page. */
    public String scriptWords() {
        Map<String, String> all = new TreeMap<>();
        put(all, COMMON);
        put(all, words);
        return JSON.writeValueAsString(all).replace("<", "\\u003c");
    }

    private void put(Map<String, String> all, Messages messages) {
        messages.patterns(visitor.locale(), "js.").forEach((key, text) -> all.put(key.substring(3), text));
    }

    /** Whether the page belongs to this part of the site. */
    public boolean within(String part) {
        return path.equals(part) || path.startsWith(part + "/");
    }

    /** The languages the page is not in; what works without a server is there in those that say everything. */
    public List<Language> otherLanguages() {
        return (offline() ? Language.WHOLE.stream() : Stream.of(Language.values()))
                .filter(language -> language != visitor.language())
                .toList();
    }

    /** The page itself in another language. */
    public String in(Language language) {
        return place.map(here -> here.in(language)).orElseGet(() -> with("lang", language.code()));
    }

    /** What a link to it shows elsewhere. */
    public Optional<Preview> preview() {
        return preview;
    }

    /** Whether the page works without a server. */
    public boolean offline() {
        return place.isPresent();
    }

    /** Where the page lies in the application that works without a server. */
    public AppPlace place() {
        return place.orElseThrow();
    }

    /** What leads to the server that has the rest, from a page that works without; empty if there is none. */
    public String server() {
        return place().toServer();
    }

    /** Where a link of the site leads from this page; null if to nothing, as without a server some do. */
    public @Nullable String to(String link) {
        return place.isPresent() ? place.get().to(link).orElse(null) : link;
    }

    /** The page itself in another theme; an empty one follows the machine. */
    public String inTheme(String theme) {
        return with("theme", theme);
    }

    private String with(String name, String value) {
        StringBuilder link = new StringBuilder(path).append('?');
        for (String part : query.split("&")) {
            if (!part.isEmpty() && !part.startsWith("lang=") && !part.startsWith("theme=")) {
                link.append(part).append('&');
            }
        }
        return link.append(name).append('=').append(value).toString();
    }

    /** The page's own address, to come back to, as a part of another address. */
    public String here() {
        return URLEncoder.encode(address(), StandardCharsets.UTF_8);
    }

    /** The page's own address. */
    public String address() {
        return query.isEmpty() ? path : path + "?" + query;
    }

    /** Whether whoever looks may do what this role may. */
    public boolean may(Role role) {
        return visitor.account().filter(account -> account.may(role)).isPresent();
    }

    /** The name of whoever is logged in, or empty. */
    public String who() {
        return visitor.account().map(Account::name).orElse("");
    }
}
