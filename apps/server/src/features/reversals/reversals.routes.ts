import { journal } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { reverseEntry } from "./reverse-entry.ts";
import { rowKeepers } from "./row-keepers.ts";

const ASKED = { en: "A second person has to agree", hi: "दूसरे व्यक्ति को भी हाँ कहनी होगी" };
const REVERSED = { en: "The entry is reversed", hi: "एंट्री उलट दी गई" };

/** Turns back what the journal has, with the rows that it belongs to: above all who have such. */
export function reversalRoutes(app: FastifyInstance, deps: Deps): void {
  const keepers = rowKeepers(deps);
  endpoint(app, journal.reverse, async ({ params, body, caller, language }) => {
    const asked = { entryId: params.id, reason: body.reason, adminId: caller.userId };
    const state = await reverseEntry(deps.db, keepers, asked);
    return {
      data: { state },
      message: (state === "asked" ? ASKED : REVERSED)[language],
    };
  });
}
