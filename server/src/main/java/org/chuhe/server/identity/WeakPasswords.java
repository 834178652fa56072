package org.chuhe.server.identity;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Passwords that are tried first by whoever guesses: common ones, runs of keys, a unit repeated, the own name. */
final class WeakPasswords {
    private static final Set<String> COMMON = common();
    /** A password that consists of fewer different characters is a pattern. */
    private static final int LEAST_DIFFERENT = 4;

    private WeakPasswords() {}

    private static Set<String> common() {
        try (InputStream in = Objects.requireNonNull(WeakPasswords.class.getResourceAsStream("common-passwords.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static boolean contain(String password, String name) {
        String plain = password.strip().toLowerCase(Locale.ROOT);
        return COMMON.contains(plain)
                || plain.chars().distinct().count() < LEAST_DIFFERENT
                || isRun(plain)
                || isRepeated(plain)
                || AccountNames.folded(password).equals(AccountNames.folded(name))
                || AccountNames.folded(password).equals(AccountNames.folded(name + name));
    }

    /** 23456789, hgfedcba. */
    private static boolean isRun(String text) {
        if (text.length() < 2) {
            return true;
        }
        int step = text.charAt(1) - text.charAt(0);
        return Math.abs(step) == 1
                && IntStream.range(1, text.length()).allMatch(i -> text.charAt(i) - text.charAt(i - 1) == step);
    }

    /** abcabcabc. */
    private static boolean isRepeated(String text) {
        for (int unit = 1; unit <= Math.min(3, text.length() / 2); unit++) {
            int length = unit;
            if (IntStream.range(unit, text.length()).allMatch(i -> text.charAt(i) == text.charAt(i - length))) {
                return true;
            }
        }
        return false;
    }
}
