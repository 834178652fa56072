package org.chuhe.tournament.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chuhe.text.Coded;

/** What a field may hold, and how files have it; most kinds people can also write ({@link Spelling}). */
public sealed interface ValueType<T> {
    T from(Source source, String key);

    void into(Sink sink, String key, T value);

    /** Yes or no. */
    record Flag() implements ValueType<Boolean>, Spelling<Boolean> {
        @Override
        public Optional<Boolean> read(String text) {
            return switch (text.toLowerCase(Locale.ROOT)) {
                case "yes", "true", "on", "1" -> Optional.of(true);
                case "no", "false", "off", "0", "" -> Optional.of(false);
                default -> Optional.empty();
            };
        }

        @Override
        public String written(Boolean value) {
            return value ? "yes" : "no";
        }

        @Override
        public Boolean from(Source source, String key) {
            return source.flag(key);
        }

        @Override
        public void into(Sink sink, String key, Boolean value) {
            sink.flag(key, value);
        }
    }

    /** A whole number between bounds, both of which it may reach. */
    record Whole(int least, int most) implements ValueType<Integer>, Spelling<Integer> {
        @Override
        public Optional<Integer> read(String text) {
            try {
                int value = Integer.parseInt(text);
                return value < least || value > most ? Optional.empty() : Optional.of(value);
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }

        @Override
        public String written(Integer value) {
            return Integer.toString(value);
        }

        @Override
        public Integer from(Source source, String key) {
            return source.whole(key, least, most);
        }

        @Override
        public void into(Sink sink, String key, Integer value) {
            sink.whole(key, value);
        }
    }

    /** A whole number of any size. */
    record Large() implements ValueType<Long>, Spelling<Long> {
        @Override
        public Optional<Long> read(String text) {
            try {
                return Optional.of(Long.parseLong(text));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }

        @Override
        public String written(Long value) {
            return Long.toString(value);
        }

        @Override
        public Long from(Source source, String key) {
            return source.large(key);
        }

        @Override
        public void into(Sink sink, String key, Long value) {
            sink.whole(key, value);
        }
    }

    /** A text of one line. */
    record Text(int longest) implements ValueType<String>, Spelling<String> {
        /** As files of events have it. */
        public static final Text LINE = new Text(300);

        @Override
        public Optional<String> read(String text) {
            boolean plain = text.length() <= longest && text.chars().noneMatch(Character::isISOControl);
            return plain ? Optional.of(text) : Optional.empty();
        }

        @Override
        public String written(String value) {
            return value;
        }

        @Override
        public String from(Source source, String key) {
            return source.text(key, longest);
        }

        @Override
        public void into(Sink sink, String key, String value) {
            sink.text(key, value);
        }
    }

    /** One of several words. */
    record Choice<T extends Coded>(List<T> values) implements ValueType<T>, Spelling<T> {
        public static <E extends Enum<E> & Coded> Choice<E> of(Class<E> type) {
            return new Choice<>(List.of(type.getEnumConstants()));
        }

        /** The words, for messages. */
        public String words() {
            return Coded.choices(values);
        }

        @Override
        public Optional<T> read(String text) {
            return values.stream().filter(value -> value.code().equals(text)).findFirst();
        }

        @Override
        public String written(T value) {
            return value.code();
        }

        @Override
        public T from(Source source, String key) {
            return source.word(key, this::read, words());
        }

        @Override
        public void into(Sink sink, String key, T value) {
            sink.text(key, value.code());
        }
    }

    /** Any of several words; people write commas between them. */
    record Choices<T extends Coded>(List<T> values) implements ValueType<List<T>>, Spelling<List<T>> {
        /** What people write for none of them. */
        public static final String NONE = "none";

        @Override
        public Optional<List<T>> read(String text) {
            Choice<T> one = new Choice<>(values);
            List<T> chosen = new ArrayList<>();
            for (String word : text.equals(NONE) || text.isBlank()
                    ? new String[0]
                    : text.strip().split("[\\s,，]+")) {
                Optional<T> value = one.read(word);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                chosen.add(value.get());
            }
            return Optional.of(chosen);
        }

        @Override
        public String written(List<T> chosen) {
            return chosen.isEmpty() ? NONE : chosen.stream().map(Coded::code).collect(Collectors.joining(","));
        }

        @Override
        public List<T> from(Source source, String key) {
            return source.words(key, values);
        }

        @Override
        public void into(Sink sink, String key, List<T> chosen) {
            sink.words(key, chosen);
        }
    }

    /**
     * What is written as one word with a grammar of its own, such as a date; in files too.
     *
     * @param example of what is expected
     */
    record Word<T>(Function<String, Optional<T>> reader, Function<T, String> writer, String example)
            implements ValueType<T>, Spelling<T> {
        @Override
        public Optional<T> read(String text) {
            return reader.apply(text);
        }

        @Override
        public String written(T value) {
            return writer.apply(value);
        }

        @Override
        public T from(Source source, String key) {
            return source.word(key, reader, example);
        }

        @Override
        public void into(Sink sink, String key, T value) {
            sink.text(key, writer.apply(value));
        }
    }

    /** A record, an object in files; people fill in its parts. */
    record Group<T>(Struct<T> struct) implements ValueType<T> {
        @Override
        public T from(Source source, String key) {
            return source.record(key, struct);
        }

        @Override
        public void into(Sink sink, String key, T value) {
            sink.record(key, struct, value);
        }
    }

    /**
     * Records: a list of objects in files; people write each in a line, or with commas between them.
     *
     * @param most how many there may be
     * @param reader a line; it may stand for several
     * @param writer the lines
     */
    record Records<T>(
            Struct<T> struct,
            int most,
            boolean inLines,
            Function<String, Optional<List<T>>> reader,
            Function<List<T>, List<String>> writer)
            implements ValueType<List<T>>, Spelling<List<T>> {
        /** Of which each has a line to itself. */
        public static <T> Records<T> of(
                Struct<T> struct,
                int most,
                boolean inLines,
                Function<String, Optional<T>> reader,
                Function<T, String> writer) {
            return new Records<>(
                    struct,
                    most,
                    inLines,
                    text -> reader.apply(text).map(List::of),
                    all -> all.stream().map(writer).toList());
        }

        @Override
        public Optional<List<T>> read(String text) {
            List<T> all = new ArrayList<>();
            for (String line : text.split(inLines ? "\\R" : "[\\s,，]+")) {
                Optional<List<T>> read = line.isBlank() ? Optional.of(List.of()) : reader.apply(line.strip());
                if (read.isEmpty()) {
                    return read;
                }
                all.addAll(read.get());
            }
            return all.size() > most ? Optional.empty() : Optional.of(all);
        }

        @Override
        public String written(List<T> values) {
            return String.join(inLines ? "\n" : ",", writer.apply(values));
        }

        @Override
        public List<T> from(Source source, String key) {
            return source.records(key, struct, most);
        }

        @Override
        public void into(Sink sink, String key, List<T> values) {
            sink.records(key, struct, values);
        }
    }
}
