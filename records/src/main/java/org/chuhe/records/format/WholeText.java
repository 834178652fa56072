package org.chuhe.records.format;

import java.io.IOException;
import org.chuhe.records.format.RecordException.Problem;

/** A text file that holds one game and is read whole. */
public final class WholeText {
    private WholeText() {}

    public static String read(TextInput input) throws IOException {
        while (input.nextLine()) {
            if (input.isFull()) {
                throw new RecordException(Problem.UNREADABLE, Texts.message("file.too.large", input.longest() >> 20));
            }
        }
        return input.toString();
    }
}
