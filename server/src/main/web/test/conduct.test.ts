import { expect } from "expect";
import { test } from "node:test";
import { Refusal } from "../common/json";
import { projected } from "../conduct/project";
import type { Catalogue, Entered, Entry, TableState } from "../conduct/protocol";
import { EntryQueue } from "../conduct/queue";
import { search } from "../conduct/search";
import whatNow from "./what-now.json";

const entry = (id: string, line = "h2e2 press", at = 1_000): Entry => ({ id, at, line });

class Kept {
  private readonly map = new Map<string, string>();
  getItem = (key: string): string | null => this.map.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.map.set(key, value);
  removeItem = (key: string): void => void this.map.delete(key);
}

const watcher = (seen: string[]) => ({
  entered: ({ id }: Entry) => void seen.push(id),
  refused: ({ id }: Entry) => void seen.push(`no ${id}`),
  changed: () => undefined,
});

const settled = (): Promise<void> => new Promise((go) => setTimeout(go, 20));

test("entries wait for the network and are sent in order, each until it gets through once", async () => {
  const seen: string[] = [];
  const sent: string[] = [];
  let network = false;
  const kept = new Kept();
  const queue = new EntryQueue(
    async ({ id }) => {
      if (!network) {
        throw new Refusal("down", 0, undefined);
      }
      sent.push(id);
      return { id, again: false } as Entered;
    },
    watcher(seen),
    kept,
    "t",
    () => new Promise((go) => setTimeout(go, 1)),
  );
  queue.add(entry("a"));
  queue.add(entry("b"));
  queue.add(entry("c"));
  await settled();
  expect(seen).toEqual([]);
  expect(JSON.parse(kept.getItem("t")!)).toHaveLength(3);
  network = true;
  await settled();
  expect(sent).toEqual(["a", "b", "c"]);
  expect(seen).toEqual(["a", "b", "c"]);
  expect(kept.getItem("t")).toBeNull();
});

test("a page that was closed goes on with what it had kept", async () => {
  const kept = new Kept();
  kept.setItem("t", JSON.stringify([entry("a"), entry("b")]));
  const seen: string[] = [];
  const queue = new EntryQueue(async ({ id }) => ({ id, again: true }) as Entered, watcher(seen), kept, "t");
  expect(queue.waiting).toHaveLength(2);
  queue.resume();
  await settled();
  expect(seen).toEqual(["a", "b"]);
});

test("what the server will never take makes room for the rest", async () => {
  const seen: string[] = [];
  const queue = new EntryQueue(
    async ({ id }) => {
      if (id === "a") {
        throw new Refusal("makes no sense", 422, undefined);
      }
      return { id, again: false } as Entered;
    },
    watcher(seen),
    new Kept(),
    "t",
  );
  queue.add(entry("a"));
  queue.add(entry("b"));
  await settled();
  expect(seen).toEqual(["no a", "b"]);
});

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const face = { left: 600_000, period: 0, periods: 0, flag: 600_000 };
const table = {
  state: { fen: START, last: null, clock: { at: 0, running: "red", red: face, black: face } },
} as unknown as TableState;

test("the board and the clocks go on with what waits", () => {
  const view = projected(table, [entry("a", "h2e2 press", 60_000), entry("b", "phone red", 70_000), entry("c", "h9g7", 90_000)]);
  expect(view.turn).toBe("red");
  expect(view.last).toBe("h9g7");
  expect(view.clock!.running).toBe("black");
  expect(view.clock!.red.left).toBe(540_000);
  expect(projected(table, []).fen.split(" ")[0]).toBe(START.split(" ")[0]);
  expect(projected(table, [{ ...entry("a"), overrule: "x" }]).turn).toBe("red");
});

test("what is typed leads where the server's own search leads", () => {
  // WhatNowAgreesTest holds this file to the server's catalogue and to what is found there.
  const catalogue = whatNow.catalogue as unknown as Catalogue;
  const found: Record<string, readonly string[]> = whatNow.found;
  expect(Object.keys(found).length).toBeGreaterThan(500);
  for (const [typed, expected] of Object.entries(found)) {
    expect([typed, ...search(catalogue, typed).slice(0, 8).map(({ id }) => id)]).toEqual([typed, ...expected]);
  }
});
