package org.chuhe.server.site.offline;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.Media;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.server.TestServer;
import org.chuhe.server.browser.BrowserTest;
import org.chuhe.server.browser.Chromium;
import org.chuhe.server.browser.Chromium.Reader;
import org.junit.jupiter.api.Test;

/** Once it has been loaded, the application needs neither a network nor a server. */
class OfflineInBrowserTest extends BrowserTest {
    private static final String FIGURE_SIX = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
    private static final Pattern READY = Pattern.compile("已存入本设备.*|On this device: .*");

    /** Made once: it takes seconds. */
    private static final class Exported {
        static final Map<String, byte[]> FILES = OfflineSite.files();
    }

    private static Page installed(Reader reader, String address) {
        Page page = chromium.open(reader, address);
        page.waitForURL(url -> url.matches(".*/(zh|en)/index\\.html"));
        // A server packs the application for whoever asks first, and gives way to everything else meanwhile.
        assertThat(page.locator("[data-app-state]"))
                .hasText(READY, new LocatorAssertions.HasTextOptions().setTimeout(120_000));
        return page;
    }

    /** What lies above the folders of the languages. */
    private static String root(Page page) {
        return page.url().replaceFirst("(zh|en)/index\\.html$", "");
    }

    @Test
    void theServersOnAPhoneInFlightMode() {
        Page page = installed(Reader.PHONE_ZH, "/app/");
        accessible(page, "app-home-phone-zh");
        page.context().setOffline(true);
        everything(page, root(page), "phone-zh");
    }

    @Test
    void theServersAfterTheServerHasStopped() {
        Page page;
        String root;
        try (TestServer gone = TestServer.start()) {
            page = installed(Reader.DESKTOP_EN, gone.server().address() + "/app/");
            accessible(page, "app-home-en");
            root = root(page);
        }
        everything(page, root, "en");
    }

    @Test
    void filesUnderAPathOfAnyWebSpace() {
        try (WebSpace space = new WebSpace(Exported.FILES)) {
            Page page = installed(new Reader("en-GB", 390, 844, true), space.address());
            assertThat(space.missed()).isEmpty();
            String root = root(page);
            space.vanish();
            everything(page, root, "phone-dark-en");
        }
        try (WebSpace space = new WebSpace(Exported.FILES)) {
            Page page = installed(Reader.DARK_ZH, space.address());
            assertThat(space.missed()).isEmpty();
            page.context().setOffline(true);
            everything(page, root(page), "dark-zh");
        }
    }

    private static void everything(Page page, String root, String picture) {
        boolean chinese = picture.endsWith("zh");
        String folder = root + (chinese ? "zh/" : "en/");
        aRulingAtTheDesk(page, folder, chinese, picture);
        theRuleBook(page, folder, picture);
        aSearch(page, folder, chinese, picture);
        practice(page, folder, picture);
        aPositionSetUp(page, folder, chinese, picture);
        // The other language is on the device as well.
        page.navigate(folder + "rules.html");
        page.click(".bar-tools a");
        assertThat(page.locator("h1")).hasText(chinese ? "Rule book" : "规则");
    }

