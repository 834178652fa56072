package org.chuhe.documents.pdf;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Lets people search and copy what they see. A Chinese font draws the radical ⾺ and the character 马 by one glyph, and
 * the PDF writer notes the radical; then nobody called 马 is ever found. Here every radical gives way to its character.
 */
final class SearchableText {
    /** Radicals that Unicode's own compatibility mapping does not know, a few signs, and the characters drawn alike. */
    private static final String RADICALS =
            "⺂⺃⺅⺉⺋⺏⺐⺒⺓⺔⺕⺖⺘⺙⺛⺞⺠⺡⺣⺤⺦⺨⺭⺯⺰⺱⺳⺹⺺⺾⻂⻅⻆⻈⻉⻋⻌⻐⻑⻒⻓⻔⻖⻘⻙⻚⻛⻜⻝⻟⻠⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻮⻯⻰⻱⻲⼾‒\u2003\u2329\u232A";

    private static final String CHARACTERS =
            "乛乚亻刂㔾尣尢巳幺彑彐忄扌攵旡歺民氵灬爫丬犭礻糹纟罓㓁耂肀艹衤见角讠贝车辶钅長镸长门阝青韦页风飞食飠饣马骨鬼鱼鸟卤麦黄黾斉齐齿竜龙龜亀户–\u3000〈〉";

    private static final Pattern RANGE =
            Pattern.compile("<([0-9A-Fa-f]{4})>\\s*<([0-9A-Fa-f]{4})>\\s*<([0-9A-Fa-f]{4,8})>");

    /** No more entries than this may stand in one block. */
    private static final int BLOCK = 100;

    private SearchableText() {}

    static void in(PDDocument document) throws IOException {
        for (COSObject object : document.getDocument().getObjectsByType(COSName.FONT)) {
            if (object.getObject() instanceof COSDictionary font
                    && font.getDictionaryObject(COSName.TO_UNICODE) instanceof COSStream stream) {
                String before = stream.toTextString();
                try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
                    out.write(rewritten(before).getBytes(StandardCharsets.US_ASCII));
                }
            }
        }
    }

    /** The same table with every code on a line of its own. */
    static String rewritten(String table) {
        List<String> entries = new ArrayList<>();
        Matcher range = RANGE.matcher(table);
        int head = table.length();
        while (range.find()) {
            head = Math.min(head, table.lastIndexOf('\n', table.lastIndexOf("beginbfrange", range.start())) + 1);
            int first = Integer.parseInt(range.group(1), 16);
            int last = Integer.parseInt(range.group(2), 16);
            int start = codePoint(range.group(3));
            for (int code = first; code <= last; code++) {
                entries.add(String.format(Locale.ROOT, "<%04X> <%s>", code, utf16(character(start + code - first))));
            }
        }
        if (entries.isEmpty()) {
            return table;
        }
        StringBuilder text = new StringBuilder(table.substring(0, head));
        for (int i = 0; i < entries.size(); i += BLOCK) {
            List<String> block = entries.subList(i, Math.min(entries.size(), i + BLOCK));
            text.append(block.size()).append(" beginbfchar\n");
            block.forEach(entry -> text.append(entry).append('\n'));
            text.append("endbfchar\n");
        }
        return text.append(table.substring(table.lastIndexOf("endbfrange") + "endbfrange".length() + 1))
                .toString();
    }

    private static int codePoint(String hex) {
        int high = Integer.parseInt(hex.substring(0, 4), 16);
        return hex.length() < 8
                ? high
                : Character.toCodePoint((char) high, (char) Integer.parseInt(hex.substring(4, 8), 16));
    }

    private static String utf16(int codePoint) {
        StringBuilder hex = new StringBuilder();
        for (char c : Character.toChars(codePoint)) {
            hex.append(String.format(Locale.ROOT, "%04X", (int) c));
        }
        return hex.toString();
    }

    static int character(int codePoint) {
        int known = RADICALS.indexOf(codePoint);
        if (known >= 0) {
            return CHARACTERS.codePointAt(known);
        }
        boolean radical = codePoint >= 0x2E80 && codePoint <= 0x2FDF;
        return radical
                ? Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFKC)
                        .codePointAt(0)
                : codePoint;
    }
}
