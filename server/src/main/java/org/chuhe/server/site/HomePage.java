package org.chuhe.server.site;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.ruling.DeskExample;
import org.chuhe.server.ruling.LoggedRuling;
import org.chuhe.server.ruling.RulingLog;
import org.chuhe.text.Messages;

/** What it is, the doors to its rooms, a ruling to look at, and what arbiters decided lately. */
public final class HomePage implements Feature {
    private static final Messages WORDS = Messages.beside(HomePage.class);
    private static final View HOME = View.of("home/home.jte", WORDS, "title");
    private static final int RECENT = 6;

    private final Pages pages;
    private final TimeText times;
    private final RulingLog log;

    public HomePage(Storage storage, Accounts accounts, Pages pages, Clock clock, SecureRandom random, TimeText times) {
        this.pages = pages;
        this.times = times;
        this.log = new RulingLog(storage, accounts, clock, random);
    }

    /**
     * What the page shows.
     *
     * @param example a figure to play through
     * @param others more figures, for a site on which nothing has been decided yet
     * @param recent what arbiters decided lately
     */
    public record Model(DeskExample example, List<DeskExample> others, List<LoggedRuling> recent) {}

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/", this::show, Access.EVERYONE);
    }

    /** The page as everybody sees it where nothing has been decided. */
    public static StillPage still() {
        return StillPage.of("/", HOME, locale -> model(locale, List.of()));
    }

    private static Model model(Locale locale, List<LoggedRuling> recent) {
        List<DeskExample> examples = DeskExample.all(locale);
        return new Model(examples.get(0), examples.subList(1, examples.size()), recent);
    }

    private void show(Context context) {
        Locale locale = Visitor.of(context).locale();
        List<LoggedRuling> recent = log.latest(RECENT, Long.MAX_VALUE).stream()
                .map(entry -> LoggedRuling.of(entry, times, locale))
                .toList();
        pages.show(context, HOME, model(locale, recent));
    }
}
