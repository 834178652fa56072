// The computer: what it is told and says, what the arbiter lets it play, and a game from beginning to end.
import "./document";
import { test } from "node:test";
import { expect } from "expect";
import { BrowserAnalyst } from "../engine/analyst";
import { LEVELS, levelOf, limit } from "../engine/levels";
import type { Program } from "../engine/program";
import { Searcher } from "../engine/searcher";
import { fromProgram, positionLine, readBest, readInfo, toProgram } from "../engine/uci";
import { type Journal, keep, kept } from "../computer/journal";
import { choose } from "../computer/opponent";
import { asPgn, linkedGame, recordLink } from "../computer/record";
import { type Ask, Referee, type Terms } from "../computer/referee";
import { answer } from "../computer/rules";
import { ComputerSession, type Player } from "../computer/session";
import { matchOf } from "../computer/setup";
import { Premove } from "../play/premove";
import { START_FEN } from "../rules/fen";
import { game as liveGame } from "./live";

/** A rook that can check for ever, and a soldier that can do something else. */
const PERPETUAL = "2b6/4k4/9/9/9/9/P8/9/2p6/3K1RBc1 w - - 0 1";
const ROUND = ["f0e0", "e8f8", "e0f0", "f8e8"];

/** A program that says what it is told to say. */
class Puppet implements Program {
  readonly told: string[] = [];
  private heard: (line: string) => void = () => undefined;
  /** Answers a search. */
  reply: (go: string) => string[] = () => [];

  send(line: string): void {
    this.told.push(line);
    if (line.startsWith("go")) {
      this.reply(line).forEach((each) => this.say(each));
    }
  }

  listen(heard: (line: string) => void): void {
    this.heard = heard;
  }

  close(): void {
    this.told.push("closed");
  }

  say(line: string): void {
    this.heard(line);
  }
}

/** The referee without a worker. */
function referee(): Referee {
  let hear: (event: { data: unknown }) => void = () => undefined;
  return new Referee({
    addEventListener: (kind: string, listener: unknown) => {
      if (kind === "message") {
        hear = listener as typeof hear;
      }
    },
    postMessage: (ask: Ask) => hear({ data: answer(ask) }),
  } as unknown as Worker);
}

const terms = (changes: Partial<Terms> = {}): Terms => ({
  rules: "cxa2020",
  fen: "",
  red: "Ann",
  black: "Computer",
  minutes: 0,
  seconds: 0,
  ...changes,
});

class Time {
  millis = 0;
  due: { at: number; act: () => void } | undefined;
  saved: Journal | undefined;
  now = (): number => this.millis;
  after = (wait: number, act: () => void): number => {
    this.due = { at: this.millis + wait, act };
    return 1;
  };
  cancel = (): void => {
    this.due = undefined;
  };
  keep = (journal: Journal): void => {
    this.saved = JSON.parse(JSON.stringify(journal)) as Journal;
  };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) {
    await Promise.resolve();
  }
};

test("ranks count from one on the other side", () => {
  expect(toProgram("h9g7")).toBe("h10g8");
  expect(fromProgram("h10g8")).toBe("h9g7");
  expect(fromProgram("e1e10")).toBe("e0e9");
  expect(fromProgram("(none)")).toBeUndefined();
  expect(fromProgram("a0a1")).toBeUndefined();
  expect(positionLine(START_FEN, ["h2e2"])).toBe(`position fen ${START_FEN} moves h3e3`);
});

test("thoughts are told from Red's side, and bounds are none", () => {
  const info = "info depth 5 seldepth 7 multipv 1 score cp 42 nodes 99 pv h3e3 h10g8";
  expect(readInfo(info, true)).toEqual({ depth: 5, score: 42, moves: ["h2e2", "h9g7"] });
  expect(readInfo(info, false)).toEqual({ depth: 5, score: -42, moves: ["h2e2", "h9g7"] });
  expect(readInfo("info depth 9 score mate -3 pv e1e2", false)).toEqual({ depth: 9, mate: 3, moves: ["e0e1"] });
  expect(readInfo("info depth 5 score cp 42 lowerbound pv h3e3", true)).toBeUndefined();
  expect(readInfo("info string classical evaluation enabled", true)).toBeUndefined();
  expect(readInfo("info depth 5 currmove h3e3", true)).toBeUndefined();
  expect(readBest("bestmove h3e3 ponder h10g8")).toBe("h2e2");
  expect(readBest("bestmove (none)")).toBe("");
  expect(readBest("info depth 1")).toBeUndefined();
});

