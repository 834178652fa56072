import { html } from "../board/svg";
import { Refusal } from "../common/json";
import { to } from "../common/links";
import { words } from "../common/words";
import { readFen, writeFen } from "../rules/fen";
import { readMoves, rule } from "./asking";
import { DeskBoard } from "./boards";
import { compareCards } from "./compare";
import { type CycleView, cycleView, moveName } from "./cycle";
import { type Brought, decide, describe, open, paste } from "./dialogs";
import { evidencePanel } from "./evidence";
import type { Reading } from "../offline/questions";
import { type Answer, isRuling } from "./judge";
import { address, telling } from "./matter";
import { paper } from "./paper";
import { type Act, guilty, rulingCard } from "./rulings";
import { SetupPanel } from "./setup";
import { StuckRuling } from "./stuck";
import type { Edition, Matter, Opening, Play, RuledPly, Ruling } from "./types";

const place = (id: string): HTMLElement => document.getElementById(id)!;

/** The arbiter's desk: what lies on it, and what is shown of it. */
export class Desk {
  private rules: string;
  private play: Play;
  private ply: number;
  private compare: boolean;
  /** The open questions that are answered the other way, in the editions that have them. */
  private turned: readonly string[];
  private matter: Matter;
  /** By edition, for the moves as they are. */
  private answers: Record<string, Answer> = {};
  private item = 0;
  private step: number | undefined;
  private asked = 0;
  private cycle: CycleView | undefined;
  private setup: SetupPanel | undefined;
  private tellingWanted: boolean;
  private readonly stuck = new StuckRuling(place("desk-ruling"));
  readonly board: DeskBoard;
  readonly editions: readonly Edition[];
  readonly arbiter: boolean;

  constructor(opening: Opening, private readonly under: HTMLElement) {
    ({ rules: this.rules, play: this.play, compare: this.compare, turned: this.turned } = opening);
    // Moves from a position that cannot be played are left out.
    this.ply = Math.min(opening.ply < 0 ? Infinity : opening.ply, opening.play.plies.length);
    this.tellingWanted = opening.ply < 0;
    this.matter = opening.matter;
    this.editions = opening.editions;
    this.arbiter = opening.arbiter;
    this.answers = { ...opening.rulings };
    if (opening.none) {
      this.editions.forEach(({ id }) => (this.answers[id] = { error: opening.none }));
    }
    this.board = new DeskBoard(place("desk-board"), under, {
      go: (ply) => this.go(ply),
      move: (iccs) => void this.add(iccs),
      edit: (fen) => this.setup?.put(fen),
    });
    this.drawAll();
  }

  // What the reader does

  /** Shows the position after a ply. */
  go(ply: number): void {
    this.ply = Math.min(this.play.plies.length, Math.max(0, ply));
    this.item = 0;
    this.step = undefined;
    this.drawPly();
    this.remember(true);
  }

  /** The ply before or after the shown one in the cycle. */
  choose(direction: 1 | -1): void {
    this.go(this.ply + direction);
  }

  /** Adds a move, or several, after the shown ply; what followed is dropped, and the browser's "back" brings it back. */
  async add(move: string): Promise<void> {
    const before = this.play.plies.slice(0, this.ply).map(({ iccs }) => iccs);
    try {
      this.take(await readMoves(this.play.fen, [...before, move].join(" ")), this.matter);
    } catch (problem) {
      this.drawPly();
      throw problem;
    }
  }

  /** Takes back the last of the moves shown. */
  async undo(): Promise<void> {
    if (this.ply > 0) {
      const moves = this.play.plies.slice(0, this.ply - 1).map(({ iccs }) => iccs);
      this.take(await readMoves(this.play.fen, moves), this.matter);
    }
  }

  /** Puts something else on the desk. */
  take(play: Play, matter: Matter, ply = play.plies.length): void {
    this.play = play;
    this.matter = matter;
    this.ply = ply;
    this.answers = {};
    this.item = 0;
    this.step = undefined;
    this.leaveSetup();
    document.getElementById("desk-examples")?.remove();
    this.drawAll();
    this.remember(false);
  }

  /** Puts a game or a figure on the desk and shows the ply that says most. */
  private bring(brought: Brought | undefined): void {
    if (brought) {
      this.take(brought.play, brought.matter);
      this.tellingWanted = true;
      void this.answered();
    }
  }

  /** Says which game it is about: what stands on the head of the paper. */
  async describe(): Promise<void> {
    const told = await describe(this.matter, this.arbiter);
    if (told) {
      this.matter = told;
      this.drawMatter();
      this.remember(true);
    }
  }

  async paste(): Promise<void> {
    this.bring(await paste(this.setup?.fen ?? this.play.fen));
  }

  async open(): Promise<void> {
    this.bring(await open(this.edition));
  }

