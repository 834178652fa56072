import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { json } from "../common/json";
import { words } from "../common/words";
import { follow, fresh } from "./live";
import { type Entry, ResultQueue, type Saved } from "./queue";
import { type Code, codeOf, codeOfKey, shown } from "./results";
import { swap } from "./swap";

interface Row {
  readonly table: number;
  readonly game: number;
  readonly line: HTMLElement;
  readonly input: HTMLInputElement;
  readonly note: HTMLElement;
  /** Why the game ended so. */
  readonly why: HTMLSelectElement | null;
  /** What the server is known to have. */
  code: Code;
  /** Which of the results saved from here was the last for this game; 0 = none. */
  saved: number;
}

/** How many of the last results the side shows. */
const RECENT = 10;

interface Round {
  games: { table: number; game: number; result: Code; reason?: string }[];
}

/** The sheet on which results are entered by single keys; every key is saved at once. */
export class ResultSheet {
  private readonly rows: Row[];
  private readonly queue: ResultQueue;
  private readonly api: string;
  private readonly round: number;
  private saves = 0;
  /** How many games the whole round has; this page may show a part of them. */
  private readonly boards: number;
  /** How many games on other pages have a result. */
  private elsewhere: number;
  private readonly mine: { entry: Entry; seq: number }[] = [];

  constructor(
    private readonly form: HTMLFormElement,
    body: HTMLElement,
  ) {
    this.api = `/api/events/${body.dataset.event}`;
    this.round = Number(form.dataset.round);
    this.rows = [...form.querySelectorAll<HTMLElement>(".entry-row")].map((line) => {
      const input = line.querySelector<HTMLInputElement>(".entry-result")!;
      input.readOnly = true;
      return {
        table: Number(line.dataset.table),
        game: Number(line.dataset.game),
        line,
        input,
        note: noteOf(line),
        why: line.querySelector<HTMLSelectElement>(".entry-why"),
        code: codeOf(input.value),
        saved: 0,
      };
    });
    this.boards = Number(form.dataset.boards);
    this.elsewhere = Number(form.dataset.filled) - this.rows.filter(({ code }) => code !== "*").length;
    this.queue = new ResultQueue(
      (entry) => this.send(entry),
      {
        waiting: (entry, retrying) => this.mark(entry, retrying ? "retry" : "saving"),
        saved: (entry, saved) => this.saved(entry, saved),
        refused: (entry, why) => this.refused(entry, why),
        count: (pending) => this.count(pending),
      },
      localStorage,
      `chuhe.results.${body.dataset.event}.${this.round}`,
    );
    form.classList.add("entry-live");
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("keydown", (event) => this.onKey(event));
    form.addEventListener("focusin", (event) => this.onFocus(event));
    this.pad();
    this.find();
    this.reasons();
    this.queue.resume().forEach((entry) => this.put(entry));
    follow(body.dataset.event!, body.dataset.tag ?? "", () => this.refresh());
    (this.rows.find(({ code }) => code === "*") ?? this.rows[0])?.input.focus();
  }

  private async send({ table, game, result, was }: Entry): Promise<Saved> {
    const body = { round: this.round, table, game, result, was };
    const { entry, time } = await json<{ entry: number; time?: string }>(`${this.api}/deeds/result`, "POST", body);
    return { seq: entry, time: time ?? "" };
  }

  private rowOf(table: number, game: number): Row | undefined {
    return this.rows.find((row) => row.table === table && row.game === game);
  }

  private focused(): Row | undefined {
    return this.rows.find(({ input }) => input === document.activeElement) ?? this.last;
  }
  private last: Row | undefined;

  private onFocus({ target }: Event): void {
    const row = this.rows.find(({ input }) => input === target);
    if (row) {
      this.last?.line.classList.remove("current");
      this.last = row;
      row.line.classList.add("current");
    }
  }

