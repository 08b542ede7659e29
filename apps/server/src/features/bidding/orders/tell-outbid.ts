import { formatRupees, type Paise, rupees } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { tellMember } from "../../messages/index.ts";
import { takeOutbid } from "./orders.store.ts";

/**
 * Whoever sits at the auction sees it within a second; a message follows only if the lead is still
 * lost a little later.
 */
const PATIENCE_SECONDS = 10;

/** Tells bidders who lost the lead, once each time, however many bids went over them meanwhile. */
export async function tellOutbid({ db }: Pick<Deps, "db">): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const outbid = (await takeOutbid(tx, PATIENCE_SECONDS)).filter(
      (o) => o.closed_at === null && o.leader_id !== o.bidder_id,
    );
    for (const { bidder_id, title, url, highest_bid, ends_at } of outbid) {
      const price = formatRupees(rupees(highest_bid as Paise));
      await tellMember(tx, {
        userId: bidder_id,
        title: "You were outbid",
        description: `The highest bid on "${title}" is now ${price}.`,
        link: `/auctiondetail/${url}`,
        ...(ends_at && { goodUntil: ends_at }),
      });
    }
    return outbid.length;
  });
}
