package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.share.CardPictures;

/** The arbiter's desk: its page, what the page and other programs ask, and the log of decisions. */
public final class Desk implements Feature {
    private final Site site;
    private final Judge judge;
    private final DeskPage page;

    public Desk(Site site, CardPictures cards) {
        this.site = site;
        judge = new Judge(Runtime.getRuntime().availableProcessors(), site.metrics(), site.jobs());
        // The first ruling of a fresh process takes long: it is given before anybody asks.
        judge.work("", () -> DeskExample.all(Locale.CHINESE));
        page = new DeskPage(site, judge, cards);
    }

    /** The desk with nothing on it, for whoever needs no server. */
    public static StillPage still() {
        return DeskPage.still();
    }

    @Override
    public void routes(RoutesConfig routes) {
        page.routes(routes);
        new RulingsPages(site, judge, page, new RulingLog(site)).routes(routes);
        new JudgeApi(site, judge).routes(routes);
        new MovesApi(site, judge).routes(routes);
        new RecordsApi(site, judge).routes(routes);
    }

    @Override
    public Optional<CompletableFuture<Preview>> preview(Context context, URI link) {
        return "/desk".equals(link.getPath()) ? Optional.of(page.preview(context, asked(link))) : Optional.empty();
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void stopping() {
        judge.close();
    }

    /** What a link puts on the desk; the first of what it says twice. */
    private static Map<String, String> asked(URI link) {
        Map<String, String> asked = new LinkedHashMap<>();
        for (String part : Optional.ofNullable(link.getRawQuery()).orElse("").split("&")) {
            String[] pair = part.split("=", 2);
            asked.putIfAbsent(decoded(pair[0]), pair.length == 1 ? "" : decoded(pair[1]));
        }
        return asked;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
