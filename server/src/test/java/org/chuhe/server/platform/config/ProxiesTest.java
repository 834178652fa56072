package org.chuhe.server.platform.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProxiesTest {
    private static Proxies proxies(String list) {
        return Settings.read(Map.of("behind-proxy", "true", "trusted-proxies", list), Map.of())
                .proxies();
    }

    @ParameterizedTest
    @CsvSource({
        // who is connected, what he forwards, where the request comes from
        "10.1.2.3, 203.0.113.9, 203.0.113.9",
        "10.1.2.3, '198.51.100.7, 203.0.113.9', 203.0.113.9",
        "10.1.2.3, '203.0.113.9, 10.9.9.9', 203.0.113.9",
        "10.1.2.3, '10.9.9.8, 10.9.9.9', 10.9.9.8",
        "192.0.2.1, 203.0.113.9, 192.0.2.1",
        "[::1], 2001:db8::5, 2001:db8:0:0:0:0:0:0/64",
        "10.1.2.3, evil.example, 10.1.2.3",
        "10.1.2.3, ' ', 10.1.2.3",
    })
    void onlyTrustedProxiesAreBelieved(String remote, String forwarded, String client) {
        assertThat(proxies("10.0.0.0/8, ::1").asker(remote, List.of(forwarded))).isEqualTo(client);
    }

    @Test
    void whatSomebodyWritesIntoALineOfHisOwnIsNoAddress() {
        assertThat(proxies("10.0.0.0/8").asker("10.1.2.3", List.of("198.51.100.7", "203.0.113.9")))
                .isEqualTo("203.0.113.9");
        assertThat(proxies("10.0.0.0/8").asker("10.1.2.3", List.of("203.0.113.9", "10.9.9.9")))
                .isEqualTo("203.0.113.9");
        assertThat(proxies("10.0.0.0/8").asker("10.1.2.3", List.of())).isEqualTo("10.1.2.3");
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:0:1::1, 2001:db8:0:1:ffff:ffff:ffff:ffff, true",
        "2001:db8:0:1::1, 2001:db8:0:2::1, false",
        "::ffff:203.0.113.9, 203.0.113.9, true",
        "'[2001:db8::1]', 2001:db8::2, true",
        "203.0.113.9, 203.0.113.10, false",
    })
    void wholeNetworksOfOneHouseholdCountAsOne(String one, String other, boolean same) {
        Proxies none = Settings.read(Map.of(), Map.of()).proxies();
        assertThat(none.asker(one, List.of()).equals(none.asker(other, List.of())))
                .isEqualTo(same);
    }

    @Test
    void withoutTheSettingOnlyThisMachineMaySpeakForOthers() {
        Proxies usual = Settings.read(Map.of("behind-proxy", "true"), Map.of()).proxies();
        assertThat(usual.trusts("127.0.0.1")).isTrue();
        assertThat(usual.trusts("192.168.0.4")).isFalse();
        assertThat(Settings.read(Map.of(), Map.of()).proxies().trusts("127.0.0.1"))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.0.0.0/40", "proxy.example", "10.0.0", "::1/-1", "1.2.3.4/x"})
    void whatIsNoAddressIsRefused(String list) {
        assertThatThrownBy(() -> proxies(list)).isInstanceOf(SettingsException.class);
    }
}
