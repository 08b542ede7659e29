import { type Paise, rupees } from "@rebale/contract";
import type { Tx } from "../../../../platform/db/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import { tellWebhooks } from "../../../webhooks/index.ts";
import { findOutbid, type Outbid, takeOutbid } from "../../store/outbid.store.ts";

/**
 * Whoever watches the auction sees it within a second; a message follows only if the lead is still
 * lost a little later.
 */
const BATCHING_SECONDS = 10;
/** Bidders notified in one transaction. */
const BATCH = 200;
/** Looked for at once: looking anew for each batch read all orders of these lots each time. */
const MAX = 10_000;

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
    const found = await findOutbid(db, lotIds, { seconds: BATCHING_SECONDS, most: MAX });
    let taken = 0;
    for (let i = 0; i < found.length; i += BATCH)
      taken += await notifySome({ db, events }, found.slice(i, i + BATCH));
    notified += taken;
    if (found.length < MAX || taken === 0) return notified;
  }
}

const notifySome = ({ db, events }: Pick<Deps, "db" | "events">, orderIds: readonly number[]) =>
  db.transaction().execute(async (tx) => {
    const bidders = await takeOutbid(tx, orderIds, BATCHING_SECONDS);
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
    await tellOutbid(tx, bidders);
    return bidders.length;
  });

/** Once for a company, however many of its people are told. */
function tellOutbid(tx: Tx, bidders: readonly Outbid[]): Promise<void> {
  const once = new Map(bidders.map((one) => [`${one.lot_id} ${one.company_id}`, one]));
  return tellWebhooks(
    tx,
    [...once.values()].map(({ lot_id, company_id, title, highest_bid, ends_at }) => ({
      type: "bid.outbid",
      to: [company_id],
      data: {
        ...{ product_id: String(lot_id), title, highest_bid: rupees(highest_bid as Paise) },
        ends_at: ends_at.toISOString(),
      },
    })),
  );
}
