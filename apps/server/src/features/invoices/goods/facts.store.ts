import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { marketToday } from "../../../platform/db/market-now.store.ts";
import type { GoodsFacts } from "./goods-paper.ts";

/** Its truck, its report; null for a paper of the whole sale. */
export interface About {
  readonly awardId: number;
  readonly tripId: number | null;
  readonly outputId: number | null;
}

/** A company at one of its sites, or a person at the account's address. */
const trader = (side: {
  company: RawBuilder<unknown>;
  user: RawBuilder<unknown>;
  site: RawBuilder<unknown>;
}) => sql`(select json_build_object('name', coalesce(c.name, u.business_name, u.name),
    'address', coalesce(s.address, u.address, ''), 'city', coalesce(s.city, u.city, ''),
    'state', coalesce(s.state, u.state, ''), 'pincode', coalesce(s.pincode, u.pincode, ''),
    'gstin', coalesce(s.gstin, p.gst_number),
    'authorisations', coalesce((select json_agg(h.number order by h.kind, h.id)
      from recycling_rights h where h.company_id = c.id and h.status = 'accepted'
        and h.stream = coalesce(l.requires_authorisation, m.stream)
        and ${marketToday} between h.valid_from and h.valid_to),
      '[]'))
  from people u left join company_cards c on c.id = ${side.company}
    left join sites s on s.id = coalesce(${side.site}, (select min(id)
      from sites where company_id = c.id and removed_at is null))
    left join account_tax_papers p on p.user_id = u.id
  where u.id = ${side.user})`;

/** @throws Error where there is no such sale: who calls has locked its auction */
export async function goodsFacts(
  tx: Tx,
  { awardId, tripId, outputId }: About,
): Promise<GoodsFacts> {
  const { rows } = await sql<{ facts: GoodsFacts }>`
    select json_build_object('title', l.title, 'material', m.name,
      'soldGrams', l.grams, 'liftBy', to_json(a.lift_by),
      'sender', ${trader({
        company: sql`a.seller_company_id`,
        user: sql`a.seller_id`,
        site: sql`coalesce(t.site_id, l.site_id)`,
      })},
      'receiver', ${trader({
        company: sql`a.company_id`,
        user: sql`a.bidder_id`,
        site: sql`coalesce(a.ship_to_site, a.bill_to_site)`,
      })},
      'truck', case when t.id is not null then json_build_object('vehicle', t.vehicle_no,
        'transporter', t.transporter, 'transporterGstin', t.transporter_gstin,
        'grams', t.net_grams, 'receivedGrams', t.received_grams,
        'outAt', to_json(t.gate_out_at), 'receivedAt', to_json(t.received_at),
        'invoice', (select number from truck_papers p where p.trip_id = t.id)) end,
      'made', case when o.id is not null then json_build_object(
        'products', (select coalesce(json_agg(json_build_object('material', k.material,
            'grams', line.grams) order by line.no) filter (where k.material is not null), '[]')
          ${linesOfOutput}),
        'loss', (select coalesce(sum(line.grams) filter (where k.kind = 'loss'), 0)
          ${linesOfOutput})) end) as facts
    from sales a join lot_goods l on l.id = a.lot_id
      left join goods_kinds sub on sub.id = l.sub_category_id
      left join material_codes m on m.code = coalesce(sub.material, l.taxed_as)
      left join trucks t on t.id = ${tripId}::bigint and t.award_id = a.id
      left join kg_outputs o on o.id = ${outputId}::bigint and o.award_id = a.id
    where a.id = ${awardId}`.execute(tx);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0].facts;
}

const linesOfOutput = sql`from kg_entries e join kg_lines line on line.entry_id = e.id
    join kg_accounts k on k.id = line.account_id
  where e.key = 'output:' || o.id and line.grams > 0`;