test("a new question stops the one before, whose answer is not mistaken for its own", async () => {
  const program = new Puppet();
  const searcher = new Searcher(program);
  const first = searcher.ask({ fen: START_FEN, moves: [], limit: "infinite" });
  const second = searcher.ask({ fen: START_FEN, moves: ["h2e2"], limit: "depth 1", among: ["h9g7"], options: { "Skill Level": 3 } });
  expect(await first).toEqual({ best: "", others: [] });
  expect(program.told.slice(-2)).toEqual(["go infinite", "stop"]);
  program.say("bestmove b1c3");
  expect(program.told.slice(-3)).toEqual([
    "setoption name Skill Level value 3",
    `position fen ${START_FEN} moves h3e3`,
    "go depth 1 searchmoves h10g8",
  ]);
  program.say("info depth 1 score cp 5 pv b10c8");
  program.say("bestmove h10g8");
  expect(await second).toEqual({ best: "h9g7", others: ["b9c7"] });
});

test("an analyst goes on until it is stopped, and says nothing afterwards", async () => {
  const program = new Puppet();
  const analyst = new BrowserAnalyst(() => Promise.resolve(new Searcher(program)));
  const heard: number[] = [];
  const stop = analyst.analyse(START_FEN, ["h2e2"], (line) => heard.push(line.score ?? 0));
  await settled();
  program.say("info depth 3 score cp 30 pv h10g8");
  stop();
  await settled();
  expect(program.told.at(-1)).toBe("stop");
  program.say("info depth 4 score cp 31 pv h10g8");
  program.say("bestmove h10g8");
  expect(heard).toEqual([-30]);
});

test("levels grow, and a clock shortens every thought", () => {
  expect(LEVELS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (let i = 1; i < LEVELS.length; i++) {
    expect(LEVELS[i].nodes).toBeGreaterThan(LEVELS[i - 1].nodes);
    expect(LEVELS[i].skill).toBeGreaterThan(LEVELS[i - 1].skill);
  }
  expect(limit(levelOf(1), undefined)).toBe("depth 1 nodes 100");
  expect(limit(levelOf(8), 60_000)).toBe("depth 30 nodes 1500000 movetime 2000");
  expect(limit(levelOf(8), 10)).toBe("depth 30 nodes 1500000 movetime 50");
});

test("whatever a program insists on, only what the arbiter allows is played", async () => {
  const program = new Puppet();
  program.reply = () => ["info depth 2 score cp 1 pv a4a5", "info depth 3 score cp 2 pv f1e1", "bestmove f1e1"];
  const searcher = new Searcher(program);
  const ask = (allowed: string[]): Promise<string> => choose(searcher, levelOf(1), { fen: PERPETUAL, moves: [], allowed });
  expect(await ask(["f0e0", "a3a4"])).toBe("f0e0");
  expect(await ask(["a3a4", "d0d1"])).toBe("a3a4");
  expect(await ask(["d0d1"])).toBe("d0d1");
  expect(await ask([])).toBe("");
  expect(program.told.filter((line) => line.startsWith("go")).at(-1)).toBe("go depth 1 nodes 100 searchmoves d1d2");
});

test("a computer that insists on checking for ever is not allowed to, and does not lose by it", async () => {
  const program = new Puppet();
  const searcher = new Searcher(program);
  const insisted: string[] = [];
  const player: Player = (game, allowed) => {
    const wanted = ROUND[game.moves.length % 4];
    insisted.push(allowed.includes(wanted) ? "may" : "may not");
    program.reply = () => [`bestmove ${toProgram(wanted)}`];
    return choose(searcher, levelOf(1), { fen: game.start, moves: game.moves.map(({ iccs }) => iccs), allowed });
  };
  const time = new Time();
  const match = { terms: terms({ fen: PERPETUAL, red: "Computer", black: "Ann" }), you: "black" as const, level: 1 };
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), player, { red: "Computer", black: "Ann" }, time);
  await settled();
  for (let ply = 1; ply < 12; ply += 2) {
    if (session.model.game.moves.length !== ply || insisted.includes("may not")) {
      break;
    }
    await session.act({ t: "move", move: ROUND[ply % 4] });
    await settled();
  }
  expect(insisted.at(-1)).toBe("may not");
  expect(insisted.filter((each) => each === "may").length).toBeGreaterThan(3);
  const { game } = session.model;
  expect(game.moves.at(-1)?.iccs).not.toBe(ROUND[(game.moves.length - 1) % 4]);
  expect(game.state.result).toBeNull();
});

