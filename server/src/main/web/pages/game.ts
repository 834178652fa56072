/** A live game: board, clocks, moves and what players, watchers and arbiters can do. */
import { AnalysisPanel } from "../analysis/panel";
import { ServerAnalyst } from "../analysis/server";
import { announce, prepareAnnouncements } from "../board/announce";
import { ReplayButtons } from "../common/replay";
import { notation, settings } from "../common/settings";
import { shortcuts } from "../common/shortcuts";
import { ownWords, words } from "../common/words";
import { Acts } from "../play/acts";
import { ArbiterPanel } from "../play/arbiter";
import { Attention } from "../play/attention";
import { Banners } from "../play/banners";
import { Chat } from "../play/chat";
import { Clocks } from "../play/clocks";
import { Ending } from "../play/ending";
import { Info } from "../play/info";
import { MoveList } from "../play/movelist";
import type { Game, GameMessage } from "../play/protocol";
import { copyButtons, showSituation } from "../play/seats";
import { Session } from "../play/session";
import { share } from "../play/share";
import { isLow, Sounds, soundOf } from "../play/sounds";
import { spoken } from "../play/speech";
import { isToMove, type Model, sideBelow } from "../play/state";
import { Table } from "../play/table";
import { say } from "../play/text";
import { typeMove } from "../play/typed";
import { opponent } from "../rules/piece";

const part = (id: string): HTMLElement => document.getElementById(id)!;
const live = part("live");
const first = JSON.parse(part("game").textContent ?? "") as GameMessage;
const address = new URL(`/api/games/${first.id}/live`, location.href);
address.protocol = address.protocol.replace("http", "ws");

prepareAnnouncements();
const sounds = new Sounds();
const attention = new Attention();
const session = new Session(address.href, first, first.now);
const table = new Table(part("board"), session, sideBelow(first, settings().flip ? opponent(first.rules.first) : first.rules.first), () => clocks.show());
const clocks = new Clocks(part("clock-top"), part("clock-bottom"), session, () => table.below, (left) => isLow(left) && sounds.play("low"));
const buttons = new ReplayButtons(0, ownWords, go, () => table.flip());
const moves = new MoveList(part("moves"), part("strip"), buttons.element, go);
const acts = new Acts(part("acts"), session, () => {
  if (part("moves").classList.toggle("moves-open")) {
    part("moves").scrollIntoView({ block: "end" });
  }
});
const banners = new Banners(part("banners"), session);
const ending = new Ending(part("ending"), session);
const info = new Info(part("info"));
const chat = new Chat(part("chat"), session);
const arbiter = new ArbiterPanel(part("arbiter"), session);
const line = part("line");
/** There is no help for players: it appears when the game is over, where the server has an engine. */
let analysis: AnalysisPanel | undefined;

function go(ply: number): void {
  table.go(ply);
  browsed();
}

function browsed(): void {
  const { game } = session.model;
  moves.show(game, table.ply);
  buttons.show(table.ply, game.state.ply);
  live.classList.toggle("live-browsing", table.isBrowsing);
  analyse(game);
}

function analyse({ state, start, moves: played }: Game): void {
  const host = document.getElementById("analysis");
  if (!analysis && host && state.result && played.length > 0) {
    const analyst = new ServerAnalyst((problem) => analysis?.say(problem));
    analysis = new AnalysisPanel(host, analyst, start, played.map(({ iccs }) => iccs), go);
  }
  analysis?.show(table.ply);
}

function showAll(): void {
  const { game } = session.model;
  live.dataset.phase = game.state.phase;
  live.classList.toggle("live-over", game.state.result !== null || game.state.phase === "cancelled");
  showLine();
  name(game);
  attention.show(session.model);
  document.querySelectorAll("[data-watchers]").forEach((each) => (each.textContent = String(game.presence.watchers)));
  showSituation(document, game);
  clocks.show();
  acts.show();
  banners.show();
  ending.show();
  info.show(game);
  chat.show();
  arbiter.show();
  browsed();
}

