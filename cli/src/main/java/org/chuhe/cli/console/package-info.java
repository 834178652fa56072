/**
 * Between a command and the person who typed it: the console it talks to, the words it says, its exit code, what it calls
 * bad input, and the files it leaves behind. Also the two message files of the whole command line, help texts included.
 *
 * <p>Every package of the command line may use it; it knows none of them and no command.
 */
@NullMarked
package org.chuhe.cli.console;

import org.jspecify.annotations.NullMarked;
