package org.chuhe.engines.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A language in which programs are talked to. */
public sealed interface EngineProtocol permits Uci, Ucci {
    /** {@code uci} or {@code ucci}: its name, and the word by which it begins. */
    String id();

    /** The line by which the program says that it speaks it. */
    default String greeted() {
        return id() + "ok";
    }

    /**
     * What is set before the first game: what this game needs, no thinking in the opponent's time, then what the user
     * wants.
     *
     * @param offered what the program offers
     * @param wanted what the user wants, by the program's names
     */
    List<String> settings(List<EngineOption> offered, Map<String, String> wanted);

    /** What begins a game. */
    List<String> newGame(List<EngineOption> offered);

    /** What asks for a move: the position with the whole game, bans, limits. */
    List<String> search(SearchRequest request);

    /** The answer that a line gives; empty if it gives none. */
    Optional<EngineAnswer> answer(String line);

    /** How moves are spelled. */
    RankDialect ranks();
}
