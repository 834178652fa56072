// What is heard of a game, and when: on a loudspeaker that counts.
import "./document";
import { expect } from "expect";
import { afterEach, beforeEach, describe, it } from "node:test";
import { changeSettings } from "../common/settings";
import { Session } from "../play/session";
import { isLow, type Sound, Sounds, soundOf } from "../play/sounds";
import { begin, type Model, sent } from "../play/state";
import type { Game } from "../play/protocol";
import { FakeWorld, game, NOW, step, whole } from "./live";

const model = (of: Game): Model => begin(of, 0);
const watching = (moves: string): Game => {
  const { you, ...rest } = game(moves);
  return { ...rest, you: { ...you, side: null, seated: false } };
};
const result = { score: "1-0", winner: "red", outcome: { zh: "红胜", en: "Red wins" }, reason: { zh: "", en: "" }, kind: "resignation", article: "" } as const;

/** A game whose last move is told as the server tells it. */
const told = (moves: string, facts: { capture?: boolean; check?: boolean }): Game => {
  const made = game(moves);
  return { ...made, moves: made.moves.map((move, index) => (index === made.moves.length - 1 ? { ...move, ...facts } : move)) };
};

describe("what a change sounds like", () => {
  const before = model(game("h2e2"));

  it("is a move, a capture, a check or the end", () => {
    expect(soundOf(before, model(game("h2e2 h9g7")))).toBe("move");
    expect(soundOf(before, model(told("h2e2 h7e7", { capture: true })))).toBe("capture");
    expect(soundOf(before, model(told("h2e2 h7e7", { capture: true, check: true })))).toBe("check");
    expect(soundOf(before, model(game("h2e2 h9g7", {}, { phase: "over", result })))).toBe("end");
  });

  it("is nothing where nothing was moved", () => {
    expect(soundOf(before, before)).toBeUndefined();
    expect(soundOf(before, model(game("h2e2", {}, { version: 9, offer: "black" })))).toBeUndefined();
    const over = model(game("h2e2", {}, { phase: "over", result }));
    expect(soundOf(over, model(game("h2e2", {}, { phase: "closed", result })))).toBeUndefined();
    expect(soundOf(over, before)).toBeUndefined();
  });

  it("is nothing when moves are taken back or several are caught up with", () => {
    expect(soundOf(before, model(game()))).toBeUndefined();
    expect(soundOf(before, model(game("h2e2 h9g7 h0g2")))).toBeUndefined();
  });

  it("leaves out for watchers what they learn afterwards, not for players", () => {
    const one = model(watching("h2e2"));
    const two = model(watching("h2e2 h9g7"));
    expect(soundOf(one, two)).toBe("move");
    expect(soundOf(one, two, true)).toBeUndefined();
    expect(soundOf(before, model(game("h2e2 h9g7")), true)).toBe("move");
  });

  it("comes with the own move at once, and only once", () => {
    const start = model(game());
    const made = sent(start, { t: "move", id: "1", ply: 0, move: "h2e2" });
    expect(soundOf(start, made)).toBe("move");
    expect(soundOf(made, model(game("h2e2")))).toBeUndefined();
    expect(soundOf(made, start)).toBeUndefined();
    const taking = sent(start, { t: "move", id: "1", ply: 0, move: "h2h9" });
    expect(soundOf(start, taking)).toBe("capture");
    const open = model(game("", { start: "3k5/9/9/9/9/9/9/9/9/R3K4 w" }));
    expect(soundOf(open, sent(open, { t: "move", id: "1", ply: 0, move: "a0a9" }))).toBe("check");
  });

  it("warns of the last half minute", () => {
    expect([300_000, 60_000, 30_000, 10_000].map(isLow)).toEqual([false, false, true, true]);
  });
});

describe("a session", () => {
  it("says what was missed and what happens now", () => {
    const world = new FakeWorld();
    const one = watching("h2e2");
    const session = new Session("ws://test/live", one, NOW, world);
    const heard: (Sound | undefined)[] = [];
    session.watch((now, before, missed) => heard.push(soundOf(before, now, missed)));
    session.open();
    world.last.opens();
    const two = watching("h2e2 h9g7");
    world.last.says(whole(two));
    expect(heard).toEqual([undefined]);
    world.last.says(step(two, watching("h2e2 h9g7 h0g2")));
    expect(heard).toEqual([undefined, "move"]);
    session.close();
  });
});

describe("the loudspeaker", () => {
  let contexts = 0;
  let notes: number[] = [];
  let allowed = true;
  const real = globalThis.AudioContext;

  class Context {
    state = "suspended";
    currentTime = 7;
    destination = {};
    constructor() {
      contexts++;
    }
    resume(): Promise<void> {
      this.state = allowed ? "running" : this.state;
      return allowed ? Promise.resolve() : Promise.reject(new Error("not allowed"));
    }
  }
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class Wave {
    frequency = param;
    connect = (next: unknown): unknown => next;
    start = (at: number): number => notes.push(at);
    stop = (): void => undefined;
  }
  class Volume {
    gain = param;
    connect = (next: unknown): unknown => next;
  }
  const touch = (): boolean => document.dispatchEvent(new Event("pointerdown"));

  beforeEach(() => {
    localStorage.clear();
    contexts = 0;
    notes = [];
    allowed = true;
    Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Wave, GainNode: Volume });
  });
  afterEach(() => {
    Object.assign(globalThis, { AudioContext: real });
    changeSettings({ sounds: true });
  });

  it("is silent until the reader has done something, and does not make up for it", () => {
    const sounds = new Sounds();
    sounds.play("move");
    touch();
    expect(notes).toEqual([]);
    sounds.play("capture");
    sounds.play(undefined);
    expect(notes).toEqual([7, 7.07]);
  });

  it("is not even opened for a reader who does not want it", () => {
    changeSettings({ sounds: false });
    const sounds = new Sounds();
    touch();
    sounds.play("move");
    // Loudspeakers of other tests hear the same gestures: none of them may be opened either.
    expect([contexts, notes.length]).toEqual([0, 0]);
    changeSettings({ sounds: true });
    touch();
    sounds.play("move");
    changeSettings({ sounds: false });
    sounds.play("move");
    expect(notes).toHaveLength(1);
  });

  it("asks again with the next gesture", () => {
    allowed = false;
    const sounds = new Sounds();
    touch();
    sounds.play("end");
    expect(notes).toHaveLength(0);
    allowed = true;
    touch();
    sounds.play("end");
    expect(notes).toHaveLength(3);
  });
});
