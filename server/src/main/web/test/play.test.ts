import { expect } from "expect";
import { describe, it } from "node:test";
import { body, millis } from "../play/arbiter";
import { clockText, passed, reading, untilChange } from "../play/clock";
import { Connection, type Line, wait } from "../play/connection";
import { circled, cycles, folded, rounds } from "../play/moves";
import type { Game, ServerMessage } from "../play/protocol";
import { situation } from "../play/seats";
import { Session } from "../play/session";
import { spoken } from "../play/speech";
import { begin, isToMove, pendingMove, positionAt, receive, sent, targets } from "../play/state";
import { clock, FakeWorld, game, NOW, step, whole } from "./live";

const OPENING = "h2e2 h9g7";
/** Chariots that go to and fro; the first position of the cycle is the start. */
const SHUTTLE = "a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9";

describe("the model of a game", () => {
  it("takes a step with its move", () => {
    const before = game("h2e2");
    const after = game(OPENING);
    const { model, sync } = receive(begin(before, 0), step(before, after), NOW);
    expect(sync).toBeUndefined();
    expect(model.game.moves.map(({ iccs }) => iccs)).toEqual(["h2e2", "h9g7"]);
    expect(model.game.state.toMove).toBe("red");
  });

  it("takes each step once", () => {
    const before = game("h2e2");
    const message = step(before, game(OPENING));
    const { model } = receive(begin(before, 0), message, NOW);
    expect(receive(model, message, NOW).model).toBe(model);
  });

  it("asks for the whole game after a gap", () => {
    const before = game();
    const { model, sync } = receive(begin(before, 0), step(before, game(OPENING)), NOW);
    expect(sync).toBe(true);
    expect(model.game.moves).toHaveLength(0);
    expect(receive(model, whole(game(OPENING)), NOW).model.game.moves).toHaveLength(2);
  });

  it("does not go back to an older game", () => {
    const model = begin(game(OPENING), 0);
    expect(receive(model, whole(game("h2e2")), NOW).model.game.moves).toHaveLength(2);
  });

  it("takes back moves that the arbiter has undone", () => {
    const before = game(OPENING);
    const after = game("h2e2", {}, { version: 4 });
    const { model } = receive(begin(before, 0), step(before, after, { move: null, moves: after.moves }), NOW);
    expect(model.game.moves).toHaveLength(1);
  });

  it("keeps what was sent until it is answered", () => {
    const model = sent(begin(game(), 0), { t: "move", id: "1", ply: 0, move: "h2e2" });
    expect(pendingMove(model)).toBe("h2e2");
    expect(isToMove(model)).toBe(false);
    expect(pendingMove(receive(model, { t: "ok", id: "1", version: 2 }, NOW).model)).toBeUndefined();
    const refused = receive(
      model,
      { t: "no", id: "1", code: "refused", article: "2.3", why: { zh: "不", en: "no" } },
      NOW,
    ).model;
    expect(refused.unanswered).toHaveLength(0);
    expect(refused.refusal?.article).toBe("2.3");
    expect(isToMove(refused)).toBe(true);
  });

  it("knows its move again in the game that comes after a break", () => {
    const model = sent(begin(game(), 0), { t: "move", id: "1", ply: 0, move: "h2e2" });
    expect(receive(model, whole(game("h2e2")), NOW).model.unanswered).toHaveLength(0);
    expect(receive(model, whole(game()), NOW).model.unanswered).toHaveLength(1);
  });

  it("believes the quickest message about the server's time", () => {
    const before = game();
    const model = begin(before, 500);
    const slow = receive(model, step(before, game("h2e2"), { now: NOW }), NOW - 300).model;
    expect(slow.offset).toBe(500);
    const quick = receive(model, step(before, game("h2e2"), { now: NOW }), NOW - 900).model;
    expect(quick.offset).toBe(900);
    const set = receive(model, step(before, game("h2e2"), { now: NOW }), NOW + 60_000).model;
    expect(set.offset).toBe(-60_000);
  });

  it("notes who is there", () => {
    const { model } = receive(begin(game(), 0), { t: "presence", watchers: 46, red: true, black: false }, NOW);
    expect(model.game.presence).toEqual({ watchers: 46, red: true, black: false });
  });

  it("keeps a warning as long as the position that it was said of stands", () => {
    const before = game("h2e2");
    const ahead = { side: "black" as const, articles: ["cxa2020 25.1"], why: { zh: "长将", en: "perpetual check" } };
    const told = receive(begin(before, 0), { t: "ahead", version: before.state.version, ...ahead }, NOW).model;
    expect(told.game.ahead).toEqual(ahead);
    const late = receive(begin(before, 0), { t: "ahead", version: before.state.version - 1, ...ahead }, NOW).model;
    expect(late.game.ahead).toBeUndefined();
    const offered = game("h2e2", {}, { version: before.state.version + 1, offer: "red" });
    expect(receive(told, step(before, offered), NOW).model.game.ahead).toEqual(ahead);
    expect(receive(told, step(before, game(OPENING)), NOW).model.game.ahead).toBeUndefined();
    const voice = (key: string): string => key;
    const said = (you: "red" | "black"): string[] => {
      const now = { ...told.game, you: { ...told.game.you, side: you } };
      return spoken(before, now, true, ({ en }) => en, ({ iccs }) => iccs, voice).map(({ text }) => text);
    };
    expect(said("black")).toEqual(["ahead.you"]);
    expect(said("red")).toEqual(["ahead.side"]);
  });

  it("lets nobody move in advance", () => {
    expect(isToMove(begin(game("h2e2"), 0))).toBe(false);
    expect(isToMove(begin(game("", {}, { phase: "paused" }), 0))).toBe(false);
    expect(isToMove(begin(game(), 0))).toBe(true);
  });

  it("replays to any ply", () => {
    const { placement, turn } = positionAt(game(OPENING), 1);
    expect(turn).toBe("black");
    expect(placement[2 * 9 + 4]).toBe("C");
  });

  it("leaves a touched piece alone to be moved", () => {
    const touched = targets(game("", { touchMove: true }, { touched: ["b0"] }));
    expect(Object.keys(touched)).toEqual(["b0"]);
    expect(Object.keys(targets(game("", {}, { touched: ["b0"] }))).length).toBeGreaterThan(5);
    const taken = targets(game("", { touchMove: true }, { touched: ["h9"] }));
    expect(taken).toEqual({ h2: ["h9"] });
  });
});

