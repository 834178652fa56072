import { html } from "../board/svg";
import { words } from "../common/words";
import type { Side } from "../rules/piece";
import { articleLink, linked } from "./articles";
import type { Found, Incident } from "./protocol";

/** What the panel asks of the table it belongs to. */
export interface PanelOwner {
  readonly toMove: () => Side;
  readonly ply: () => number;
  /** Offices that the reader holds above the arbiter's at the table. */
  readonly offices: () => readonly string[];
  /** What would follow; undefined where nobody can be asked. */
  ask(line: string, at: number): Promise<Found | string | undefined>;
  enter(line: string, at: number, overrule?: string): void;
  now(): number;
  closed(): void;
}

const OUTCOMES = ["1-0", "0-1", "1/2", "-/-", "*"];
const VERDICTS = ["must-vary", "perpetual-check", "draw", "no-repetition"];
/** Who excludes (18.2), and who expels (18.3). */
const USUAL_OFFICE: Readonly<Record<string, string>> = { exclude: "chief", expel: "organiser", withdrawn: "organiser" };
const FOULS = ["8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.1.5", "8.1.6", "8.1.7", "8.1.8", "8.1.9"];

/** An entry that was typed as a line; nothing more has to be said about it. */
export interface Typed {
  readonly line: string;
  readonly at: number;
}

/** Where one incident is entered: what must be said about it, what the referee says, and the arbiter's word. */
export class IncidentPanel {
  readonly element: HTMLElement;
  private readonly at: number;
  private readonly form: HTMLFormElement;
  private readonly answer = html("div", { class: "conduct-says", role: "status", hidden: "" });
  private readonly points: HTMLInputElement | undefined;

