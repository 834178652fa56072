package org.chuhe.records.dhtmlxq;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.jspecify.annotations.Nullable;

/** DhtmlXQ: [DhtmlXQ_tag]value[/DhtmlXQ_tag] in blocks, in a text of its own or somewhere in a web page. */
public final class DhtmlXqReader extends GameReader {
    private final TextInput input;
    private final Deque<Parsed> ready = new ArrayDeque<>();
    private boolean html;
    private boolean ended;

    public DhtmlXqReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        return start.contains("[DhtmlXQ");
    }

    @Override
    public long bytesRead() {
        return input.bytesRead();
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        while (ready.isEmpty() && !ended) {
            readBlock();
        }
        return ready.poll();
    }

    /** Reads lines up to the end of a block and all the blocks that end there. */
    private void readBlock() throws IOException {
        input.markAfter();
        boolean closed = false;
        while (!closed) {
            if (!input.nextLine()) {
                ended = true;
                break;
            }
            String line = input.line();
            html |= line.contains("<div") || line.contains("<html") || line.contains("<body");
            closed = line.contains("[/DhtmlXQ]") || line.contains("[/DhtmlXQiFrame]") || input.isFull();
        }
        String region = input.text(input.start(), input.lineEnd());
        int from = 0;
        while (from < region.length()) {
            int to = region.indexOf("[/DhtmlXQ", from);
            while (to >= 0 && !isBlockEnd(region, to)) {
                to = region.indexOf("[/DhtmlXQ", to + 1);
            }
            int end = to < 0 ? region.length() : to;
            int begin = blockStart(region, from, end);
            DhtmlXqParser.parse(region, begin, end, html).ifPresent(ready::add);
            from = to < 0 ? region.length() : to + 10;
        }
    }

    private static boolean isBlockEnd(String region, int at) {
        return region.startsWith("]", at + 9) || region.startsWith("iFrame]", at + 9);
    }

    /** A block that was never closed is no part of the next one. */
    private static int blockStart(String region, int from, int end) {
        int plain = region.lastIndexOf("[DhtmlXQ]", end);
        int frame = region.lastIndexOf("[DhtmlXQiFrame]", end);
        return Math.max(from, Math.max(plain, frame));
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
