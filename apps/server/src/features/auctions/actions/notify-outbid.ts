import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { takeOutbid } from "../store/outbid.store.ts";

/**
 * Whoever watches the auction sees it within a second; a message follows only if the lead is still
 * lost a little later.
 */
const PATIENCE_SECONDS = 10;
const BATCH = 200;

/**
 * Notifies bidders of these lots who lost the lead, once after each of their own bids, however many
 * bids went over theirs.
 * @returns how many were notified
 */
export async function notifyOutbid(
  { db, events }: Pick<Deps, "db" | "events">,
  lotIds: readonly number[],
): Promise<number> {
  if (lotIds.length === 0) return 0;
  let notified = 0;
  for (;;) {
    const outbid = await db.transaction().execute(async (tx) => {
      const bidders = await takeOutbid(tx, lotIds, { seconds: PATIENCE_SECONDS, most: BATCH });
      await events.publish(
        tx,
        bidders.map(({ lot_id, bidder_id, title, url, highest_bid, ends_at }) => ({
          name: "bidder.outbid",
          lotId: lot_id,
          payload: {
            title,
            url,
            bidderId: bidder_id,
            highest: highest_bid as Paise,
            endsAt: ends_at.toISOString(),
          },
        })),
      );
      return bidders.length;
    });
    notified += outbid;
    if (outbid < BATCH) return notified;
  }
}
