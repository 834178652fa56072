/** What the tests of every module need: the shared folder, JSON lines, seeded property loops. */
package org.chuhe.testing;
