package org.chuhe.server.site.account;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.chuhe.core.Side;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.store.ListedGame;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.IdentityException;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.auth.Visits;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Login, registration, invitations, one's own account, and the administrator's list of accounts. */
public final class AccountPages implements Feature {
    private static final Messages WORDS = Messages.beside(AccountPages.class);
    private static final View LOGIN = View.of("accounts/login.jte", WORDS, "login.title");
    private static final View REGISTER = View.of("accounts/register.jte", WORDS, "register.title");
    private static final View INVITED = View.of("accounts/register.jte", WORDS, "invited.title");
    private static final View OWN = View.of("accounts/account.jte", WORDS, "own.title");
    private static final View RESET = View.of("accounts/reset.jte", WORDS, "reset.title");
    private static final View LIST = View.of("accounts/accounts.jte", WORDS, "list.title");

    /** Browsers take a backslash for a slash, and leave out control characters: neither may stand in an address. */
    private static final Pattern OWN_PATH = Pattern.compile("/(?:[!-.0-\\[\\]-~][!-\\[\\]-~]*)?");

    private static final int MOST_GAMES = 50;

    private final Settings settings;
    private final SiteAddress address;
    private final Accounts accounts;
    private final Visits visits;
    private final Door door;
    private final Pages pages;
    private final RateLimits limits;
    private final TimeText times;
    private final PersonalData data;
    private final LoginGate gate;
    private final GameIndex games;

    public AccountPages(
            Settings settings,
            SiteAddress address,
            Accounts accounts,
            Visits visits,
            Door door,
            Pages pages,
            RateLimits limits,
            TimeText times,
            LoginGate gate,
            GameIndex games,
            PersonalData data) {
        this.data = data;
        this.settings = settings;
        this.address = address;
        this.accounts = accounts;
        this.visits = visits;
        this.door = door;
        this.pages = pages;
        this.limits = limits;
        this.times = times;
        this.gate = gate;
        this.games = games;
    }

    /**
     * A form to fill in.
     *
     * @param name what was typed as a name
     * @param next where to go afterwards
     * @param problem what was wrong with the last try, or empty
     * @param roles the roles an invitation gives
     */
    public record Form(String name, String next, String problem, Set<Role> roles, boolean openRegistration) {
        /** Where to go afterwards, as part of an address: what is asked there may have parts of its own. */
        public String nextQuery() {
            return "next=" + URLEncoder.encode(next, StandardCharsets.UTF_8);
        }
    }

    /** The list of accounts, and a fresh invitation link if one was asked for. */
    public record Listing(
            List<Account> accounts,
            List<Accounts.Invitation> invitations,
            String invitation,
            String reset,
            String problem,
            TimeText times) {
        /** A day as people write it. */
        public String day(long time) {
            return times.day(Instant.ofEpochMilli(time));
        }
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/login", context -> form(context, LOGIN, Optional.empty(), Set.of()), Access.EVERYONE);
        routes.post("/login", this::login, Access.EVERYONE);
        routes.post("/logout", this::logout, Access.EVERYONE);
        routes.get("/register", this::register, Access.EVERYONE);
        routes.post("/register", this::registered, Access.EVERYONE, RateLimit.REGISTER);
        routes.get("/invitations/{secret}", this::invited, Access.EVERYONE);
        routes.post("/invitations/{secret}", this::accepted, Access.EVERYONE);
        routes.get("/account", context -> own(context, ""), Access.PLAYER);
        routes.post("/account/password", this::password, Access.PLAYER);
        routes.post("/account/delete", this::delete, Access.PLAYER);
        routes.get("/accounts", context -> list(context, "", ""), Access.ADMIN);
        routes.post("/accounts/invitations", this::invite, Access.ADMIN, RateLimit.WRITE);
        routes.post("/accounts/invitations/{id}/revoke", this::revoke, Access.ADMIN, RateLimit.WRITE);
        routes.post("/accounts/{id}/reset", this::reset, Access.ADMIN, RateLimit.WRITE);
        routes.post("/accounts/{id}", this::change, Access.ADMIN, RateLimit.WRITE);
        routes.get("/resets/{secret}", context -> newPassword(context, ""), Access.EVERYONE);
        routes.post("/resets/{secret}", this::passwordReset, Access.EVERYONE);
    }

