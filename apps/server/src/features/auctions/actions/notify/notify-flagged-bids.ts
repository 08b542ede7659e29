import type { auctions, Paise } from "@rebale/contract";
import type { Deps } from "../../../../platform/deps.ts";
import { takeUnnotified } from "../../store/flagged-bids.store.ts";

/**
 * Notifies the office of flagged bids, once each. Not in the bid's transaction: a message is a job,
 * and jobs notify.
 */
export function notifyFlaggedBids({ db, events }: Pick<Deps, "db" | "events">): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const bids = await takeUnnotified(tx);
    await events.publish(
      tx,
      bids.map(({ lot_id, title, amount, beaten, reasons }) => ({
        name: "bid.flagged",
        lotId: lot_id,
        payload: {
          title,
          amount: amount as Paise,
          beaten: beaten as Paise,
          reasons: reasons as auctions.FlagReason[],
        },
      })),
    );
    return bids.length;
  });
}
