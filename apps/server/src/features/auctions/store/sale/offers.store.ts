import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/db.ts";
import { makeAwards } from "../../../awards/index.ts";
import type { Ending, Offer } from "../../domain/auction.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";
import type { Bidder } from "../../domain/sale/party.rules.ts";
import { appendEntries } from "../ledger/ledger.store.ts";

type NewOffer = Pick<Offer, "kind" | "bidderId" | "alias" | "amount" | "madeAt" | "until">;

/** One at a time: the index offers_one_open_of_a_lot refuses a second. */
export const makeOffer = (tx: Tx, lotId: number, offer: NewOffer) =>
  sql`insert into offers (lot_id, kind, bidder_id, alias, company_id, amount, made_at, until)
    select lot_id, ${offer.kind}::text, ${offer.bidderId}::bigint, alias, company_id,
      ${offer.amount}::bigint,
      ${offer.madeAt}::timestamptz, ${offer.until}::timestamptz
    from bid_orders where lot_id = ${lotId} and alias = ${offer.alias}`.execute(tx);

/** The one that is open, if any is. */
export const endOffer = (tx: Tx, lotId: number, outcome: Ending, at: Date) =>
  tx
    .updateTable("offers")
    .set({ outcome, ended_at: at })
    .where("lot_id", "=", lotId)
    .where("ended_at", "is", null)
    .execute();

/** A sale is undone: what of its seller's and its bidder's yes came to nothing is void. */
export async function undoSale(tx: Tx, lotId: number): Promise<void> {
  await tx
    .updateTable("timetables")
    .set({ outcome: "reserve_not_met" })
    .where("lot_id", "=", lotId)
    .execute();
  for (const table of ["offers", "reserve_decisions"] as const)
    await tx
      .updateTable(table)
      .set({ outcome: "void" })
      .where("lot_id", "=", lotId)
      .where("outcome", "=", "accepted")
      .execute();
}

interface OfferAnswer {
  readonly entry: EntryRow;
  /** Where it is accepted. */
  readonly winner: Bidder | null;
  readonly answer: "accepted" | "declined" | "lapsed";
}

/** The next bidder's answer about their own bid, or their silence. */
export async function recordOfferAnswer(
  tx: Tx,
  { entry, winner, answer }: OfferAnswer,
): Promise<void> {
  const { lot_id: lotId, at } = entry;
  await appendEntries(tx, [entry]);
  await endOffer(tx, lotId, answer, at);
  if (!winner) return;
  await tx.updateTable("timetables").set({ outcome: "sold" }).where("lot_id", "=", lotId).execute();
  await makeAwards(tx, [{ ...winner, lotId, at, reason: "offer" }]);
}

/** Lots whose offer was not answered in time. */
export async function lapsedOffers(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("offers")
    .select("lot_id")
    .where("ended_at", "is", null)
    .where("until", "<=", sql<Date>`(select market_now())`)
    .orderBy("until")
    .limit(most)
    .execute();
  return rows.map((row) => row.lot_id);
}