    private void form(Context context, View view, Optional<Message> problem, Set<Role> roles) {
        pages.show(
                context,
                view,
                new Form(
                        typed(context, "name"),
                        next(context),
                        problem.map(text -> text.in(Visitor.of(context).locale()))
                                .orElse(""),
                        roles,
                        settings.openRegistration()));
    }

    private void login(Context context) {
        Optional<Account> account = gate.enter(context, typed(context, "name"), typed(context, "password"));
        if (account.isEmpty()) {
            context.status(401);
            form(context, LOGIN, Optional.of(WORDS.message("login.wrong")), Set.of());
            return;
        }
        enter(context, account.get());
    }

    private void enter(Context context, Account account) {
        endVisit(context);
        door.remember(context, visits.begin(account));
        context.redirect(next(context), io.javalin.http.HttpStatus.SEE_OTHER);
    }

    private void endVisit(Context context) {
        String secret = Visitor.of(context).secret();
        if (!secret.isEmpty()) {
            visits.end(secret);
        }
    }

    private void logout(Context context) {
        endVisit(context);
        door.forget(context);
        context.redirect("/", io.javalin.http.HttpStatus.SEE_OTHER);
    }

    private void register(Context context) {
        requireOpen();
        form(context, REGISTER, Optional.empty(), Set.of());
    }

    private void requireOpen() {
        if (!settings.openRegistration()) {
            throw Rejection.notFound();
        }
    }

    private void registered(Context context) {
        requireOpen();
        make(
                context,
                REGISTER,
                Set.of(),
                () -> this.accounts.create(typed(context, "name"), typed(context, "password"), Set.of()));
    }

    private void invited(Context context) {
        form(context, INVITED, Optional.empty(), invitation(context));
    }

    private Set<Role> invitation(Context context) {
        return this.accounts
                .invitation(context.pathParam("secret"))
                .orElseThrow(() -> limits.guessed(context, Rejection.notFound(WORDS.message("invited.unknown"))));
    }

    /** By invitation: it is good for one account, and a hall has one address. */
    private void accepted(Context context) {
        Set<Role> roles = invitation(context);
        limits.take(RateLimit.WRITE, "invitation " + context.pathParam("secret"));
        make(
                context,
                INVITED,
                roles,
                () -> this.accounts.accept(
                        context.pathParam("secret"), typed(context, "name"), typed(context, "password")));
    }

    private void make(Context context, View view, Set<Role> roles, Supplier<Account> maker) {
        Account account;
        try {
            account = maker.get();
        } catch (IdentityException e) {
            context.status(422);
            form(context, view, Optional.of(e.message()), roles);
            return;
        }
        gate.know(context, account);
        enter(context, account);
    }

    /** One's own account, and the games one has played with it. */
    public record Own(Account account, String problem, List<OwnGame> games) {}

    /**
     * One of the reader's games.
     *
     * @param side {@code red}, {@code black} or empty while it is not known
     * @param opponent empty while there is none
     * @param state {@code won}, {@code lost}, {@code drawn}, {@code open}, or the result by itself
     */
    public record OwnGame(String id, String title, String side, String opponent, String state, String day) {
        static OwnGame of(ListedGame game, String identity, TimeText times) {
            Seating seating = game.table().seating();
            String side = seating.sideOf(identity).map(Side::code).orElse("");
            boolean first = seating.first().identity().equals(identity);
            String opponent = (first ? seating.second() : Optional.of(seating.first()))
                    .map(PlayerSeat::name)
                    .orElse("");
            String state = switch (game.score()) {
                case "" -> "open";
                case "1/2" -> "drawn";
                case "1-0" -> side.equals("red") ? "won" : "lost";
                case "0-1" -> side.equals("red") ? "lost" : "won";
                default -> "over";
            };
            return new OwnGame(
                    game.id(),
                    game.table().agreement().title(),
                    side,
                    opponent,
                    state,
                    times.day(Instant.ofEpochMilli(game.changed())));
        }
    }

    private void own(Context context, String problem) {
        Account account = Visitor.of(context).member();
        List<OwnGame> played = games.of(account.id(), MOST_GAMES).stream()
                .map(game -> OwnGame.of(game, account.id(), this.times))
                .toList();
        pages.show(context, OWN, new Own(account, problem, played));
    }

