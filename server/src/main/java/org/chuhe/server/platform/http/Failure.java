package org.chuhe.server.platform.http;

import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** A request that cannot be fulfilled: an HTTP status, and words for the person who asked. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(Failure.class);

    /** How long somebody waits who comes too early and is not told when to come. */
    private static final long A_MOMENT = 5;

    private final int status;
    private final long seconds;
    private final transient Message message;

    private Failure(int status, Message message) {
        this(status, message, status == 429 || status == 503 ? A_MOMENT : 0);
    }

    private Failure(int status, Message message, long seconds) {
        super(message.toString(), null, false, false);
        this.status = status;
        this.message = message;
        this.seconds = seconds;
    }

    /** A request that makes no sense, in the words of the caller. */
    static Failure unusable(Message message) {
        return new Failure(422, message);
    }

    /** What a service or a store says, over HTTP. */
    static Failure of(Rejection rejection) {
        return new Failure(status(rejection), rejection.message());
    }

    static int status(Rejection rejection) {
        return switch (rejection.reason()) {
            case UNUSABLE -> 422;
            case MALFORMED -> 400;
            case NOT_FOUND -> 404;
            case UNKNOWN_PERSON -> 401;
            case FORBIDDEN -> 403;
            case CONFLICT -> 409;
            case TOO_LARGE -> 413;
            case TOO_MUCH -> 429;
            case BUSY -> 503;
            case NOT_OFFERED -> 501;
        };
    }

    /** There is nothing at this address. */
    static Failure notFound() {
        return of(404);
    }

    /** What an HTTP status says by itself. */
    static Failure of(int status) {
        if (status == 404) {
            return of(Rejection.notFound());
        }
        return new Failure(status, WORDS.message("failure." + (known(status) ? status : status < 500 ? 400 : 500)));
    }

    /** The body is not what it should be. */
    static Failure notJson() {
        return unusable(WORDS.message("failure.json"));
    }

    static Failure controlCharacters() {
        return new Failure(400, WORDS.message("failure.characters"));
    }

    static Failure tooMany(long seconds) {
        return new Failure(429, WORDS.message("failure.429", seconds), seconds);
    }

    static Failure tooLarge(int kilobytes) {
        return new Failure(413, WORDS.message("failure.413", kilobytes));
    }

    /**
     * The database is away or takes nothing.
     *
     * @param reading whether nothing was to be stored
     * @param uncertain whether what was sent may have been stored all the same
     */
    static Failure storage(boolean reading, boolean uncertain) {
        return new Failure(
                503, WORDS.message(reading ? "failure.503" : uncertain ? "failure.uncertain" : "failure.not-stored"));
    }

    static Failure unexpected(String reference) {
        return new Failure(500, WORDS.message("failure.500", reference));
    }

    private static boolean known(int status) {
        return switch (status) {
            case 400, 401, 403, 405, 411, 415, 503 -> true;
            default -> false;
        };
    }

    /** After how many seconds it is worth trying again; 0 if time changes nothing. */
    long seconds() {
        return seconds;
    }

    int status() {
        return status;
    }

    Message message() {
        return message;
    }
}
