import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** A pack's account of its sale, as the tables have it; names of drivers are left out. */
export interface PackFacts {
  readonly sale: object;
  readonly terms: object | null;
  readonly moves: readonly object[];
  readonly trucks: readonly object[];
  readonly slips: readonly {
    readonly trip: number;
    readonly kind: string;
    readonly slip_no: string;
    readonly photo: string;
  }[];
  /** That the buyer held for these goods on a day on which a truck left. */
  readonly authorisations: readonly { readonly number: string; readonly document: string }[];
  readonly reports: readonly { readonly id: number; readonly document: string }[];
  readonly kilograms: readonly object[];
}

export async function packFacts(db: Db, awardId: number): Promise<PackFacts> {
  const { rows } = await sql<PackFacts>`
    select
      json_build_object('award_id', a.id, 'lot_id', a.lot_id, 'title', l.title, 'state', a.state,
        'seller', coalesce(seller.name, us.business_name, us.name),
        'buyer', coalesce(buyer.name, ub.business_name, ub.name),
        'material', m.name, 'sold_kg', l.grams / 1000.0, 'made_at', a.made_at,
        'paid_at', a.paid_at, 'lifted_at', a.lifted_at, 'settled_at', a.settled_at,
        'completed_at', a.completed_at) as sale,
      (select json_build_object('version', t.version, 'agreed', t.fields) from agreed_terms t
        where t.lot_id = a.lot_id and t.version = a.terms_version) as terms,
      (select coalesce(json_agg(json_build_object('at', v.at, 'move', v.move, 'to', v.to_state,
          'by', v.actor_side) order by v.id), '[]')
        from sale_moves v where v.award_id = a.id) as moves,
      (select coalesce(json_agg(json_build_object('trip', t.no, 'vehicle', t.vehicle_no,
          'transporter', t.transporter, 'net_kg', t.net_grams / 1000.0, 'in_at', t.gate_in_at,
          'out_at', t.gate_out_at, 'eway_no', t.eway_no, 'received_at', t.received_at,
          'received_kg', t.received_grams / 1000.0) order by t.no), '[]')
        from trucks t where t.award_id = a.id and t.state in ('out', 'received')) as trucks,
      (select coalesce(json_agg(json_build_object('trip', t.no, 'kind', s.kind,
          'bridge', s.bridge, 'slip_no', s.slip_no, 'kg', s.grams / 1000.0, 'at', s.weighed_at,
          'corrects', s.replaces is not null, 'counts', not s.is_replaced, 'reason', s.reason,
          'photo', s.photo) order by t.no, s.id), '[]')
        from weighed s join trucks t on t.id = s.trip_id
        where t.award_id = a.id and t.state in ('out', 'received')) as slips,
      (select coalesce(json_agg(json_build_object('kind', h.kind, 'number', h.number,
          'issuer', h.issuer, 'stream', h.stream, 'valid_from', h.valid_from,
          'valid_to', h.valid_to, 'capacity_kg', h.capacity_grams / 1000.0,
          'document', h.document) order by h.id), '[]')
        from recycling_rights h where h.company_id = a.company_id
          and h.status = 'accepted' and h.stream = coalesce(l.requires_authorisation, m.stream)
          and exists (select from trucks t where t.award_id = a.id
            and (t.gate_out_at at time zone 'Asia/Kolkata')::date
              between h.valid_from and h.valid_to)) as authorisations,
      (select coalesce(json_agg(json_build_object('id', o.id, 'made_at', o.made_at,
          'document', o.document) order by o.id), '[]')
        from kg_outputs o where o.award_id = a.id) as reports,
      (select coalesce(json_agg(json_build_object('at', e.at, 'what', e.kind, 'key', e.key,
          'lines', (select json_agg(json_build_object('account', k.kind, 'material', k.material,
              'grams', line.grams) order by line.no)
            from kg_lines line join kg_accounts k on k.id = line.account_id
            where line.entry_id = e.id)) order by e.id), '[]')
        from kg_entries e where e.award_id = a.id) as kilograms
    from sales a join lot_goods l on l.id = a.lot_id
      join people us on us.id = a.seller_id join people ub on ub.id = a.bidder_id
      left join company_cards seller on seller.id = a.seller_company_id
      left join company_cards buyer on buyer.id = a.company_id
      left join goods_kinds sub on sub.id = l.sub_category_id
      left join material_codes m on m.code = coalesce(sub.material, l.taxed_as)
    where a.id = ${awardId}`.execute(db);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0];
}