describe("the clock", () => {
  const scheme = game().clock;

  it("goes on from the server's stamp", () => {
    expect(reading(clock(), scheme, "red", NOW + 2500)).toMatchObject({ shown: 897_500, running: true, periods: 0 });
    expect(reading(clock(), scheme, "black", NOW + 2500)).toMatchObject({ shown: 900_000, running: false });
  });

  it("shows byo-yomi when the stage is used up", () => {
    expect(reading(clock(), scheme, "red", NOW + 905_000)).toMatchObject({ shown: 25_000, periods: 1, flag: 25_000 });
    expect(reading(clock(), scheme, "red", NOW + 999_000)).toMatchObject({ shown: 0, flag: 0 });
  });

  it("takes one period after the other", () => {
    const three = { ...scheme, countdown: { periods: 3, seconds: 30 } };
    const face = { left: 0, period: 10_000, periods: 3, flag: 70_000 };
    expect(reading(clock({ red: face }), three, "red", NOW + 15_000)).toMatchObject({ shown: 25_000, periods: 2 });
    expect(reading(clock({ red: face }), three, "red", NOW + 45_000)).toMatchObject({ shown: 25_000, periods: 1 });
    expect(reading(clock({ red: face }), three, "red", NOW + 90_000)).toMatchObject({ shown: 0, periods: 1 });
  });

  it("shows a limit for single moves where it strikes first", () => {
    const limited = { ...scheme, countdown: { periods: 0, seconds: 0 }, moveLimit: 60 };
    const face = { left: 600_000, period: 0, periods: 0, flag: 60_000 };
    expect(reading(clock({ red: face }), limited, "red", NOW + 5000)).toMatchObject({ shown: 595_000, move: 55_000 });
  });

  it("reads as on tournament clocks", () => {
    expect([0, 1, 9_949, 10_000, 41_001, 767_000, 3_600_000, 3_725_000].map(clockText)).toEqual(
      ["0:00", "0:00.0", "0:09.9", "0:10", "0:42", "12:47", "1:00:00", "1:02:05"],
    );
  });

  it("is drawn again when it shows something else", () => {
    expect(untilChange({ shown: 12_345, running: true, periods: 0, flag: 1, move: undefined })).toBe(345);
    expect(untilChange({ shown: 9_345, running: true, periods: 0, flag: 1, move: undefined })).toBe(100);
    expect(untilChange({ shown: 9_345, running: false, periods: 0, flag: 1, move: undefined })).toBe(Infinity);
  });

  it("is spoken at five minutes, one minute, 30 and 10 seconds", () => {
    expect(passed(300_001, 299_900)).toBe(300_000);
    expect(passed(299_900, 299_000)).toBeUndefined();
    expect(passed(61_000, 29_000)).toBe(30_000);
    expect(passed(10_001, 10_000)).toBe(10_000);
  });
});

