package org.chuhe.records.dhtmlxq;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.Texts;
import org.jspecify.annotations.Nullable;

/** DhtmlXQ: [DhtmlXQ_tag]value[/DhtmlXQ_tag] in blocks, in a text of its own or somewhere in a web page. */
public final class DhtmlXqReader extends GameReader {
    private final TextInput input;
    private final Deque<Parsed> ready = new ArrayDeque<>();
    private boolean html;
    private boolean linePending;
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

    /**
     * Reads lines up to where the next block begins: in web pages the moves may stand in a script behind a block, in
     * texts there may be words.
     */
    private void readBlock() throws IOException {
        if (linePending) {
            input.mark();
        } else {
            input.markAfter();
        }
        boolean closed = false;
        boolean full = false;
        while (true) {
            if (!linePending && !input.nextLine()) {
                ended = true;
                break;
            }
            String line = input.line();
            boolean opens = line.contains("[DhtmlXQ]") || line.contains("[DhtmlXQiFrame]");
            if (closed && opens) {
                linePending = true;
                break;
            }
            linePending = false;
            html |= line.contains("<div") || line.contains("<html") || line.contains("<body");
            closed |= line.contains("[/DhtmlXQ]") || line.contains("[/DhtmlXQiFrame]");
            if (input.isFull()) {
                full = true;
                break;
            }
        }
        split(input.text(input.start(), linePending ? input.lineStart() : input.lineEnd()));
        if (full && !ready.isEmpty()) {
            ready.getLast().defects().add(new Defect(Defect.Kind.TOO_LARGE, 0, "", Texts.message("game.too.large")));
        }
    }

    private void split(String region) {
        int from = 0;
        while (from < region.length()) {
            int to = region.indexOf("[/DhtmlXQ", from);
            while (to >= 0 && !isBlockEnd(region, to)) {
                to = region.indexOf("[/DhtmlXQ", to + 1);
            }
            int end = to < 0 ? region.length() : to;
            int begin = blockStart(region, from, end);
            int next = to < 0 ? region.length() : nextBlock(region, to);
            DhtmlXqParser.parse(region, begin, end, next, html).ifPresent(ready::add);
            if (!html && !ready.isEmpty()) {
                List<Defect> defects = ready.getLast().defects();
                Defect.leftOut(defects, 0, region.substring(from, begin));
                Defect.leftOut(defects, 0, region.substring(Math.min(region.indexOf(']', end) + 1, next), next));
            }
            from = next;
        }
    }

    private static int nextBlock(String region, int from) {
        int next = region.indexOf("[DhtmlXQ", from);
        while (next >= 0 && !region.startsWith("]", next + 8) && !region.startsWith("iFrame]", next + 8)) {
            next = region.indexOf("[DhtmlXQ", next + 1);
        }
        return next < 0 ? region.length() : next;
    }

    private static boolean isBlockEnd(String region, int at) {
        return region.startsWith("]", at + 9) || region.startsWith("iFrame]", at + 9);
    }

    /** A block that was never closed is no part of the next one. */
    private static int blockStart(String region, int from, int end) {
        String before = region.substring(from, end);
        int plain = before.lastIndexOf("[DhtmlXQ]");
        int frame = before.lastIndexOf("[DhtmlXQiFrame]");
        return from + Math.max(0, Math.max(plain, frame));
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
