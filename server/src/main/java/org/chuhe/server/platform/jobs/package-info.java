/**
 * Work in the background ({@link org.chuhe.server.platform.jobs.Jobs}): what is done again and again, and what visitors ask for,
 * in turn for everybody. All threads are made here ({@link org.chuhe.server.platform.jobs.Threads}).
 */
@NullMarked
package org.chuhe.server.platform.jobs;

import org.jspecify.annotations.NullMarked;
