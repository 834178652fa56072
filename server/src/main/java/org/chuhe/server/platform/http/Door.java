package org.chuhe.server.platform.http;

import io.javalin.http.Context;
import io.javalin.security.RouteRole;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.core.notation.Notations;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.SignedLink;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.auth.Visits;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.jspecify.annotations.Nullable;

/**
 * Every request passes here: it gets its visitor, security headers, and is turned away if it may not come in.
 *
 * <p>Forged requests (CSRF): a request that changes something and carries our cookie must also carry a token that only
 * our pages know. One without the cookie has no rights to abuse, but must not be a form, which other sites can send. The
 * sender's origin, where a browser tells it, must be ours.
 */
public final class Door {
    /** The cookie that tells browsers apart. */
    public static final String COOKIE = "chuhe_visit";

    private static final String LANGUAGE = "chuhe_lang";
    private static final String THEME = "chuhe_theme";
    private static final String BOARD = "chuhe_board";
    private static final String PIECES = "chuhe_pieces";

    /** Who the browser was before, the last first: nobody rules on a game in which he sat as somebody else. */
    private static final String EARLIER = "chuhe_earlier";

    private static final int MOST_EARLIER = 5;
    private static final int MONTH = 30 * 24 * 3600;

    /** How the reader wants moves written; set by the board's settings, in the browser. */
    private static final String NOTATION = "chuhe_notation";

    private static final int YEAR = 365 * 24 * 3600;
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; "
            + "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
            + "base-uri 'none'; frame-ancestors 'none'";

    private final Settings settings;
    private final Visits visits;
    private final Signer signer;
    private final RateLimits limits;

    public Door(Settings settings, Visits visits, Signer signer, RateLimits limits) {
        this.settings = settings;
        this.visits = visits;
        this.signer = signer;
        this.limits = limits;
    }

    /** Before anything else: headers, the visitor, and choices of language and theme made by a link. */
    void greet(Context context) {
        context.header("Content-Security-Policy", POLICY);
        context.header("X-Content-Type-Options", "nosniff");
        // Addresses may hold a secret: other sites never learn where somebody came from. Ours must, so that forms say
        // that they come from our own pages.
        context.header("Referrer-Policy", "same-origin");
        context.header("X-Frame-Options", "DENY");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
        if (Cookies.secure(context)) {
            context.header("Strict-Transport-Security", "max-age=" + YEAR);
        }
        visitor(context).enter(context);
        choose(context);
    }

