import { Refusal } from "../common/json";
import type { Code } from "./results";

/** A result on its way to the server; `was` is what its recorder saw before. */
export interface Entry {
  readonly table: number;
  readonly game: number;
  readonly result: Code;
  readonly was: Code;
}

export interface Watcher {
  /** An entry is on its way, or waits for the line to come back. */
  waiting(entry: Entry, retrying: boolean): void;
  /** It is on the server's disk; `seq` is its number in the history, 0 if it was there before. */
  saved(entry: Entry, seq: number): void;
  /** The server said no, and why. */
  refused(entry: Entry, why: string): void;
  /** How many are not saved yet. */
  count(pending: number): void;
}

const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Sends results one after the other, in the order in which they were typed, and keeps those that did not get through
 * until they do: the line may be down, the page may be loaded again.
 */
export class ResultQueue {
  private pending: Entry[];
  private running = false;

  constructor(
    private readonly send: (entry: Entry) => Promise<number>,
    private readonly watcher: Watcher,
    private readonly keep: Pick<Storage, "getItem" | "setItem" | "removeItem">,
    private readonly name: string,
    private readonly wait = (millis: number): Promise<void> => new Promise((go) => setTimeout(go, millis)),
  ) {
    this.pending = this.kept();
  }

  /** Begins with what was left over when the page was last seen; tells what that is. */
  resume(): readonly Entry[] {
    const left = [...this.pending];
    void this.run();
    return left;
  }

  /** Takes a result; one for the same game that has not been sent yet gives way to it. */
  add(entry: Entry): void {
    const first = this.running ? 1 : 0;
    const at = this.pending.findIndex((each, i) => i >= first && each.table === entry.table && each.game === entry.game);
    if (at >= 0) {
      this.pending[at] = { ...entry, was: this.pending[at].was };
    } else {
      this.pending.push(entry);
    }
    this.changed();
    void this.run();
  }

  has(table: number, game: number): boolean {
    return this.pending.some((entry) => entry.table === table && entry.game === game);
  }

  private async run(): Promise<void> {
    if (this.running) {
      return;
    }
    this.running = true;
    let failures = 0;
    while (this.pending.length > 0) {
      const entry = this.pending[0];
      this.watcher.waiting(entry, failures > 0);
      try {
        const seq = await this.send(entry);
        failures = 0;
        this.done();
        this.watcher.saved(entry, seq);
      } catch (problem) {
        const status = problem instanceof Refusal ? problem.status : 0;
        if (status >= 400 && status < 500 && status !== 429 && status !== 401) {
          failures = 0;
          this.done();
          this.watcher.refused(entry, (problem as Refusal).message);
        } else {
          this.watcher.waiting(entry, true);
          await this.wait(PAUSES[Math.min(failures++, PAUSES.length - 1)]);
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
    this.watcher.count(this.pending.length);
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
