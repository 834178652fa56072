package org.chuhe.arbiter.book.wxf;

import java.util.Arrays;
import java.util.Optional;
import org.chuhe.text.Message;

/** The headings of chapter 5 that a ruling can rest on; cited as chapter and number. */
enum Heading {
    PERPETUAL_CHECK("1"),
    MUTUAL_CHECK("2"),
    TWO_CHECKS_TO_ONE("3"),
    PERPETUAL_KILL("4"),
    KILL_AGAINST_KILL("5"),
    CHECK_AND_KILL("6"),
    CHECK_AND_CHASE("7"),
    CHECK_AND_IDLE("8"),
    CHASE_AND_THREAT_BY_CHECK("9"),
    CANNON_CHASES_ROOK("10"),
    CANNON_CHASES_TWO_ROOKS("11"),
    ROOK_FOLLOWS_PROTECTED_CANNON("12"),
    ROOK_CHASES_CANNON("13"),
    ROOK_HELD_BY_HORSE("14"),
    HORSE_AND_CANNON_CHASE_ROOK("15"),
    HORSE_CHASES_ROOK("16"),
    ROOK_AND_HORSE_CHASE_EACH_OTHER("17"),
    ROOK_CHASES_HORSE("18"),
    LIKE_CHASES_LIKE("19"),
    NEW_SCREEN("20"),
    NEW_SCREEN_AGAINST_ROOK("21"),
    ROOK_HELD_BY_CANNON("22"),
    KING_CHASES("23"),
    PAWN_CHASES("24"),
    KING_OR_PAWN_WITH_OTHERS("25"),
    ROOK_CHASES_PAWN("26"),
    SEVERAL_TARGETS("27"),
    SEVERAL_CHASERS("28"),
    FALSE_ROOT("29"),
    PROTECTED("30"),
    CHASE_AND_EXCHANGE("31"),
    ROOK_AND_CANNON_HOLD_ROOK_AND_KING("32"),
    THREAT_BY_CHECK("33"),
    BLOCK("34"),
    EXCHANGE_OR_OFFER("35"),
    CHASE("36.1"),
    NOT_ANSWERED("36.2"),
    MUTUAL_CHASE("36.3"),
    KILL_AND_CHASE("36.4"),
    CHASE_OF_A_ROOK("36.5");

    /** Begins the numbers of this chapter as files and addresses have them; {@link WorldRules#inChapter} says them in words. */
    static final String CHAPTER = "5.";

    private final String number;

    Heading(String number) {
        this.number = number;
    }

    static Optional<Heading> of(String number) {
        return Arrays.stream(values())
                .filter(heading -> heading.number.equals(number))
                .findFirst();
    }

    String number() {
        return number;
    }

    /** The heading in words. */
    Message title() {
        return WorldRules.WORDS.message("heading." + number);
    }
}
