/** Moves that are typed: 车四平五, R4=5 or f0e0. The server reads them. */
import { Refusal } from "../common/json";
import { words } from "../common/words";
import { askFor } from "./form";
import type { Seat } from "./session";
import { say } from "./text";

export const typeMove = (session: Seat): Promise<boolean> =>
  askFor(
    {
      title: words("type.title"),
      effect: words("type.effect"),
      fields: [{ name: "move", label: words("type.move"), required: true, hint: words("type.hint") }],
      submit: words("type.submit"),
    },
    async ({ move }) => {
      const refusal = await session.act({ t: "move", move });
      if (refusal) {
        session.dismiss();
        throw new Refusal(say(refusal.why), 422, refusal);
      }
    },
  );
