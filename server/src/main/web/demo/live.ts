/** A live game with a server of its own making, to be looked at: target/web-demo/live.html?theme=dark&show=over. */
import english from "../../resources/org/chuhe/server/game/words/messages_en.properties";
import chinese from "../../resources/org/chuhe/server/game/words/messages_zh.properties";
import { html } from "../board/svg";
import { FakeSocket, game, NOW, whole } from "../test/live";

const query = new URLSearchParams(location.search);
const language = query.get("lang") ?? "zh";
const show = query.get("show") ?? "warning";
document.documentElement.dataset.theme = query.get("theme") ?? "light";
document.documentElement.lang = language;
const words = Object.fromEntries(
  Object.entries(language === "zh" ? chinese : english).map(([key, text]) => [key.replace(/^js\./, ""), text]),
);
const start = "2b1k4/9/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1";
const cycle = "f0e0 e9f9 e0f0 f9e9";
const side = query.get("side") === "red" ? "red" : "black";
const made = game(`${cycle} ${cycle} f0e0`, {
  start,
  you: { side: query.has("watch") ? null : side, arbiter: query.has("arbiter"), chief: true, creator: false, guessing: false, seated: true, seat: "y", lag: null },
  clock: { stages: [{ moves: 0, seconds: 3600, increment: 30 }], countdown: { periods: 0, seconds: 0 }, moveLimit: 0 },
  presence: { watchers: 46, red: !query.has("away"), black: true },
  log: [
    { at: NOW - 120_000, zh: "裁判到台", en: "the arbiter is at the board", news: false },
    { at: NOW, zh: "裁判警告红方", en: "the arbiter warns Red", news: false },
  ],
}, {
  clock: {
    at: Date.now(),
    running: show === "over" ? null : "black",
    red: { left: 42_000, period: 0, periods: 0, flag: 42_000 },
    black: { left: 767_000, period: 0, periods: 0, flag: 767_000 },
  },
  duty: show === "warning" ? { side: "red", roundsLeft: 2, rounds: 2 } : null,
  ruling: {
    verdict: show === "over" ? "perpetual-check" : "must-vary",
    side: "red",
    articles: ["cxa2020 24.13"],
    why: { zh: "红方连续将军，局面第 3 次出现。", en: "Red checks on every move; third occurrence." },
  },
  repetition: { occurrence: 3, pliesLeft: 4, words: { zh: "此局面第 3 次出现", en: "this position stands for time 3" } },
  limit: { red: 9, black: 9, rounds: 60 },
  offer: show === "offer" ? "red" : null,
  phase: show === "over" ? "over" : show === "paused" ? "paused" : "playing",
  result:
    show === "over"
      ? {
          score: "0-1",
          winner: "black",
          outcome: { zh: "黑胜", en: "Black wins" },
          reason: { zh: "红方单方长将", en: "perpetual check by Red" },
          kind: "perpetual-check",
          article: "cxa2011 4.1.4",
        }
      : null,
});
const chineseMoves = ["车四平五", "将5平6", "车五平四", "将6平5"];
const told = { ...made, moves: made.moves.map((move, index) => ({ ...move, zh: chineseMoves[index % 4], wxf: ["R4=5", "K5=6", "R5=4", "K6=5"][index % 4] })) };

class Line extends FakeSocket {
  constructor() {
    super();
    if (show !== "offline") {
      setTimeout(() => {
        this.opens();
        this.says({ ...whole(told), now: Date.now() } as ReturnType<typeof whole>);
      });
    } else {
      setTimeout(() => this.breaks());
    }
  }
}
Object.assign(window, { WebSocket: Line });
document.head.append(
  html("script", { type: "application/json", id: "words" }, JSON.stringify(words)),
  html("script", { type: "application/json", id: "game" }, JSON.stringify({ ...whole(told), now: Date.now() })),
);
void import("../pages/game");