test("who checks for ever against the computer loses, by the article", async () => {
  const player: Player = (game) => Promise.resolve(ROUND[game.moves.length % 4]);
  const match = { terms: terms({ fen: PERPETUAL }), you: "red" as const, level: 1 };
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), player, { red: "Ann", black: "Computer" }, new Time());
  const warned: boolean[] = [];
  for (let i = 0; i < 6 && !session.model.game.state.result; i++) {
    warned.push(session.model.game.ahead?.side === "red");
    await session.act({ t: "move", move: ROUND[(2 * i) % 4] });
    await settled();
  }
  // Before the move that loses, and not sooner.
  expect(warned.lastIndexOf(true)).toBe(warned.length - 1);
  expect(warned.indexOf(true)).toBe(warned.length - 1);
  const { result, ruling } = session.model.game.state;
  expect(result?.kind).toBe("perpetual-check");
  expect(result?.winner).toBe("black");
  expect(result?.article).toBe("cxa2011 4.1.4");
  expect(ruling?.articles).toContain("cxa2020 25.1");
  expect(session.forbidden).toBe(0);
});

test("it is told in the words of a live game, to the last key", async () => {
  const match = { terms: terms({ minutes: 1 }), you: "red" as const, level: 1 };
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), () => Promise.resolve(""), { red: "A", black: "C" }, new Time());
  await session.act({ t: "move", move: "h2e2" });
  const told = session.model.game;
  const served = liveGame("h2e2");
  expect(Object.keys(told).sort()).toEqual(Object.keys(served).sort());
  expect(Object.keys(told.state).sort()).toEqual(Object.keys(served.state).sort());
  expect(Object.keys(told.moves[0]).sort()).toEqual(Object.keys(served.moves[0]).sort());
  expect(Object.keys(told.state.clock!).sort()).toEqual(Object.keys(served.state.clock!).sort());
  expect(Object.keys(told.state.clock!.red).sort()).toEqual(Object.keys(served.state.clock!.red).sort());
});

test("one thing is done after the other", async () => {
  const match = { terms: terms(), you: "red" as const, level: 1 };
  const time = new Time();
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), () => Promise.resolve(""), { red: "A", black: "C" }, time);
  const first = session.act({ t: "move", move: "h2e2" });
  const second = session.act({ t: "move", move: "b2e2" });
  await Promise.all([first, second]);
  expect(session.model.game.moves.map(({ iccs }) => iccs)).toEqual(["h2e2"]);
  expect(time.saved?.deeds).toHaveLength(1);
});

test("moves are taken back to the reader's own, the clocks with them", async () => {
  const time = new Time();
  const replies = ["h9g7", "b9c7"];
  const player: Player = (game) => Promise.resolve(replies[(game.moves.length - 1) / 2]);
  const match = { terms: terms({ minutes: 10, seconds: 0 }), you: "red" as const, level: 3 };
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), player, { red: "Ann", black: "Computer" }, time);
  expect(session.pliesBack).toBe(0);
  time.millis = 5000;
  await session.act({ t: "move", move: "h2e2" });
  await settled();
  time.millis = 20_000;
  await session.act({ t: "move", move: "h0g2" });
  await settled();
  expect(session.model.game.moves.map(({ iccs }) => iccs)).toEqual(["h2e2", "h9g7", "h0g2", "b9c7"]);
  expect(session.model.game.state.clock?.red.left).toBe(580_000);
  expect(session.pliesBack).toBe(2);
  time.millis = 60_000;
  await session.takeBack();
  expect(session.model.game.moves.map(({ iccs }) => iccs)).toEqual(["h2e2", "h9g7"]);
  expect(session.model.game.state.clock).toMatchObject({ at: 60_000, running: "red", red: { left: 595_000 } });
  // Read again from what was kept, the game stands as it stood.
  const again = await ComputerSession.open(time.saved!, referee(), player, { red: "Ann", black: "Computer" }, new Time());
  expect(again.model.game.state.fen).toBe(session.model.game.state.fen);
  expect(again.now()).toBe(60_000);
  expect(again.model.game.state.clock).toEqual(session.model.game.state.clock);
});

test("a flag that falls ends the game", async () => {
  const time = new Time();
  const match = { terms: terms({ minutes: 1 }), you: "red" as const, level: 1 };
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), () => Promise.resolve(""), { red: "A", black: "C" }, time);
  expect(time.due?.at).toBe(60_001);
  time.millis = 60_001;
  time.due?.act();
  await settled();
  expect(session.model.game.state.result).toMatchObject({ kind: "time", winner: "black" });
});

