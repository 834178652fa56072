package org.chuhe.server.site.account;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.auth.Visits;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;

/** Logging in and giving roles, for programs. */
public final class AccountApi implements Feature {
    private static final Messages WORDS = Messages.beside(AccountApi.class);

    private final Accounts accounts;
    private final Visits visits;
    private final Door door;
    private final LoginGate gate;
    private final PersonalData data;

    public AccountApi(Accounts accounts, Visits visits, Door door, LoginGate gate, PersonalData data) {
        this.accounts = accounts;
        this.visits = visits;
        this.door = door;
        this.gate = gate;
        this.data = data;
    }

    /** What a login sends. */
    public record Login(@Nullable String name, @Nullable String password) {}

    /** What a change of an account sends. */
    public record Change(
            @Nullable List<String> roles, @Nullable Boolean active) {}

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.post("/api/login", this::login, Access.EVERYONE);
        routes.post("/api/logout", this::logout, Access.EVERYONE);
        routes.get("/api/me", context -> context.json(me(Visitor.of(context))), Access.EVERYONE);
        routes.get(
                "/api/accounts",
                context -> context.json(
                        accounts.all().stream().map(AccountApi::shown).toList()),
                Access.ADMIN);
        routes.get("/api/me/data", this::data, Access.PLAYER, RateLimit.WRITE);
        routes.put("/api/accounts/{id}", this::change, Access.ADMIN, RateLimit.WRITE);
        routes.delete("/api/accounts/{id}", this::delete, Access.ADMIN, RateLimit.WRITE);
        routes.post("/api/accounts/{id}/reset", this::reset, Access.ADMIN, RateLimit.WRITE);
        routes.get("/api/invitations", this::invitations, Access.ADMIN);
        routes.post("/api/invitations", this::invite, Access.ADMIN, RateLimit.WRITE);
        routes.delete("/api/invitations/{id}", this::revoke, Access.ADMIN, RateLimit.WRITE);
    }

    private void login(Context context) {
        Login login = context.bodyAsClass(Login.class);
        Account account = gate.enter(
                        context,
                        login.name() == null ? "" : login.name(),
                        login.password() == null ? "" : login.password())
                .orElseThrow(() -> new Rejection(Rejection.Reason.UNKNOWN_PERSON, WORDS.message("login.wrong")));
        String old = Visitor.of(context).secret();
        if (!old.isEmpty()) {
            visits.end(old);
        }
        context.json(me(door.remember(context, visits.begin(account))));
    }

    private void logout(Context context) {
        String secret = Visitor.of(context).secret();
        if (!secret.isEmpty()) {
            visits.end(secret);
        }
        door.forget(context);
        context.status(204);
    }

    private static Map<String, Object> me(Visitor visitor) {
        return Map.of(
                "csrf",
                visitor.csrf(),
                "language",
                visitor.language().code(),
                "account",
                visitor.account().map(AccountApi::shown).orElse(Map.of()));
    }

    private static Map<String, Object> shown(Account account) {
        return Map.of(
                "id", account.id(),
                "name", account.name(),
                "roles", names(account.roles()),
                "active", account.active());
    }

    private void change(Context context) {
        Change change = context.bodyAsClass(Change.class);
        Account account = accounts.byId(context.pathParam("id")).orElseThrow(Rejection::notFound);
        Account changed = accounts.change(
                account.id(),
                change.roles() == null ? account.roles() : roles(change.roles()),
                change.active() == null ? account.active() : change.active());
        visits.forget();
        context.json(shown(changed));
    }

    private void invite(Context context) {
        Change wanted = context.bodyAsClass(Change.class);
        Set<Role> roles = wanted.roles() == null ? Set.of() : roles(wanted.roles());
        context.status(201).json(Map.of("path", "/invitations/" + accounts.invite(roles)));
    }

    /** Everything that is stored about whoever asks. */
    private void data(Context context) {
        context.header("Content-Disposition", "attachment; filename=\"chuhe-account.json\"");
        context.contentType("application/json");
        data.write(Visitor.of(context).member(), context.outputStream());
    }

    private void delete(Context context) {
        Account account = accounts.byId(context.pathParam("id")).orElseThrow(Rejection::notFound);
        data.delete(account);
        visits.forget();
        context.status(204);
    }

    private void invitations(Context context) {
        context.json(accounts.invitations().stream()
                .map(each -> Map.of(
                        "id",
                        each.id(),
                        "roles",
                        names(each.roles()),
                        "created",
                        each.created(),
                        "expires",
                        each.expires()))
                .toList());
    }

    private void revoke(Context context) {
        if (!accounts.revoke(context.pathParam("id"))) {
            throw Rejection.notFound();
        }
        context.status(204);
    }

    private void reset(Context context) {
        Account account = accounts.byId(context.pathParam("id")).orElseThrow(Rejection::notFound);
        context.status(201).json(Map.of("path", "/resets/" + accounts.reset(account.id())));
    }

    private static List<String> names(Set<Role> roles) {
        return roles.stream().sorted().map(Role::code).toList();
    }

    private static Set<Role> roles(List<String> names) {
        Set<Role> roles = EnumSet.noneOf(Role.class);
        for (String name : names) {
            roles.add(Coded.find(Role.class, name)
                    .orElseThrow(() -> Rejection.unusable(WORDS.message("role.unknown", String.valueOf(name)))));
        }
        return roles;
    }
}
