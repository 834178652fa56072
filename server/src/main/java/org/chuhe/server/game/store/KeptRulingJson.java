package org.chuhe.server.game.store;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.interpretation.Interpretation;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** A ruling with its evidence as the database keeps it: points and moves in coordinates, constants by their codes. */
final class KeptRulingJson {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .addMixIn(Coded.class, ByCode.class)
            .addModule(module())
            .build();

    private static final Map<Nature, Class<? extends Evidence>> EVIDENCE = new EnumMap<>(Map.of(
            Nature.CHECK, Evidence.Check.class,
            Nature.KILL, Evidence.Kill.class,
            Nature.CHASE, Evidence.Chase.class,
            Nature.EXCHANGE, Evidence.Exchange.class,
            Nature.OFFER, Evidence.Offer.class,
            Nature.BLOCK, Evidence.Block.class,
            Nature.FOLLOW, Evidence.Follow.class,
            Nature.IDLE, Evidence.Idle.class,
            Nature.UNDECIDED, Evidence.Undecided.class));

    private KeptRulingJson() {}

    private interface ByCode {
        @JsonValue
        String code();
    }

    /** The whole. */
    private record Kept(
            String edition,
            List<String> turned,
            String program,
            double millis,
            Position start,
            int firstPly,
            List<Ply> plies,
            Decision decision,
            List<Rest> restsOn) {}

    /** A ply; its nature says of which kind the evidence is. */
    private record Ply(
            Side side,
            Move move,
            Nature nature,
            JsonNode evidence,
            List<Article> articles,
            long positions,
            List<String> consulted) {}

    /** What the verdict rests on, and what it would be otherwise. */
    private record Rest(String question, Verdict verdict, boolean losesAtOnce) {}

    static String write(Ruling ruling, double millis) {
        List<Ply> plies = ruling.plies().stream().map(KeptRulingJson::kept).toList();
        List<Rest> restsOn = ruling.restsOn().stream()
                .map(rest -> new Rest(rest.interpretation().code(), rest.verdict(), rest.losesAtOnce()))
                .toList();
        return JSON.writeValueAsString(new Kept(
                ruling.book().id(),
                Interpretations.turned(ruling.book()),
                ruling.facts().program(),
                millis,
                ruling.cycle().start(),
                ruling.cycle().firstPly(),
                plies,
                ruling.decision(),
                restsOn));
    }

    private static Ply kept(PlyNature ply) {
        return new Ply(
                ply.side(),
                ply.move(),
                ply.nature(),
                JSON.valueToTree(ply.evidence()),
                ply.articles(),
                ply.positions(),
                ply.consulted().stream().map(Interpretation::code).toList());
    }

    /** Reads a ruling and how long it took. */
    static <T> T read(String json, BiFunction<Ruling, Double, T> reader) {
        Kept kept = JSON.readValue(json, Kept.class);
        RuleBook book = Interpretations.turned(RuleBooks.byId(kept.edition()).orElseThrow(), kept.turned());
        List<PlyNature> plies = kept.plies().stream().map(ply -> ply(book, ply)).toList();
        Cycle cycle =
                new Cycle(kept.start(), plies.stream().map(PlyNature::move).toList(), kept.firstPly());
        List<RestsOn> restsOn = kept.restsOn().stream()
                .map(rest -> new RestsOn(
                        Interpretations.question(book, rest.question()), rest.verdict(), rest.losesAtOnce()))
                .toList();
        return reader.apply(new Ruling(book, cycle, plies, kept.decision(), restsOn), kept.millis());
    }

    private static PlyNature ply(RuleBook book, Ply ply) {
        Class<? extends Evidence> type =
                Optional.ofNullable(EVIDENCE.get(ply.nature())).orElseThrow();
        return new PlyNature(
                ply.side(),
                ply.move(),
                ply.nature(),
                JSON.treeToValue(ply.evidence(), type),
                ply.articles(),
                ply.positions(),
                ply.consulted().stream()
                        .map(code -> Interpretations.question(book, code))
                        .toList());
    }

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule();
        text(module, Square.class, Square::toString, text -> Square.parse(text).orElseThrow());
        text(module, Move.class, Move::toString, KeptRulingJson::move);
        text(module, Position.class, Fen::write, Fen::readLoosely);
        text(
                module,
                Piece.class,
                piece -> String.valueOf(piece.fenLetter()),
                text -> Piece.ofLetter(text.charAt(0)).orElseThrow());
        return module;
    }

    private static Move move(String text) {
        return new Move(
                Square.parse(text.substring(0, 2)).orElseThrow(),
                Square.parse(text.substring(2)).orElseThrow());
    }

    /** Values of a type as texts. */
    private static <T> void text(
            SimpleModule module, Class<T> type, Function<T, String> write, Function<String, T> read) {
        module.addSerializer(new StdSerializer<T>(type) {
            @Override
            public void serialize(T value, JsonGenerator json, SerializationContext context) throws JacksonException {
                json.writeString(write.apply(value));
            }
        });
        module.addDeserializer(type, new StdDeserializer<T>(type) {
            @Override
            public T deserialize(JsonParser json, DeserializationContext context) throws JacksonException {
                return read.apply(json.getString());
            }
        });
    }
}
