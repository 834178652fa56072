package org.chuhe.server.platform.http;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.PieceSet;
import org.chuhe.documents.board.Theme;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.jspecify.annotations.Nullable;

/**
 * Whoever sent a request.
 *
 * @param locale the language, with the notation if one was chosen
 * @param theme {@code light}, {@code dark} or empty for what the machine prefers
 * @param board how boards are liked
 * @param account who it is, if logged in
 * @param secret the browser's own secret, from its cookie; empty if it sent none
 * @param csrf what a form must send back to prove that it came from our page
 * @param address where the request came from, as it is counted
 */
public record Visitor(
        Locale locale,
        String theme,
        LikedBoard board,
        Optional<Account> account,
        String secret,
        String csrf,
        String address) {
    private static final String ATTRIBUTE = "visitor";

    /** Who sent this request. */
    public static Visitor of(Context context) {
        Visitor visitor = context.attribute(ATTRIBUTE);
        if (visitor == null) {
            throw new IllegalStateException("the request has not passed the door");
        }
        return visitor;
    }

    void enter(Context context) {
        context.attribute(ATTRIBUTE, this);
    }

    /** How the server draws a board for this reader. */
    public BoardLook look() {
        return board.look(theme);
    }

    /** The account; whoever has none is asked to log in. */
    public Account member() {
        return account.orElseThrow(() -> Failure.of(401));
    }

    /** Whether the reader reads Chinese. */
    public boolean chinese() {
        return language().isChinese();
    }

    public Language language() {
        return Language.of(locale);
    }

    /**
     * A name for the browser that others may see and nobody can turn into its cookie: the account's id, or one made from
     * the secret. Empty if the browser keeps no cookies.
     */
    public String identity() {
        return account.map(Account::id)
                .orElse(secret.isEmpty() ? "" : "guest-" + Token.hash(secret).substring(0, 20));
    }

    /**
     * How a reader likes boards, as far as the server draws them: before a script runs, or without one. The rest of the settings
     * stays in the browser.
     *
     * @param make what boards are made of; empty for the one that is light by day and dark by night
     * @param pieces what stands on the pieces
     */
    public record LikedBoard(Optional<Theme> make, PieceSet pieces) {
        /** Nothing was chosen. */
        public static final LikedBoard USUAL = new LikedBoard(Optional.empty(), PieceSet.CHINESE);

        /** What two cookies say; what they cannot mean counts as nothing. */
        static LikedBoard of(@Nullable String make, @Nullable String pieces) {
            return new LikedBoard(
                    Stream.of(Theme.WOOD, Theme.SLATE, Theme.CONTRAST)
                            .filter(theme -> theme.code().equals(make))
                            .findFirst(),
                    Optional.ofNullable(pieces)
                            .flatMap(code -> Coded.find(PieceSet.class, code))
                            .orElse(PieceSet.CHINESE));
        }

        /** The word for the make in cookies and style sheets. */
        String word() {
            return make.map(Theme::code).orElse("");
        }

        /** Such a board on a page in a theme. */
        BoardLook look(String pageTheme) {
            Theme usual = pageTheme.equals("dark") ? Theme.DARK : Theme.LIGHT;
            return BoardLook.DEFAULT.with(make.orElse(usual)).with(pieces);
        }
    }
}
