package org.chuhe.cli;

import java.util.Stack;
import java.util.regex.Pattern;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Takes the next word after {@code --spark} if it names a cluster; otherwise it is a path, and this machine is meant. */
final class ClusterName implements IParameterConsumer {
    private static final String THIS_MACHINE = "local[*]";
    private static final Pattern MASTER = Pattern.compile("local(\\[.*])?|local-cluster\\[.*]|yarn|(spark|k8s)://.*");

    @Override
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
        boolean named = !words.isEmpty() && MASTER.matcher(words.peek()).matches();
        option.setValue(named ? words.pop() : THIS_MACHINE);
    }
}
