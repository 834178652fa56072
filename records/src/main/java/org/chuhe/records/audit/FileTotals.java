package org.chuhe.records.audit;

/**
 * What the parts of one file came to together.
 *
 * @param games how many games were audited
 * @param plies how many plies they have
 * @param gamesWithFindings in how many of them something was found
 * @param duplicates how many were seen before
 */
public record FileTotals(int games, long plies, int gamesWithFindings, int duplicates) {
    public static final FileTotals NONE = new FileTotals(0, 0, 0, 0);

    /** These and another part of the file. */
    public FileTotals plus(FileAudit part, int duplicatesInIt) {
        return new FileTotals(
                games + part.games(),
                plies + part.plies(),
                gamesWithFindings + part.gamesWithFindings(),
                duplicates + duplicatesInIt);
    }
}
