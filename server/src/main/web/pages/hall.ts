/** The big screen: pages follow each other, the clock runs down, and what changes appears by itself. */
import { Clock } from "../events/clock";
import { HallGame } from "../events/hallgame";
import { follow, fresh } from "../events/live";
import { Rotation } from "../events/rotation";

const body = document.body;
const clock = new Clock();
const rotation = new Rotation();
let games: HallGame[] = [];

function show(): void {
  clock.watch(document.querySelector<HTMLElement>(".hall-clock"));
  rotation.watch([...document.querySelectorAll<HTMLElement>(".hall-page")]);
  games.forEach((game) => game.close());
  games = [...document.querySelectorAll<HTMLElement>(".hall-live-game")].map((host) => new HallGame(host));
}

body.classList.add("hall-live");
show();
if (body.dataset.event) {
  follow(body.dataset.event, body.dataset.tag ?? "", async () => {
    const newer = await fresh();
    for (const part of [".hall-head", ".hall-pages", ".hall-foot"]) {
      const now = newer.querySelector(part);
      if (now) {
        document.querySelector(part)?.replaceWith(document.importNode(now, true));
      }
    }
    show();
  });
}
document.addEventListener("keydown", ({ key }) => {
  if (key === "ArrowRight" || key === "ArrowLeft") {
    rotation.turn(key === "ArrowRight" ? 1 : -1);
  }
});
