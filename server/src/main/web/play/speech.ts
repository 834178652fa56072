/** What a screen reader is told: check against the reader, warnings, flags and results at once, all else in turn. */
import { opponent } from "../rules/piece";
import type { Game, PlayedMove, Text } from "./protocol";

export interface Spoken {
  readonly text: string;
  readonly urgent: boolean;
}

/** How sentences are made; the page brings the words. */
export interface Voice {
  (key: string, ...values: (string | number)[]): string;
}

/**
 * What to say after a change.
 *
 * @param seen whether the last move already stood on the board, because the reader made it
 */
export function spoken(
  before: Game,
  now: Game,
  seen: boolean,
  text: (of: Text) => string,
  nameOf: (move: PlayedMove) => string,
  voice: Voice,
): Spoken[] {
  const said: Spoken[] = [];
  const say = (urgent: boolean, key: string, ...values: (string | number)[]): void => {
    said.push({ text: voice(key, ...values), urgent });
  };
  const { state, you } = now;
  const old = before.state;
  const move = now.moves[now.moves.length - 1];
  if (state.result && !old.result) {
    say(true, "said.result", text(state.result.outcome), text(state.result.reason));
    return said;
  }
  if (state.ply === old.ply + 1 && move) {
    if (!seen) {
      const name = nameOf(move);
      say(false, "said.move", voice(`side.${move.side}`), name, voice(`side.${state.toMove}`));
    }
    if (state.check) {
      say(you.side === state.toMove, "said.check", voice(`side.${state.toMove}`));
    }
  } else if (state.ply < old.ply) {
    say(true, old.takeBack ? "said.back" : "said.restored", state.ply);
  }
  const { duty } = state;
  if (duty && (!old.duty || old.duty.side !== duty.side || old.duty.roundsLeft !== duty.roundsLeft)) {
    say(true, duty.side ? (duty.side === you.side ? "said.duty.you" : "said.duty") : "said.duty.both", duty.side ? voice(`side.${duty.side}`) : "", duty.roundsLeft);
  }
  if (now.ahead && now.ahead !== before.ahead) {
    const whose = now.ahead.side === you.side ? "you" : "side";
    say(true, `ahead.${whose}${now.automatic ? "" : ".claim"}`, voice(`side.${now.ahead.side}`));
  }
  if (state.phase !== old.phase && (state.phase === "paused" || (old.phase === "paused" && state.phase === "playing"))) {
    say(false, state.phase === "paused" ? "said.paused" : "said.resumed");
  } else if (state.phase === "playing" && old.phase !== "playing") {
    say(false, "said.begins", voice(`side.${state.toMove}`));
  }
  if (state.offer && state.offer !== old.offer && state.offer !== you.side) {
    say(false, "said.offer", voice(`side.${state.offer}`));
  }
  if (state.takeBack && state.takeBack !== old.takeBack && state.takeBack !== you.side) {
    say(false, "said.asks-back", voice(`side.${state.takeBack}`));
  }
  if (old.offer && !state.offer && old.offer === you.side && state.phase === "playing") {
    say(false, "said.declined", voice(`side.${opponent(old.offer)}`));
  }
  for (const line of now.log.slice(before.log.length)) {
    if (line.news && !(old.offer === you.side && !state.offer)) {
      said.push({ text: text(line), urgent: true });
    }
  }
  if (state.claim && !old.claim) {
    say(false, "said.claim", voice(`side.${state.claim.side}`), voice(`claim.${state.claim.kind}`));
  }
  if (state.call && !old.call) {
    say(false, "said.call", voice(`side.${state.call}`));
  }
  return said;
}
