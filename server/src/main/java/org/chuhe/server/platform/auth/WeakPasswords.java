package org.chuhe.server.platform.auth;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Passwords that are tried first by whoever guesses: common ones, also in the disguises that everybody knows, runs of keys, a
 * unit repeated, the own name.
 */
final class WeakPasswords {
    /** Digits and signs that are written for letters, and the letters; l and i are one, for 1 is written for both. */
    private static final String WRITTEN = "0134578@$!l";

    private static final String MEANT = "oieastbasii";

    /** What is put behind a word because a digit or a sign is asked for; whoever puts more there has thought of something. */
    private static final int LONGEST_TAIL = 4;

    /** A password that consists of fewer different characters is a pattern. */
    private static final int LEAST_DIFFERENT = 4;

    private static final Set<String> COMMON = common();

    private WeakPasswords() {}

    private static Set<String> common() {
        try (InputStream in = Objects.requireNonNull(WeakPasswords.class.getResourceAsStream("common-passwords.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(WeakPasswords::undisguised)
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static boolean contain(String password, String name) {
        String plain = password.strip().toLowerCase(Locale.ROOT);
        return isCommon(plain)
                || plain.chars().distinct().count() < LEAST_DIFFERENT
                || isRun(plain)
                || isTwoRuns(plain)
                || isRepeated(plain)
                || AccountNames.folded(password).equals(AccountNames.folded(name))
                || AccountNames.folded(password).equals(AccountNames.folded(name + name));
    }

    /** Passw0rd!: the whole of it, or all but a short tail. What is longer than a common one by more is not looked into. */
    private static boolean isCommon(String text) {
        for (int end = text.length(); end > 0 && text.length() - end <= LONGEST_TAIL; end--) {
            if (COMMON.contains(undisguised(text.substring(0, end)))) {
                return true;
            }
            if (Character.isLetter(text.charAt(end - 1))) {
                return false;
            }
        }
        return false;
    }

    private static String undisguised(String text) {
        StringBuilder letters = new StringBuilder();
        text.chars().forEach(c -> {
            int at = WRITTEN.indexOf(c);
            letters.append(at < 0 ? (char) c : MEANT.charAt(at));
        });
        return letters.toString();
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

    /** a1b2c3d4. */
    private static boolean isTwoRuns(String text) {
        return isRun(everySecond(text, 0)) && isRun(everySecond(text, 1));
    }

    private static String everySecond(String text, int first) {
        return IntStream.range(0, text.length())
                .filter(i -> i % 2 == first)
                .mapToObj(i -> text.substring(i, i + 1))
                .collect(Collectors.joining());
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