/** Tells how the line stands, and whether a move that was made is still on its way. */
function showLine(): void {
  const state = session.connected.line;
  const sending = session.model.unanswered.some(({ t }) => t === "move");
  live.classList.toggle("live-waiting", sending);
  line.hidden = state === "open" && !sending;
  const text = words(state === "open" ? "line.sending" : `line.${state}`);
  if (!line.hidden && line.textContent !== text) {
    line.textContent = text;
  }
}

/** A game without a title is called after its players, once both are known. */
function name({ title, state }: Game): void {
  const { red, black } = state.players;
  if (title === "" && red.name && black.name) {
    const text = words("game.title", red.name, black.name);
    document.querySelectorAll("[data-title]").forEach((each) => (each.textContent = text));
    document.title = document.title.replace(/^.*(?= · )/, text);
  }
}

session.watch((now, before, missed) => {
  const grown = now.game.state.ply !== before.game.state.ply;
  // A player whose turn it is looks at the game, not at the past.
  if (table.isBrowsing && (now.game.state.ply < table.ply || (grown && isToMove(now)))) {
    table.follow();
  }
  tell(now, before);
  sounds.play(soundOf(before, now, missed));
  if (!table.answersItself) {
    attention.call(before, now);
  }
  if (!table.isBrowsing) {
    table.show();
  }
  showAll();
  if (now.game.state.result && !before.game.state.result) {
    void ending.tell();
  }
  if (now.game.rematch && !before.game.rematch && now.game.you.side) {
    location.assign(`/play/${now.game.rematch}`);
  }
  if (now.game.you.side !== before.game.you.side && now.game.you.side && table.below !== now.game.you.side) {
    table.flip();
  }
});

function tell(now: Model, before: Model): void {
  const said = spoken(before.game, now.game, table.shows(now.game.state.fen), say, (move) => move[notation()], words);
  for (const urgent of [true, false]) {
    const texts = said.filter((each) => each.urgent === urgent).map(({ text }) => text);
    if (texts.length > 0) {
      announce(texts.join(" "), urgent);
    }
  }
}

session.watchLine(({ line: state }) => {
  live.classList.toggle("live-offline", state !== "open");
  clocks.show();
  showLine();
});

window.addEventListener("online", () => session.hurry());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && session.hurry());
// A page that is kept for "back" holds no line, and takes it up again.
window.addEventListener("pagehide", () => session.close());
window.addEventListener("pageshow", ({ persisted }) => persisted && session.open());

shortcuts(
  { key: "d", label: words("act.draw"), act: () => acts.offerDraw(), when: () => acts.usable },
  { key: "r", label: words("act.arbiter"), act: () => void acts.callArbiter(), when: () => acts.usable },
  { key: "u", label: words("act.back"), act: () => acts.takeBack(), when: () => acts.mayTakeBack },
  { key: "m", label: words("type.title"), act: () => void typeMove(session), when: () => isToMove(session.model) },
  { key: "f", label: ownWords("flip"), act: () => table.flip() },
  { key: "ArrowLeft", label: ownWords("previous"), act: () => buttons.step(-1) },
  { key: "ArrowRight", label: ownWords("next"), act: () => buttons.step(1) },
  { key: "Home", label: ownWords("first"), act: () => buttons.step(-Infinity) },
  { key: "End", label: ownWords("last"), act: () => buttons.step(Infinity) },
);

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-share]")) {
  button.hidden = false;
  button.addEventListener("click", () =>
    void share(live.dataset.link!, `/play/${first.id}/qr.svg`, session.model.game.you.seat),
  );
}

// What stands above the actions on phones begins where they end.
new ResizeObserver(([{ borderBoxSize }]) => {
  live.style.setProperty("--acts", `${Math.round(borderBoxSize[0].blockSize)}px`);
}).observe(part("acts"));

copyButtons(document);
showAll();
session.open();
