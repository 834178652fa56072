package org.chuhe.cli.service;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.IdentityException;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Setting;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.site.account.PersonalData;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

/** {@code chuhe account}: what an administrator does when he cannot get in himself. */
@Command(
        name = "account",
        subcommands = {
            AccountCommand.ListAll.class,
            AccountCommand.Reset.class,
            AccountCommand.Data.class,
            AccountCommand.Delete.class
        })
public final class AccountCommand implements Callable<Integer> {
    public AccountCommand(Console console) {
        Objects.requireNonNull(console);
    }

    @Override
    public Integer call() {
        throw new CliException("account.no-command");
    }

    private static void with(DataOptions options, BiConsumer<Accounts, PersonalData> work) {
        try (Storage storage = options.open()) {
            Accounts accounts = new Accounts(storage, Clock.systemUTC(), new SecureRandom());
            JsonMapper json = JsonMapper.builder().build();
            work.accept(accounts, new PersonalData(storage, accounts, json, ChuheServer.tables(json)));
        } catch (IdentityException e) {
            throw new CliException(e.message());
        }
    }

    private static Account find(Accounts accounts, String name) {
        return accounts.find(name).orElseThrow(() -> new CliException("account.unknown", name));
    }

    /** {@code chuhe account list}. */
    @Command(name = "list")
    public static final class ListAll implements Callable<Integer> {
        private final Console console;

        @Mixin
        DataOptions options = new DataOptions();

        public ListAll(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            with(options, (accounts, data) -> {
                for (Account account : accounts.all()) {
                    String roles =
                            account.roles().stream().sorted().map(Role::code).collect(Collectors.joining(","));
                    console.out().println(account.name() + "\t" + roles + "\t" + (account.active() ? "+" : "-"));
                }
            });
            return Exit.DONE;
        }
    }

    /** {@code chuhe account reset}. */
    @Command(name = "reset")
    public static final class Reset implements Callable<Integer> {
        private final Console console;

        @Mixin
        DataOptions options = new DataOptions();

        @Option(names = "--url", paramLabel = "URL")
        @Nullable String url;

        @Option(names = "--host", paramLabel = "ADDRESS")
        @Nullable String host;

        @Option(names = "--port", paramLabel = "N")
        @Nullable String port;

        @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "chuhe.account.reset.name")
        String name = "";

        public Reset(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            Settings settings = options.settings(
                    new Flags().with(Setting.URL, url).with(Setting.HOST, host).with(Setting.PORT, port));
            String site = settings.url().isEmpty() ? SiteAddress.here(settings, settings.port()) : settings.url();
            with(
                    options,
                    (accounts, data) -> console.say(
                            "account.reset",
                            site + "/resets/"
                                    + accounts.reset(find(accounts, name).id())));
            return Exit.DONE;
        }
    }

    /** {@code chuhe account data}. */
    @Command(name = "data")
    public static final class Data implements Callable<Integer> {
        private final Console console;

        @Mixin
        DataOptions options = new DataOptions();

        @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "chuhe.account.data.name")
        String name = "";

        @Option(names = "--out", paramLabel = "FILE")
        @Nullable Path out;

        public Data(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() throws IOException {
            if (out == null) {
                write(console.out());
            } else {
                OutputFile.write(out, this::write);
            }
            return Exit.DONE;
        }

        private void write(OutputStream target) throws IOException {
            with(options, (accounts, data) -> data.writePretty(find(accounts, name), target));
            target.write('\n');
            target.flush();
        }
    }

    /** {@code chuhe account delete}. */
    @Command(name = "delete")
    public static final class Delete implements Callable<Integer> {
        private final Console console;

        @Mixin
        DataOptions options = new DataOptions();

        @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "chuhe.account.delete.name")
        String name = "";

        public Delete(Console console) {
            this.console = console;
        }

        @Override
        public Integer call() {
            with(options, (accounts, data) -> data.delete(find(accounts, name)));
            console.say("account.deleted", name);
            return Exit.DONE;
        }
    }
}