  private onKey(event: KeyboardEvent): void {
    const row = this.rows.find(({ input }) => input === event.target);
    if (!row || event.altKey || event.isComposing) {
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() === "z") {
        event.preventDefault();
        void this.undo();
      }
      return;
    }
    const code = codeOfKey(event.key);
    if (code) {
      this.record(row, code);
    } else if (event.key === "Enter" || event.key === "ArrowDown") {
      this.step(row, 1);
    } else if (event.key === "ArrowUp") {
      this.step(row, -1);
    } else if (event.key.toLowerCase() === "f") {
      void this.forfeit(row);
    } else if (event.key === "/") {
      this.form.querySelector<HTMLInputElement>(".entry-find input")?.focus();
    } else {
      return;
    }
    event.preventDefault();
  }

  private step(from: Row, by: number): void {
    const at = this.rows.indexOf(from) + by;
    const row = this.rows[Math.min(this.rows.length - 1, Math.max(0, at))];
    row.input.focus();
    row.line.scrollIntoView({ block: "nearest" });
  }

  private record(row: Row, code: Code): void {
    const was = codeOf(row.input.value);
    if (was !== code) {
      row.input.value = shown(code);
      this.offer(row, "");
      this.queue.add({ table: row.table, game: row.game, result: code, was });
      this.fill();
    }
  }

  private async forfeit(row: Row): Promise<void> {
    const keys: Readonly<Record<string, Code>> = { "1": "+/-", "0": "-/+", "2": "-/-" };
    const onKey = (event: KeyboardEvent): void => {
      const code = keys[event.key];
      if (code) {
        event.preventDefault();
        document.querySelector<HTMLButtonElement>(`dialog[open] button[value="${code}"]`)?.click();
      }
    };
    document.addEventListener("keydown", onKey);
    const answer = await ask<Code>(
      words("entry.forfeit", row.table),
      [],
      [
        { value: "+/-", label: words("entry.forfeit.red") },
        { value: "-/+", label: words("entry.forfeit.black") },
        { value: "-/-", label: words("entry.forfeit.both") },
      ],
    );
    document.removeEventListener("keydown", onKey);
    if (answer) {
      this.record(row, answer);
    }
    row.input.focus();
  }

  private put({ table, game, result }: Entry): void {
    const row = this.rowOf(table, game);
    if (row) {
      row.input.value = shown(result);
      this.fill();
    }
  }

  private mark({ table, game }: Entry, state: "saving" | "retry"): void {
    const row = this.rowOf(table, game);
    if (row) {
      row.line.dataset.state = state;
      row.note.textContent = words(`entry.${state}`);
    }
  }

  private saved(entry: Entry, { seq, time }: Saved): void {
    const row = this.rowOf(entry.table, entry.game);
    if (!row) {
      return;
    }
    row.code = entry.result;
    row.saved = ++this.saves;
    this.settle(row);
    void this.levels();
    // Nothing was written if it had got through before and only the answer was lost: then it is not known which one.
    if (seq > 0) {
      this.mine.push({ entry, seq });
      this.remember(entry, seq, time);
    }
  }

  /** What the server has is what the row says. */
  private settle(row: Row): void {
    delete row.line.dataset.state;
    const open = row.code === "*";
    row.note.replaceChildren(
      html("span", { class: open ? "secondary" : "event-right" }, open ? words("entry.open") : `✓ ${words("entry.saved")}`),
    );
  }

  /** A bracket match that is level now needs a further game or a decision: the page as it would be now has them. */
  private async levels(): Promise<void> {
    const place = document.querySelector(".entry-levels");
    if (!place || !this.form.dataset.bracket) {
      return;
    }
    const page = await fresh();
    const newer = page.querySelector(".entry-levels");
    if (newer && newer.children.length + place.children.length > 0) {
      swap(place, newer);
      for (const row of this.rows) {
        const note = page.querySelector(`.entry-row[data-table="${row.table}"][data-game="${row.game}"] .entry-note .tag`);
        if (note && !this.queue.has(row.table, row.game)) {
          row.note.replaceChildren(document.importNode(note, true));
        }
      }
    }
  }

  private refused(entry: Entry, why: string): void {
    const row = this.rowOf(entry.table, entry.game);
    if (row) {
      row.line.dataset.state = "refused";
      row.note.replaceChildren(html("span", { class: "event-wrong", role: "alert" }, `✗ ${words("entry.refused", why)}`));
    }
    void this.refresh(row);
  }

  private count(pending: number): void {
    const state = this.form.querySelector(".entry-state")!;
    state.textContent = pending > 0 ? words("entry.pending", pending) : words("entry.allsaved");
    state.classList.toggle("event-right", pending === 0);
  }

  private fill(): void {
    const filled = this.rows.filter(({ input }) => input.value !== "").length;
    this.form.querySelector(".entry-filled")!.textContent = words("entry.filled", filled + this.elsewhere, this.boards);
  }

  /** What others have recorded meanwhile, or what became of a refusal. */
  private async refresh(refused?: Row): Promise<void> {
    const before = this.saves;
    const { games } = await json<Round>(`${this.api}/rounds/${this.round}`);
    if (games.length !== this.boards) {
      // A tie-break game has been added, or the round was paired anew.
      location.reload();
      return;
    }
    this.elsewhere = games.filter(({ table, game, result }) => result !== "*" && !this.rowOf(table, game)).length;
    for (const { table, game, result, reason } of games) {
      const row = this.rowOf(table, game);
      // What was saved while the answer was on its way may be newer than the answer.
      if (row && row.saved <= before && !this.queue.has(table, game)) {
        const changed = row.code !== result || row.input.value !== shown(result);
        row.code = result;
        row.input.value = shown(result);
        this.offer(row, reason ?? "");
        if (changed && row !== refused) {
          this.settle(row);
        }
      }
    }
    this.fill();
  }

  /** Takes the last result that was typed here back. */
  private async undo(): Promise<void> {
    const last = this.mine.pop();
    if (!last) {
      return;
    }
    const row = this.rowOf(last.entry.table, last.entry.game);
    try {
      await json(`${this.api}/deeds/undo`, "POST", { entry: last.seq });
      this.form.ownerDocument.querySelector(`[data-undo="${last.seq}"]`)?.closest("li")?.classList.add("entry-undone");
      await this.refresh();
      row?.input.focus();
    } catch (problem) {
      if (row) {
        this.refused(last.entry, problem instanceof Error ? problem.message : String(problem));
      }
    }
  }

  /** The list at the side: what was done a moment ago, with a way back. */
  private remember(entry: Entry, seq: number, time: string): void {
    const list = document.querySelector(".entry-recent ol");
    const back = html("button", { type: "button", class: "link", "data-undo": String(seq) }, words("entry.undo"));
    back.addEventListener("click", () => {
      const at = this.mine.findIndex((each) => each.seq === seq);
      if (at >= 0) {
        this.mine.push(...this.mine.splice(at, 1));
        void this.undo();
      }
    });
    list?.prepend(
      html("li", {}, html("time", {}, time), " ", html("span", {}, words("entry.recent", entry.table, shown(entry.result) || "*")), " ", back),
    );
    list?.children[RECENT]?.remove();
  }

  /** Reasons are sent as they are chosen. */
  private reasons(): void {
    for (const row of this.rows) {
      this.offer(row, row.why?.value ?? "");
      row.why?.addEventListener("change", () => void this.explain(row));
    }
  }

  /** Only reasons that the result can have are offered. */
  private offer({ why, input }: Row, chosen: string): void {
    if (!why) {
      return;
    }
    const code = codeOf(input.value);
    for (const option of why.options) {
      option.hidden = option.value !== "" && !(option.dataset.fits ?? "").split(" ").includes(code);
    }
    why.value = chosen;
    why.hidden = code === "*";
  }

  private async explain(row: Row): Promise<void> {
    const result = codeOf(row.input.value);
    const body = { round: this.round, table: row.table, game: row.game, result, was: result, reason: row.why!.value };
    try {
      await json(`${this.api}/deeds/result`, "POST", body);
      row.saved = ++this.saves;
      this.settle(row);
    } catch (problem) {
      this.refused({ ...body, result, was: result }, problem instanceof Error ? problem.message : String(problem));
    }
  }

  /** Buttons for fingers, which have no keys. */
  private pad(): void {
    const pad = html("div", { class: "entry-pad", role: "group" });
    const add = (label: string, act: (row: Row) => void): void => {
      const button = html("button", { type: "button" }, label);
      button.addEventListener("click", () => {
        const row = this.focused();
        if (row) {
          act(row);
        }
      });
      pad.append(button);
    };
    add("1–0", (row) => this.tap(row, "1-0"));
    add("½–½", (row) => this.tap(row, "1/2"));
    add("0–1", (row) => this.tap(row, "0-1"));
    add("+/−", (row) => void this.forfeit(row));
    add("✕", (row) => this.record(row, "*"));
    this.form.append(pad);
  }

  private tap(row: Row, code: Code): void {
    this.record(row, code);
    this.step(row, 1);
  }

  private find(): void {
    const label = this.form.querySelector<HTMLElement>(".entry-find");
    const box = label?.querySelector("input");
    if (!label || !box) {
      return;
    }
    label.hidden = false;
    const hit = (): Row | undefined => {
      const sought = box.value.trim().toLowerCase();
      return sought === ""
        ? undefined
        : this.rows.find(({ line }) => labelOf(line) === sought) ??
            this.rows.find(({ line }) => line.textContent?.toLowerCase().includes(sought));
    };
    box.addEventListener("input", () => {
      this.rows.forEach(({ line }) => line.classList.remove("entry-hit"));
      hit()?.line.classList.add("entry-hit");
    });
    box.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") {
        event.preventDefault();
        const row = event.key === "Enter" ? hit() : this.last;
        box.value = "";
        this.rows.forEach(({ line }) => line.classList.remove("entry-hit"));
        row?.input.focus();
      }
    });
  }
}

/** Where the state of a row stands: before the reason. */
const noteOf = (line: HTMLElement): HTMLElement => {
  const cell = line.querySelector<HTMLElement>(".entry-note")!;
  const why = cell.querySelector(".entry-why");
  if (!why) {
    return cell;
  }
  const note = html("span", { class: "entry-said" }, ...[...cell.childNodes].filter((node) => node !== why && !(node instanceof HTMLInputElement)));
  cell.prepend(note);
  return note;
};

/** What stands in the first cell of a row: the table, with the game behind it where there are several. */
const labelOf = (line: HTMLElement): string => line.querySelector("td")?.textContent?.trim().toLowerCase() ?? "";
