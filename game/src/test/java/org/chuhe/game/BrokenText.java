package org.chuhe.game;

import java.util.SplittableRandom;

/** Text with a few signs lost, changed, put in or doubled, as bad disks and bad copies leave it. */
public final class BrokenText {
    private BrokenText() {}

    public static String of(String text, SplittableRandom random) {
        StringBuilder broken = new StringBuilder(text);
        String signs = "0123456789-=(),[]% \nabcdeRK/wREDTRUEfalse_\ud83d车";
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(broken.length());
            switch (random.nextInt(5)) {
                case 0 -> broken.deleteCharAt(at);
                case 1 -> broken.insert(at, signs.charAt(random.nextInt(signs.length())));
                case 2 -> broken.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
                case 3 -> broken.delete(at, Math.min(broken.length() - 1, at + random.nextInt(80)));
                default -> broken.insert(at, broken.substring(at, Math.min(broken.length(), at + random.nextInt(120))));
            }
        }
        return broken.toString();
    }
}
