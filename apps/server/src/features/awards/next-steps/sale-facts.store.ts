import type { Paise } from "@rebale/contract";
import type { SaleSide, WeightAnswer } from "@rebale/contract/awards/next-step";
import type { AwardState, PayThrough } from "@rebale/contract/awards/states";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { BEGUN_MINUTES } from "../money/award-money.store.ts";

/** A sale as far as its next step needs it, without the money that is due for it. */
export interface SaleRow {
  readonly id: number;
  readonly lotId: number;
  readonly state: AwardState;
  readonly payThrough: PayThrough;
  readonly buyerId: number;
  readonly buyerCompanyId: number | null;
  readonly value: Paise;
  readonly payable: Paise | null;
  readonly dueAt: Date | null;
  readonly liftBy: Date | null;
  readonly liftedAt: Date | null;
  /** Null where the lot has no weight. */
  readonly soldGrams: number | null;
  readonly outGrams: number;
  readonly tolerancePercent: number;
  readonly claimsUntil: Date | null;
  readonly truck: { vehicle_no: string; in_yard: boolean; from: string } | null;
  readonly claim: "open" | "disputed" | null;
  readonly weight: Partial<Record<SaleSide, WeightAnswer>>;
  readonly calledOffBy: readonly SaleSide[];
  readonly liftedBy: readonly SaleSide[];
  /** Paise of its own payment that is on its way; 0 for the seller. */
  readonly onItsWay: Paise;
  readonly isRated: boolean;
}

const sidesThatSaid = (move: string) => sql`array(select distinct m.actor_side from sale_moves m
  where m.award_id = a.id and m.move = ${move} and m.actor_side in ('buyer', 'seller'))`;

/** Sales for one side of them: one statement, which costs as much as there are of these. */
export async function saleRows(db: Db, ids: readonly number[], side: SaleSide): Promise<SaleRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SaleRow>`
    select a.id, a.lot_id as "lotId", a.state, a.pay_through as "payThrough",
      a.bidder_id as "buyerId", a.company_id as "buyerCompanyId", a.value, a.payable,
      a.due_at as "dueAt", a.lift_by as "liftBy", a.lifted_at as "liftedAt",
      l.grams as "soldGrams", coalesce(gone.grams, 0)::bigint as "outGrams",
      coalesce(agreed.tolerance, 0) as "tolerancePercent",
      gone.last_claimable + agreed.claim_hours * interval '1 hour' as "claimsUntil",
      truck.it as truck, claim.state as claim, coalesce(said.weight, '{}') as weight,
      ${sidesThatSaid("agree_cancel")} as "calledOffBy",
      ${sidesThatSaid("lifted")} as "liftedBy",
      coalesce(coming.amount, 0)::bigint as "onItsWay",
      exists (select from sale_ratings r where r.award_id = a.id and r.side = ${side}) as "isRated"
    from unnest(${[...ids]}::bigint[]) as asked(id) join sales a on a.id = asked.id
      join lot_goods l on l.id = a.lot_id
      left join lateral (select (terms.fields ->> 'tolerance_percent')::float8 as tolerance,
          nullif((terms.fields ->> 'claim_hours')::float8, 0) as claim_hours
        from agreed_terms terms where terms.lot_id = a.lot_id and terms.version = a.terms_version)
        agreed on true
      left join lateral (select sum(t.net_grams) as grams,
          max(t.claims_from) filter (where t.released_at is null
            and exists (select from truck_papers p where p.trip_id = t.id and p.is_bill))
            as last_claimable
        from trucks t where t.award_id = a.id and t.state in ('out', 'received')) gone on true
      left join lateral (select json_build_object('vehicle_no', t.vehicle_no,
          'in_yard', t.state <> 'booked', 'from', t.slot_from) as it
        from trucks t
        where t.award_id = a.id and t.state in ('booked', 'arrived', 'tared', 'weighed')
        order by t.state = 'booked', case when t.state = 'booked' then t.slot_from end, t.no
        limit 1) truck on true
      left join lateral (select c.state from truck_claims c
        where c.award_id = a.id and c.state in ('open', 'disputed')
        order by c.state = 'open' desc limit 1) claim on true
      left join lateral (select json_object_agg(w.side, w.answer) as weight
        from weight_answers w where w.award_id = a.id) said on true
      left join lateral (select p.amount from payments p
        where ${side} = 'buyer' and p.award_id = a.id and p.gateway_order is not null
          and (p.state = 'authorised' or p.state = 'created'
            and p.asked_at > (select market_now()) - ${BEGUN_MINUTES} * interval '1 minute')
        order by p.state = 'authorised' desc, p.asked_at desc limit 1) coming on true`.execute(db);
  return rows;
}
