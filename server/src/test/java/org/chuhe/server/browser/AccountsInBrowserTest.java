package org.chuhe.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.chuhe.server.browser.Chromium.Reader;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.Test;

class AccountsInBrowserTest extends BrowserTest {
    @Test
    void anAdministratorInvitesAnArbiter() {
        server.member("总裁判", Role.ADMIN);
        Page admin = chromium.open(Reader.DESKTOP_ZH, "/");
        chromium.login(admin, "总裁判", "correct horse");
        admin.navigate("/accounts");
        admin.check("form[action='/accounts/invitations'] input[value=arbiter]");
        admin.click("form[action='/accounts/invitations'] button");
        String link = admin.textContent("#invitation");
        accessible(admin, "accounts-zh");

        Page arbiter = chromium.open(Reader.PHONE_EN, link);
        assertThat(arbiter.textContent("main")).contains("arbiter");
        arbiter.fill("input[name=name]", "Second arbiter");
        arbiter.fill("input[name=password]", "river and border");
        accessible(arbiter, "invitation-en-phone");
        arbiter.click("main button.primary");
        arbiter.waitForURL("**/");
        arbiter.navigate("/account");
        assertThat(arbiter.textContent("main")).contains("Second arbiter").contains("arbiter");
        assertThat(arbiter.navigate("/accounts").status()).isEqualTo(403);
    }

    @Test
    void theLanguageCanBeSwitched() {
        Page page = chromium.open(Reader.DESKTOP_ZH, "/login");
        assertThat(page.title()).contains("登录");
        page.click("header a[lang=en]");
        assertThat(page.title()).contains("Log in");
        page.navigate("/login");
        assertThat(page.title()).contains("Log in");
    }
}
