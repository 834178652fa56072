package org.chuhe.server.platform.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets and identifiers that nobody can guess. The database keeps only the hash of a secret. */
public final class Token {
    private static final int SECRET_BYTES = 32;
    private static final int ID_BYTES = 12;

    private Token() {}

    /** A secret of 256 bits, fit for cookies and addresses. */
    public static String secret(SecureRandom random) {
        return text(random, SECRET_BYTES);
    }

    /** An identifier of 96 bits. */
    public static String id(SecureRandom random) {
        return text(random, ID_BYTES);
    }

    private static String text(SecureRandom random, int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What is stored of a secret. */
    public static String hash(String secret) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
