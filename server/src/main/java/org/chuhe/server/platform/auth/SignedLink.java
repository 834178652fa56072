package org.chuhe.server.platform.auth;

import java.util.List;
import org.chuhe.text.Coded;

/**
 * What a link or cookie gives that the server signs and does not keep: whoever has its secret may do what it is for.
 *
 * @param scope where it holds, such as an event; empty = on the whole server
 * @param subject the id of who or what it is about
 * @param issue how often it has been renewed: the secrets of earlier issues open nothing any more
 */
public record SignedLink(Purpose purpose, String scope, String subject, int issue) {
    /** What it is for. The secret of one purpose opens nothing of another. */
    public enum Purpose implements Coded {
        /** A form of our own pages, in one browser. */
        FORM("form"),
        /** A browser in which an account has logged in before. */
        BROWSER("browser"),
        /** Who tells of an engine match. */
        MATCH("match"),
        /** A game that follows from where it is played. */
        BOARD("board"),
        /** A seat at a live game. */
        SEAT("seat"),
        /** A candidate who may begin an exam. */
        CANDIDATE("candidate"),
        /** A candidate's sitting of an exam. */
        SITTING("sitting"),
        /** Where people enter an event. */
        ENTRY("entry"),
        /** Where a captain hands in the line-ups of his team. */
        CAPTAIN("captain"),
        /** A player of an event. */
        PASS("pass"),
        /** The address from which somebody asked to enter an event; not a link, but a mark. */
        ADDRESS("address");

        private final String code;

        Purpose(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** One that is never renewed and holds on the whole server. */
    public static SignedLink of(Purpose purpose, String subject) {
        return new SignedLink(purpose, "", subject, 0);
    }

    /** What is signed: each part with its length, so that no two links have one text. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (String part : List.of(purpose.code(), scope, subject, Integer.toString(issue))) {
            text.append(part.length()).append(':').append(part);
        }
        return text.toString();
    }
}
