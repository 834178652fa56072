package org.chuhe.server.platform.http;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Shows pages. */
public final class Pages {
    private final TemplateEngine engine = TemplateEngine.createPrecompiled(ContentType.Html);
    private final Assets assets;
    private final Door door;
    private final SiteAddress address;
    private final SecureRandom random;

    Pages(Assets assets, Door door, SiteAddress address, SecureRandom random) {
        this.assets = assets;
        this.door = door;
        this.address = address;
        this.random = random;
    }

    /** Answers a request with a page that says the same to all readers of a language. */
    public void show(Context context, StillPage page) {
        Locale locale = Visitor.of(context).locale();
        show(context, page.view().apply(locale), page.model().apply(locale));
    }

    /** Answers a request with a page; its template has the parameters {@code page} and {@code model}. */
    public void show(Context context, View view, Object model) {
        Visitor visitor = door.welcome(context, random);
        Page page = new Page(
                visitor,
                assets,
                view.preview().isPresent() ? view.at(address.of(context)) : view,
                context.path(),
                Optional.ofNullable(context.queryString()).orElse(""));
        StringOutput out = new StringOutput();
        engine.render(view.template(), Map.of("page", page, "model", model), out);
        context.header("Cache-Control", "no-store");
        context.header("Vary", "Cookie, Accept-Language");
        context.contentType("text/html; charset=utf-8").result(out.toString());
    }
}
