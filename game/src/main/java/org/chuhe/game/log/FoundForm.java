package org.chuhe.game.log;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.book.Decision;
import org.chuhe.arbiter.book.Pattern;
import org.chuhe.arbiter.book.RestsOn;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.SidePlay;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.Grounds;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.RulingFacts;
import org.chuhe.text.Coded;

/** What the program found: a ruling, a count of rounds, or that nothing can be ruled on. */
final class FoundForm {
    /** The part that says which of them. */
    static final String KIND = "found";

    /** How many plies of which kind: {@code 2-check}, {@code 1-chase-joint-rook}. */
    private static final java.util.regex.Pattern PLIES =
            java.util.regex.Pattern.compile("(\\d+)-([a-z]+)(?:-([a-z-]+))?");

    private static final Spelling<Pattern.Part> PART = Spelling.word(
            part -> part.count()
                    + "-"
                    + part.nature().code()
                    + part.target().map(target -> "-" + target.code()).orElse(""),
            FoundForm::part);

    private static final Form<SidePlay> PLAY = p -> new SidePlay(
            new Pattern(
                    p.part("plies", play -> play.pattern().parts(), PART.list()),
                    p.part("heading", play -> play.pattern().heading(), Spelling.TEXT.optional(), Optional.empty())),
            p.flag("forbidden", SidePlay::prohibited, false));

    private static final Form<Grounds.Judged> RULING = p -> {
        RuleBook book = RegulationsForm.edition(p, judged -> judged.ruling().book());
        return new Grounds.Judged(new RulingFacts(
                book,
                decision(p),
                p.part(
                        "restsOn",
                        judged -> judged.ruling().restsOn(),
                        restsOn(book).list(),
                        List.of()),
                p.text("program", judged -> judged.ruling().program())));
    };

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>("ruling", Grounds.Judged.class, RULING),
            new Kind<>(
                    "not-judged",
                    Grounds.NotJudged.class,
                    p -> new Grounds.NotJudged(p.count("rounds", Grounds.NotJudged::rounds))),
            new Kind<>("not-repeated", Grounds.NotRepeated.class, p -> new Grounds.NotRepeated()),
            new Kind<>(
                    "not-yet",
                    Grounds.NotYet.class,
                    p -> new Grounds.NotYet(
                            p.count("occurrence", Grounds.NotYet::occurrence),
                            p.count("pliesLeft", Grounds.NotYet::pliesLeft))),
            new Kind<>(
                    "count",
                    Grounds.Counted.class,
                    p -> new Grounds.Counted(
                            new MoveLimit(
                                    p.count(
                                            "limitRounds",
                                            count -> count.limit().limit()),
                                    p.count("quietPlies", count -> count.limit().quietPlies()),
                                    p.count("redChecks", count -> count.limit().checksByRed(), 0),
                                    p.count(
                                            "blackChecks",
                                            count -> count.limit().checksByBlack(),
                                            0),
                                    p.count(
                                            "countedChecks",
                                            count -> count.limit().checksThatCount())),
                            p.part("claimant", Grounds.Counted::claimant, Spelling.SIDE))));

    private FoundForm() {}

    /** One kind of finding, by its word. */
    private record Kind<G extends Grounds>(String word, Class<G> type, Form<G> form) {
        void write(Grounds grounds, StringBuilder text) {
            PartsWriter.group(type.cast(grounds), this::spell, text);
        }

        private G spell(Parts<G> parts) {
            parts.text(KIND, grounds -> word);
            return form.spell(parts);
        }

        Grounds read(NamedValues values) {
            return form.spell(new PartsReader<>(values));
        }
    }

    static void write(Grounds grounds, StringBuilder text) {
        KINDS.stream()
                .filter(kind -> kind.type().isInstance(grounds))
                .findFirst()
                .orElseThrow()
                .write(grounds, text);
    }

    /** The first part says what the others are. */
    static Grounds read(NamedValues values) {
        String word = new PartsReader<Grounds>(values).text(KIND, grounds -> "");
        return KINDS.stream()
                .filter(kind -> kind.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown finding: " + word))
                .read(values);
    }

    private static Decision decision(Parts<Grounds.Judged> p) {
        return new Decision(
                p.constant("verdict", judged -> judged.ruling().decision().verdict(), Verdict.class),
                p.flag("losesAtOnce", judged -> judged.ruling().decision().losesAtOnce(), false),
                p.group("red", judged -> judged.ruling().decision().red(), PLAY),
                p.group("black", judged -> judged.ruling().decision().black(), PLAY),
                p.articles("articles", judged -> judged.ruling().decision().articles()));
    }

    private static Spelling<RestsOn> restsOn(RuleBook book) {
        return Spelling.group(p -> new RestsOn(
                Interpretations.question(
                        book, p.text("question", rests -> rests.interpretation().code())),
                p.constant("verdict", RestsOn::verdict, Verdict.class),
                p.flag("losesAtOnce", RestsOn::losesAtOnce, false)));
    }

    private static Pattern.Part part(String word) {
        Matcher matcher = PLIES.matcher(word);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a number of plies: " + word);
        }
        return new Pattern.Part(
                Coded.of(Nature.class, matcher.group(2)),
                Optional.ofNullable(matcher.group(3)).map(target -> Coded.of(Pattern.Target.class, target)),
                Integer.parseInt(matcher.group(1)));
    }
}
