import { json, Refusal } from "../common/json";
import { after, type Card, type Deck } from "./leitner";

const KEY = "chuhe.reviews";

/** Where the boxes are kept: with a member's account, or else on this device. */
export class KeptDeck {
  private cards: Record<string, Card>;

  /** @param told what the server has kept for a member; undefined for others */
  constructor(private readonly told: Deck | undefined) {
    this.cards = { ...(told ?? read()) };
  }

  get all(): Deck {
    return this.cards;
  }

  /** Puts a card where it belongs after a meeting. */
  met(id: string, known: boolean, now: number): void {
    const before = this.cards[id];
    const card = after(before, known, now);
    if (card) {
      this.cards[id] = card;
    } else {
      delete this.cards[id];
    }
    if (this.told === undefined) {
      write(this.cards);
    } else if (card || before) {
      void this.send(id, card);
    }
  }

  /** A line that is down loses one card's box, which is met again all the same; nothing waits for it. */
  private async send(id: string, card: Card | undefined): Promise<void> {
    try {
      await json("/api/practice/reviews", "POST", { item: id, box: card?.box ?? 0, due: card?.due ?? 0 });
    } catch (problem) {
      if (!(problem instanceof Refusal)) {
        throw problem;
      }
    }
  }
}

/** The deck of the page: what the server has told of a member's, or else the device's. */
export function deckOfPage(): KeptDeck {
  const told = document.getElementById("deck");
  return new KeptDeck(told ? (JSON.parse(told.textContent || "{}") as Deck) : undefined);
}

function read(): Record<string, Card> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, Card] => isCard(entry[1])));
  } catch {
    return {};
  }
}

function write(cards: Deck): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(cards));
  } catch {
    // A browser that keeps nothing forgets what was missed; practice goes on.
  }
}

const isCard = (value: unknown): value is Card =>
  typeof value === "object" &&
  value !== null &&
  Number.isInteger((value as Card).box) &&
  (value as Card).box > 0 &&
  Number.isFinite((value as Card).due);
