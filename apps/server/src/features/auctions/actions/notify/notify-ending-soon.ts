import type { Tx } from "../../../../platform/db/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import { addJob } from "../../../../platform/jobs/jobs.ts";
import { endingNoticeAt } from "../../../listings/index.ts";
import { biddersToRemind, findLaterEnd } from "../../store/reminders.store.ts";

/** Companies reminded by one statement; all of a lot in one transaction: none is told twice. */
const PAGE = 1000;

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
    for (let after = 0; ; ) {
      const bidders = await biddersToRemind(tx, lotId, after, PAGE);
      await events.publish(tx, bidders.flatMap(toEvents(lotId)));
      const last = bidders.at(-1);
      if (!last || new Set(bidders.map(({ alias }) => alias)).size < PAGE) return;
      after = last.alias;
    }
  });
}

type Reminded = Awaited<ReturnType<typeof biddersToRemind>>[number];

const toEvents =
  (lotId: number) =>
  ({ bidder_id: bidderId, title, url, leads, ends_at }: Reminded) => {
    if (bidderId === null) return [];
    const payload = { title, url, bidderId, isLeading: leads === true };
    const endsAt = ends_at.toISOString();
    return [{ name: "auction.ending_soon" as const, lotId, payload: { ...payload, endsAt } }];
  };

/** When to remind instead, if the end is too far for now. */
async function laterReminder(tx: Tx, lotId: number): Promise<Date | null> {
  const lot = await findLaterEnd(tx, lotId);
  return lot ? endingNoticeAt(lot) : null;
}
