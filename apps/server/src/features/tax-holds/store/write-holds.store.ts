import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { HoldRow } from "./holds.store.ts";

/** The only statements that write holds and their moves; the sale's auction is locked. */

interface NewHold {
  readonly awardId: number;
  readonly tripId: number;
  readonly invoiceId: number;
  readonly recipientGstin: string;
  readonly tax: Paise;
  readonly dated: string;
}

/**
 * A hold for a truck's tax invoice, where its sale's terms say so and both sides are companies that
 * pay through the market; nothing else.
 */
export async function insertHold(tx: Tx, hold: NewHold): Promise<void> {
  await sql`with made as (
      insert into tax_holds (award_id, trip_id, invoice_id, seller_company_id, buyer_company_id,
          recipient_gstin, tax, until_at)
        select a.id, ${hold.tripId}, ${hold.invoiceId}, a.seller_company_id, a.company_id,
          ${hold.recipientGstin}, ${hold.tax},
          (${hold.dated}::date + (terms.fields ->> 'tax_hold_days')::int + 1)::timestamp
            at time zone 'Asia/Kolkata'
        from sales a join agreed_terms terms
          on terms.lot_id = a.lot_id and terms.version = a.terms_version
        where a.id = ${hold.awardId} and a.pay_through = 'market'
          and a.company_id is not null and a.seller_company_id is not null
          and terms.fields ->> 'tax_hold_days' is not null
        on conflict (invoice_id) do nothing returning id)
    insert into tax_hold_moves (hold_id, to_state, by_side, why)
      select id, 'waiting', 'market', 'made' from made`.execute(tx);
}

export interface Move {
  readonly holdId: number;
  readonly from: HoldRow["state"];
  readonly to: HoldRow["state"];
  readonly by: "buyer" | "seller" | "office" | "market";
  readonly actorId: number | null;
  readonly why: string;
  /** Paise that left the account for the seller or the buyer. */
  readonly amount: Paise;
}

/** Rows as they are now, each with what made it so: two statements, however many. */
export async function saveHolds(
  tx: Tx,
  holds: readonly HoldRow[],
  moves: readonly Move[],
): Promise<void> {
  if (holds.length > 0)
    await sql`update tax_holds h set credited = n.credited, held = n.held,
        released = n.released, returned = n.returned, state = n.state, until_at = n."untilAt",
        said_at = n."saidAt", why = n.why, found_in = n."foundIn", found_at = n."foundAt",
        differences = n.differences, alike = n.alike, answer = n.answer, tied_at = n."tiedAt",
        ended_at = case when n.state in ('waiting', 'missing', 'differs', 'disputed') then null
          else coalesce(h.ended_at, market_now()) end
      from json_to_recordset(${JSON.stringify(holds)}::json) as n(id bigint, credited bigint,
        held bigint, released bigint, returned bigint, state text, "untilAt" timestamptz,
        "saidAt" timestamptz, why text, "foundIn" text, "foundAt" timestamptz, differences jsonb,
        alike jsonb, answer jsonb, "tiedAt" timestamptz)
      where h.id = n.id`.execute(tx);
  if (moves.length > 0)
    await sql`insert into tax_hold_moves (hold_id, from_state, to_state, by_side, actor_id, why,
        amount)
      select "holdId", "from", "to", "by", "actorId", why, amount
      from json_to_recordset(${JSON.stringify(moves)}::json) as m("holdId" bigint, "from" text,
        "to" text, "by" text, "actorId" bigint, why text, amount bigint)`.execute(tx);
}
