package org.chuhe.tournament.person;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.text.Coded;
import org.chuhe.tournament.field.ValueType.Word;

/** 性别. */
public enum Sex implements Coded {
    UNKNOWN(""),
    FEMALE("f", "女", "female", "w", "woman", "nữ"),
    MALE("m", "男", "male", "man", "nam");

    /** As files, forms and lists have it. */
    public static final Word<Sex> WRITTEN = new Word<>(Sex::read, Sex::code, "f, m");

    private final String code;
    private final List<String> others;

    Sex(String code, String... others) {
        this.code = code;
        this.others = List.of(others);
    }

    @Override
    public String code() {
        return code;
    }

    /** What somebody wrote: f, m, 女, 男 …; nothing is {@link #UNKNOWN}. */
    public static Optional<Sex> read(String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(s -> s.code.equals(plain) || s.others.contains(plain))
                .findFirst();
    }
}
