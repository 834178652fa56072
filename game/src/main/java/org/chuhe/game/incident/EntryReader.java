package org.chuhe.game.incident;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.EndEvent.Signer;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.chuhe.text.Result;
import org.chuhe.text.TraditionalChinese;

/**
 * Reads an entry from a line, as the terminal takes it and the page sends it: an incident's word, what is asked for in any
 * order, and a reason behind a colon.
 *
 * <pre>
 * 炮二平五            h2e2 press             touched red e0 d0
 * chief exclude black : 使用手机             set-clock red 12:30
 * decide draw 16.3 : 双方同意                missed-entries black 4
 * </pre>
 */
public final class EntryReader {
    /** No line is longer. */
    public static final int LONGEST = 2000;

    private static final int LONGEST_REASON = 1000;
    private static final int MOST_POINTS = 32;
    private static final Pattern REASON = Pattern.compile("(?:^|\\s):\\s|\\s*：");
    private static final Pattern POINT = Pattern.compile("[a-i][0-9]");
    private static final Pattern TWO_POINTS = Pattern.compile("([a-i][0-9])-?([a-i][0-9])");
    private static final Pattern TIME = Pattern.compile("(?:(\\d{1,2}):)?(\\d{1,3}):(\\d{2})");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,5}");
    private static final Pattern ARTICLE = Pattern.compile("\\d{1,2}(?:\\.\\d{1,2}){0,3}");

    private final Position position;
    private Optional<Incident> incident = Optional.empty();
    private Optional<Side> side = Optional.empty();
    private final List<Square> points = new ArrayList<>();
    private Optional<Move> move = Optional.empty();
    private boolean press;
    private Optional<Integer> number = Optional.empty();
    private Optional<Long> millis = Optional.empty();
    private Optional<Article> article = Optional.empty();
    private Optional<Result> outcome = Optional.empty();
    private Optional<Consequence> verdict = Optional.empty();
    private Optional<Signer> signer = Optional.empty();
    private Authority by = Authority.ARBITER;

    private EntryReader(Position position) {
        this.position = position;
    }

    /**
     * Reads a line.
     *
     * @param position how the pieces stand; moves are read by it
     * @param at when it happened
     * @throws EntryException if it is no entry
     */
    public static TableEntry read(Position position, long at, String line) {
        if (line.length() > LONGEST) {
            throw new EntryException(IncidentWords.message("entry.long", LONGEST));
        }
        Matcher colon = REASON.matcher(line);
        boolean said = colon.find();
        String facts = said ? line.substring(0, colon.start()) : line;
        return new EntryReader(position).read(at, facts, said ? reason(line.substring(colon.end())) : Words.NONE);
    }

    /** A reason in somebody's words; what a terminal or a log could not show is left out. */
    public static Words reason(String text) {
        String plain = text.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}\\p{Cs}]", " ").strip();
        String bounded = plain.length() <= LONGEST_REASON ? plain : plain.substring(0, LONGEST_REASON);
        return bounded.isEmpty() ? Words.NONE : Words.said(bounded);
    }

    private TableEntry read(long at, String facts, Words why) {
        List<String> tokens = Stream.of(facts.strip().split("\\s+"))
                .filter(token -> !token.isEmpty())
                .toList();
        if (tokens.isEmpty()) {
            throw new EntryException(IncidentWords.message("entry.empty"));
        }
        for (String token : tokens) {
            take(token, TraditionalChinese.simplified(token).toLowerCase(Locale.ROOT));
        }
        if (incident.isEmpty() && move.isPresent()) {
            incident = Optional.of(Incident.MOVE);
        }
        Incident found = incident.orElseThrow(() -> new EntryException(IncidentWords.message("entry.empty")));
        IncidentDetails details = new IncidentDetails(
                side, points, move, press, number, millis, article, outcome, verdict, signer, by, why);
        return new TableEntry(at, found, details);
    }

    private void take(String token, String small) {
        if (takeOffice(small)) {
            return;
        }
        if (incident.isEmpty() && move.isEmpty()) {
            incident = find(token, small);
            if (incident.isEmpty()) {
                move = Optional.of(move(token, small));
            }
            return;
        }
        boolean taken = takeSide(small) || takeChoice(small) || takePlace(token, small) || takeFigure(small);
        if (!taken) {
            throw new EntryException(IncidentWords.message("entry.unknown", token));
        }
    }

    private boolean takeOffice(String small) {
        switch (small) {
            case "chief", "裁判长" -> by = Authority.CHIEF_ARBITER;
            case "organiser", "组委会", "组织者", "竞赛组织机构" -> by = Authority.ORGANISER;
            default -> {
                return false;
            }
        }
        return true;
    }

    private static Optional<Incident> find(String token, String small) {
        return Coded.find(Incident.class, small)
                .or(() -> Stream.of(Incident.values())
                        .filter(each -> isCalled(each, token))
                        .findFirst());
    }

    private static boolean isCalled(Incident incident, String token) {
        return Stream.of(Language.CHINESE, Language.TRADITIONAL_CHINESE)
                .anyMatch(language ->
                        IncidentWords.name(incident).in(language.locale()).equals(token));
    }

    private boolean asks(Ask ask) {
        return incident.map(Incident::asks).orElse(List.of()).contains(ask);
    }

    private boolean takeSide(String small) {
        Optional<Side> named = switch (small) {
            case "red", "红", "红方" -> Optional.of(Side.RED);
            case "black", "黑", "黑方" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
        if (named.isPresent() && asks(Ask.SIGNER)) {
            signer = Optional.of(named.get() == Side.RED ? Signer.RED : Signer.BLACK);
            return true;
        }
        side = named.or(() -> side);
        return named.isPresent();
    }

    private boolean takeChoice(String small) {
        if (small.equals("press") || small.equals("按钟")) {
            press = true;
            return true;
        }
        if (asks(Ask.SIGNER) && (small.equals("arbiter") || small.equals("裁判"))) {
            signer = Optional.of(Signer.ARBITER);
            return true;
        }
        if (asks(Ask.OUTCOME)) {
            outcome = Result.ofWord(small).or(() -> outcome);
            return Result.ofWord(small).isPresent();
        }
        if (asks(Ask.VERDICT)) {
            Optional<Consequence> named = Coded.find(Consequence.class, small)
                    .filter(each -> each.isRuling() || each == Consequence.NOT_ACCEPTED);
            verdict = named.or(() -> verdict);
            return named.isPresent();
        }
        return false;
    }

    private boolean takePlace(String token, String small) {
        if (POINT.matcher(small).matches() && points.size() < MOST_POINTS) {
            return points.add(Square.parse(small).orElseThrow());
        }
        boolean moves = incident.filter(each -> each == Incident.MOVE || each == Incident.ILLEGAL)
                .isPresent();
        if (moves && move.isEmpty()) {
            move = Optional.of(move(token, small));
            return true;
        }
        return false;
    }

    private boolean takeFigure(String small) {
        Matcher time = TIME.matcher(small);
        if (asks(Ask.TIME) && time.matches()) {
            long hours = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
            long seconds = 3600 * hours + 60 * Long.parseLong(time.group(2)) + Long.parseLong(time.group(3));
            millis = Optional.of(1000 * seconds);
            return true;
        }
        if ((asks(Ask.COUNT) || asks(Ask.PLY)) && NUMBER.matcher(small).matches()) {
            number = Optional.of(Integer.parseInt(small));
            return true;
        }
        if (ARTICLE.matcher(small).matches()) {
            article = Optional.of(ConductBook.article(small));
            return true;
        }
        return false;
    }

    /** A move in any notation if it is legal; an illegal one must be said by its two points. */
    private Move move(String token, String small) {
        Matcher two = TWO_POINTS.matcher(small);
        if (two.matches()) {
            return new Move(
                    Square.parse(two.group(1)).orElseThrow(),
                    Square.parse(two.group(2)).orElseThrow());
        }
        try {
            return MoveReader.read(position, token);
        } catch (NotationException e) {
            throw new EntryException(IncidentWords.message("entry.move", token, e.message()));
        }
    }
}