    private static void aRulingAtTheDesk(Page page, String folder, boolean chinese, String picture) {
        page.navigate(folder + "desk.html?rules=cxa2020&fen=" + encoded(FIGURE_SIX) + "&moves=f0e0+e8f8+e0f0+f8e8");
        Locator title = page.locator("#desk-ruling .ruling-title");
        assertThat(title).hasText(chinese ? "红方单方长将，作负" : "Red gives perpetual check and loses");
        assertThat(page.locator(".desk-plies tbody tr")).hasCount(4);
        page.click("[data-compare]");
        assertThat(page.locator("#desk-compare th.chosen")).hasCount(1);
        page.click("[data-compare]");
        accessible(page, "app-desk-" + picture);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator("#desk-paper li")).hasCount(4);
        assertThat(page.locator("#desk-paper")).isVisible();
        assertThat(page.locator(".bar")).isHidden();
        Chromium.picture(page, "app-paper-" + picture);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
        // What only a server has is not offered without a network, and nowhere if there is none.
        boolean offered = page.evaluate("navigator.onLine").equals(true) && !folder.contains("~club");
        assertThat(page.locator("#desk-actions a:visible")).hasCount(offered ? 1 : 0);
        page.keyboard().press("o");
        page.selectOption("dialog select[name=figure]", "cxa2020-fig-03");
        page.click("dialog button[value=take]");
        assertThat(title).hasText(Pattern.compile(chinese ? ".*和.*" : ".*[Dd]raw.*"));
        page.click("#desk-ruling .articles a >> nth=0");
        assertThat(page.locator("h1 .num")).hasText(Pattern.compile("2[4-6]\\..*"));
    }

    private static void theRuleBook(Page page, String folder, String picture) {
        page.navigate(folder + "rules.html");
        page.click(".book-editions h2 a >> nth=0");
        page.click("h3#article-24\\.9 a");
        assertThat(page.locator("h1")).containsText("24.9");
        accessible(page, "app-article-" + picture);
        page.click(".book-figure h3 a >> nth=0");
        assertThat(page.locator(".book-board .bd-svg")).isVisible();
        page.click(".book-board .replay button >> nth=2");
        assertThat(page.locator(".book-board .replay-count")).containsText("1 / ");
        accessible(page, "app-figure-" + picture);
    }

    private static void aSearch(Page page, String folder, boolean chinese, String picture) {
        page.navigate(folder + "rules.html");
        page.fill("input[name=q]", chinese ? "联合捉子" : "joint chase");
        page.press("input[name=q]", "Enter");
        Pattern wanted = Pattern.compile(chinese ? "联合捉" : "[Jj]oint");
        assertThat(page.locator(".book-hits li").first()).containsText(wanted);
        assertThat(page.locator("[data-found]")).not().isEmpty();
        accessible(page, "app-search-" + picture);
        page.click(".book-hits a >> nth=0");
        assertThat(page.locator("h1")).containsText(wanted);
    }

    private static void practice(Page page, String folder, String picture) {
        page.navigate(folder + "practice.html?edition=cxa2020");
        accessible(page, "app-practice-" + picture);
        page.click(".exam-choice button.primary");
        for (int question = 1; question <= 5; question++) {
            page.waitForSelector("[data-exam-board] .bd-svg");
            assertThat(page.locator(".exam-at")).containsText(Pattern.compile(question + "\\D+5"));
            int plies = page.locator("[data-ply]").count();
            for (int ply = 1; ply <= plies; ply++) {
                page.click("[data-ply='" + ply + "'] label >> nth=" + (ply % 2 == 1 ? 0 : 7));
            }
            page.check("input[name=verdict][value=red-must-vary]");
            page.click("[data-exam-form] button.primary");
            assertThat(page.locator("[data-mark]")).isVisible();
            if (question == 1) {
                accessible(page, "app-marked-" + picture);
            }
            page.click("[data-next]");
        }
        assertThat(page.locator(".exam-results tbody tr")).hasCount(5);
        accessible(page, "app-end-" + picture);
        page.navigate(folder + "practice.html");
        assertThat(page.locator("tr[data-edition=cxa2020] td").first()).hasText("5");
    }

    private static void aPositionSetUp(Page page, String folder, boolean chinese, String picture) {
        page.navigate(folder + "desk.html");
        page.waitForSelector("#desk-actions button");
        page.keyboard().press("s");
        page.click(".desk-setup button >> nth=0");
        assertThat(page.locator(".desk-setup input[name=fen]")).hasValue(Pattern.compile("9/9/9/.*"));
        // A red soldier out of the tray onto a5, then all of a figure.
        page.click(".bd-slot >> nth=6");
        page.click("#desk-board .bd-point >> nth=36");
        assertThat(page.locator(".desk-setup input[name=fen]")).hasValue(Pattern.compile("9/9/9/9/P8/.*"));
        page.fill(".desk-setup input[name=fen]", FIGURE_SIX);
        page.keyboard().press("Tab");
        Chromium.picture(page, "app-setup-" + picture);
        page.click(".desk-setup .primary");
        for (String move : new String[] {"车四平五", "K5.6", "e0f0", "将6平5"}) {
            page.fill("#desk-typed", move);
            page.press("#desk-typed", "Enter");
            assertThat(page.locator("#desk-typed")).hasValue("");
        }
        assertThat(page.locator("#desk-ruling .ruling-title"))
                .hasText(chinese ? "红方单方长将，作负" : "Red gives perpetual check and loses");
        page.fill("#desk-typed", "马二进三");
        page.press("#desk-typed", "Enter");
        assertThat(page.locator(".desk-typed .problem")).isVisible();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** Another version of the same: every page and the script of all pages say so. */
    private static Map<String, byte[]> version(String name) {
        Map<String, byte[]> fixed = new LinkedHashMap<>();
        Map<String, byte[]> pages = new LinkedHashMap<>();
        String script = "";
        String folder = Exported.FILES.keySet().stream()
                .filter(file -> file.startsWith("assets-"))
                .findFirst()
                .orElseThrow()
                .replaceFirst("/.*", "/");
        for (Map.Entry<String, byte[]> file : Exported.FILES.entrySet()) {
            String path = file.getKey().replace(folder, "assets-" + name + "/");
            String text = new String(file.getValue(), StandardCharsets.UTF_8);
            if (path.equals(OfflinePack.WORKER)) {
                script = text.substring(text.indexOf('\n') + 1);
            } else if (path.endsWith(".html")) {
                byte[] content = text.replace(folder, "assets-" + name + "/")
                        .replace("<body", "<body data-page=\"" + name + "\"")
                        .getBytes(StandardCharsets.UTF_8);
                (path.equals("index.html") ? fixed : pages).put(path, content);
            } else if (path.endsWith("/theme.js")) {
                fixed.put(
                        path,
                        (text + "document.documentElement.dataset.script=\"" + name + "\";")
                                .getBytes(StandardCharsets.UTF_8));
            } else if (!path.endsWith(".gz")) {
                fixed.put(path, file.getValue());
            }
        }
        OfflinePack pack = OfflinePack.of(fixed, pages, script);
        Map<String, byte[]> files = new LinkedHashMap<>(fixed);
        files.putAll(pack.bundles());
        files.putAll(pages);
        files.put(OfflinePack.WORKER, pack.worker());
        return files;
    }

    private static void isWholly(Page page, String version) {
        assertThat(page.locator("body")).hasAttribute("data-page", version);
        assertThat(page.locator("html")).hasAttribute("data-script", version);
    }

    @Test
    void anUpdateIsWholeAndChangesNothingUnderAnOpenPage() {
        try (WebSpace space = new WebSpace(version("one"))) {
            Page page = installed(Reader.DESKTOP_ZH, space.address());
            String folder = root(page) + "zh/";
            page.navigate(folder + "desk.html");
            isWholly(page, "one");
            Page other = page.context().newPage();
            other.navigate(folder + "desk.html");
            isWholly(other, "one");

            // Half of an upload: the script that names the new files is there, the files are not. Nothing happens.
            Map<String, byte[]> half = new LinkedHashMap<>(version("one"));
            half.put(OfflinePack.WORKER, version("two").get(OfflinePack.WORKER));
            space.replace(half);
            page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update()).catch(() => 0)");
            page.waitForFunction("async () => !(await navigator.serviceWorker.getRegistration()).installing");
            page.navigate(folder + "rules.html");
            isWholly(page, "one");
            assertThat(page.locator(".app-update")).hasCount(0);

            // All of it is there, and not a file of the old.
            space.replace(version("two"));
            page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())");
            assertThat(page.locator(".app-update")).isVisible();
            Chromium.picture(page, "app-update-zh");
            page.navigate(folder + "practice.html");
            isWholly(page, "one");
            page.click(".app-update button");
            isWholly(page, "two");
            page.navigate(folder + "desk.html");
            isWholly(page, "two");

            // The other window is an old page still, and loads what it had not yet: old, from the device.
            isWholly(other, "one");
            other.fill("#desk-typed", "炮二平五");
            other.press("#desk-typed", "Enter");
            assertThat(other.locator("#desk-typed")).hasValue("");
            assertThat(other.locator(".desk-moves, .desk-plies, #desk-cycle").first())
                    .containsText("炮二平五");
            assertThat(space.missed().stream().filter(path -> path.contains("assets-one")))
                    .isEmpty();
            other.reload();
            isWholly(other, "two");
            space.vanish();
            page.navigate(folder + "rules.html");
            isWholly(page, "two");
        }
    }
}
