/** The compiled rules, asked as the page asks its worker. */
import * as compiled from "chuhe:game";
import texts from "chuhe:game-texts";
import type { Ask, Deed, Questions, Refereed, Standing, Terms, Told } from "./referee";

compiled.begin(texts, ({ text, messages }) => {
  throw new Error(messages?.en ?? text);
});

let game: compiled.ScriptGame | undefined;

const standing = (refusal: Standing["refusal"]): Standing => ({
  game: game!.tree() as Refereed,
  allowed: game!.allowed(),
  refusal,
});

function act(deed: Deed): Standing["refusal"] {
  switch (deed.t) {
    case "play":
      return game!.play(deed.move, deed.at) as Standing["refusal"];
    case "tick":
      game!.tick(deed.at);
      return null;
    case "resign":
      game!.resign(deed.side === "red", deed.at);
      return null;
    case "back":
      game!.takeBack(deed.plies, deed.at);
      return null;
  }
}

const questions: Questions = {
  begin(terms: Terms, deeds: readonly Deed[]) {
    game = compiled.game(terms, 0);
    deeds.forEach(act);
    return standing(null);
  },
  act: (deed) => standing(act(deed)),
  review: (record, language) => compiled.review(record, language, 0) as ReturnType<Questions["review"]>,
  line: (fen, moves, rules) => compiled.line(fen, moves, rules) as ReturnType<Questions["line"]>,
};

/** The answer to a question; what is wrong with it, if something is. */
export function answer({ id, name, values }: Ask): Told {
  try {
    return { id, answer: (questions[name] as (...all: unknown[]) => unknown)(...values) };
  } catch (failure) {
    return { id, failure: failure instanceof Error ? failure.message : String(failure) };
  }
}
