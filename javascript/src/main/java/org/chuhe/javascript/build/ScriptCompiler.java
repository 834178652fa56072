package org.chuhe.javascript.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.chuhe.javascript.bridge.ArbiterScript;
import org.chuhe.javascript.bridge.CoreScript;
import org.chuhe.javascript.bridge.GameScript;
import org.chuhe.javascript.bridge.MovesScript;
import org.chuhe.javascript.bridge.WasmScript;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the scripts into a folder, with their texts: {@code moves.js}; {@code core.js} and {@code core.json}; {@code
 * chuhe.js} and {@code chuhe.json}; {@code game.js} and {@code game.json}; {@code chuhe.wasm}, {@code arbiter.json} and what
 * loads it. If nothing on the class path is newer than they are, nothing is done: it takes half a minute.
 */
public final class ScriptCompiler {
    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

    /** What is compiled, the longest work first: they do not wait for each other. */
    private static final Map<String, Class<?>> SCRIPTS = new LinkedHashMap<>();

    static {
        SCRIPTS.put("game.js", GameScript.class);
        SCRIPTS.put("chuhe.js", ArbiterScript.class);
        SCRIPTS.put("chuhe.wasm", WasmScript.class);
        SCRIPTS.put("core.js", CoreScript.class);
        SCRIPTS.put("moves.js", MovesScript.class);
    }

    private ScriptCompiler() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Path done = folder.resolve("done");
        if (Files.exists(done) && Files.getLastModifiedTime(done).toMillis() > newestClass()) {
            return;
        }
        Files.createDirectories(folder);
        Files.deleteIfExists(done);
        ScriptTexts.write(folder);
        try (InputStream runtime = ScriptCompiler.class.getClassLoader().getResourceAsStream(RUNTIME)) {
            Files.write(
                    folder.resolve("wasm-runtime.js"),
                    Objects.requireNonNull(runtime, RUNTIME).readAllBytes());
        }
        SCRIPTS.entrySet().parallelStream().forEach(script -> compile(script.getValue(), folder, script.getKey()));
        Files.writeString(done, "");
    }

    private static void compile(Class<?> script, Path folder, String file) {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(file.endsWith(".js") ? TeaVMTargetType.JAVASCRIPT : TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(script.getName());
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(file);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setObfuscated(true);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setClassLoader(ScriptCompiler.class.getClassLoader());
        try {
            tool.generate();
        } catch (TeaVMToolException e) {
            throw new IllegalStateException(file, e);
        }
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(file + ": " + words(problems));
        }
    }

    private static String words(List<Problem> problems) {
        StringBuilder words = new StringBuilder();
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        for (Problem problem : problems) {
            text.clear();
            problem.render(text);
            words.append(text.getText()).append("; ");
        }
        return words.toString();
    }

    private static long newestClass() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .mapToLong(ScriptCompiler::newest)
                .max()
                .orElse(0);
    }

    private static long newest(Path folderOrJar) {
        try (Stream<Path> files = Files.walk(folderOrJar)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().lastModified())
                    .max()
                    .orElse(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
