import { sql } from "kysely";
import type { Pool } from "pg";
import { builder, type Run, statement } from "../../../../platform/db/statement.ts";
import {
  askedShots,
  currentTerms,
  LISTED,
  lotRows,
  OF_LISTED,
  offerColumns,
  photosMaterial,
  readListed,
} from "../../../listings/index.ts";

const isId = (idname: string) => /^[1-9]\d{0,14}$/.test(idname);

/** The ledger's own, where the lot is named by a mark made with it. */
const hiddenSalt = sql<string | null>`case when lots.invited_only then
  (select own.ledger_salt from timetables own where own.lot_id = lots.id) end`;

/** A lot with all that its page shows. */
const auctionRows = lotRows(builder)
  .innerJoin("people as seller", "seller.id", "lots.seller_id")
  .leftJoin("goods_kinds as sub", "sub.id", "lots.sub_category_id")
  .leftJoin("offers", (join) =>
    join.onRef("offers.lot_id", "=", "lots.id").on("offers.ended_at", "is", null),
  )
  .select(["lots.seller_id", "lots.company_id", "lots.relist_of", "lots.parts_of"])
  .select(hiddenSalt.as("hidden_salt"))
  .select(["auctions.lowest_bid", "auctions.leader_id", "auctions.leader_alias"])
  .select(offerColumns)
  .select(["auctions.extensions", "auctions.has_maximums", "auctions.bidder_count"])
  .select((eb) => eb.fn.coalesce("sub.material", "lots.taxed_as").as("material"))
  .select(currentTerms.as("terms"))
  .select([askedShots.as("asked_shots"), photosMaterial.as("photos_of")])
  .select(["sub.url as sub_url", "sub.title as sub_title", "sub.title_hi as sub_title_hi"])
  .select([
    "seller.city as seller_city",
    "seller.state as seller_state",
    "seller.created_at as seller_since",
  ])
  .select(sql<Date>`market_now()`.as("now"));
// Planning one of these takes PostgreSQL ten times as long as carrying it out.
const auctionById = statement(
  "auction shown, by id",
  auctionRows.where("lots.id", "=", sql<number>`$1`),
);
const auctionByUrl = statement(
  "auction shown, by url",
  auctionRows.where("lots.url", "=", sql<string>`$1`),
);

/** A lot by url or id. Urls end in a letter or carry a hyphen, so they are never taken for ids. */
export const findAuction = async (run: Run, idname: string) =>
  (await run(isId(idname) ? auctionById : auctionByUrl, [idname]))[0];
export type AuctionRow = NonNullable<Awaited<ReturnType<typeof findAuction>>>;

/** The fields that say who sees a lot, and how near others are. */
const placed = builder
  .selectFrom("lot_goods as lots")
  .select(["id", "seller_id", "company_id", "approval", "invited_only"])
  .select(["category_id", "sub_category_id", "state"])
  .select(sql<Date>`market_now()`.as("now"));
const placeById = statement("lot placed, by id", placed.where("id", "=", sql<number>`$1`));
const placeByUrl = statement("lot placed, by url", placed.where("url", "=", sql<string>`$1`));
export const findLotToRelate = async (run: Run, idname: string) =>
  (await run(isId(idname) ? placeById : placeByUrl, [idname]))[0];
type LotToRelate = NonNullable<Awaited<ReturnType<typeof findLotToRelate>>>;

/** By the columns that say how near another lot is, `$1` to `$3`; `$4` is the lot itself. */
const ring = (where: string) => `(select lot_id from listed_lots
  where closed_at is null and (ends_at > (select market_now()) or ends_at is null)
    and ${where} and lot_id <> $4
  order by ends_at, lot_id limit 8)`;
const rings = ["sub_category_id = $1", "category_id = $2", "state = $3", "true"].map(ring);
const related = `select ${LISTED}, market_now() as now
  from (${rings.join(" union ")}) as listed ${OF_LISTED}
  order by lots.sub_category_id is not distinct from $1 desc, lots.category_id = $2 desc,
    lots.state = $3 desc, auctions.ends_at, lots.id
  limit 8`;

/** Other open auctions, nearest first. A bounded pick by index from each ring, then ranked. */
export const listRelated = (
  pool: Pool,
  { id, category_id, sub_category_id, state }: LotToRelate,
) => {
  const values = [sub_category_id, category_id, state, id];
  return readListed(pool, { name: "auctions related", text: related, values });
};

const pinnacle = statement(
  "auction pinnacle",
  builder
    .selectFrom("lot_goods as lots")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .select(["id", "seller_id", "company_id", "approval", "invited_only"])
    .select(["market_value", "highest_bid", "lowest_bid", "pictures"])
    .select(["basis", "unit", "quantity_milli", "weight_grams"])
    .select(sql<Date>`market_now()`.as("now"))
    .where("lots.id", "=", sql<number>`$1`)
    .where("approval", "=", sql<string>`'approved'`),
);
export const findPinnacle = async (run: Run, lotId: number) => (await run(pinnacle, [lotId]))[0];

const bidsOfLot = statement(
  "auction bids, latest",
  builder
    .selectFrom("ledger_entries as e")
    .leftJoin("ledger_entries as v", (join) =>
      join
        .onRef("v.lot_id", "=", "e.lot_id")
        .onRef("v.voids", "=", "e.seq")
        .on("v.kind", "=", sql`'void'`),
    )
    .select(["e.seq", "e.amount", "e.at", "e.bidder", "e.note", "v.seq as voided_by"])
    .where("e.lot_id", "=", sql<number>`$1`)
    .where("e.kind", "=", sql<string>`'bid'`)
    .orderBy("e.seq", "desc")
    .limit(sql<number>`100`),
);
/** The latest 100 bids, newest first, with whether they were voided. */
export const latestBids = (run: Run, lotId: number) => run(bidsOfLot, [lotId]);
