import { Refusal } from "./json";

/** Where what waits is kept: the browser's storage. */
export type Keep = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Sends things one after the other, in the order in which they were made. What does not get through is kept in the
 * browser and tried again, also after the page was closed: the network may be gone for long.
 */
export abstract class KeptQueue<Thing, Answer> {
  protected pending: Thing[];
  protected running = false;
  protected offline = false;
  private wake: (() => void) | undefined;

  constructor(
    private readonly send: (thing: Thing) => Promise<Answer>,
    private readonly keep: Keep,
    private readonly name: string,
    private readonly sleep = (millis: number): Promise<void> => new Promise((go) => setTimeout(go, millis)),
  ) {
    this.pending = this.kept();
  }

  /** It is about to be sent, or could not be and is sent again later. */
  protected abstract sending(thing: Thing, again: boolean): void;
  /** The server has it; what came of it. */
  protected abstract sent(thing: Thing, answer: Answer): void;
  /** The server will never take it, and why. */
  protected abstract refused(thing: Thing, why: string): void;
  /** Something waits, or nothing does any more. */
  protected abstract changed(): void;

  /** Goes on with what was left when the page was last seen, or when the line comes back; tells what that is. */
  resume(): readonly Thing[] {
    const left = [...this.pending];
    this.wake?.();
    void this.run();
    return left;
  }

  protected store(): void {
    try {
      if (this.pending.length > 0) {
        this.keep.setItem(this.name, JSON.stringify(this.pending));
      } else {
        this.keep.removeItem(this.name);
      }
    } catch {
      // A browser that keeps nothing still sends.
    }
    this.changed();
  }

  protected async run(): Promise<void> {
    if (this.running) {
      return;
    }
    this.running = true;
    let failures = 0;
    while (this.pending.length > 0) {
      const thing = this.pending[0];
      this.sending(thing, failures > 0);
      try {
        const answer = await this.send(thing);
        failures = 0;
        this.done();
        this.sent(thing, answer);
      } catch (problem) {
        if (isFinal(problem)) {
          failures = 0;
          this.done();
          this.refused(thing, (problem as Refusal).message);
        } else {
          this.offline = true;
          this.sending(thing, true);
          this.store();
          const woken = new Promise<void>((go) => (this.wake = go));
          await Promise.race([this.sleep(PAUSES[Math.min(failures++, PAUSES.length - 1)]), woken]);
        }
      }
    }
    this.running = false;
  }

  private done(): void {
    this.offline = false;
    this.pending.shift();
    this.store();
  }

  private kept(): Thing[] {
    try {
      const list: unknown = JSON.parse(this.keep.getItem(this.name) ?? "[]");
      return Array.isArray(list) ? (list as Thing[]) : [];
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
