package org.chuhe.tournament.knockout;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.tournament.text.Notice;

/** What people call a match of a bracket: 半决赛第 2 场 for P1-4.2, and its sides: 4 号位, 四分之一决赛第 1 场胜者. */
public final class SlotName {
    private static final Pattern PLACES = Pattern.compile("P(\\d+)-(\\d+)\\.(\\d+)");
    private static final Pattern ROUND = Pattern.compile("(WB|LB|Q)(\\d+)\\.(\\d+)");

    private SlotName() {}

    /** The name of a match; a section of another kind, such as a group, has none. */
    public static Optional<Notice> of(String section) {
        Matcher places = PLACES.matcher(section);
        if (places.matches()) {
            return Optional.of(of(number(places, 1), number(places, 2), number(places, 3)));
        }
        Matcher round = ROUND.matcher(section);
        if (round.matches()) {
            return Optional.of(Notice.plain("slot." + round.group(1), number(round, 2), number(round, 3)));
        }
        return section.equals("GF1") || section.equals("GF2")
                ? Optional.of(Notice.plain("slot." + section))
                : Optional.empty();
    }

    private static int number(Matcher m, int group) {
        return Integer.parseInt(m.group(group));
    }

    private static Notice of(int first, int last, int match) {
        if (first == 1) {
            return switch (last) {
                case 2 -> Notice.plain("slot.final");
                case 4 -> Notice.plain("slot.semifinal", match);
                case 8 -> Notice.plain("slot.quarterfinal", match);
                default -> Notice.plain("slot.of", last, match);
            };
        }
        return last == first + 1 ? Notice.plain("slot.place", first) : Notice.plain("slot.places", first, last, match);
    }

    /** The same in words; a section that has no name is said as it is. */
    public static String in(Locale locale, String section) {
        return of(section).map(name -> name.in(locale)).orElse(section);
    }

    /** Where a side of a match comes from. */
    public static Notice of(Source source) {
        if (source instanceof Source.Seed seed) {
            return Notice.plain("slot.seed", seed.number());
        }
        if (source instanceof Source.WinnerOf winner) {
            return Notice.plain("slot.winner", named(winner.match()));
        }
        return source instanceof Source.LoserOf loser
                ? Notice.plain("slot.loser", named(loser.match()))
                : Notice.plain("slot.bye");
    }

    private static Object named(String match) {
        Optional<Notice> name = of(match);
        return name.isPresent() ? name.orElseThrow() : match;
    }
}
