package org.chuhe.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The ninth round of a Swiss event of eleven: pairing with all its reasons, and the table after eight rounds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PairingBenchmark {
    private static final int ROUNDS = 11;
    private static final int PLAYED = 8;

    @Param({"500", "1000", "2000"})
    public int players = 2_000;

    private Tournament event = Tournament.create("bench", Regulations.swiss(ROUNDS));

    /** Plays the rounds before; they are not measured. */
    @Setup(Level.Trial)
    public void play() {
        SplittableRandom random = new SplittableRandom(players);
        Tournament played = EventGenerator.play("bench", Regulations.swiss(PLAYED), players, Conditions.CALM, random);
        event = Tournament.of(played.event().with(Regulations.swiss(ROUNDS)));
    }

    /** The ninth round. */
    @Benchmark
    public Proposal pairRoundNine() {
        return event.nextRound();
    }

    /** The table before it. */
    @Benchmark
    public Table standings() {
        return event.standings();
    }
}
