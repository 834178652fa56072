import { Refusal } from "../common/json";
import { readMoves } from "./asking";
import type { Matter, Opening } from "./types";

const MATTER = ["event", "round", "table", "red", "black", "arbiter"] as const;

/** What an address puts on the desk of an application without a server; the page itself has an empty one. */
export async function fromAddress(empty: Opening, search: string): Promise<Opening> {
  const asked = new URLSearchParams(search);
  const rules = empty.editions.find(({ id }) => id === asked.get("rules"))?.id ?? empty.rules;
  const matter = Object.fromEntries(MATTER.flatMap((key) => (asked.get(key) ? [[key, asked.get(key)]] : []))) as Matter;
  const turned = (asked.get("turned") ?? "").split(",").filter(Boolean);
  const wanted = { ...empty, rules, matter, compare: asked.has("compare"), turned };
  if (!asked.get("fen") && !asked.get("moves")) {
    return wanted;
  }
  try {
    const play = await readMoves(asked.get("fen") ?? "", asked.get("moves") ?? "");
    const ply = /^\d{1,4}$/.test(asked.get("ply") ?? "") ? Number(asked.get("ply")) : -1;
    return { ...wanted, play, ply, none: "", rulings: {} };
  } catch (problem) {
    return { ...wanted, problem: problem instanceof Refusal ? problem.message : String(problem) };
  }
}
