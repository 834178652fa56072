package org.chuhe.server.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.server.TestServer;
import org.chuhe.server.platform.config.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteAddressTest {
    private static SiteAddress on(Map<String, String> settings, String... addresses) {
        List<InetAddress> machine = new ArrayList<>();
        for (String address : addresses) {
            try {
                machine.add(InetAddress.getByName(address));
            } catch (UnknownHostException e) {
                throw new IllegalArgumentException(e);
            }
        }
        return new SiteAddress(Settings.read(settings, Map.of()), () -> machine);
    }

    private static SiteAddress inAClub(String... addresses) {
        return on(Map.of("host", "0.0.0.0"), addresses);
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:8080", "LOCALHOST:8080", "chuhe.localhost:8080", "127.0.0.1:8080", "[::1]:8080"})
    void aPhoneIsSentToTheMachineInTheLocalNetwork(String asked) {
        assertThat(inAClub("fe80::1", "8.8.8.8", "192.168.1.7", "10.0.0.2").of("http", asked))
                .isEqualTo("http://192.168.1.7:8080");
        assertThat(on(Map.of("host", "::"), "192.168.1.7").of("http", asked)).isEqualTo("http://192.168.1.7:8080");
    }

    @Test
    void theUsualPortIsNotNamed() {
        assertThat(inAClub("172.20.0.9").of("https", "localhost")).isEqualTo("https://172.20.0.9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "club.example:8080",
                "localhost.example",
                "mylocalhost",
                "192.168.1.20:8080",
                "127.example",
                "[2001:db8::1]:8080",
                "",
                "a:b:c"
            })
    void aNameThatOthersCanUseIsKept(String asked) {
        assertThat(inAClub("192.168.1.7").of("http", asked)).isEqualTo("http://" + asked);
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.0.1.1", "localhost", "::1"})
    void aServerForOneMachineIsFoundThereOnly(String host) {
        assertThat(on(Map.of("host", host), "192.168.1.7").of("http", "localhost:8080"))
                .isEqualTo("http://localhost:8080");
    }

    @Test
    void aMachineWithoutANetworkKeepsItsName() {
        assertThat(inAClub("8.8.8.8", "fec0::1").of("http", "localhost:8080")).isEqualTo("http://localhost:8080");
        assertThat(inAClub().of("http", "localhost:8080")).isEqualTo("http://localhost:8080");
    }

    @ParameterizedTest
    @CsvSource({"0.0.0.0, localhost:8080", "127.0.0.1, other.example"})
    void theAddressInTheSettingsComesFirst(String host, String asked) {
        assertThat(on(Map.of("host", host, "url", "https://club.example"), "192.168.1.7")
                        .of("http", asked))
                .isEqualTo("https://club.example");
    }

    @Test
    void aServerTellsWhereOthersFindIt() {
        try (TestServer server = TestServer.start()) {
            assertThat(server.server().addressForOthers()).isEmpty();
        }
        try (TestServer server = TestServer.start(Map.of("url", "http://club.example"))) {
            assertThat(server.server().addressForOthers()).hasValue("http://club.example");
        }
    }
}
