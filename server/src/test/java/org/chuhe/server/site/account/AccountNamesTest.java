package org.chuhe.server.site.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.IdentityException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and passwords of new accounts, all on one server, which forgets its accounts. */
class AccountNamesTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void forgetAccounts() {
        server.server().site().storage().jdbi().useHandle(handle -> handle.execute("DELETE FROM account"));
    }

    private Accounts accounts() {
        return server.server().site().accounts();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password",
                "PassWord123",
                "12345678",
                "87654321",
                "abababab",
                "aaaaaaaaaa",
                "Somebody",
                "11112222",
                "Passw0rd!",
                "password1!",
                "P@$$word",
                "il0vey0u",
                "L1verp00l1",
                "Sunsh1ne2024",
                "a1b2c3d4",
                "1A2B3C4D5E"
            })
    void passwordsThatAreTriedFirstAreRefused(String password) {
        assertThatThrownBy(() -> accounts().create("somebody", password, Set.of()))
                .isInstanceOf(IdentityException.class)
                .hasMessage("password.common");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password of the seven dwarfs 1",
                "my password is a river",
                "sunshine over the river 12",
                "sunshine83920174",
                "dragonfly 7!",
                "楚河汉界1234",
                "a1b2c3 and d4"
            })
    void sentencesAreNotTakenForCommonPasswords(String password) {
        accounts().create("somebody", password, Set.of());
        assertThat(accounts().login("somebody", password)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "admin, аdmin",
        "Paul, PauI",
        "o0o, 0o0",
        "王伟, 王 伟",
        "alice, ａｌｉｃｅ_",
        "maria.b, maria-b",
        "admin, ɑdmin",
        "admin, adm1n",
        "admin, admin̲",
        "admin, ａ𝐝min",
        "admin, adrnin",
        "Оксана, Oксaна",
        "Νικος, Nικoς",
        "admin, ad—min"
    })
    void namesThatLookAlikeAreRefused(String taken, String other) {
        accounts().create(taken, "correct horse", Set.of());
        assertThatThrownBy(() -> accounts().create(other, "correct horse", Set.of()))
                .isInstanceOf(IdentityException.class);
        accounts().create("somebody else", "correct horse", Set.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u034f", "\ufe0f", "\u3164", "\u2800", "\u200b", "\u00ad", "\uffa0", "\udb40\udd00"})
    void namesWithCharactersThatNobodySeesAreRefused(String unseen) {
        assertThatThrownBy(() -> accounts().create("admin" + unseen, "correct horse", Set.of()))
                .isInstanceOf(IdentityException.class)
                .hasMessage("name.characters");
    }

    @ParameterizedTest
    @CsvSource({
        "张三, 張三",
        "陈云, 陳雲",
        "王伟, 王玮",
        "李一, 李二",
        "日明, 曰明",
        "たかし, たがし",
        "김민수, 김민주",
        "राम, रमा",
        "Anna, Hanna",
        "Hùng, Hưng",
        "Hùng, Hung"
    })
    void namesThatAreOnlySimilarAreNotTheSame(String one, String other) {
        accounts().create(one, "correct horse", Set.of());
        accounts().create(other, "correct horse", Set.of());
    }
}