test("a move that is none is refused with its article, and nothing is kept of it", async () => {
  const time = new Time();
  const match = { terms: terms(), you: "red" as const, level: 1 };
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), () => Promise.resolve(""), { red: "A", black: "C" }, time);
  const refusal = await session.act({ t: "move", move: "a0a9" });
  expect(refusal).toMatchObject({ article: "cxa2011 2.2" });
  expect(session.model.refusal).toBe(refusal);
  expect((await session.act({ t: "move", move: "炮九平九九" }))?.why.zh).toContain("炮九平九九");
  expect(session.model.game.moves).toHaveLength(0);
  expect(await session.act({ t: "move", move: "炮二平五" })).toBeUndefined();
  expect(session.model.game.moves[0].iccs).toBe("h2e2");
  expect(time.saved?.deeds).toHaveLength(1);
  await session.act({ t: "resign" });
  expect(session.model.game.state.result).toMatchObject({ kind: "resignation", winner: "black" });
});

test("the form says what is played", () => {
  const form = new FormData();
  Object.entries({ level: "8", colour: "lot", clock: "usual", rules: "wxf2018", fen: "" }).forEach(([name, value]) => form.set(name, value));
  const names = { you: "Ann", computer: (level: number) => `C${level}` };
  expect(matchOf(form, 0.7, names)).toEqual({
    you: "black",
    level: 8,
    terms: { rules: "wxf2018", fen: "", red: "C8", black: "Ann", minutes: 10, seconds: 5 },
  });
  expect(matchOf(new FormData(), 0.2, names)).toMatchObject({ you: "red", level: 1, terms: { rules: "cxa2020", minutes: 0 } });
});

test("what is kept of a game is used only if it is one", () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  expect(kept(storage)).toBeUndefined();
  const journal: Journal = { match: { terms: terms(), you: "red", level: 2 }, deeds: [{ t: "play", move: "h2e2", at: 7 }] };
  keep(storage, journal);
  expect(kept(storage)).toEqual(journal);
  for (const nonsense of ["", "[]", "{", '{"match":{}}', '{"match":{"terms":{},"you":"blue","level":1},"deeds":[]}']) {
    store.set([...store.keys()][0] ?? "chuhe.computer", nonsense);
    expect(kept(storage)).toBeUndefined();
  }
  keep(storage, undefined);
  expect(store.size).toBe(0);
});

test("a link holds a whole game, and nothing else", () => {
  const game = { rules: "cxa2020", fen: "", moves: ["h2e2", "h9g7"], red: "甲 & 乙", black: "Computer", result: "1-0" };
  const link = recordLink(game);
  expect(link.startsWith("/records#")).toBe(true);
  expect(linkedGame(link.slice("/records".length))).toEqual(game);
  expect(linkedGame("#moves=h2e2h9")).toBeUndefined();
  expect(linkedGame("#moves=<script>")).toBeUndefined();
  expect(linkedGame(`#moves=${"h2e2".repeat(1001)}`)).toBeUndefined();
  expect(linkedGame("")).toBeUndefined();
  expect(asPgn({ ...game, red: 'x"]\n[Result "0-1' })).toContain('[Red "x    Result  0-1"]');
  expect(asPgn(game)).toContain("H2-E2 H9-G7 1-0");
});

test("a program that could not be had is asked for again", async () => {
  const program = new Puppet();
  let tries = 0;
  const analyst = new BrowserAnalyst(() => (++tries === 1 ? Promise.reject(new Error("down")) : Promise.resolve(new Searcher(program))));
  const failures: unknown[] = [];
  analyst.failed = (why) => failures.push(why);
  analyst.analyse(START_FEN, [], () => undefined);
  await settled();
  expect(failures).toHaveLength(1);
  analyst.analyse(START_FEN, [], () => undefined);
  await settled();
  expect(tries).toBe(2);
  expect(program.told.at(-1)).toBe("go infinite");
});

test("a move made in advance answers the computer, and one flag is watched at a time", async () => {
  let reply: (move: string) => void = () => undefined;
  const player: Player = () => new Promise((resolve) => (reply = resolve));
  const flags = new Set<number>();
  let count = 0;
  const world = { ...new Time(), after: () => (flags.add(++count), count), cancel: (timer: number) => void flags.delete(timer), keep: () => undefined };
  const match = { terms: terms({ minutes: 5 }), you: "red" as const, level: 1 };
  const session = await ComputerSession.open({ match, deeds: [] }, referee(), player, { red: "A", black: "C" }, world);
  const premove = new Premove(session, () => undefined);
  await session.act({ t: "move", move: "h2e2" });
  premove.plan("h0g2");
  reply("h9g7");
  await settled();
  expect(session.model.game.moves.map(({ iccs }) => iccs)).toEqual(["h2e2", "h9g7", "h0g2"]);
  expect([premove.move, flags.size]).toEqual([undefined, 1]);
  premove.plan("i0h0");
  await session.takeBack();
  await settled();
  expect(premove.move).toBeUndefined();
  expect(session.model.game.moves).toHaveLength(2);
});
