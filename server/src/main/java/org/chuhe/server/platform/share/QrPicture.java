package org.chuhe.server.platform.share;

import io.javalin.http.Context;
import io.nayuki.qrcodegen.QrCode;

/** An address as a QR code, for the phone beside the screen. */
public final class QrPicture {
    /** The white edge without which readers do not find the code. */
    private static final int QUIET = 4;

    private QrPicture() {}

    /** Answers with the code of an address. It is kept only briefly: a laptop on another network has another address. */
    public static void answer(Context context, String address) {
        context.header("Cache-Control", "private, max-age=60");
        context.contentType("image/svg+xml").result(of(address));
    }

    /** A drawing of black squares on white, whatever the theme: that is what cameras expect. */
    public static String of(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        int size = code.size + 2 * QUIET;
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + QUIET)
                            .append(' ')
                            .append(y + QUIET)
                            .append("h1v1h-1z");
                }
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + " " + size
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + size + "v" + size + "H0z\"/>"
                + "<path fill=\"#000\" d=\"" + path + "\"/></svg>";
    }
}
