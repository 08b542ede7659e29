import type { Deps } from "../../platform/deps.ts";
import { deleteOldCalls } from "../../platform/http/once.store.ts";
import type { JobQueue } from "../../platform/jobs/jobs.ts";
import { publishDailyRoots } from "./actions/close/daily-roots.ts";
import { notifyEndingSoon } from "./actions/notify/notify-ending-soon.ts";
import { notifyOutbid } from "./actions/notify/notify-outbid.ts";
import { flagRelatedBids } from "./store/flagged-bids.store.ts";
import { recentlyMoved } from "./store/outbid.store.ts";
import { deleteOldKeyUses } from "./store/reminders.store.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "notify-ending-soon": { lotId: number };
    "sweep-auctions": Record<string, never>;
    "delete-old-key-uses": Record<string, never>;
    "flag-related-bids": Record<string, never>;
    "publish-daily-roots": Record<string, never>;
  }
}

/** Bidders whom a stopped node has not notified are found for so long. */
const RECENT_MINUTES = 3;

/** Apart from all delivery. Closing is no job: see create-auctions.ts. */
export const auctionsQueue = (deps: Deps): JobQueue => ({
  name: "auctions",
  concurrency: 2,
  // Apart, so that none of them keeps another from its work.
  everyMinute: [
    "sweep-auctions",
    "delete-old-key-uses",
    "flag-related-bids",
    "publish-daily-roots",
  ],
  handlers: {
    "notify-ending-soon": ({ lotId }) => notifyEndingSoon(deps, lotId),
    "sweep-auctions": async () => {
      await notifyOutbid(deps, await recentlyMoved(deps.db, RECENT_MINUTES));
    },
    "delete-old-key-uses": async () => {
      await deleteOldKeyUses(deps.db);
      await deleteOldCalls(deps.db);
    },
    "flag-related-bids": async () => {
      await deps.db.transaction().execute(flagRelatedBids);
    },
    "publish-daily-roots": async () => {
      await publishDailyRoots(deps.db);
    },
  },
});