describe("the list of moves", () => {
  it("numbers the times a position comes round, a cycle apart", () => {
    expect([...cycles(game(OPENING))]).toEqual([]);
    const marks = cycles(game(`h2e2 h9g7 ${SHUTTLE}`));
    expect([...marks].sort((a, b) => a[0] - b[0])).toEqual([[2, 1], [6, 2], [10, 3]]);
  });

  it("begins anew after another move", () => {
    const marks = cycles(game("h2e2 h9g7 a0a1 a9a8 a1a0 a8a9 b0c2 b9c7 a0a1 a9a8 a1a0 a8a9"));
    expect([...marks].sort((a, b) => a[0] - b[0])).toEqual([[2, 1], [6, 2], [8, 1], [12, 2]]);
  });

  it("puts two plies into a round", () => {
    const list = rounds(game("h2e2 h9g7 h0g2"));
    expect(list.map(({ number, first, second }) => [number, first?.iccs, second?.iccs])).toEqual([
      [1, "h2e2", "h9g7"],
      [2, "h0g2", undefined],
    ]);
  });

  it("gives every move of a handicap a round", () => {
    const two = game("h2e2 h9g7 h0g2");
    const moves = two.moves.map((move, index) => ({ ...move, side: index < 2 ? ("red" as const) : ("black" as const) }));
    expect(rounds({ ...two, moves }).map(({ first, second }) => [first?.ply, second?.ply])).toEqual([[1, undefined], [2, 3]]);
  });

  it("folds what lies before a running cycle", () => {
    const before = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 g3g4 c6c5 b0c2 h7i7 h0h9 g7h9 c2d4 i7e7 d4e6 c7e6 e2e6 d9e8 e6e5 b7c7";
    const list = rounds(game(`${before} ${SHUTTLE}`));
    expect(folded(list)).toBe(9);
    expect(folded(rounds(game(before)))).toBe(0);
    expect(folded(rounds(game(SHUTTLE)))).toBe(0);
  });

  it("writes numbers in circles", () => {
    expect([1, 2, 3, 21].map(circled)).toEqual(["①", "②", "③", "(21)"]);
  });
});

describe("what is spoken", () => {
  const voice = (key: string, ...values: (string | number)[]): string => [key, ...values].join(" ");
  const heard = (before: Game, now: Game, seen = false) => spoken(before, now, seen, ({ zh }) => zh, ({ zh }) => zh, voice);

  it("is the other's move and whose turn it is", () => {
    expect(heard(game("h2e2"), game(OPENING))).toEqual([
      { text: "said.move side.black 着h9g7 side.red", urgent: false },
    ]);
    expect(heard(game(), game("h2e2"), true)).toEqual([]);
  });

  it("interrupts for check against the reader only", () => {
    const you = { side: "black" as const, arbiter: false, chief: false, creator: false, guessing: false, seated: true, seat: null, lag: null };
    const start = "4k4/9/9/9/9/9/9/9/4A4/4K3R w - - 0 1";
    const moves = "i0i9";
    expect(heard(game("", { start, you }), game(moves, { start, you })).map(({ urgent }) => urgent)).toEqual([false, true]);
    expect(heard(game("", { start }), game(moves, { start }), true)).toEqual([
      { text: "said.check side.black", urgent: false },
    ]);
  });

  it("interrupts with what is answered or held against somebody, and with nothing else of the log", () => {
    const log = [
      { at: 1, zh: "开始", en: "", news: false },
      { at: 2, zh: "不予受理", en: "", news: true },
    ];
    expect(heard(game("", { log: log.slice(0, 1) }), game("", { log }))).toEqual([{ text: "不予受理", urgent: true }]);
    expect(heard(game(), game("", { log: log.slice(0, 1) }))).toEqual([]);
  });

  it("interrupts for warnings and results", () => {
    const duty = { side: "red" as const, roundsLeft: 2, rounds: 2 };
    expect(heard(game(), game("", {}, { duty, version: 2 }))).toEqual([{ text: "said.duty.you side.red 2", urgent: true }]);
    expect(heard(game("", {}, { duty }), game("", {}, { duty }))).toEqual([]);
    const result = {
      score: "1-0",
      winner: "red" as const,
      outcome: { zh: "红胜", en: "" },
      reason: { zh: "将死", en: "" },
      kind: "checkmate" as const,
      article: "4.1.1",
    };
    expect(heard(game("h2e2"), game(OPENING, {}, { result }))).toEqual([{ text: "said.result 红胜 将死", urgent: true }]);
  });

  it("tells offers, claims, calls and pauses in turn", () => {
    const texts = heard(
      game(),
      game("", {}, { offer: "black", call: "black", claim: { side: "black", kind: "repetition" }, phase: "paused" }),
    ).map(({ text }) => text);
    expect(texts).toEqual([
      "said.paused",
      "said.offer side.black",
      "said.claim side.black claim.repetition",
      "said.call side.black",
    ]);
    expect(heard(game("", {}, { offer: "red" }), game("", {}, { offer: null }))[0].text).toBe("said.declined side.black");
  });
});

