import { type Keep, KeptQueue } from "../common/keptqueue";
import type { Code } from "./results";

/** A result on its way to the server; `was` is what its recorder saw before. */
export interface Entry {
  readonly table: number;
  readonly game: number;
  readonly result: Code;
  readonly was: Code;
}

/** What the server says of a result that is on its disk: its number in the history, 0 if it was there before, and the time it has there. */
export interface Saved {
  readonly seq: number;
  readonly time: string;
}

export interface Watcher {
  /** An entry is on its way, or waits for the line to come back. */
  waiting(entry: Entry, retrying: boolean): void;
  saved(entry: Entry, saved: Saved): void;
  /** The server said no, and why. */
  refused(entry: Entry, why: string): void;
  /** How many are not saved yet. */
  count(pending: number): void;
}

/** Results on their way to the server. */
export class ResultQueue extends KeptQueue<Entry, Saved> {
  constructor(
    send: (entry: Entry) => Promise<Saved>,
    private readonly watcher: Watcher,
    keep: Keep,
    name: string,
    wait?: (millis: number) => Promise<void>,
  ) {
    super(send, keep, name, wait);
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
    this.store();
    void this.run();
  }

  has(table: number, game: number): boolean {
    return this.pending.some((entry) => entry.table === table && entry.game === game);
  }

  protected sending(entry: Entry, again: boolean): void {
    this.watcher.waiting(entry, again);
  }

  protected sent(entry: Entry, saved: Saved): void {
    this.watcher.saved(entry, saved);
  }

  protected refused(entry: Entry, why: string): void {
    this.watcher.refused(entry, why);
  }

  protected changed(): void {
    this.watcher.count(this.pending.length);
  }
}
