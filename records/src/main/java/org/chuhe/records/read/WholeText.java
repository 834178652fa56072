package org.chuhe.records.read;

import java.io.IOException;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;

/** A text file that holds one game and is read whole. */
final class WholeText {
    private WholeText() {}

    static String read(TextInput input) throws IOException {
        while (input.nextLine()) {
            if (input.isFull()) {
                throw new RecordException(
                        Problem.UNREADABLE, Texts.message("file.too.large", TextInput.LONGEST_REGION >> 20));
            }
        }
        return input.toString();
    }
}
