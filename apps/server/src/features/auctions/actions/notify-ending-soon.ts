import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs.ts";
import { tellsEndingAt } from "../../listings/index.ts";
import { biddersToRemind, findLaterEnd } from "../store/reminders.store.ts";

/** Bidders reminded by one statement; all of a lot in one transaction, so that none is twice. */
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
      await events.publish(tx, bidders.map(toEvent(lotId)));
      if (bidders.length < PAGE) return;
      after = bidders.at(-1)?.alias ?? after;
    }
  });
}

type Reminded = Awaited<ReturnType<typeof biddersToRemind>>[number];

const toEvent =
  (lotId: number) =>
  ({ bidder_id, title, url, leader_id, ends_at }: Reminded) => ({
    name: "auction.ending_soon" as const,
    lotId,
    payload: {
      title,
      url,
      bidderId: bidder_id,
      isLeading: leader_id === bidder_id,
      endsAt: ends_at?.toISOString() ?? "",
    },
  });

/** When to remind instead, if the end is too far for now. */
async function laterReminder(tx: Tx, lotId: number): Promise<Date | null> {
  const lot = await findLaterEnd(tx, lotId);
  return lot ? tellsEndingAt(lot) : null;
}
