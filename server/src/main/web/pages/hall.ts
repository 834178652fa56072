/** The big screen: pages follow each other, the clock runs down, and what changes appears by itself. */
import { BroadcastBoards } from "../broadcast/boards";
import { Clock } from "../events/clock";
import { HallGame } from "../events/hallgame";
import { follow, fresh } from "../events/live";
import { Rotation } from "../events/rotation";

const body = document.body;
const clock = new Clock();
const rotation = new Rotation(Number(body.dataset.every ?? 12));
const boards = new BroadcastBoards(() => void renew().catch(() => undefined));
let games: HallGame[] = [];

function show(): void {
  clock.watch(document.querySelector<HTMLElement>(".hall-clock"));
  rotation.watch([...document.querySelectorAll<HTMLElement>(".hall-page")]);
  games.forEach((game) => game.close());
  games = [...document.querySelectorAll<HTMLElement>(".hall-live-game")].map((host) => new HallGame(host));
  boards.watch(document.querySelector<HTMLElement>(".bc-grid"));
}

/** What is laid out alike: the same boards of the same round. */
const layout = (grid: HTMLElement | null): string =>
  [grid?.dataset.round, grid?.dataset.delay, ...[...(grid?.children ?? [])].map((card) => (card as HTMLElement).dataset.game)].join();

async function renew(): Promise<void> {
  const newer = await fresh();
  const grid = document.querySelector<HTMLElement>(".bc-grid");
  const next = newer.querySelector<HTMLElement>(".bc-grid");
  if (grid && next && layout(grid) === layout(next)) {
    // The boards go on by themselves; drawn anew they would flicker.
    next.replaceWith(grid);
  }
  for (const part of [".hall-head", ".hall-pages", ".hall-foot"]) {
    const now = newer.querySelector(part);
    if (now) {
      document.querySelector(part)?.replaceWith(now);
    }
  }
  show();
}

body.classList.add("hall-live");
show();
if (body.dataset.event) {
  follow(body.dataset.event, body.dataset.tag ?? "", renew);
}
document.addEventListener("keydown", ({ key, target }) => {
  if ((target as HTMLElement).closest("form")) {
    return;
  }
  if (key === "ArrowRight" || key === "ArrowLeft") {
    rotation.turn(key === "ArrowRight" ? 1 : -1);
  }
});