    /**
     * Answers so that a program in WebAssembly may run on the page, on several threads: browsers share memory between threads
     * only where nothing of another origin is loaded. Only pages with a program that plays, and its own files, ask for it.
     */
    public static void isolate(Context context) {
        context.header(
                "Content-Security-Policy", POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
        context.header("Cross-Origin-Embedder-Policy", "require-corp");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
    }

    /** Answers so that other sites may show the page in a frame. Only for pages on which nothing can be done but look. */
    public static void frame(Context context) {
        context.header(
                "Content-Security-Policy",
                POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
                        .replace("form-action 'self'", "form-action 'none'"));
        context.res().setHeader("X-Frame-Options", null);
    }

    /**
     * After the route is known: may this visitor use it, and is the request genuine, of reasonable size, of real text, and
     * within the route's rate limit?
     */
    void admit(Context context) {
        Set<RouteRole> roles = context.routeRoles();
        Visitor visitor = Visitor.of(context);
        if (roles.stream().noneMatch(role -> role instanceof Access access && access.admits(visitor))) {
            throw Failure.of(visitor.account().isPresent() ? 403 : 401);
        }
        checkAddress(context);
        if (!SAFE.contains(context.method().name())) {
            boolean file = roles.contains(BodySize.FILE);
            checkSize(context, file ? BodySize.FILE : BodySize.NORMAL);
            checkGenuine(context, visitor);
            if (ControlCharacters.inBody(context, file)) {
                throw Failure.controlCharacters();
            }
        }
        roles.stream().filter(RateLimit.class::isInstance).forEach(role -> limits.take((RateLimit) role, context));
    }

    private static void checkAddress(Context context) {
        if (ControlCharacters.inAddress(context)) {
            throw Failure.controlCharacters();
        }
    }

    private static void checkSize(Context context, BodySize limit) {
        if (context.header("Transfer-Encoding") != null) {
            throw Failure.of(411);
        }
        long length = context.req().getContentLengthLong();
        if (length > limit.bytes()) {
            throw Failure.tooLarge(limit.bytes() / 1024);
        }
    }

    private void checkGenuine(Context context, Visitor visitor) {
        if (foreign(context)) {
            throw Failure.of(403);
        }
        if (visitor.secret().isEmpty()) {
            if (context.isFormUrlencoded() || context.isMultipart() || "text/plain".equals(plainType(context))) {
                throw Failure.of(403);
            }
            return;
        }
        String header = context.header("X-CSRF-Token");
        String sent = header != null
                ? header
                : context.isFormUrlencoded() || context.isMultipart() ? context.formParam("csrf") : null;
        if (sent == null
                || !MessageDigest.isEqual(
                        sent.getBytes(StandardCharsets.UTF_8), visitor.csrf().getBytes(StandardCharsets.UTF_8))) {
            throw Failure.of(403);
        }
    }

    private static String plainType(Context context) {
        String type = context.contentType();
        return type == null ? "" : type.split(";")[0].strip().toLowerCase(Locale.ROOT);
    }

    /** Whether a browser says that the request was made by another site's page; also asked for WebSockets. */
    public boolean foreign(Context context) {
        return foreign(context.header("Origin"), context.header("Host"));
    }

    /** Whether an origin, where one is told, is another host than the one asked. */
    public boolean foreign(@Nullable String origin, @Nullable String host) {
        if (origin == null) {
            return false;
        }
        try {
            String authority = URI.create(origin).getAuthority();
            return authority == null
                    || !(authority.equals(host) || settings.url().endsWith("//" + authority));
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    /** Who wants to open a connection; such requests do not pass {@link #greet}. */
    public Visitor recognise(Context upgrade) {
        Visitor visitor = visitor(upgrade);
        visitor.enter(upgrade);
        checkAddress(upgrade);
        return visitor;
    }

    private Visitor visitor(Context context) {
        String secret = Optional.ofNullable(context.cookie(COOKIE))
                .filter(Door::plausible)
                .orElse("");
        return new Visitor(
                locale(context),
                theme(context.cookie(THEME)),
                Visitor.LikedBoard.of(context.cookie(BOARD), context.cookie(PIECES)),
                secret.isEmpty() ? Optional.<Account>empty() : visits.account(secret),
                secret,
                secret.isEmpty() ? "" : csrf(secret),
                address(context));
    }

    private static boolean plausible(String secret) {
        return secret.length() == 43
                && secret.chars().allMatch(c -> c < 128 && (Character.isLetterOrDigit(c) || c == '-' || c == '_'));
    }

    /** Whose visit a cookie belongs to; for connections that are not ordinary requests. */
    public Optional<Account> account(@Nullable String cookie) {
        return Optional.ofNullable(cookie).filter(Door::plausible).flatMap(visits::account);
    }

    /** Gives a browser without a cookie one, so that its forms can be told from forged ones. */
    Visitor welcome(Context context, java.security.SecureRandom random) {
        Visitor visitor = Visitor.of(context);
        return visitor.secret().isEmpty() ? remember(context, Token.secret(random)) : visitor;
    }

    /** Hands the browser a new secret: nothing that it brought along before a login is worth anything after it. */
    public Visitor remember(Context context, String secret) {
        Cookies.set(context, COOKIE, secret, "/", (int) Visits.LENGTH.toSeconds());
        Visitor old = Visitor.of(context);
        keepEarlier(context, old.identity());
        Visitor visitor = new Visitor(
                old.locale(), old.theme(), old.board(), visits.account(secret), secret, csrf(secret), old.address());
        visitor.enter(context);
        return visitor;
    }

    /** Lets the browser forget its secret. */
    public void forget(Context context) {
        Cookies.remove(context, COOKIE, "/");
        keepEarlier(context, Visitor.of(context).identity());
    }

    private static void keepEarlier(Context context, String identity) {
        if (!identity.isEmpty()) {
            String all = Stream.concat(Stream.of(identity), earlier(context).stream())
                    .distinct()
                    .limit(MOST_EARLIER)
                    .collect(Collectors.joining("."));
            Cookies.set(context, EARLIER, all, "/", MONTH);
        }
    }

    /** Who the browser was before it became who it is, as far as it says so. It only ever loses rights by it. */
    public static List<String> earlier(Context context) {
        String all = Optional.ofNullable(context.cookie(EARLIER)).orElse("");
        return Stream.of(all.split("\\.", MOST_EARLIER + 1))
                .filter(identity -> !identity.isEmpty())
                .limit(MOST_EARLIER)
                .toList();
    }

    private String csrf(String secret) {
        return signer.secret(SignedLink.of(SignedLink.Purpose.FORM, secret));
    }

    private String address(Context context) {
        return settings.proxies()
                .asker(context.ip(), Collections.list(context.req().getHeaders("X-Forwarded-For")));
    }

    private Locale language(Context context) {
        return Optional.ofNullable(context.queryParam("lang"))
                .flatMap(code -> Coded.find(Language.class, code))
                .or(() ->
                        Optional.ofNullable(context.cookie(LANGUAGE)).flatMap(code -> Coded.find(Language.class, code)))
                .orElseGet(() -> accepted(context))
                .locale();
    }

    /** The reader's language, with the notation he has chosen if he has. */
    private Locale locale(Context context) {
        Locale language = language(context);
        Locale chosen = Notations.choose(
                language, Optional.ofNullable(context.cookie(NOTATION)).orElse(""));
        boolean usual =
                Notations.usual().onScreen(chosen).equals(Notations.usual().onScreen(language));
        return usual ? language : chosen;
    }

    private Language accepted(Context context) {
        Language usual = Language.of(settings.language());
        String header = context.header("Accept-Language");
        return header == null ? usual : Language.accepted(header, usual);
    }

    private static String theme(@Nullable String text) {
        return text != null && (text.equals("light") || text.equals("dark")) ? text : "";
    }

    /** {@code ?lang=en} and {@code ?theme=dark} on any page are remembered. */
    private void choose(Context context) {
        String language = context.queryParam("lang");
        if (language != null && Coded.find(Language.class, language).isPresent()) {
            Cookies.set(context, LANGUAGE, language, "/", YEAR);
        }
        String theme = context.queryParam("theme");
        if (theme != null) {
            Cookies.set(context, THEME, theme(theme), "/", YEAR);
            Visitor old = Visitor.of(context);
            new Visitor(old.locale(), theme(theme), old.board(), old.account(), old.secret(), old.csrf(), old.address())
                    .enter(context);
        }
    }
}
