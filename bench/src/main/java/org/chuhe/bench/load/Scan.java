package org.chuhe.bench.load;

/** Finds a value in a message by its key; thousands of clients on one machine cannot parse everything they are sent. */
final class Scan {
    private Scan() {}

    static String text(String json, String key) {
        return text(json, key, 0);
    }

    static String text(String json, String key, int from) {
        int start = json.indexOf(key, Math.max(0, from));
        if (start < 0) {
            return "";
        }
        int end = json.indexOf('"', start + key.length());
        return end < 0 ? "" : json.substring(start + key.length(), end);
    }

    static long number(String json, String key, int from) {
        int start = json.indexOf(key, Math.max(0, from));
        if (start < 0) {
            return -1;
        }
        int end = start + key.length();
        while (end < json.length() && Character.isDigit(json.charAt(end))) {
            end++;
        }
        return end == start + key.length() ? -1 : Long.parseLong(json.substring(start + key.length(), end));
    }
}
