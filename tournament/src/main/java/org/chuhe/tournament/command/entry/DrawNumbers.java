package org.chuhe.tournament.command.entry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.FirstRound;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;

/** 抽签: gives everybody his 序号 before the first round (2011 rules, 附录一, 附录二 二.1). */
public record DrawNumbers(Mode mode, long seed) implements Command {
    /** How the numbers are drawn. */
    public enum Mode implements Coded {
        /** One draw for all. */
        LOT("lot"),
        /** Two halves by seed and rating, drawn apart, so that each of the upper half meets one of the lower. */
        HALVES("halves"),
        /** No draw: by seed, then rating. */
        STRENGTH("strength"),
        /** No draw: numbers without gaps in the order of entry. */
        ENTRY("entry");

        private final String code;

        Mode(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    @Override
    public Outcome applyTo(Event event) {
        if (event.begun()) {
            return Outcome.refused("draw.begun", event.regulations().format().drawArticle());
        }
        Map<Integer, Integer> numbers = numbers(event);
        Event renumbered = event.with(regulations(event, numbers));
        return Outcome.done(renumbered
                .withDrawn(true)
                .withPlayers(event.players().stream()
                        .map(p -> p.numbered(numbers.getOrDefault(p.no(), p.no())))
                        .toList())
                .withTeams(event.teams().stream()
                        .map(t -> t.numbered(numbers.getOrDefault(t.no(), t.no())))
                        .toList()));
    }

    /** Which number each entrant gets in place of which. */
    private Map<Integer, Integer> numbers(Event event) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Entrant> order = new ArrayList<>(event.entrants());
        switch (mode) {
            case LOT -> shuffle(order, random);
            case STRENGTH -> order.sort(byStrength());
            case HALVES -> order = halves(order, event.regulations().firstRound(), random);
            case ENTRY -> order.sort(Comparator.comparingInt(Entrant::no));
        }
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < order.size(); i++) {
            numbers.put(order.get(i).no(), i + 1);
        }
        return numbers;
    }

    /** Pairs kept apart stay the same people. */
    private static Regulations regulations(Event event, Map<Integer, Integer> numbers) {
        List<ForbiddenPair> pairs = event.regulations().forbidden().stream()
                .map(p -> new ForbiddenPair(
                        numbers.getOrDefault(p.a(), p.a()),
                        numbers.getOrDefault(p.b(), p.b()),
                        p.from(),
                        p.to(),
                        p.strength()))
                .toList();
        return event.regulations().change().forbidden(pairs).build();
    }

    private static Comparator<Entrant> byStrength() {
        return Comparator.comparingInt((Entrant e) -> e.seed() > 0 ? e.seed() : Integer.MAX_VALUE)
                .thenComparingInt(e -> -e.rating())
                .thenComparingInt(Entrant::no);
    }

    /** 近号: the upper half draws the odd numbers, the lower the even ones; else the first and the last numbers. */
    private static List<Entrant> halves(List<Entrant> entrants, FirstRound pairing, SplittableRandom random) {
        List<Entrant> sorted = new ArrayList<>(entrants);
        sorted.sort(byStrength());
        int middle = (sorted.size() + 1) / 2;
        List<Entrant> upper = new ArrayList<>(sorted.subList(0, middle));
        List<Entrant> lower = new ArrayList<>(sorted.subList(middle, sorted.size()));
        shuffle(upper, random);
        shuffle(lower, random);
        List<Entrant> order = new ArrayList<>();
        if (pairing != FirstRound.NEAR) {
            order.addAll(upper);
            order.addAll(lower);
            return order;
        }
        for (int i = 0; i < middle; i++) {
            order.add(upper.get(i));
            if (i < lower.size()) {
                order.add(lower.get(i));
            }
        }
        return order;
    }

    private static void shuffle(List<Entrant> list, SplittableRandom random) {
        for (int i = list.size() - 1; i > 0; i--) {
            list.set(i, list.set(random.nextInt(i + 1), list.get(i)));
        }
    }

    @Override
    public CommandKind kind() {
        return CommandKind.DRAW;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.draw", Notice.plain("did.draw." + mode.code()), seed)
                .words();
    }
}
