package org.chuhe.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import org.chuhe.server.browser.Chromium.Reader;

/** Two players at a board in two browsers, as far as tests have to touch it. Nothing here sleeps: it waits for what is seen. */
final class PlayTable {
    private final Chromium chromium;
    final Page red;
    final Page black;
    final String address;

    private PlayTable(Chromium chromium, Page red, Page black, String address) {
        this.chromium = chromium;
        this.red = red;
        this.black = black;
        this.address = address;
    }

    /** A game that a guest makes as Red and another joins by its link; both see it begin. */
    static PlayTable open(Chromium chromium, Reader first, Reader second, Map<String, String> form) {
        Page red = chromium.open(first, "/play");
        red.fill("input[name=name]", "韩一鸣");
        red.selectOption("select[name=colours]", "red");
        form.forEach((name, value) -> choose(red, name, value));
        red.click("main form[action='/play'] button.primary");
        red.waitForURL("**/play/*");
        String link = red.inputValue("#link");
        Page black = chromium.open(second, link);
        black.fill("[data-when=join] input[name=name]", "周承业");
        black.click("[data-when=join] button");
        PlayTable table = new PlayTable(chromium, red, black, link);
        assertThat(red.locator("#live")).hasAttribute("data-phase", "playing");
        assertThat(black.locator("#live")).hasAttribute("data-phase", "playing");
        return table;
    }

    static PlayTable open(Chromium chromium, Map<String, String> form) {
        return open(chromium, Reader.DESKTOP_ZH, Reader.PHONE_EN, form);
    }

    /** Fills in a field, whatever kind it is. */
    private static void choose(Page page, String name, String value) {
        Locator field = page.locator("main form[action='/play'] [name='" + name + "']");
        String type = String.valueOf(field.first().getAttribute("type"));
        if (type.equals("radio")) {
            page.check("main form[action='/play'] [name='" + name + "'][value='" + value + "']");
        } else if (field.first().evaluate("f => f.tagName").equals("SELECT")) {
            openOptions(page);
            field.selectOption(value);
        } else if (type.equals("checkbox")) {
            openOptions(page);
            field.setChecked(!value.equals("no"));
        } else {
            field.fill(value);
        }
    }

    private static void openOptions(Page page) {
        page.evaluate("document.querySelector('main form details').open = true");
    }

    Page spectator(Reader reader) {
        return chromium.open(reader, address);
    }

    /** Plays moves by tapping, Red first if an even number has been played; both boards must show each. */
    void play(String moves) {
        int ply = shown(red);
        for (String move : moves.split(" ")) {
            move(ply % 2 == 0 ? red : black, move);
            ply++;
            sees(red, ply);
            sees(black, ply);
        }
    }

    /** How many plies a window shows. */
    static int shown(Page page) {
        return Integer.parseInt(page.textContent("#moves .replay-count").split(" ")[0]);
    }

    static void sees(Page page, int ply) {
        assertThat(page.locator("#moves .replay-count")).hasText(ply + " / " + ply);
    }

    /** Taps a piece and the point it goes to. */
    static void move(Page page, String move) {
        tap(page, move.substring(0, 2));
        tap(page, move.substring(2));
    }

    static void tap(Page page, String point) {
        point(page, point).click();
    }

    /** The button over a point, whichever side is below. */
    static Locator point(Page page, String point) {
        boolean blackBelow = "black".equals(page.getAttribute("#clock-bottom", "data-side"));
        int file = point.charAt(0) - 'a';
        int rank = point.charAt(1) - '0';
        int index = blackBelow ? rank * 9 + 8 - file : (9 - rank) * 9 + file;
        return page.locator("#board .bd-point").nth(index);
    }

    /** Turns switches in the board's settings, named by what they say. */
    static void set(Page page, boolean on, String... labels) {
        page.locator("[data-board-settings]:visible").first().click();
        for (String label : labels) {
            page.locator("dialog label.check:has-text('" + label + "') input").setChecked(on);
        }
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog[open]")).hasCount(0);
    }

    /** Presses one of the buttons in the open dialog that say what they lead to. */
    static void choose(Page page, String label) {
        page.locator("dialog .choice")
                .filter(new Locator.FilterOptions().setHasText(label))
                .click();
    }

    /** Presses a button in the open dialog. */
    static void answer(Page page, String button) {
        page.locator("dialog")
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }
}
