package org.chuhe.server.site.offline;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * What makes files one version: pages packed by language, so that a thousand of them are one request, and a script that
 * keeps all or nothing of it on the device. It knows the hash of every file; a version is named after all of them.
 */
final class OfflinePack {
    /** The script's name; it keeps what lies beside and below it. */
    static final String WORKER = "sw.js";

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int NAME = 12;

    private final Map<String, byte[]> bundles;
    private final byte[] worker;

    private OfflinePack(Map<String, byte[]> bundles, byte[] worker) {
        this.bundles = bundles;
        this.worker = worker;
    }

    /**
     * Packs files.
     *
     * @param fixed what is not packed, by name
     * @param pages what is, each in the folder of its language
     * @param script the script that keeps them
     */
    static OfflinePack of(Map<String, byte[]> fixed, Map<String, byte[]> pages, String script) {
        Map<String, Map<String, String>> byFolder = new TreeMap<>();
        pages.forEach((name, page) -> byFolder.computeIfAbsent(
                        name.substring(0, name.indexOf('/')), folder -> new TreeMap<>())
                .put(name, new String(page, StandardCharsets.UTF_8)));
        Map<String, byte[]> bundles = new LinkedHashMap<>();
        byFolder.forEach((folder, texts) -> {
            byte[] packed = compressed(JSON.writeValueAsBytes(texts));
            bundles.put("pages-" + folder + "-" + hex(packed).substring(0, NAME) + ".gz", packed);
        });
        Map<String, Object> site = new LinkedHashMap<>();
        List<Map<String, String>> files = listed(fixed);
        List<Map<String, String>> packs = listed(bundles);
        site.put("version", hex(JSON.writeValueAsBytes(List.of(files, packs))).substring(0, NAME));
        site.put("files", files);
        site.put("bundles", packs);
        String whole = "const SITE=" + JSON.writeValueAsString(site) + ";\n" + script;
        return new OfflinePack(bundles, whole.getBytes(StandardCharsets.UTF_8));
    }

    private static List<Map<String, String>> listed(Map<String, byte[]> files) {
        List<Map<String, String>> list = new ArrayList<>();
        new TreeMap<>(files).forEach((name, content) -> {
            Map<String, String> file = new LinkedHashMap<>();
            file.put("path", name);
            file.put("integrity", "sha256-" + Base64.getEncoder().encodeToString(digest(content)));
            list.add(file);
        });
        return list;
    }

    /** The packed pages; their names say what is in them. */
    Map<String, byte[]> bundles() {
        return bundles;
    }

    /** The script, which knows all files of this version. */
    byte[] worker() {
        return worker.clone();
    }

    private static byte[] compressed(byte[] content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String hex(byte[] content) {
        return HexFormat.of().formatHex(digest(content));
    }

    private static byte[] digest(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
