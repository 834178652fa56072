/** The arbiter's log of a game at a real board: what is entered here is kept here until the server has it. */
import { Board } from "../board/board";
import { html } from "../board/svg";
import { json, Refusal } from "../common/json";
import { followSettings } from "../common/settings";
import { words } from "../common/words";
import { linked } from "../conduct/articles";
import { IncidentPanel, type Typed } from "../conduct/panel";
import { projected } from "../conduct/project";
import { type Catalogue, type Entered, type Entry, type Found, type Incident, SIDES, type TableState } from "../conduct/protocol";
import { EntryQueue } from "../conduct/queue";
import { search } from "../conduct/search";
import { clockText, reading } from "../play/clock";
import { readFen } from "../rules/fen";
import { inCheck, legalTargets } from "../rules/moves";
import { FILES, nameOf, RANKS, squareAt } from "../rules/square";

const part = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;
const catalogue = JSON.parse(part("catalogue").textContent ?? "") as Catalogue;
let table = JSON.parse(part("table").textContent ?? "") as TableState;
/** What has to be added to this tablet's clock to have the server's. */
let offset = table.now - Date.now();
const now = (): number => Date.now() + offset;
const address = `/api/tables/${table.id}`;

const board = new Board(part("board"), {
  mode: "play",
  below: table.rules.first,
  characters: table.rules.first,
  movable: "both",
  onMove: (from, to) => enter(`${from}${to}${part<HTMLInputElement>("press").checked ? " press" : ""}`, now()),
});
followSettings(board);
let panel: IncidentPanel | undefined;
/** Typed lines are considered one after the other. */
let typing = Promise.resolve();

const queue = new EntryQueue(
  (entry) => json<Entered>(`${address}/entries`, "POST", entry),
  {
    entered: (_, answer) => {
      take(answer.table);
      if (answer.says) {
        says(answer as Found);
      }
    },
    refused: (_, why) => {
      tell("refused", [why]);
      void refresh();
    },
    changed: (waiting, offline) => showLine(waiting, offline),
  },
  localStorage,
  `chuhe.table.${table.id}`,
);

function enter(line: string, at: number, overrule?: string): void {
  close();
  const entry: Entry = { id: crypto.randomUUID(), at, line, ...(overrule === undefined ? {} : { overrule }) };
  queue.add(entry);
  show();
}

function take(next: TableState): void {
  table = next;
  offset = table.now - Date.now();
  show();
}

async function refresh(): Promise<void> {
  try {
    take(await json<TableState>(address));
  } catch {
    // It stays as it was until there is a network again.
  }
}

async function ask(line: string, at: number): Promise<Found | string | undefined> {
  if (queue.waiting.length > 0) {
    return undefined;
  }
  try {
    return await json<Found>(`${address}/ask`, "POST", { line, at });
  } catch (problem) {
    return problem instanceof Refusal && problem.status >= 400 && problem.status < 500 ? problem.message : undefined;
  }
}

function says(found: Found): void {
  tell(found.accepted ? (found.grave ? "grave" : "plain") : "refused", found.says);
}

function tell(kind: string, sentences: readonly string[]): void {
  const box = part("says");
  box.dataset.kind = kind;
  box.replaceChildren(...sentences.map((sentence) => html("p", {}, ...linked(sentence))));
}

function showLine(waiting: readonly Entry[], offline: boolean): void {
  const line = part("line");
  const key = waiting.length === 0 ? "online" : offline ? "offline" : "waiting";
  line.textContent = words(`conduct.${key}`, waiting.length);
  line.classList.toggle("tag-warn", key === "offline");
  line.dataset.waiting = String(waiting.length);
  if (offline) {
    tell("plain", [words("conduct.sent-later")]);
  }
  showStory(waiting);
}

function show(): void {
  const { phase } = table.state;
  part("start").hidden = phase !== "ready";
  part("paper").hidden = table.state.result === null;
  part("protests").hidden = table.protests.length === 0;
  part("protests").querySelector("ul")?.replaceChildren(...table.protests.map((fate) => html("li", {}, fate)));
  const view = projected(table, queue.waiting);
  const position = readFen(view.fen);
  const playing = phase === "playing" && !table.onlyEvents;
  board.set({ movable: playing && !panel?.wantsPoints ? "both" : "none" });
  board.show(
    {
      fen: view.fen,
      lastMove: view.last,
      check: inCheck(position.placement, position.turn),
      targets: playing ? legalTargets(position) : {},
      marks: table.state.touched.map((at) => ({ at, shape: "root" as const })),
    },
    { say: false },
  );
  showClocks();
  showLine(queue.waiting, part("line").classList.contains("tag-warn") && queue.waiting.length > 0);
}

function showClocks(): void {
  const { clock } = projected(table, queue.waiting);
  for (const side of SIDES) {
    const button = part(`clock-${side}`);
    const player = table.state.players[side];
    const face = clock ? reading(clock, table.clock, side, now()) : undefined;
    const running = face?.running ?? false;
    const spent = face !== undefined && face.flag <= 0;
    const note = [
      player.fouls || player.warnings ? words("conduct.fouls", player.fouls, player.warnings) : "",
      clock && !player.present ? words("conduct.absent") : "",
      spent ? words("conduct.flag") : running ? words("conduct.press") : "",
    ].filter((text) => text !== "");
    button.toggleAttribute("data-running", running);
    button.toggleAttribute("data-flag", spent);
    const content = [side, player.name, face ? clockText(face.shown) : "–", note.join(" · ")].join("\n");
    if (button.dataset.shown !== content) {
      button.dataset.shown = content;
      button.replaceChildren(
        html("b", {}, html("span", { class: `side side-${side}` }), ` ${words(`side.${side}`)} ${player.name}`),
        html("time", {}, face ? clockText(face.shown) : "–"),
        html("small", {}, note.join(" · ")),
      );
    }
  }
}

