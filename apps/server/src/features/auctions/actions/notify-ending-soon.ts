import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs.ts";
import { tellsEndingAt } from "../../listings/index.ts";
import { biddersToRemind, findLaterEnd } from "../store/reminders.store.ts";

/** Companies reminded in one transaction. */
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
    if (last && new Set(bidders.map(({ alias }) => alias)).size === PAGE)
      await addJob(tx, "notify-ending-soon", { lotId, after: last.alias }, { key });
    await events.publish(
      tx,
      bidders.flatMap(({ bidder_id: bidderId, title, url, leads, ends_at }) => {
        if (bidderId === null) return [];
        const endsAt = ends_at.toISOString();
        const payload = { title, url, bidderId, isLeading: leads === true, endsAt };
        return [{ name: "auction.ending_soon" as const, lotId, payload }];
      }),
    );
  });
}

/** When to remind instead, if the end is too far for now. */
async function laterReminder(tx: Tx, lotId: number): Promise<Date | null> {
  const lot = await findLaterEnd(tx, lotId);
  return lot ? tellsEndingAt(lot) : null;
}
