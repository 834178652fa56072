import { type Keep, KeptQueue } from "../common/keptqueue";
import type { Entered, Entry } from "./protocol";

export interface Watcher {
  /** The server has it; what came of it. */
  entered(entry: Entry, answer: Entered): void;
  /** The server will never take it, and why. */
  refused(entry: Entry, why: string): void;
  /** Something waits, or nothing does any more. */
  changed(waiting: readonly Entry[], offline: boolean): void;
}

/** Entries of a table on their way to the server. */
export class EntryQueue extends KeptQueue<Entry, Entered> {
  private readonly waiters: (() => void)[] = [];

  constructor(
    send: (entry: Entry) => Promise<Entered>,
    private readonly watcher: Watcher,
    keep: Keep,
    name: string,
    sleep?: (millis: number) => Promise<void>,
  ) {
    super(send, keep, name, sleep);
  }

  get waiting(): readonly Entry[] {
    return this.pending;
  }

  add(entry: Entry): void {
    this.pending.push(entry);
    this.store();
    void this.run();
  }

  /** When nothing is on its way any more; without a network nobody is waited for. */
  settled(): Promise<void> {
    return this.isSettled ? Promise.resolve() : new Promise((go) => this.waiters.push(go));
  }

  private get isSettled(): boolean {
    return this.pending.length === 0 || this.offline;
  }

  protected sending(): void {
    // The page shows what waits, not which of it is on its way.
  }

  protected sent(entry: Entry, answer: Entered): void {
    this.watcher.entered(entry, answer);
  }

  protected refused(entry: Entry, why: string): void {
    this.watcher.refused(entry, why);
  }

  protected changed(): void {
    this.watcher.changed(this.pending, this.offline);
    if (this.isSettled) {
      this.waiters.splice(0).forEach((go) => go());
    }
  }
}