  constructor(
    private readonly incident: Incident,
    private readonly owner: PanelOwner,
    private readonly typed?: Typed,
  ) {
    this.at = typed?.at ?? owner.now();
    this.form = html("form", { class: "conduct-form" });
    if (!typed) {
      this.points = this.fields();
    }
    const close = html("button", { type: "button", class: "quiet icon", "aria-label": "✕" }, "✕");
    close.addEventListener("click", () => owner.closed());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.follows();
    });
    this.element = html(
      "section",
      { class: "conduct-panel", "aria-label": incident.name },
      html("header", {}, html("h2", {}, incident.name, " "), articleLink(incident.article, words("conduct.article", incident.article)), close),
      html("p", { class: "secondary" }, incident.rule),
      ...(typed ? [html("p", {}, typed.line)] : []),
      this.form,
      this.answer,
    );
  }

  /** What must be said about the incident; the answer is the field for points, if it has one. */
  private fields(): HTMLInputElement | undefined {
    const { incident, owner } = this;
    const asks = new Set(incident.asks);
    let points: HTMLInputElement | undefined;
    if (asks.has("side")) {
      this.form.append(this.segments("side", words("conduct.who"), [["red", words("side.red")], ["black", words("side.black")]], owner.toMove()));
    }
    if ((["point", "points", "two-points", "three-points"] as const).some((each) => asks.has(each))) {
      points = html("input", { name: "points", autocapitalize: "none", autocomplete: "off" });
      this.form.append(html("label", {}, words("conduct.points"), " ", points));
    }
    if (asks.has("ply")) {
      this.field("number", words("conduct.ply", owner.ply()), String(owner.ply()), "numeric");
    }
    if (asks.has("count")) {
      this.field("number", words("conduct.count"), "4", "numeric");
    }
    if (asks.has("time")) {
      this.field("time", words("conduct.time"), "", "text");
    }
    if (incident.id === "illegal") {
      points = html("input", { name: "move", autocapitalize: "none", autocomplete: "off", placeholder: words("conduct.move") });
      this.form.append(html("label", {}, words("conduct.points"), " ", points));
    }
    if (asks.has("outcome")) {
      this.form.append(this.select("outcome", words("conduct.outcome"), OUTCOMES));
    }
    if (asks.has("verdict")) {
      this.form.append(this.select("verdict", words("conduct.verdict"), VERDICTS));
    }
    if (asks.has("signer")) {
      this.form.append(this.segments("signer", words("conduct.signer"), [["red", words("side.red")], ["black", words("side.black")], ["arbiter", words("conduct.arbiter")]], "red"));
    }
    if (asks.has("article")) {
      if (incident.id === "foul") {
        this.form.append(this.select("article", words("conduct.article-number"), FOULS));
      } else {
        this.field("article", words("conduct.article-number"), incident.id === "withdrawn" ? "19.3" : incident.article, "decimal");
      }
    }
    if (asks.has("why") || incident.group !== "end") {
      const why = html("textarea", { name: "why", maxlength: 1000, rows: 2 });
      why.required = asks.has("why");
      this.form.append(html("label", {}, words("conduct.why"), " ", why));
    }
    const offices = owner.offices();
    if (offices.length > 0) {
      const usual = USUAL_OFFICE[incident.id] ?? "";
      const choices = ["arbiter", ...offices].map((each) => [each, words(`conduct.by-${each}`)] as const);
      this.form.append(this.segments("office", words("conduct.office"), choices, offices.includes(usual) ? usual : "arbiter"));
    }
    this.form.append(html("div", { class: "actions" }, html("button", { class: "primary", "data-follows": "" }, words("conduct.follows"))));
    return points;
  }

  /** Whether points of the board are wanted. */
  get wantsPoints(): boolean {
    return this.points !== undefined;
  }

  pick(square: string): void {
    if (this.points) {
      this.points.value = this.points.name === "move" ? (this.points.value.length >= 4 ? square : this.points.value + square) : `${this.points.value} ${square}`.trim();
    }
  }

  /** The entry as a line. */
  line(withReason = true): string {
    if (this.typed) {
      return this.typed.line;
    }
    const data = new FormData(this.form);
    const text = (name: string): string => String(data.get(name) ?? "").trim();
    const parts = [text("office").replace("arbiter", ""), this.incident.id];
    for (const name of ["verdict", "outcome", "signer", "side", "points", "move", "number", "time", "article"]) {
      parts.push(text(name).toLowerCase());
    }
    const why = text("why").replaceAll(/\s+/g, " ");
    const line = parts.filter((part) => part !== "").join(" ");
    return withReason && why !== "" ? `${line} : ${why}` : line;
  }

  private async follows(): Promise<void> {
    const line = this.line();
    const found = await this.owner.ask(line, this.at);
    if (found === undefined) {
      this.owner.enter(line, this.at);
    } else if (typeof found === "string") {
      this.show("refused", [html("p", {}, found)]);
    } else {
      this.answered(found);
    }
  }

  /** Shows what the referee says to the entry, and asks for the arbiter's word if it can be. */
  answered(found: Found): void {
    const line = this.line();
    const says = found.says.map((sentence) => html("p", {}, ...linked(sentence)));
    if (!found.accepted) {
      this.show("refused", says);
      return;
    }
    this.show(found.grave ? "grave" : "plain", [...says, this.decision(line)]);
  }

  /** The arbiter's word: so, or otherwise. */
  private decision(line: string): HTMLElement {
    const confirm = html("button", { type: "button", class: "primary", "data-confirm": "" }, words("conduct.confirm"));
    const why = html("input", { maxlength: 1000, "aria-label": words("conduct.overrule.why"), placeholder: words("conduct.overrule.why") });
    const overrule = html("button", { type: "button", "data-overrule": "" }, words("conduct.overrule"));
    confirm.addEventListener("click", () => this.owner.enter(line, this.at));
    overrule.addEventListener("click", () => {
      const reason = why.value.trim() || String(new FormData(this.form).get("why") ?? "").trim();
      if (reason === "") {
        why.focus();
        return;
      }
      this.owner.enter(this.line(false), this.at, reason);
    });
    queueMicrotask(() => confirm.focus());
    return html("div", { class: "actions" }, confirm, why, overrule);
  }

  private show(kind: string, content: Node[]): void {
    this.answer.hidden = false;
    this.answer.dataset.kind = kind;
    this.answer.replaceChildren(...content);
  }

  private field(name: string, label: string, value: string, mode: string): void {
    this.form.append(html("label", {}, label, " ", html("input", { name, value, inputmode: mode, autocomplete: "off" })));
  }

  private select(name: string, label: string, values: readonly string[]): HTMLElement {
    const options = values.map((value) => html("option", { value }, /^\d/.test(value) ? value : words(`conduct.${value}`)));
    return html("label", {}, label, " ", html("select", { name }, ...options));
  }

  private segments(name: string, legend: string, values: readonly (readonly [string, string])[], chosen: string): HTMLElement {
    const labels = values.map(([value, label]) => {
      const input = html("input", { type: "radio", name, value });
      input.checked = value === chosen;
      return html("label", {}, input, html("span", {}, label));
    });
    return html("fieldset", { class: "segments" }, html("legend", { class: "visually-hidden" }, legend), ...labels);
  }
}
