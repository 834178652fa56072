/** What is heard of a game, made by the browser itself: moves and the end as they happen, and one's own time running out. */
import { settings } from "../common/settings";
import { inCheck, play } from "../rules/moves";
import { moveOf } from "../rules/square";
import { isOver, type Model, pendingMove, positionAt } from "./state";

export type Sound = "move" | "capture" | "check" | "end" | "low";

/**
 * What a change sounds like, if it is to be heard. An own move is heard when it is made, not again when it is confirmed.
 *
 * @param missed whether the page learnt of it afterwards, from the whole game: that is news to a player, not to a watcher
 */
export function soundOf(before: Model, now: Model, missed = false): Sound | undefined {
  const { you, state, moves } = now.game;
  const old = before.game.state;
  if (missed && !you.side) {
    return undefined;
  }
  if (state.result && !isOver(old)) {
    return "end";
  }
  const made = pendingMove(now);
  const known = pendingMove(before);
  if (made && made !== known) {
    return soundOfMade(now, made);
  }
  const last = moves[moves.length - 1];
  if (state.ply !== old.ply + 1 || !last || last.iccs === known) {
    return undefined;
  }
  return last.check ? "check" : last.capture ? "capture" : "move";
}

function soundOfMade({ game }: Model, made: string): Sound {
  const position = positionAt(game, game.state.ply);
  const move = moveOf(made)!;
  const after = play(position, move);
  return inCheck(after.placement, after.turn) ? "check" : position.placement[move.to] ? "capture" : "move";
}

/** How much time is left when it is heard to run out. */
export const isLow = (left: number): boolean => left <= 30_000;

/** A pitch that falls or stays, and fades. Times in seconds, pitches in hertz. */
interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly end: number;
  readonly loud: number;
}

/** Wood on wood. */
const knock = (at: number, pitch: number, loud: number): Note => ({ at, length: 0.09, pitch, end: pitch / 4, loud });
const bell = (at: number, pitch: number, length: number): Note => ({ at, length, pitch, end: pitch, loud: 0.16 });

const NOTES: { readonly [sound in Sound]: readonly Note[] } = {
  move: [knock(0, 520, 0.45)],
  capture: [knock(0, 640, 0.5), knock(0.07, 360, 0.6)],
  check: [knock(0, 520, 0.45), bell(0.09, 740, 0.14), bell(0.21, 988, 0.2)],
  end: [bell(0, 523, 0.3), bell(0.16, 659, 0.3), bell(0.32, 784, 0.6)],
  low: [bell(0, 1047, 0.08), bell(0.15, 1047, 0.08)],
};

/** Browsers let a page be heard from the first of these on; phones count the lifting of a finger, not its touch. */
const GESTURES = ["pointerdown", "pointerup", "touchend", "keydown"] as const;
const SILENCE = 0.0001;

/** Plays sounds, as long as the reader wants them and once he has done something on the page. */
export class Sounds {
  private context: AudioContext | undefined;

  constructor() {
    // For as long as the page lives: a call or another application may have taken the loudspeaker away.
    GESTURES.forEach((name) => document.addEventListener(name, () => this.wake(), { capture: true, passive: true }));
  }

  /** A sound that cannot be heard now is not heard later. */
  play(sound: Sound | undefined): void {
    const { context } = this;
    if (!sound || !settings().sounds || context?.state !== "running") {
      return;
    }
    for (const { at, length, pitch, end, loud } of NOTES[sound]) {
      const start = context.currentTime + at;
      const stop = start + length;
      const wave = new OscillatorNode(context, { type: "sine", frequency: pitch });
      const volume = new GainNode(context, { gain: SILENCE });
      wave.frequency.setValueAtTime(pitch, start);
      wave.frequency.exponentialRampToValueAtTime(end, stop);
      // Begun and ended softly: an edge would be heard as a click.
      volume.gain.setValueAtTime(SILENCE, start);
      volume.gain.exponentialRampToValueAtTime(loud, start + 0.004);
      volume.gain.exponentialRampToValueAtTime(SILENCE, stop);
      wave.connect(volume).connect(context.destination);
      wave.start(start);
      wave.stop(stop);
    }
  }

  private wake(): void {
    if (!settings().sounds || typeof AudioContext !== "function") {
      return;
    }
    this.context ??= new AudioContext();
    if (this.context.state !== "running") {
      // Refused for a key that does not count: the next gesture asks again.
      this.context.resume().catch(() => undefined);
    }
  }
}
