/** What those who keep a server running do from the command line: backups, accounts, packages' own texts. */
@NullMarked
package org.chuhe.cli.service;

import org.jspecify.annotations.NullMarked;
