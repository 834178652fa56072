package org.chuhe.game.log;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.game.result.GameOutcome;
import org.chuhe.game.result.Reason;
import org.chuhe.game.rules.EventLevel;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.state.EndEvent.Signer;

/**
 * The words by which logs and databases know constants. They are part of the format: a constant may be renamed, its word
 * stays, and no word is ever given to another constant.
 */
public final class Codes<E extends Enum<E>> {
    public static final Codes<Side> SIDES = new Codes<>(Side.class)
            .add(Side.RED, "red")
            .add(Side.BLACK, "black")
            .complete();

    public static final Codes<Reason> REASONS = new Codes<>(Reason.class)
            .add(Reason.CHECKMATE, "checkmate")
            .add(Reason.STALEMATE, "stalemate")
            .add(Reason.SUICIDE, "suicide")
            .add(Reason.PERPETUAL_CHECK, "perpetual-check")
            .add(Reason.NOT_VARIED, "not-varied")
            .add(Reason.TIME, "time")
            .add(Reason.LATE, "late")
            .add(Reason.ILLEGAL_MOVES, "illegal-moves")
            .add(Reason.EMPTY_PRESSES, "empty-presses")
            .add(Reason.FOULS, "fouls")
            .add(Reason.FALSE_LIMIT_CLAIMS, "false-limit-claims")
            .add(Reason.RESIGNATION, "resignation")
            .add(Reason.DISCIPLINE, "discipline")
            .add(Reason.AGREEMENT, "agreement")
            .add(Reason.NO_ATTACKERS, "no-attackers")
            .add(Reason.REPETITION, "repetition")
            .add(Reason.MOVE_LIMIT, "move-limit")
            .add(Reason.BOTH_FLAGS, "both-flags")
            .add(Reason.BOTH_LATE, "both-late")
            .add(Reason.WITHDRAWAL, "withdrawal")
            .add(Reason.COLOURS_REVERSED, "colours-reversed")
            .add(Reason.ARBITER, "arbiter")
            .complete();

    static final Codes<GameOutcome> OUTCOMES = new Codes<>(GameOutcome.class)
            .add(GameOutcome.RED_WINS, "red-wins")
            .add(GameOutcome.BLACK_WINS, "black-wins")
            .add(GameOutcome.DRAW, "draw")
            .add(GameOutcome.BOTH_LOSE, "both-lose")
            .add(GameOutcome.VOID, "void")
            .complete();

    static final Codes<ClaimKind> CLAIMS = new Codes<>(ClaimKind.class)
            .add(ClaimKind.MOVE_LIMIT, "move-limit")
            .add(ClaimKind.REPETITION, "repetition")
            .complete();

    /** Of a ruling on a repetition; what comes of other claims is no ruling. */
    static final Codes<Consequence> VERDICTS = new Codes<>(Consequence.class)
            .add(Consequence.NOT_ACCEPTED, "no-repetition")
            .add(Consequence.LOSS, "perpetual-check")
            .add(Consequence.MUST_VARY, "must-vary")
            .add(Consequence.DRAW_UNLESS_VARIED, "draw")
            .add(Consequence.UNDECIDED, "undecided");

    static final Codes<Authority> AUTHORITIES = new Codes<>(Authority.class)
            .add(Authority.SYSTEM, "system")
            .add(Authority.ARBITER, "arbiter")
            .add(Authority.CHIEF_ARBITER, "chief-arbiter")
            .add(Authority.ORGANISER, "organiser")
            .complete();

    static final Codes<Signer> SIGNERS = new Codes<>(Signer.class)
            .add(Signer.RED, "red")
            .add(Signer.BLACK, "black")
            .add(Signer.ARBITER, "arbiter")
            .complete();

    static final Codes<EventLevel> LEVELS = new Codes<>(EventLevel.class)
            .add(EventLevel.NATIONAL, "national")
            .add(EventLevel.PROVINCIAL, "provincial")
            .add(EventLevel.YOUTH, "youth")
            .add(EventLevel.ONLINE, "online")
            .complete();

    static final Codes<BothFlags> BOTH_FLAGS = new Codes<>(BothFlags.class)
            .add(BothFlags.FIRST_LOSES, "first-loses")
            .add(BothFlags.DRAWN, "drawn")
            .complete();

    private final Class<E> type;
    private final Map<E, String> codes;
    private final Map<String, E> constants = new HashMap<>();

    private Codes(Class<E> type) {
        this.type = type;
        this.codes = new EnumMap<>(type);
    }

    private Codes<E> add(E constant, String code) {
        if (codes.put(constant, code) != null || constants.put(code, constant) != null) {
            throw new IllegalStateException("twice: " + code);
        }
        return this;
    }

    private Codes<E> complete() {
        for (E constant : type.getEnumConstants()) {
            if (!codes.containsKey(constant)) {
                throw new IllegalStateException(constant + " has no word in the log");
            }
        }
        return this;
    }

    /** All tables. */
    static List<Codes<?>> tables() {
        return List.of(SIDES, LEVELS, BOTH_FLAGS, CLAIMS, VERDICTS, AUTHORITIES, OUTCOMES, REASONS, SIGNERS);
    }

    /** The word for a constant. */
    public String of(E constant) {
        String code = codes.get(constant);
        if (code == null) {
            throw new IllegalStateException(constant + " has no word in the log");
        }
        return code;
    }

    /** The constant that a word stands for; empty if this program knows none. */
    public Optional<E> find(String code) {
        return Optional.ofNullable(constants.get(code));
    }

    /** All words, in the order of the constants. */
    public List<String> all() {
        return new ArrayList<>(codes.values());
    }
}
