import type { ProposedFormat } from "@rebale/contract/auctions/formats";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/db.ts";
import type { DepositColumns } from "../../lots/deposit-columns.ts";

/** A seller's wishes for an auction: money in paise, times ISO 8601; null is not asked for. */
export interface ProposedSale {
  readonly basis?: string;
  readonly market_value?: number;
  readonly reserve_price?: number;
  readonly bid_increment?: number;
  readonly starts_at?: string;
  readonly ends_at?: string;
  readonly deposit?: Partial<DepositColumns>;
  readonly pay_through?: string;
  readonly format?: ProposedFormat;
  readonly min_bidders?: number;
}

/** In an update that approves lots: what they proposed until now, which approving overwrites. */
export const proposedSale = sql<string>`case when lots.approval = 'approved' then lots.proposed_sale
  else coalesce(lots.proposed_sale, '{}') || jsonb_strip_nulls(jsonb_build_object(
    'basis', lots.basis, 'market_value', lots.asking_price,
    'reserve_price', timetables.reserve_price, 'bid_increment', timetables.bid_increment,
    'deposit', case when lots.deposit_kind is not null then jsonb_strip_nulls(jsonb_build_object(
      'deposit_kind', lots.deposit_kind, 'deposit_percent', lots.deposit_percent,
      'deposit_amount', lots.deposit_amount)) end,
    'pay_through', nullif(lots.pay_through, 'parties'),
    'format', lots.proposed_format, 'min_bidders', timetables.min_bidders)) end`;

export const findProposal = (db: Db, lotId: number) =>
  db
    .selectFrom("lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .select(["title", "url", "seller_id", "awaits_signature", "proposed_sale", "proposed_terms"])
    .select(["as_sent", "invited_only"])
    .where("id", "=", lotId)
    .executeTakeFirst();
