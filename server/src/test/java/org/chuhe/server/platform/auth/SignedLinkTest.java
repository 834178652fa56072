package org.chuhe.server.platform.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.chuhe.server.platform.auth.SignedLink.Purpose;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SignedLinkTest {
    /** Twins of every kind: the same words for another purpose, at another place, for somebody else, of another issue. */
    private static List<SignedLink> twins() {
        List<SignedLink> links = new ArrayList<>();
        for (Purpose purpose : Purpose.values()) {
            for (String scope : List.of("", "a", "1", "11", "pass")) {
                for (String subject : List.of("", "1", "a", "1:1", "a\n1")) {
                    links.add(new SignedLink(purpose, scope, subject, 0));
                    links.add(new SignedLink(purpose, scope, subject, 1));
                }
            }
        }
        return links;
    }

    @ParameterizedTest
    @EnumSource(Databases.class)
    void aSecretOpensItsOwnLinkAndNoOther(Databases database) {
        try (Storage storage = database.open()) {
            Signer signer = Signer.of(storage, new SecureRandom());
            List<SignedLink> links = twins();
            List<String> secrets = links.stream().map(signer::secret).toList();
            assertThat(new HashSet<>(secrets)).hasSameSizeAs(links);
            String own = secrets.get(7);
            for (int i = 0; i < links.size(); i++) {
                assertThat(signer.opens(links.get(i), own)).isEqualTo(i == 7);
            }
            SignedLink pass = links.get(7);
            assertThat(signer.opens(pass, own + "A")).isFalse();
            assertThat(signer.opens(pass, own.substring(1))).isFalse();
            assertThat(signer.opens(pass, "")).isFalse();
            assertThat(Signer.of(storage, new SecureRandom()).opens(pass, own))
                    .as("all processes have one key")
                    .isTrue();
        }
    }
}
