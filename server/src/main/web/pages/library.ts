/** The library: a board that leads through the opening tree, and how far an upload is. */
import { Board } from "../board/board";
import { json } from "../common/json";
import { followSettings, settings } from "../common/settings";
import { words } from "../common/words";

interface Upload {
  readonly state: string;
  readonly games: number;
  readonly added: number;
  readonly duplicates: number;
  readonly problems: number;
}

const PAUSE = 1000;

const tree = document.getElementById("tree-board");
if (tree) {
  const { position, targets, on } = tree.dataset;
  const board = new Board(tree, {
    mode: "play",
    below: settings().flip ? "black" : "red",
    onMove: (from, to) => {
      const link = new URL(on ?? "", location.href);
      link.searchParams.set("moves", (link.searchParams.get("moves") ?? "") + from + to);
      location.assign(link);
    },
  });
  followSettings(board);
  board.show({ fen: position, targets: JSON.parse(targets ?? "{}") as Record<string, string[]> }, { say: false });
}

const upload = document.getElementById("upload");
if (upload?.dataset.over === "no") {
  void watch(upload);
}

/** Asks until it is over; then the page is shown anew, with all that could not be read. */
async function watch(place: HTMLElement): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, PAUSE));
    let told: Upload;
    try {
      told = await json<Upload>(`/api/library/uploads/${place.dataset.upload}`);
    } catch {
      continue;
    }
    place.querySelector("[data-state]")!.textContent = words(`state.${told.state}`);
    place.querySelector("[data-counts]")!.textContent = words("counts", told.games, told.added, told.duplicates, told.problems);
    if (told.state === "done" || told.state === "stopped") {
      location.reload();
      return;
    }
  }
}
