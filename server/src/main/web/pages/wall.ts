/** 大棋盘: one game on the wall of a hall, the board lying with Red on the right (World rules, 1.3), with its plates. */
import { HallGame } from "../events/hallgame";
import type { Game } from "../play/protocol";

const host = document.querySelector<HTMLElement>(".wall-game")!;
const plate = (name: string): HTMLElement => host.querySelector<HTMLElement>(`[data-plate=${name}]`)!;

/** The plate 胜 hangs on the winner's half, 和 on the river. */
function hang({ state }: Game): void {
  const { result } = state;
  plate("red").hidden = result?.winner !== "red";
  plate("black").hidden = result?.winner !== "black";
  plate("draw").hidden = result?.score !== "1/2";
}

new HallGame(host, undefined, hang, "red");
