/** The rules in a worker: whatever takes time to be ruled on, the page goes on. */
import type { Ask } from "../computer/referee";
import { answer } from "../computer/rules";

self.addEventListener("message", ({ data }: MessageEvent<Ask>) => self.postMessage(answer(data)));
