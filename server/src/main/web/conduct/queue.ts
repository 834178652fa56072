import { Refusal } from "../common/json";
import type { Entered, Entry } from "./protocol";

export interface Watcher {
  /** The server has it; what came of it. */
  entered(entry: Entry, answer: Entered): void;
  /** The server will never take it, and why. */
  refused(entry: Entry, why: string): void;
  /** Something waits, or nothing does any more. */
  changed(waiting: readonly Entry[], offline: boolean): void;
}

const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Sends entries one after the other, in the order in which they were made. What does not get through is kept in the
 * browser and tried again, also after the page was closed: the network may be gone for long.
 */
export class EntryQueue {
  private pending: Entry[];
  private running = false;
  private offline = false;
  private wake: (() => void) | undefined;

  constructor(
    private readonly send: (entry: Entry) => Promise<Entered>,
    private readonly watcher: Watcher,
    private readonly keep: Pick<Storage, "getItem" | "setItem" | "removeItem">,
    private readonly name: string,
    private readonly sleep = (millis: number): Promise<void> => new Promise((go) => setTimeout(go, millis)),
  ) {
    this.pending = this.kept();
  }

  get waiting(): readonly Entry[] {
    return this.pending;
  }

  /** Goes on with what was left when the page was last seen, or when the line comes back. */
  resume(): void {
    this.wake?.();
    void this.run();
  }

  add(entry: Entry): void {
    this.pending.push(entry);
    this.changed();
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) {
      return;
    }
    this.running = true;
    let failures = 0;
    while (this.pending.length > 0) {
      const entry = this.pending[0];
      try {
        const answer = await this.send(entry);
        failures = 0;
        this.offline = false;
        this.done();
        this.watcher.entered(entry, answer);
      } catch (problem) {
        if (isFinal(problem)) {
          failures = 0;
          this.offline = false;
          this.done();
          this.watcher.refused(entry, (problem as Refusal).message);
        } else {
          this.offline = true;
          this.changed();
          const woken = new Promise<void>((go) => (this.wake = go));
          await Promise.race([this.sleep(PAUSES[Math.min(failures++, PAUSES.length - 1)]), woken]);
        }
      }
    }
    this.running = false;
  }

  private done(): void {
    this.pending.shift();
    this.changed();
  }

  private changed(): void {
    try {
      if (this.pending.length > 0) {
        this.keep.setItem(this.name, JSON.stringify(this.pending));
      } else {
        this.keep.removeItem(this.name);
      }
    } catch {
      // A browser that keeps nothing still sends.
    }
    this.watcher.changed(this.pending, this.offline);
  }

  private kept(): Entry[] {
    try {
      const list: unknown = JSON.parse(this.keep.getItem(this.name) ?? "[]");
      return Array.isArray(list) ? (list as Entry[]) : [];
    } catch {
      return [];
    }
  }
}

/** Whoever is asked again gives the same answer: it makes no sense, or is not allowed. */
function isFinal(problem: unknown): boolean {
  const status = problem instanceof Refusal ? problem.status : 0;
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
}