    private void password(Context context) {
        Account account = Visitor.of(context).member();
        if (gate.enter(context, account.name(), typed(context, "old")).isEmpty()) {
            context.status(422);
            own(context, WORDS.text(Visitor.of(context).locale(), "own.wrong"));
            return;
        }
        try {
            this.accounts.changePassword(account.id(), typed(context, "password"));
        } catch (IdentityException e) {
            context.status(422);
            own(context, e.message().in(Visitor.of(context).locale()));
            return;
        }
        visits.forget();
        enter(context, account);
    }

    /** Deletes the account of whoever types its password. */
    private void delete(Context context) {
        Account account = Visitor.of(context).member();
        Locale locale = Visitor.of(context).locale();
        if (gate.enter(context, account.name(), typed(context, "old")).isEmpty()) {
            context.status(422);
            own(context, WORDS.text(locale, "own.wrong"));
            return;
        }
        try {
            data.delete(account);
        } catch (IdentityException e) {
            context.status(422);
            own(context, e.message().in(locale));
            return;
        }
        visits.forget();
        door.forget(context);
        context.redirect("/", io.javalin.http.HttpStatus.SEE_OTHER);
    }

    private void list(Context context, String invitation, String problem) {
        list(context, invitation, "", problem);
    }

    private void list(Context context, String invitation, String reset, String problem) {
        pages.show(
                context,
                LIST,
                new Listing(this.accounts.all(), this.accounts.invitations(), invitation, reset, problem, this.times));
    }

    private void invite(Context context) {
        String secret = this.accounts.invite(roles(context));
        list(context, address.of(context) + "/invitations/" + secret, "");
    }

    private void revoke(Context context) {
        this.accounts.revoke(context.pathParam("id"));
        context.redirect("/accounts", io.javalin.http.HttpStatus.SEE_OTHER);
    }

    /** A link for somebody who has forgotten his password; the administrator never learns the new one. */
    private void reset(Context context) {
        Account account = this.accounts.byId(context.pathParam("id")).orElseThrow(Rejection::notFound);
        list(context, "", address.of(context) + "/resets/" + this.accounts.reset(account.id()), "");
    }

    /** Whose password is set anew, and what was wrong with the last try. */
    public record Reset(Account account, String problem) {}

    private Account resetting(Context context) {
        return this.accounts.resetting(context.pathParam("secret")).orElseThrow(() -> resetUnknown(context));
    }

    private Rejection resetUnknown(Context context) {
        return limits.guessed(context, Rejection.notFound(WORDS.message("reset.unknown")));
    }

    private void newPassword(Context context, String problem) {
        pages.show(context, RESET, new Reset(resetting(context), problem));
    }

    private void passwordReset(Context context) {
        Account account = resetting(context);
        // By the account, which the secret names.
        limits.take(RateLimit.WRITE, "reset " + account.id());
        try {
            if (!this.accounts.resetPassword(context.pathParam("secret"), typed(context, "password"))) {
                throw resetUnknown(context);
            }
        } catch (IdentityException e) {
            context.status(422);
            newPassword(context, e.message().in(Visitor.of(context).locale()));
            return;
        }
        visits.forget();
        gate.know(context, account);
        enter(context, account);
    }

    private void change(Context context) {
        try {
            this.accounts.change(context.pathParam("id"), roles(context), context.formParam("active") != null);
        } catch (IdentityException e) {
            context.status(422);
            list(context, "", e.message().in(Visitor.of(context).locale()));
            return;
        } finally {
            visits.forget();
        }
        context.redirect("/accounts", io.javalin.http.HttpStatus.SEE_OTHER);
    }

    private static Set<Role> roles(Context context) {
        Set<Role> roles = EnumSet.noneOf(Role.class);
        for (Role role : Role.values()) {
            if (context.formParams("role").contains(role.code())) {
                roles.add(role);
            }
        }
        return roles;
    }

    private static String typed(Context context, String name) {
        String value = context.method().equals(io.javalin.http.HandlerType.POST) ? context.formParam(name) : null;
        if (value == null) {
            return "";
        }
        return value.length() <= Accounts.LONGEST_PASSWORD ? value : value.substring(0, Accounts.LONGEST_PASSWORD + 1);
    }

    /** Where to go after a form; only to ourselves. */
    private static String next(Context context) {
        String next = context.queryParam("next");
        return next == null || !OWN_PATH.matcher(next).matches() ? "/" : next;
    }
}
