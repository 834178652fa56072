package org.chuhe.server.platform.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;

/** Passwords as Argon2id hashes, in the usual text form, so that the costs can be raised later. */
final class Passwords {
    private static final Messages WORDS = Messages.beside(Passwords.class);
    /** What is recommended; tests, which hash hundreds of passwords, ask for less. */
    private static final int MEMORY_KIB = Integer.getInteger("chuhe.passwords.kib", 19_456);

    private static final int ITERATIONS = 2;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;

    /** Each computation takes 19 MB and a core: a crowd at the login must not take them all. */
    static final Semaphore AT_ONCE = new Semaphore(2, true);

    /** Every one that waits holds a thread of the server. */
    static final int MOST_WAITING = 40;

    private Passwords() {}

    static String hash(String password, SecureRandom random) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        byte[] hash = compute(password, salt, MEMORY_KIB, ITERATIONS);
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=" + MEMORY_KIB + ",t=" + ITERATIONS + ",p=1$" + base64.encodeToString(salt) + "$"
                + base64.encodeToString(hash);
    }

    static boolean matches(String password, String stored) {
        String[] parts = stored.split("\\$");
        if (parts.length != 6 || !parts[1].equals("argon2id")) {
            return false;
        }
        String[] costs = parts[3].split("[=,]");
        byte[] salt = Base64.getDecoder().decode(parts[4]);
        byte[] expected = Base64.getDecoder().decode(parts[5]);
        byte[] hash = compute(password, salt, Integer.parseInt(costs[1]), Integer.parseInt(costs[3]));
        return MessageDigest.isEqual(expected, hash);
    }

    private static byte[] compute(String password, byte[] salt, int memory, int iterations) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                .withSalt(salt)
                .withMemoryAsKB(memory)
                .withIterations(iterations)
                .withParallelism(1)
                .build());
        byte[] hash = new byte[HASH_BYTES];
        if (AT_ONCE.getQueueLength() >= MOST_WAITING) {
            throw Rejection.busy(WORDS.message("password.busy"));
        }
        AT_ONCE.acquireUninterruptibly();
        try {
            generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
        } finally {
            AT_ONCE.release();
        }
        return hash;
    }
}
