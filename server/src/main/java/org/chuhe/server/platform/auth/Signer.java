package org.chuhe.server.platform.auth;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.db.StoredValue;

/** Signs what the server hands out and wants to know again without keeping it: tokens of forms, links to seats. */
public final class Signer {
    private static final String METHOD = "HmacSHA256";
    /** Of a signature, as many as nobody can guess; more would make codes to be scanned larger. */
    private static final int BYTES = 16;

    private final SecretKeySpec key;

    private Signer(String key) {
        this.key = new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), METHOD);
    }

    /** With the key of the database: made at the first start, the same for all processes. */
    public static Signer of(Storage storage, SecureRandom random) {
        return new Signer(storage.jdbi()
                .inTransaction(handle -> new StoredValue("signing-key").first(handle, Token.secret(random))));
    }

    /** The secret of a link, fit for addresses. */
    public String secret(SignedLink link) {
        try {
            Mac mac = Mac.getInstance(METHOD);
            mac.init(key);
            byte[] sign = mac.doFinal(link.text().getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(sign, BYTES));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java has " + METHOD, e);
        }
    }

    /** Whether a secret that somebody shows is that of a link; this takes equally long whatever he shows. */
    public boolean opens(SignedLink link, String shown) {
        return MessageDigest.isEqual(
                secret(link).getBytes(StandardCharsets.UTF_8), shown.getBytes(StandardCharsets.UTF_8));
    }
}
