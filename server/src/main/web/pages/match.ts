/** A match between engines: asks every second what has happened, as long as somebody looks. */
import { fresh } from "../events/live";
import { inUse, swap } from "../events/swap";
import { words } from "../common/words";
import { BoardCard, type MatchBoard } from "../matches/board";

interface Match {
  readonly games: number;
  readonly live: boolean;
  readonly ended: boolean;
  readonly now: number;
  readonly boards: readonly MatchBoard[];
}

const PAUSE = 1000;
const TICK = 200;

const place = document.getElementById("match")!;
const boards = document.getElementById("boards")!;
const results = document.getElementById("results")!;
const state = document.getElementById("state")!;
const cards = new Map<number, BoardCard>();
let games = Number(place.dataset.games);
let tag = "";
/** The server's time less ours. */
let offset = 0;

const now = (): number => Date.now() + offset;

async function ask(): Promise<void> {
  if (document.visibilityState !== "visible") {
    return;
  }
  const answer = await fetch(`/api/matches/${place.dataset.match}`, {
    headers: tag ? { "If-None-Match": tag } : {},
    cache: "no-store",
  });
  if (answer.status === 200) {
    tag = answer.headers.get("ETag") ?? "";
    await show((await answer.json()) as Match);
  }
}

async function show(match: Match): Promise<void> {
  offset = match.now - Date.now();
  if (match.live || match.ended || place.dataset.state === "live") {
    place.dataset.state = match.live ? "live" : match.ended ? "ended" : "away";
    state.textContent = words(`state.${place.dataset.state}`);
  }
  if (cards.size === 0) {
    // What the server drew for browsers without scripts.
    boards.replaceChildren();
  }
  const playing = new Set(match.boards.map(({ game }) => game));
  for (const [game, card] of cards) {
    if (!playing.has(game)) {
      card.element.remove();
      cards.delete(game);
    }
  }
  for (const board of match.boards) {
    let card = cards.get(board.game);
    if (!card) {
      card = new BoardCard();
      cards.set(board.game, card);
      boards.append(card.element);
    }
    card.show(board, now());
  }
  if (match.games !== games && !inUse(results) && !location.search.includes("before=")) {
    const newer = (await fresh()).getElementById("results");
    if (newer) {
      swap(results, newer);
      games = match.games;
    }
  }
}

const again = (): void => {
  setTimeout(() => void ask().catch(() => undefined).then(again), PAUSE);
};
document.addEventListener("visibilitychange", () => void ask().catch(() => undefined));
setInterval(() => cards.forEach((card) => card.tick(now())), TICK);
void ask().catch(() => undefined).then(again);
