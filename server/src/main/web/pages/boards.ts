/** 转播: several boards of a tournament, on a page of our own or in a frame of another site. */
import { BroadcastBoards } from "../broadcast/boards";
import { fresh } from "../events/live";

const boards = new BroadcastBoards(() => void renew().catch(() => undefined));

async function renew(): Promise<void> {
  const newer = await fresh();
  for (const part of [".bc-bar", ".bc-grid"]) {
    const now = newer.querySelector(part);
    if (now) {
      document.querySelector(part)?.replaceWith(document.importNode(now, true));
    }
  }
  document.querySelectorAll(".bc .empty").forEach((hint) => hint.remove());
  boards.watch(document.querySelector<HTMLElement>(".bc-grid"));
}

boards.watch(document.querySelector<HTMLElement>(".bc-grid"));