function showStory(waiting: readonly Entry[]): void {
  const kept = [...waiting].reverse().map(({ line }) => html("li", { class: "waiting" }, line));
  const told = [...table.story].reverse().map((sentence) => html("li", {}, ...linked(sentence)));
  part("story").replaceChildren(...kept, ...told);
}

function showIncidents(): void {
  const host = part("incidents");
  const typed = part<HTMLInputElement>("find").value;
  if (panel) {
    host.replaceChildren(panel.element);
    return;
  }
  if (typed.trim() !== "") {
    const found = search(catalogue, typed).slice(0, 8);
    const items = found.map((incident) =>
      html("li", {}, button(incident, html("b", {}, incident.name), html("small", {}, incident.rule))),
    );
    host.replaceChildren(items.length > 0 ? html("ul", { class: "conduct-found" }, ...items) : html("p", {}, words("conduct.nothing")));
    return;
  }
  host.replaceChildren(
    ...catalogue.groups.flatMap(({ id, name }) => [
      html("h3", { class: "conduct-group" }, name),
      html("div", { class: "conduct-buttons" }, ...catalogue.incidents.filter((each) => each.group === id && each.id !== "move").map((each) => button(each, each.name))),
    ]),
  );
}

function button(incident: Incident, ...content: (Node | string)[]): HTMLElement {
  const made = html("button", { type: "button", "data-incident": incident.id }, ...content);
  made.addEventListener("click", () => open(incident));
  return made;
}

function open(incident: Incident, typed?: Typed): void {
  panel = new IncidentPanel(
    incident,
    {
      toMove: () => projected(table, queue.waiting).clock?.running ?? table.state.toMove,
      ply: () => table.state.ply,
      offices: () => [...(table.chief ? ["chief"] : []), ...(table.organiser ? ["organiser"] : [])],
      ask,
      enter: (line, at, overrule) => {
        enter(line, at, overrule);
        if (typed) {
          part("typed").focus();
        }
      },
      now,
      closed: () => {
        close();
        show();
      },
    },
    typed,
  );
  showIncidents();
  show();
  panel.element.scrollIntoView({ block: "nearest" });
}

/** A typed incident is confirmed as a chosen one is; moves and presses are entered at once unless they cost something. */
async function consider(line: string, at: number): Promise<void> {
  await queue.settled();
  const found = await ask(line, at);
  if (typeof found === "string") {
    tell("refused", [found]);
    return;
  }
  const play = found?.incident === "move" || found?.incident === "press";
  const incident = catalogue.incidents.find(({ id }) => id === found?.incident);
  if (!found || !incident || (play && !(found.accepted && found.grave))) {
    enter(line, at);
  } else if (found.accepted) {
    open(incident, { line, at });
    panel?.answered(found);
  } else {
    says(found);
  }
}

function close(): void {
  panel = undefined;
  part<HTMLInputElement>("find").value = "";
  showIncidents();
}

// While points are wanted, a tap on the board names one and moves nothing.
part("board").addEventListener(
  "click",
  (event) => {
    const target = (event.target as Element).closest(".bd-point");
    if (panel?.wantsPoints && target) {
      event.stopPropagation();
      const index = [...part("board").querySelectorAll(".bd-point")].indexOf(target);
      const [row, column] = [Math.floor(index / FILES), index % FILES];
      panel.pick(nameOf(board.below === "red" ? squareAt(column, RANKS - 1 - row) : squareAt(FILES - 1 - column, row)));
    }
  },
  { capture: true },
);

for (const side of SIDES) {
  part(`clock-${side}`).addEventListener("click", () => {
    if (table.state.phase === "playing") {
      enter(`press ${side}`, now());
    }
  });
}

part("type").addEventListener("submit", (event) => {
  event.preventDefault();
  const typed = part<HTMLInputElement>("typed");
  const text = typed.value.trim();
  if (text !== "") {
    const word = text.split(/\s+/)[0];
    const known = catalogue.incidents.some(({ id, name }) => id === word || name === word) || ["chief", "organiser", "裁判长", "组委会"].includes(word);
    const press = !known && part<HTMLInputElement>("press").checked && !/\spress$/.test(text) ? " press" : "";
    const at = now();
    part("type").ariaBusy = "true";
    const last = (typing = typing.then(() => consider(text + press, at)));
    void last.then(() => (part("type").ariaBusy = String(last !== typing)));
    typed.value = "";
  }
});

part("find").addEventListener("input", () => {
  panel = undefined;
  showIncidents();
});

part("signal").addEventListener("click", async () => {
  const here = (side: string): boolean => part<HTMLInputElement>(`here-${side}`).checked;
  try {
    take(await json<TableState>(`${address}/start`, "POST", { red: here("red"), black: here("black") }));
  } catch (problem) {
    tell("refused", [problem instanceof Error ? problem.message : String(problem)]);
  }
});

window.addEventListener("online", () => queue.resume());
setInterval(showClocks, 200);
// Another arbiter may have the same table open.
setInterval(() => queue.waiting.length === 0 && document.visibilityState === "visible" && void refresh(), 5_000);
showIncidents();
show();
queue.resume();
