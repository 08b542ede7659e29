import type { Deps } from "../../platform/deps.ts";
import type { JobQueue } from "../../platform/jobs.ts";
import { lapseAnswer, lapseDueAnswers } from "./answering/lapse-answer.ts";
import { forgetOldAnswers } from "./closing/bidding-sweep.store.ts";
import { closeAuction, closeDueAuctions } from "./closing/close-auction.ts";
import { tellEndingSoon } from "./closing/tell-ending-soon.ts";

declare module "../../platform/jobs.ts" {
  interface JobPayloads {
    "close-auction": { lotId: number };
    "lapse-answer": { lotId: number };
    "tell-ending-soon": { lotId: number };
    sweep: Record<string, never>;
  }
}

/** Apart from all delivery: a close never waits for a gateway. */
export const biddingQueue = (deps: Deps): JobQueue => ({
  name: "auctions",
  concurrency: 4,
  everyMinute: ["sweep"],
  handlers: {
    "close-auction": async ({ lotId }) => void (await closeAuction(deps, lotId)),
    "lapse-answer": async ({ lotId }) => void (await lapseAnswer(deps, lotId)),
    "tell-ending-soon": ({ lotId }) => tellEndingSoon(deps, lotId),
    sweep: async () => {
      await closeDueAuctions(deps);
      await lapseDueAnswers(deps);
      await forgetOldAnswers(deps.db);
    },
  },
});
