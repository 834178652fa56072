package org.chuhe.server.platform.config;

import java.util.Optional;
import org.chuhe.engines.process.EngineSpec;

/**
 * The program that looks at positions for visitors.
 *
 * @param spec how it is started; empty if there is none, and then nothing of it is shown
 * @param processes how many positions it looks at side by side
 * @param seconds how long it looks at one
 */
public record AnalysisEngine(Optional<EngineSpec> spec, int processes, int seconds) {}
