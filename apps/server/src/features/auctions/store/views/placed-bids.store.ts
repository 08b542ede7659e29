import type { auctions } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/db.ts";
import { listing, type RowOf } from "../../../../platform/lists/listing.store.ts";
import { isUnsealed } from "../sale/orders.store.ts";

interface Asked {
  readonly lot_id?: number | undefined;
  readonly company_id?: number | undefined;
  readonly user_id?: number | undefined;
  /** Also of auctions that still run: who leads one is for those alone who run it. */
  readonly isOpenToo: boolean;
}

const standing = sql<auctions.PlacedBid["standing"]>`case
  when timetables.closed_at is null and auctions.leader_id = placed.bidder_id then 'leads'
  when timetables.closed_at is null then 'outbid'
  when exists (select from sales where sales.lot_id = placed.lot_id
    and sales.bidder_id = placed.bidder_id and sales.state <> 'cancelled') then 'won'
  else 'lost' end`;

/** Each bidder of each lot once, the newest first. */
export function listPlacedBids(db: Db, { lot_id, company_id, user_id, isOpenToo }: Asked) {
  const matching = db
    .selectFrom("bid_orders as placed")
    .where(isUnsealed("placed"))
    .$if(lot_id !== undefined, (b) => b.where("placed.lot_id", "=", lot_id ?? 0))
    .$if(company_id !== undefined, (b) =>
      // As the index of parties has it.
      b.where(sql`coalesce(placed.company_id, -placed.bidder_id)`, "=", company_id ?? 0),
    )
    .$if(user_id !== undefined, (b) => b.where("placed.bidder_id", "=", user_id ?? 0))
    .$if(!isOpenToo, (b) =>
      b.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("timetables as over")
            .select("over.lot_id")
            .whereRef("over.lot_id", "=", "placed.lot_id")
            .where("over.closed_at", "is not", null),
        ),
      ),
    );
  const listed = matching
    .innerJoin("lot_goods as lots", "lots.id", "placed.lot_id")
    .innerJoin("timetables", "timetables.lot_id", "placed.lot_id")
    .innerJoin("auctions", "auctions.lot_id", "placed.lot_id")
    .innerJoin("people as users", "users.id", "placed.bidder_id")
    .leftJoin("company_cards as companies", "companies.id", "placed.company_id")
    .select(["placed.id", "placed.lot_id", "lots.title", "lots.basis", "placed.company_id"])
    .select(["companies.name as company", "placed.bidder_id", "users.name", "placed.alias"])
    .select(["placed.best_bid", "placed.bid_count", "placed.last_bid_at"])
    .select(standing.as("standing"))
    .orderBy("placed.id", "desc");
  return listing(db, matching, listed);
}
export type PlacedBidRow = RowOf<ReturnType<typeof listPlacedBids>>;
