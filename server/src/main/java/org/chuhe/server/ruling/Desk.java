package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.share.CardPictures;
import tools.jackson.databind.json.JsonMapper;

/** The arbiter's desk: its page, what the page and other programs ask, and the log of decisions. */
public final class Desk implements Feature {
    private final Judge judge;
    private final DeskPage page;
    private final List<Consumer<RoutesConfig>> others;

    public Desk(
            Storage storage,
            Accounts accounts,
            Pages pages,
            JsonMapper json,
            MeterRegistry metrics,
            Jobs jobs,
            Clock clock,
            SecureRandom random,
            TimeText times,
            CardPictures cards) {
        judge = new Judge(Runtime.getRuntime().availableProcessors(), metrics, jobs);
        // The first ruling of a fresh process takes long: it is given before anybody asks.
        judge.work("", () -> DeskExample.all(Locale.CHINESE));
        page = new DeskPage(pages, json, clock, times, judge, cards);
        RulingLog log = new RulingLog(storage, accounts, clock, random);
        others = List.of(
                new RulingsPages(pages, json, times, judge, page, log)::routes,
                new JudgeApi(json, judge)::routes,
                new MovesApi(json, judge)::routes,
                new RecordsApi(json, judge)::routes);
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
