package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.Site;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.share.CardPictures;

/** The arbiter's desk: its page, what the page and other programs ask, and the log of decisions. */
public final class Desk implements Feature {
    private final Judge judge;
    private final DeskPage page;
    private final List<Consumer<RoutesConfig>> others;

    public Desk(Site site, CardPictures cards) {
        judge = new Judge(Runtime.getRuntime().availableProcessors(), site.metrics(), site.jobs());
        // The first ruling of a fresh process takes long: it is given before anybody asks.
        judge.work("", () -> DeskExample.all(Locale.CHINESE));
        page = new DeskPage(site.pages(), site.json(), site.clock(), site.times(), judge, cards);
        RulingLog log = new RulingLog(site.storage(), site.accounts(), site.clock(), site.random());
        others = List.of(
                new RulingsPages(site.pages(), site.json(), site.times(), judge, page, log)::routes,
                new JudgeApi(site.json(), judge)::routes,
                new MovesApi(site.json(), judge)::routes,
                new RecordsApi(site.json(), judge)::routes);
    }

    /** The desk with nothing on it, for whoever needs no server. */
    public static StillPage still() {
        return DeskPage.still();
    }

    @Override
    public void routes(RoutesConfig routes) {
        page.routes(routes);
        others.forEach(each -> each.accept(routes));
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
