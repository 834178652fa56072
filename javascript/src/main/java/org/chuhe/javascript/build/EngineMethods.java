package org.chuhe.javascript.build;

import java.util.List;
import org.chuhe.javascript.jdk.JsMethods;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Lets {@link Character} and {@link Double} ask {@link JsMethods}; the compiler's own tables would be a fifth of a script. */
public final class EngineMethods implements TeaVMPlugin, ClassHolderTransformer {
    @Override
    public void install(TeaVMHost host) {
        host.add((ClassHolderTransformer) this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals("java.lang.Double")) {
            replace(
                    type.getMethod(new MethodDescriptor("toString", double.class, String.class)),
                    context,
                    double.class,
                    String.class);
        }
        if (type.getName().equals("java.lang.Character")) {
            for (String name : List.of("isLetter", "isLetterOrDigit", "isUpperCase", "isWhitespace")) {
                // What takes a char asks what takes an int.
                replace(
                        type.getMethod(new MethodDescriptor(name, int.class, boolean.class)),
                        context,
                        int.class,
                        boolean.class);
            }
            for (String name : List.of("toLowerCase", "toUpperCase")) {
                replace(
                        type.getMethod(new MethodDescriptor(name, int.class, int.class)),
                        context,
                        int.class,
                        int.class);
            }
        }
    }

    private static void replace(
            MethodHolder method, ClassHolderTransformerContext context, Class<?> parameter, Class<?> result) {
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        program.invoke(JsMethods.class, method.getName(), result, program.var(1, parameter))
                .returnValue();
    }
}
