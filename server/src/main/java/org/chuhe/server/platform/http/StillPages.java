package org.chuhe.server.platform.http;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Pages of the same templates as {@link Pages} shows, made into files that are read without a server. */
public final class StillPages {
    private static final List<String> APP = List.of(
            "arbiter.js",
            "common.js",
            "desk.js",
            "icon.svg",
            "languages.js",
            "main.css",
            "mates.js",
            "practice.js",
            "rulebook.js",
            "theme.js");

    private final TemplateEngine engine = TemplateEngine.createPrecompiled(ContentType.Html);
    private final Assets assets = new Assets();

    /**
     * A page.
     *
     * @param folder where its styles and scripts lie, seen from the page, such as {@code assets/}
     */
    public String render(View view, Locale locale, String folder, Object model) {
        return render(new Page(reader(locale), assets.under(folder), view, "", ""), view, model);
    }

    /** A page of the application that works without a server; the {@link #appFolder} lies beside its languages. */
    public String render(StillPage page, Locale locale, AppPlace place) {
        View view = page.view().apply(locale);
        Assets near = assets.under(place.root() + "../" + appFolder());
        return render(
                new Page(reader(locale), near, view, place), view, page.model().apply(locale));
    }

    private static Visitor reader(Locale locale) {
        return new Visitor(locale, "", Visitor.LikedBoard.USUAL, Optional.empty(), "", "", "");
    }

    private String render(Page page, View view, Object model) {
        StringOutput out = new StringOutput();
        engine.render(view.template(), Map.of("page", page, "model", model), out);
        return out.toString();
    }

    /** The folder of styles and scripts in the application, named after what is in it: another version is another folder. */
    public String appFolder() {
        return "assets-" + assets.version(appAssets()) + "/";
    }

    /** The names of the styles, scripts and pictures of the application. */
    public Set<String> appAssets() {
        return assets.with(APP);
    }

    /** A style, script or picture. */
    public byte[] asset(String name) {
        return assets.content(name);
    }
}
