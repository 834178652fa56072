package org.chuhe.server.platform.auth;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.db.StoredValue;

/** Signs what the server hands out and wants to know again without keeping it: tokens of forms, links to seats. */
public final class Signer {
    private static final String METHOD = "HmacSHA256";

    private final SecretKeySpec key;

    private Signer(String key) {
        this.key = new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), METHOD);
    }

    /** With the key of the database: made at the first start, the same for all processes. */
    public static Signer of(Storage storage, SecureRandom random) {
        return new Signer(storage.jdbi()
                .inTransaction(handle -> new StoredValue("signing-key").first(handle, Token.secret(random))));
    }

    /** The signature of a text, fit for addresses. Texts for different purposes must begin differently. */
    public String sign(String text) {
        try {
            Mac mac = Mac.getInstance(METHOD);
            mac.init(key);
            byte[] sign = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(sign);
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java has " + METHOD, e);
        }
    }
}