describe("the line", () => {
  const heard: ServerMessage[] = [];
  const lines: Line[] = [];

  function connect(): { world: FakeWorld; connection: Connection } {
    heard.length = lines.length = 0;
    const world = new FakeWorld();
    const connection = new Connection(
      "ws://x",
      { message: (message) => void heard.push(message), line: (line) => void lines.push(line) },
      world,
    );
    connection.open();
    return { world, connection };
  }

  it("answers pings itself", () => {
    const { world } = connect();
    world.last.opens();
    world.last.says({ t: "ping", n: "a" });
    expect(world.last.sent).toEqual([{ t: "pong", n: "a" }]);
    expect(heard).toEqual([]);
  });

  it("comes back after a break, later each time", () => {
    const { world } = connect();
    world.last.breaks();
    expect(lines).toEqual(["connecting", "waiting"]);
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
    world.last.breaks();
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
    world.pass(300);
    expect(world.sockets).toHaveLength(3);
  });

  it("waits no longer than a quarter of a minute, and not as long as everybody else", () => {
    expect([wait(0, 0), wait(0, 1), wait(3, 1), wait(20, 1), wait(20, 0)]).toEqual([200, 400, 3200, 15_000, 7_500]);
  });

  it("tests a silent line and gives a dead one up", () => {
    const { world } = connect();
    world.last.opens();
    world.pass(25_000);
    expect(world.last.sent).toEqual([{ t: "sync" }]);
    world.pass(8_500);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  it("hurries when the network is back, but only if it was lost", () => {
    const { world, connection } = connect();
    world.last.opens();
    connection.hurry();
    expect(world.sockets).toHaveLength(1);
    world.last.breaks();
    connection.hurry();
    expect(world.sockets).toHaveLength(2);
  });

  it("stays closed once left", () => {
    const { world, connection } = connect();
    connection.close();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(connection.send({})).toBe(false);
  });
});

describe("a session", () => {
  function session(of = game()): { world: FakeWorld; session: Session } {
    const world = new FakeWorld();
    const made = new Session("ws://x", of, NOW, world);
    made.open();
    world.last.opens();
    return { world, session: made };
  }

  it("sends nothing before it knows how the game stands", () => {
    const { world, session: own } = session();
    void own.act({ t: "move", move: "h2e2" });
    expect(world.last.sent).toEqual([]);
    world.last.says(whole(game()));
    expect(world.last.sent).toMatchObject([{ t: "move", move: "h2e2", ply: 0 }]);
  });

  it("sends a move again after a break, under the same number, and not once it stands", async () => {
    const { world, session: own } = session();
    world.last.says(whole(game()));
    const answer = own.act({ t: "move", move: "h2e2" });
    const [first] = world.last.sent;
    world.last.breaks();
    world.pass(1000);
    world.last.opens();
    world.last.says(whole(game()));
    expect(world.last.sent).toEqual([first]);
    world.last.breaks();
    world.pass(1000);
    world.last.opens();
    world.last.says(whole(game("h2e2")));
    expect(world.last.sent).toEqual([]);
    expect(await answer).toBeUndefined();
    expect(own.model.game.moves).toHaveLength(1);
  });

  it("forgets a move whose position is gone, without a word", async () => {
    const { world, session: own } = session(game(OPENING));
    world.last.says(whole(game(OPENING)));
    const answer = own.act({ t: "move", move: "h0g2" });
    const { fen } = game(OPENING).state;
    expect(world.last.sent).toMatchObject([{ t: "move", ply: 2, fen }]);
    world.last.breaks();
    world.pass(1000);
    world.last.opens();
    // On another device the moves were taken back and others made: as many plies, another position.
    const other = game("c3c4 b9c7", {}, { version: 9 });
    world.last.says(whole(other));
    expect(world.last.sent).toEqual([]);
    expect(await answer).toBeUndefined();
    expect(own.model).toMatchObject({ unanswered: [], refusal: undefined });
    expect(own.model.game.state.fen).toBe(other.state.fen);
    expect(isToMove(own.model)).toBe(true);
  });

  it("shows the board when the server finds a move stale, and no complaint", () => {
    const { world, session: own } = session(game(OPENING));
    world.last.says(whole(game(OPENING)));
    void own.act({ t: "move", move: "h0g2" });
    const id = String(world.last.sent[0].id);
    // Learnt while the move was under way.
    const back = game("", {}, { version: 5 });
    world.last.says(step(game(OPENING), back, { move: null, moves: [], state: { ...back.state, version: 4 } }));
    expect(own.model.unanswered).toEqual([]);
    world.last.says({ t: "no", id, code: "stale", article: null, why: { zh: "不", en: "no" } });
    expect(own.model.refusal).toBeUndefined();
    expect(world.last.sent[1]).toEqual({ t: "sync" });
    void own.act({ t: "offer" });
    world.last.says({ t: "no", id: String(world.last.sent[2].id), code: "stale", article: null, why: { zh: "不", en: "no" } });
    expect(own.model.refusal?.code).toBe("stale");
  });

  it("tells why something was refused", async () => {
    const { world, session: own } = session();
    world.last.says(whole(game()));
    const answer = own.act({ t: "offer" });
    const no = { t: "no" as const, id: String(world.last.sent[0].id), code: "refused" as const, article: "22.1", why: { zh: "不", en: "no" } };
    world.last.says(no);
    expect(await answer).toEqual(no);
    expect(own.model.refusal?.article).toBe("22.1");
    own.dismiss();
    expect(own.model.refusal).toBeUndefined();
  });

  it("looks again when it was out of date", () => {
    const { world, session: own } = session();
    world.last.says(whole(game()));
    void own.act({ t: "move", move: "h2e2" });
    world.last.says({ t: "no", id: String(world.last.sent[0].id), code: "stale", article: null, why: { zh: "", en: "" } });
    expect(world.last.sent[1]).toEqual({ t: "sync" });
  });

  it("gives up a line on which no answer comes", () => {
    const { world, session: own } = session();
    world.last.says(whole(game()));
    void own.act({ t: "move", move: "h2e2" });
    world.pass(8_500);
    expect(world.sockets.length).toBe(2);
  });

  it("follows the server's time and tells what changed", () => {
    const { world, session: own } = session();
    const changes: number[] = [];
    own.watch((now, before) => changes.push(now.game.moves.length - before.game.moves.length));
    world.pass(100);
    world.last.says(whole(game()));
    expect(own.now()).toBe(NOW);
    world.last.says(step(game(), game("h2e2")));
    expect(changes).toEqual([0, 1]);
  });
});

describe("what the arbiter tells the server", () => {
  it("is time as on the clock", () => {
    expect(["12:30", "1:02:03", "5", "12：30", "soon", "1:2:3:4"].map(millis)).toEqual([
      750_000,
      3_723_000,
      300_000,
      750_000,
      "soon",
      "1:2:3:4",
    ]);
  });

  it("is a reason for both languages, and lists of articles", () => {
    expect(body("rule", { verdict: "must-vary", side: "red", articles: "24.13，25.3", why: "长捉" })).toEqual({
      action: "rule",
      verdict: "must-vary",
      side: "red",
      articles: ["24.13", "25.3"],
      why: { zh: "长捉", en: "长捉" },
    });
    expect(body("rule", { verdict: "draw", side: "red" })).toEqual({ action: "rule", verdict: "draw" });
    expect(body("restore", { ply: "4" })).toEqual({ action: "restore", ply: 4 });
    expect(body("disqualify", { left: "3" })).toEqual({ action: "disqualify", left: 180_000 });
  });
});

describe("before the game", () => {
  it("shows each what is his to do", () => {
    const you = { side: null, arbiter: false, chief: false, creator: false, guessing: false, seated: false, seat: null, lag: null };
    const seated = { ...you, seated: true };
    expect(situation(game("", { you }, { phase: "waiting" }))).toBe("join");
    expect(situation(game("", { you: seated }, { phase: "waiting" }))).toBe("invite");
    expect(situation(game("", { you: { ...seated, guessing: true } }, { phase: "guessing" }))).toBe("guess");
    expect(situation(game("", { you: seated }, { phase: "guessing" }))).toBe("guessed");
    expect(situation(game("", { you: seated }, { phase: "ready" }))).toBe("ready");
    expect(situation(game("", { you }, { phase: "ready" }))).toBe("soon");
    expect(situation(game())).toBe("");
  });
});
