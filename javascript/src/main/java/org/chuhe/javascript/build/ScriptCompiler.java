package org.chuhe.javascript.build;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.javascript.bridge.ArbiterScript;
import org.chuhe.javascript.bridge.CoreScript;
import org.chuhe.javascript.bridge.MovesScript;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the scripts into a folder, with their texts: {@code moves.js}, {@code core.js} and {@code core.json}, {@code
 * chuhe.js} and {@code chuhe.json}. If nothing on the class path is newer than they are, nothing is done: it takes half a minute.
 * With {@code wasm} as a second argument the same becomes WebAssembly instead, to be measured.
 */
public final class ScriptCompiler {
    private ScriptCompiler() {}

    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        Path folder = Path.of(arguments[0]);
        boolean wasm = arguments.length > 1 && arguments[1].equals("wasm");
        String ending = wasm ? ".wasm" : ".js";
        Path last = folder.resolve("chuhe" + ending);
        if (Files.exists(last) && Files.getLastModifiedTime(last).toMillis() > newestClass()) {
            return;
        }
        Files.createDirectories(folder);
        Texts.write(folder);
        compile(MovesScript.class, folder, "moves" + ending);
        compile(CoreScript.class, folder, "core" + ending);
        compile(ArbiterScript.class, folder, "chuhe" + ending);
    }

    private static void compile(Class<?> script, Path folder, String file) throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(file.endsWith(".js") ? TeaVMTargetType.JAVASCRIPT : TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(script.getName());
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(file);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setObfuscated(true);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setClassLoader(ScriptCompiler.class.getClassLoader());
        tool.generate();
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
