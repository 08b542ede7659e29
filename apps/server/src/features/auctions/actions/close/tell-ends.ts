import { rupees } from "@rebale/contract";
import type { Tx } from "../../../../platform/db/db.ts";
import { tellWebhooks } from "../../../webhooks/index.ts";
import { closedFor, withdrawnFor } from "../../store/heard-lots.store.ts";
import type { Barred } from "../bar-bidders.ts";

/**
 * Tells the seller and each company that bid how an auction ended; of the sale that it became its
 * two sides alone.
 */
export async function tellClosed(tx: Tx, closing: readonly Barred[]): Promise<void> {
  const heard = await closedFor(
    tx,
    closing.map(({ auction }) => auction.id),
  );
  const highest = new Map(closing.map(({ auction }) => [auction.id, auction]));
  await tellWebhooks(
    tx,
    heard.map(({ companyId, lotId, title, outcome, awardId }) => {
      const auction = highest.get(lotId);
      const hasBids = auction !== undefined && auction.leaderAlias !== null;
      return {
        type: "lot.closed",
        to: [companyId],
        data: {
          ...{ product_id: String(lotId), title, outcome: outcome ?? "" },
          highest_bid: hasBids ? rupees(auction.highest) : null,
          award_id: awardId === null ? null : String(awardId),
        },
      };
    }),
  );
}

/** Tells the seller that the office took a lot out. */
export async function tellWithdrawn(tx: Tx, lotId: number, reason: string): Promise<void> {
  const lot = await withdrawnFor(tx, lotId);
  await tellWebhooks(tx, [
    {
      type: "lot.withdrawn",
      to: [lot.companyId],
      data: { product_id: String(lotId), title: lot.title, reason },
    },
  ]);
}
