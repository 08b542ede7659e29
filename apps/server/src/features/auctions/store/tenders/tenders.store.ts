import type { TxClient } from "../../../../platform/db/db.ts";
import type { TenderParts, TenderRow } from "../../domain/tender-rows.ts";

interface PartsRow {
  readonly lot_id: number;
  readonly standing: number[];
  readonly qualified: number[];
  readonly last_alias: number;
}

/** The parts in these locked lots of all who have tendered, by lot. */
export async function tenderParts(
  tx: TxClient,
  lotIds: readonly number[],
): Promise<Map<number, TenderParts>> {
  const { rows } = await tx.query<PartsRow>({
    name: "tender-parts",
    text: `select lot_id, max(alias) as last_alias,
        coalesce(json_agg(alias) filter (where tender_state = 'sealed'), '[]') as standing,
        coalesce(json_agg(alias) filter (where is_qualified), '[]') as qualified
      from bid_orders where lot_id = any($1::bigint[]) group by lot_id`,
    values: [lotIds],
  });
  return new Map(
    rows.map(({ lot_id, standing, qualified, last_alias }) => [
      lot_id,
      { standing: new Set(standing), qualified: new Set(qualified), lastAlias: last_alias },
    ]),
  );
}

/** Boxes and holds as the batch leaves them, in the transaction of their ledger entries. */
export async function recordTenders(tx: TxClient, rows: readonly TenderRow[]): Promise<void> {
  const written = rows.map(({ sealed, ...row }) => ({
    ...row,
    state: sealed ? "sealed" : "withdrawn",
    box: sealed?.box.toString("base64") ?? null,
    key_id: sealed?.keyId.toString("base64") ?? null,
  }));
  await tx.query({
    name: "tenders-record",
    text: `with placed as (
        select * from json_to_recordset($1::json)
          as t(lot_id bigint, alias int, seq int, bidder_id bigint, seller_id bigint,
            company_id bigint, stream text, has_deposit bool, hold bigint,
            accepted_corrigendum int, state text, box text, key_id text, at timestamptz)
      ), ordered as (
        insert into bid_orders as o (lot_id, bidder_id, seller_id, alias, best_bid, last_bid_at,
          last_seq, company_id, stream, has_deposit, tender_seq, tender_state, sealed_hold,
          accepted_corrigendum)
        select lot_id, bidder_id, seller_id, alias, 0, at, seq, company_id, stream, has_deposit,
          seq, state, hold, accepted_corrigendum
        from placed
        on conflict (lot_id, alias) do update set bidder_id = excluded.bidder_id,
          last_bid_at = excluded.last_bid_at, last_seq = excluded.last_seq,
          tender_seq = excluded.tender_seq, tender_state = excluded.tender_state,
          sealed_hold = excluded.sealed_hold,
          accepted_corrigendum = greatest(o.accepted_corrigendum, excluded.accepted_corrigendum)
      ), taken_back as (
        delete from tenders using placed
        where (tenders.lot_id, tenders.alias) = (placed.lot_id, placed.alias)
          and placed.box is null
      )
      insert into tenders (lot_id, alias, seq, bidder_id, box, key_id, at)
      select lot_id, alias, seq, bidder_id, decode(box, 'base64'), decode(key_id, 'base64'), at
      from placed where box is not null
      on conflict (lot_id, alias) do update set seq = excluded.seq,
        bidder_id = excluded.bidder_id, box = excluded.box, key_id = excluded.key_id,
        at = excluded.at`,
    values: [JSON.stringify(written)],
  });
}
