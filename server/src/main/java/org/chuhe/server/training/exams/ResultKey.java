package org.chuhe.server.training.exams;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.NamedParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.db.StoredValue;

/**
 * The key that signs results (Ed25519). It is made when the first one is needed and kept in the database, like the key of
 * {@link org.chuhe.server.platform.auth.Signer}: all processes have the same one, and backups hold it. Unlike that one's, its
 * signatures can be checked by others, with nothing but the public key.
 */
final class ResultKey {
    private static final String METHOD = "Ed25519";
    private static final int LINE = 64;

    private final PrivateKey own;
    private final PublicKey open;

    private ResultKey(PrivateKey own, PublicKey open) {
        this.own = own;
        this.open = open;
    }

    static ResultKey of(Storage storage, SecureRandom random) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance(METHOD);
            generator.initialize(NamedParameterSpec.ED25519, random);
            KeyPair fresh = generator.generateKeyPair();
            String pair = base64(fresh.getPrivate().getEncoded()) + " "
                    + base64(fresh.getPublic().getEncoded());
            String kept = storage.jdbi().inTransaction(handle -> new StoredValue("exam-key").first(handle, pair));
            String[] keys = kept.split(" ");
            KeyFactory keyFactory = KeyFactory.getInstance(METHOD);
            return new ResultKey(
                    keyFactory.generatePrivate(
                            new PKCS8EncodedKeySpec(Base64.getDecoder().decode(keys[0]))),
                    keyFactory.generatePublic(
                            new X509EncodedKeySpec(Base64.getDecoder().decode(keys[1]))));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + METHOD, e);
        }
    }

    SignedResult sign(ExamResult result) {
        try {
            Signature signature = Signature.getInstance(METHOD);
            signature.initSign(own);
            signature.update(result.text().getBytes(StandardCharsets.UTF_8));
            return new SignedResult(result.text(), base64(signature.sign()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + METHOD, e);
        }
    }

    /** Whether a text bears our signature. Nonsense does not. */
    boolean hasSigned(SignedResult result) {
        try {
            Signature signature = Signature.getInstance(METHOD);
            signature.initVerify(open);
            signature.update(result.text().getBytes(StandardCharsets.UTF_8));
            return signature.verify(Base64.getDecoder().decode(result.signature()));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false;
        }
    }

    /** The public key as {@code openssl} reads it. */
    String pem() {
        StringBuilder text = new StringBuilder("-----BEGIN PUBLIC KEY-----\n");
        String key = base64(open.getEncoded());
        for (int i = 0; i < key.length(); i += LINE) {
            text.append(key, i, Math.min(key.length(), i + LINE)).append('\n');
        }
        return text.append("-----END PUBLIC KEY-----\n").toString();
    }

    /** A short name of the key, to be compared by eye. */
    String fingerprint() {
        return Token.hash(base64(open.getEncoded())).substring(0, 16);
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
