package org.chuhe.server.training.exams;

/**
 * A result with its signature.
 *
 * @param text what was signed, {@link ExamResult#text()}
 * @param signature Ed25519, in Base64
 */
public record SignedResult(String text, String signature) {
    /** What the text says. */
    public ExamResult result() {
        return ExamResult.read(text);
    }
}
