/** What the tests of every module need: real games, sample files, JSON lines, seeded property loops. */
package org.chuhe.testing;