  /** Lets the position be set up by hand, beginning with the one shown. */
  setUp(): void {
    const fen = this.ply > 0 ? this.play.plies[this.ply - 1].fen : this.play.fen;
    this.leaveSetup();
    // By the time the position stands the rules are on this device.
    void readMoves(fen, "").catch(() => undefined);
    this.setup = new SetupPanel(
      (shown) => this.board.setUp(shown),
      (done) => void this.setUpDone(fen, done),
      () => this.backFromSetup(),
    );
    this.setup.set(fen);
    this.board.setUp(fen);
    this.under.append(this.setup.element);
    this.under.classList.add("desk-editing");
    place("desk-board").closest(".card")?.scrollIntoView({ block: "nearest" });
    if (matchMedia("(max-width: 900px)").matches) {
      place("desk-board").scrollIntoView({ block: "start" });
    }
  }

  /** Moves stay as far as they can be played: all of them if nothing was changed, else those that follow. */
  private async setUpDone(before: string, done: string): Promise<void> {
    if (done === writeFen(readFen(before).placement, readFen(before).turn)) {
      this.backFromSetup();
      return;
    }
    const following = this.play.plies.slice(this.ply).map(({ iccs }) => iccs);
    try {
      this.take(await readMoves(done, following.join(" ")), this.matter, 0);
    } catch (problem) {
      if (!(problem instanceof Refusal) || following.length === 0) {
        throw problem;
      }
      this.take(await readMoves(done, ""), this.matter);
      this.notice(words("setup.dropped"));
    }
  }

  private backFromSetup(): void {
    this.leaveSetup();
    this.drawPly();
  }

  private leaveSetup(): void {
    this.setup?.element.remove();
    this.setup = undefined;
    this.under.classList.remove("desk-editing");
  }

  get settingUp(): boolean {
    return this.setup !== undefined;
  }

  switchTo(rules: string): void {
    this.rules = rules;
    this.item = 0;
    this.step = undefined;
    this.drawAll();
    this.remember(true);
  }

  nextEdition(): void {
    const index = this.editions.findIndex(({ id }) => id === this.rules);
    this.switchTo(this.editions[(index + 1) % this.editions.length].id);
  }

  toggleCompare(): void {
    this.compare = !this.compare;
    this.drawAll();
    this.remember(true);
  }

  /** Answers an open question the other way, or our way again. */
  turn(question: string): void {
    this.turned = this.turned.includes(question)
      ? this.turned.filter((each) => each !== question)
      : [...this.turned, question];
    this.answers = {};
    this.drawAll();
    this.remember(true);
  }

  /** Plays a step of the line that proves the shown ply. */
  stepLine(direction: 1 | -1): void {
    const length = this.ruled?.evidence.items[this.item]?.lineIccs?.length ?? 0;
    if (length === 0) {
      return;
    }
    const next = this.step === undefined ? (direction > 0 ? 1 : undefined) : this.step + direction;
    this.step = next === undefined || next < 0 ? undefined : Math.min(length, next);
    this.drawPly();
  }

  async act(act: Act): Promise<void> {
    const ruling = this.ruling;
    if (!ruling || !this.arbiter || ((act === "warn" || act === "lose") && !guilty(ruling))) {
      return;
    }
    const told = await decide(act, ruling, this.play, this.matter);
    if (told) {
      this.matter = told;
      this.drawMatter();
      this.remember(true);
      this.notice(words("logged"), html("a", { href: to("/rulings") }, words("logged.list")));
    }
  }

  /** The address of this desk, or of its ruling on paper. */
  address(path: string): string {
    const { rules, play, ply, compare, turned, matter } = this;
    return address(path, { rules, play, ply, compare, turned, matter });
  }

  /** Says something above the desk for a while. */
  notice(text: string, more?: Node): void {
    const made = html("p", { class: "good", role: "status" }, text, " ", ...(more ? [more] : []));
    document.getElementById("desk-problem")?.remove();
    document.querySelector(".desk-notice")?.remove();
    made.classList.add("desk-notice");
    document.querySelector(".desk")!.before(made);
  }

  // What is shown

  get edition(): Edition {
    return this.editions.find(({ id }) => id === this.rules) ?? this.editions[0];
  }

  get ruling(): Ruling | undefined {
    const answer = this.answers[this.rules];
    return isRuling(answer) ? answer : undefined;
  }

  private get ruled(): RuledPly | undefined {
    return this.ruling?.plies.find(({ ply }) => ply === this.ply);
  }

  private drawAll(): void {
    this.board.plies(this.play.plies.length);
    this.drawMatter();
    this.drawRuling();
    this.drawPly();
    void this.answered();
  }

  /** Asks for the rulings that are wanted and not known yet. */
  private async answered(): Promise<void> {
    const wanted = (this.compare ? this.editions.map(({ id }) => id) : [this.rules]).filter((id) => !this.answers[id]);
    const number = ++this.asked;
    if (wanted.length > 0 && this.play.playable) {
      const moves = this.play.plies.map(({ iccs }) => iccs);
      let answers: Answer[];
      try {
        answers = moves.length === 0 ? [] : await rule(this.play.fen, moves, wanted.map((id) => this.reading(id)));
      } catch (problem) {
        answers = wanted.map(() => ({ error: problem instanceof Refusal ? problem.message : String(problem) }));
      }
      if (number !== this.asked) {
        return;
      }
      wanted.forEach((id, index) => (this.answers[id] = answers[index] ?? { error: "" }));
      this.drawRuling();
      this.drawPly();
    }
    if (this.tellingWanted && this.ruling) {
      this.tellingWanted = false;
      this.go(telling(this.ruling));
    }
  }

