package org.chuhe.server.web;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Pages of the same templates as {@link Pages} shows, made into files that are read without a server. */
public final class StillPages {
    private final TemplateEngine engine = TemplateEngine.createPrecompiled(ContentType.Html);
    private final Assets assets = new Assets();

    /**
     * A page.
     *
     * @param folder where its styles and scripts lie, seen from the page, such as {@code assets/}
     */
    public String render(View view, Locale locale, String folder, Object model) {
        Visitor visitor = new Visitor(locale, "", Optional.empty(), "", "", "");
        StringOutput out = new StringOutput();
        engine.render(
                view.template(),
                Map.of("page", new Page(visitor, assets.under(folder), view, "", ""), "model", model),
                out);
        return out.toString();
    }

    /** A style, script or picture. */
    public byte[] asset(String name) {
        return assets.content(name);
    }
}
