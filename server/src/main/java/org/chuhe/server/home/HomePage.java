package org.chuhe.server.home;

import io.javalin.config.RoutesConfig;
import org.chuhe.core.text.Messages;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Feature;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;

/** What it is, and the doors to its rooms. */
public final class HomePage implements Feature {
    private static final Messages WORDS = Messages.beside(HomePage.class);
    private static final View HOME = View.of("home/home.jte", WORDS, "title");

    private final Site site;

    public HomePage(Site site) {
        this.site = site;
    }

    /** What the page shows. */
    public record Model(boolean admin) {}

    @Override
    public void routes(RoutesConfig routes) {
        routes.get(
                "/",
                context -> site.pages()
                        .show(context, HOME, new Model(site.accounts().hasAdmin())),
                Access.EVERYONE);
    }
}