  private reading(rules: string): Reading {
    const questions = this.editions.find(({ id }) => id === rules)?.questions ?? [];
    const answered = this.turned.filter((each) => questions.includes(each)).map((each) => [each, "other"] as const);
    return { rules, interpretations: Object.fromEntries(answered) };
  }

  private drawMatter(): void {
    const { event, round, table, red, black } = this.matter;
    const title = [round && words("round", round), table && words("table", table)].filter(Boolean).join(" · ");
    place("desk-title").textContent = title || event || words("desk");
    const parts: HTMLElement[] = [];
    if (title && event) {
      parts.push(html("span", {}, event));
    }
    (["red", "black"] as const).forEach((side) => {
      const name = side === "red" ? red : black;
      if (name) {
        parts.push(html("span", {}, html("i", { class: `side side-${side}` }), name));
      }
    });
    place("desk-matter").replaceChildren(...parts);
  }

  private drawRuling(): void {
    const answer = this.answers[this.rules];
    const rulings = Object.fromEntries(Object.entries(this.answers).filter(([, each]) => isRuling(each))) as Record<
      string,
      Ruling
    >;
    const compared = this.compare && this.ruling !== undefined && this.editions.every(({ id }) => rulings[id]);
    const area = place("desk-ruling");
    if (compared) {
      const cards = compareCards(this.play, this.editions, this.rules, rulings);
      area.replaceChildren(cards.verdict);
      place("desk-compare").replaceChildren(cards.table);
    } else {
      area.replaceChildren(
        rulingCard(answer, this.play, this.edition, {
          arbiter: this.arbiter,
          act: (act) => void this.act(act),
          turn: (question) => this.turn(question),
        }),
      );
    }
    place("desk-paper").replaceChildren(...(this.ruling ? paper(this.ruling, this.play, this.matter) : []));
    place("desk-compare").hidden = !compared;
    place("desk-proof").hidden = compared;
    this.cycle = cycleView(this.play, this.ruling, (ply) => this.go(ply));
    place("desk-cycle").replaceChildren(...this.cycle.parts);
    document.querySelector(".desk-strip")?.replaceChildren(this.cycle.strip);
    document.querySelector(".desk")?.classList.toggle("desk-empty", this.play.plies.length === 0);
    this.stuck.show(this.ruling);
    document.querySelectorAll<HTMLAnchorElement>("[data-needs-ruling]").forEach((each) => {
      each.classList.toggle("off", !this.ruling);
      each.setAttribute("aria-disabled", String(!this.ruling));
    });
    document
      .querySelectorAll<HTMLInputElement>('#desk-editions input[name="rules"]')
      .forEach((input) => {
        const held = input === document.activeElement;
        input.checked = input.value === this.rules;
        if (held && !input.checked) {
          document.querySelector<HTMLElement>(`#desk-editions input[value="${this.rules}"]`)?.focus();
        }
      });
    document.querySelector("[data-compare]")?.setAttribute("aria-pressed", String(this.compare));
  }

  private drawPly(): void {
    const ruled = this.ruled;
    const line = ruled?.evidence.items[this.item]?.lineIccs ?? [];
    const fen = this.ply > 0 ? this.play.plies[this.ply - 1].fen : this.play.fen;
    this.board.show(this.play, this.ply, ruled, this.item);
    if (this.step !== undefined && line.length > 0) {
      this.board.showLine(fen, line, this.step);
    }
    this.cycle?.mark(this.ply);
    const panel = place("desk-evidence");
    panel.hidden = !this.ruling;
    panel.classList.toggle("desk-imagined", this.step !== undefined);
    if (ruled) {
      const move = moveName(this.play.plies[this.ply - 1]);
      panel.replaceChildren(
        ...evidencePanel(this.rules, ruled, move, fen, this.item, this.step, {
          item: (index) => {
            this.item = index;
            this.step = undefined;
            this.drawPly();
          },
          line: (step) => {
            this.step = step;
            this.drawPly();
          },
        }),
      );
    } else {
      panel.replaceChildren(
        html("div", { class: "card-head" }, html("h2", {}, words("evidence"))),
        html("p", { class: "empty" }, words("evidence.choose")),
      );
    }
  }

  /** Keeps the address up to date; a new entry in the browser's history for what can be gone back to. */
  private remember(replace: boolean): void {
    const url = this.address(to("/desk"));
    if (replace) {
      history.replaceState(null, "", url);
    } else {
      history.pushState(null, "", url);
    }
  }
}
