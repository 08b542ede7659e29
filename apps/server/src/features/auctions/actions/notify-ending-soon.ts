import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs.ts";
import { tellsEndingAt } from "../../listings/index.ts";
import { biddersToRemind, findLaterEnd } from "../store/reminders.store.ts";

/**
 * Reminds a lot's bidders shortly before its end. Of an end that was moved away meanwhile, by late
 * bids on it or on a lot before it in its event, it asks to be run again before the later one.
 */
export function notifyEndingSoon(
  { db, events }: Pick<Deps, "db" | "events">,
  lotId: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const at = await laterReminder(tx, lotId);
    if (at) return addJob(tx, "notify-ending-soon", { lotId }, { at, key: `ending:${lotId}` });
    const bidders = await biddersToRemind(tx, lotId);
    await events.publish(
      tx,
      bidders.map(({ bidder_id, title, url, leads, ends_at }) => ({
        name: "auction.ending_soon",
        lotId,
        payload: {
          title,
          url,
          bidderId: bidder_id,
          isLeading: leads === true,
          endsAt: ends_at.toISOString(),
        },
      })),
    );
  });
}

/** When to remind instead, if the end is too far for now. */
async function laterReminder(tx: Tx, lotId: number): Promise<Date | null> {
  const lot = await findLaterEnd(tx, lotId);
  return lot ? tellsEndingAt(lot) : null;
}
