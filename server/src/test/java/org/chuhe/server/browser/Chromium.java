package org.chuhe.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.Assumptions;

/**
 * A real browser on a server. Tests that need one are skipped where the machine has none.
 * What pages say to the console counts as a failure when the browser is closed.
 */
public final class Chromium implements AutoCloseable {
    private static final Path AXE = Path.of("src/main/web/node_modules/axe-core/axe.min.js");
    private static final String CONTRAST = script("contrast.js");
    /** Longer than any colour takes to change, in milliseconds. */
    private static final int COLOURS_CHANGE = 2_000;

    private static final Path SCREENSHOTS = Path.of("target/screenshots");
    /** Machines that build are busy: what a page takes longer for than this, in milliseconds, is a failure. */
    private static final int PATIENCE = 30_000;

    private final String address;
    private final List<BrowserContext> windows = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    private Chromium(String address) {
        this.address = address;
    }

    /** One browser for all tests of a run, for it takes seconds to start; it ends with the process. */
    private static final class Shared {
        static final Browser BROWSER = launch();

        private static Browser launch() {
            Playwright playwright = Playwright.create(
                    new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            return playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(program().orElseThrow())
                            .setArgs(List.of(
                                    "--no-sandbox",
                                    "--disable-gpu",
                                    "--disable-background-networking",
                                    "--disable-component-update",
                                    "--disable-sync",
                                    "--no-first-run")));
        }
    }

    private static Optional<Path> program() {
        return Stream.of(
                        "/usr/bin/chromium-headless-shell",
                        "/usr/bin/chromium",
                        "/usr/bin/chromium-browser",
                        "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    public static Chromium on(TestServer server) {
        return at(server.server().address());
    }

    /** On a server in another process. */
    public static Chromium at(String address) {
        Assumptions.assumeTrue(program().isPresent(), "SKIPPED: there is no Chromium on this machine");
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        return new Chromium(address);
    }

    /** How somebody looks at the site. */
    public record Reader(String language, int width, int height, boolean dark) {
        public static final Reader DESKTOP_ZH = new Reader("zh-CN", 1440, 900, false);
        public static final Reader DESKTOP_EN = new Reader("en-GB", 1440, 900, false);
        public static final Reader PHONE_ZH = new Reader("zh-CN", 390, 844, false);
        public static final Reader PHONE_EN = new Reader("en-GB", 390, 844, false);
        public static final Reader TABLET_EN = new Reader("en-GB", 820, 1180, false);
        public static final Reader DARK_ZH = new Reader("zh-CN", 1440, 900, true);
    }

    /** A browser window with cookies of its own. */
    public Page open(Reader reader, String path) {
        BrowserContext context = Shared.BROWSER.newContext(new Browser.NewContextOptions()
                .setLocale(reader.language())
                .setViewportSize(reader.width(), reader.height())
                .setHasTouch(reader.width() < 600)
                .setColorScheme(reader.dark() ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setBaseURL(address));
        windows.add(context);
        context.setDefaultTimeout(PATIENCE);
        Page page = context.newPage();
        page.onConsoleMessage(message -> {
            // Of pages on a disk the accessibility checker, not the page, asks for the styles once more, in vain.
            boolean checker = message.text().startsWith("Access to XMLHttpRequest at 'file:");
            if (message.type().equals("error") && !checker && !message.text().startsWith("Failed to load resource")) {
                complaints.add(page.url() + ": " + message.text());
            }
        });
        page.onPageError(error -> complaints.add(page.url() + ": " + error));
        page.navigate(path);
        return page;
    }

    /** Logs a window in with an account that {@link TestServer} made. */
    public void login(Page page, String name, String password) {
        page.navigate("/login");
        page.fill("input[name=name]", name);
        page.fill("input[name=password]", password);
        page.click("main button.primary");
        page.waitForURL(url -> !url.contains("/login"));
    }

    /** Keeps a picture of the whole page as build output. */
    public static void picture(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(SCREENSHOTS.resolve(name + ".png"))
                .setFullPage(true));
    }

    /** The serious findings of the accessibility checker on the page as it stands. */
    public static List<String> barriers(Page page) {
        try {
            page.evaluate(Files.readString(AXE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Object found = page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations"
                + ".filter(v => v.impact === 'serious' || v.impact === 'critical')"
                + ".flatMap(v => v.nodes.map(n => v.id + ': ' + n.target.join(' ') + ' – ' + n.failureSummary))");
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    /** The buttons and links that stand out too little from what is behind them, in the light theme and in the dark one. */
    static List<String> illegible(Page page) {
        boolean dark = (Boolean) page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
        List<String> found = new ArrayList<>();
        for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
            settled(page).forEach(each -> found.add(theme + " " + each));
        }
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT));
        return found;
    }

    /** A page that is just changing its colours is looked at again. */
    private static List<String> settled(Page page) {
        AtomicReference<List<String>> last = new AtomicReference<>(List.of());
        try {
            page.waitForCondition(
                    () -> {
                        last.set(contrasts(page));
                        return last.get().isEmpty();
                    },
                    new Page.WaitForConditionOptions().setTimeout(COLOURS_CHANGE));
        } catch (TimeoutError e) {
            return last.get();
        }
        return List.of();
    }

    private static List<String> contrasts(Page page) {
        Map<?, ?> answer = (Map<?, ?>) page.evaluate(CONTRAST);
        return ((List<?>) Objects.requireNonNull(answer.get("findings")))
                .stream().map(String::valueOf).toList();
    }

    private static String script(String name) {
        try (InputStream in = Objects.requireNonNull(Chromium.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What pages complained about so far: script errors and refusals of the content policy. */
    public List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** Closes all windows: clocks that nobody looks at any more would be drawn on and on. */
    @Override
    public void close() {
        windows.forEach(BrowserContext::close);
        windows.clear();
    }
}
