import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs.ts";
import { tellsEndingAt } from "../../listings/index.ts";
import { biddersToRemind, findLaterEnd } from "../store/reminders.store.ts";

/** Bidders reminded in one transaction. */
const PAGE = 1000;

/**
 * Reminds a lot's bidders shortly before its end. Of an end that was moved away meanwhile, by late
 * bids on it or on a lot before it in its event, it asks to be run again before the later one.
 * Each page asks for the next with its own commit: however often it runs, nobody is told twice.
 * @param after the alias behind which those begin who are still to be reminded
 */
export function notifyEndingSoon(
  { db, events }: Pick<Deps, "db" | "events">,
  lotId: number,
  after = 0,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const key = `ending:${lotId}`;
    const at = await laterReminder(tx, lotId);
    if (at) return addJob(tx, "notify-ending-soon", { lotId }, { at, key });
    const bidders = await biddersToRemind(tx, lotId, after, PAGE);
    const last = bidders.at(-1);
    if (last && bidders.length === PAGE)
      await addJob(tx, "notify-ending-soon", { lotId, after: last.alias }, { key });
    await events.publish(
      tx,
      bidders.map(({ bidder_id, title, url, leader_id, ends_at }) => ({
        name: "auction.ending_soon",
        lotId,
        payload: {
          title,
          url,
          bidderId: bidder_id,
          isLeading: leader_id === bidder_id,
          endsAt: ends_at?.toISOString() ?? "",
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
