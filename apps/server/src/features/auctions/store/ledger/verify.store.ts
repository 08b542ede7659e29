import { type SqlBool, sql } from "kysely";
import { type Db, inSnapshot } from "../../../../platform/db/db.ts";
import { stands } from "../../../awards/index.ts";
import { currentTerms } from "../../../listings/index.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";
import { toAuction } from "../auction.store.ts";
import { factColumns, movedColumns } from "../auction-columns.ts";
import { maximumsOfLot } from "../maximums.store.ts";
import { isPresent } from "../sale/present-offer.store.ts";

export const lotIdsAfter = async (db: Db, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("auctions")
    .select("lot_id")
    .where("lot_id", ">", after)
    .orderBy("lot_id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.lot_id);
};

/** How the offer ended that a sale or its failing came of. */
const offerAnswer = sql<string | null>`(select outcome from offers
  where offers.lot_id = auctions.lot_id and ended_at is not null and ${isPresent}
  order by id desc limit 1)`;

/** The ledger still says who won a sale that was called off; a voiding is in the ledger. */
const isWonStill = sql<SqlBool>`(${stands("awards")} or exists (
  select from sale_moves where award_id = awards.id and move = 'cancel'))`;

/** An auction's claims and its ledger, as of one moment: the market may be running. */
export const readForVerification = (db: Db, lotId: number) =>
  inSnapshot(db, async (snapshot) => {
    const lot = await snapshot
      .selectFrom("auctions")
      .innerJoin("lot_goods as lots", "lots.id", "auctions.lot_id")
      .innerJoin("timetables", "timetables.lot_id", "auctions.lot_id")
      .select([...movedColumns, ...factColumns, "description"])
      .leftJoin("seller_answers", "seller_answers.lot_id", "auctions.lot_id")
      .select("seller_answer")
      .select(offerAnswer.as("offer_answer"))
      .select(currentTerms.as("terms"))
      .where("auctions.lot_id", "=", lotId)
      .executeTakeFirstOrThrow();
    const winners = await snapshot
      .selectFrom("sales as awards")
      .select("bidder_id")
      .where("lot_id", "=", lotId)
      .where(isWonStill)
      .execute();
    const orders = await snapshot
      .selectFrom("bid_orders")
      .select(["bidder_id", "company_id", "alias", "former_aliases"])
      .where("lot_id", "=", lotId)
      .execute();
    const entries: EntryRow[] = await snapshot
      .selectFrom("ledger_entries")
      .selectAll()
      .where("lot_id", "=", lotId)
      .orderBy("seq")
      .execute();
    return {
      claimed: { ...lot, auction: toAuction(lot, lot) },
      winners: winners.map((row) => row.bidder_id),
      orders,
      entries,
      maximums: await maximumsOfLot(snapshot, lotId),
    };
  });
export type Verified = Awaited<ReturnType<typeof readForVerification>>;
