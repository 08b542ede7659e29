import type { Deps } from "../../../platform/deps.ts";
import { biddersToRemind } from "../store/reminders.store.ts";

/** Reminds a lot's bidders shortly before its end. */
export function notifyEndingSoon(
  { db, events }: Pick<Deps, "db" | "events">,
  lotId: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const bidders = await biddersToRemind(tx, lotId);
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
