import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { arrayOf, type Run, type Statement } from "../../platform/db/statement.ts";
import { seenBy } from "../audience/index.ts";
import { lockCompanies } from "../company-register/index.ts";
import type { LeadCap, Leading } from "./lead-caps.rules.ts";

interface CapRow {
  readonly company: number;
  readonly amount: number | null;
  readonly most: number | null;
  readonly lotIds: number[] | null;
  readonly bought: number[] | null;
}
const capsStatement: Statement<CapRow> = {
  name: "lead-caps",
  text: `select c.company_id as company, c.amount, c.most, to_json(c.lot_ids) as "lotIds",
      (select json_agg(o.lot_id) from lot_bidders o join sales w on w.order_id = o.id
        where o.lot_id = any(c.lot_ids) and coalesce(o.company_id, -o.bidder_id) = c.company_id
          and w.state not in ('cancelled', 'defaulted')) as bought
    from lead_caps c where c.company_id = any($1::bigint[]) order by c.id`,
};

interface LedRow {
  readonly company: number;
  readonly lot: number;
  readonly value: number;
}
/**
 * Looked up lot by lot among those that are open (`offset 0` keeps it so): what it costs grows with
 * the market's open lots, and never with what a company or the market had before.
 */
const ledStatement: Statement<LedRow> = {
  name: "lead-caps-led",
  text: `select c.id as company, open.lot_id as lot, led.value
    from every_listed_lot open
      cross join unnest($1::bigint[]) as c(id)
      join lateral (select alias from lot_bidders where lot_id = open.lot_id
        and coalesce(company_id, -bidder_id) = c.id offset 0) o on true
      join lateral (select highest_bid, has_maximums from standings
        where lot_id = open.lot_id and leader_alias = o.alias offset 0) a on true
      left join lateral (select case when not is_voided then amount end as amount
        from maximum_bids where lot_id = open.lot_id and alias = o.alias and a.has_maximums
        order by seq desc limit 1) m on true
      join lateral (select lot_value(greatest(a.highest_bid, m.amount), l.basis, l.unit,
          l.quantity_milli, l.weight_grams) as value
        from lot_goods l join lot_times t on t.lot_id = l.id and t.closed_at is null
        where l.id = open.lot_id offset 0) led on true
    where open.closed_at is null`,
};

/**
 * The caps of companies, and what they lead. Who decides by them has locked the companies before:
 * each bid of a company with a cap waits there for the one before it.
 */
export async function readLeading(
  run: Run,
  companyIds: readonly number[],
): Promise<Map<number, Leading>> {
  const ids = arrayOf(companyIds, (id) => id);
  const [capRows, ledRows] = await Promise.all([
    run(capsStatement, [ids]),
    run(ledStatement, [ids]),
  ]);
  const caps = Map.groupBy(capRows, ({ company }) => company);
  const led = Map.groupBy(ledRows, ({ company }) => company);
  return new Map(
    companyIds.map((id) => {
      const own = caps.get(id) ?? [];
      const leading = {
        caps: own.map(toCap),
        led: new Map((led.get(id) ?? []).map(({ lot, value }) => [lot, value as Paise])),
        bought: new Set(own.flatMap(({ bought }) => bought ?? [])),
      };
      return [id, leading];
    }),
  );
}

const toCap = ({ amount, most, lotIds }: CapRow): LeadCap =>
  amount === null
    ? { kind: "lots", most: most ?? 0, lotIds: lotIds ?? [] }
    : { kind: "amount", most: amount as Paise };

/** The lock that a company's bids take, once it has a cap; its name. */
export async function lockCaps(tx: Tx, companyId: number): Promise<{ name: string }> {
  await lockCompanies(tx, [companyId]);
  const company = await tx
    .selectFrom("company_cards")
    .select("name")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  // Behind the lock: what stood there before may have changed while it was waited for.
  await tx
    .deleteFrom("lead_caps")
    .where("company_id", "=", companyId)
    .where("lot_ids", "is not", null)
    .where(sql<boolean>`not ${hasOpenLot}`)
    .execute();
  return company;
}

const hasOpenLot = sql<boolean>`exists (select from lot_times t
  where t.lot_id = any(lead_caps.lot_ids) and t.closed_at is null)`;

interface Setting {
  readonly companyId: number;
  readonly userId: number;
}

/** In place of the company's cap in rupees before. */
export const setAmountCap = (tx: Tx, { companyId, userId }: Setting, amount: Paise) =>
  tx
    .insertInto("lead_caps")
    .values({ company_id: companyId, amount, made_by: userId })
    .onConflict((conflict) =>
      conflict
        .column("company_id")
        .where("amount", "is not", null)
        .doUpdateSet({ amount, made_by: userId, made_at: sql<Date>`market_now()` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();

export const addLotCap = (
  tx: Tx,
  { companyId, userId }: Setting,
  { most, lotIds }: { readonly most: number; readonly lotIds: readonly number[] },
) =>
  tx
    .insertInto("lead_caps")
    .values({
      ...{ company_id: companyId, most, made_by: userId },
      lot_ids: sql<number[]>`${[...lotIds]}::bigint[]`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

export const countLotCaps = async (tx: Tx, companyId: number): Promise<number> =>
  (
    await tx
      .selectFrom("lead_caps")
      .select((eb) => eb.fn.countAll<number>().as("caps"))
      .where("company_id", "=", companyId)
      .where("amount", "is", null)
      .executeTakeFirstOrThrow()
  ).caps;

export const removeCap = (tx: Tx, companyId: number, id: number) =>
  tx
    .deleteFrom("lead_caps")
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .returning(["amount", "most", sql<number[] | null>`to_json(lot_ids)`.as("lot_ids")])
    .executeTakeFirst();

/** How many of these lots a member may bid on, now or later. */
export const countOpen = async (
  tx: Tx,
  userId: number,
  lotIds: readonly number[],
): Promise<number> =>
  (
    await tx
      .selectFrom("lot_goods as lots")
      .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
      .select((eb) => eb.fn.countAll<number>().as("lots"))
      .where("lots.id", "in", [...lotIds])
      .where("approval", "=", "approved")
      .where(seenBy(userId))
      .where("closed_at", "is", null)
      .executeTakeFirstOrThrow()
  ).lots;

export interface ShownCap {
  readonly id: number;
  readonly amount: number | null;
  readonly most: number | null;
  readonly lots: { id: number; title: string; url: string; isOver: boolean }[] | null;
}

/** A company's caps that still count, newest first. */
export const listCaps = (db: Db, companyId: number): Promise<ShownCap[]> =>
  db
    .selectFrom("lead_caps")
    .select(["id", "amount", "most"])
    .select(
      sql<ShownCap["lots"]>`(select json_agg(json_build_object('id', l.id, 'title', l.title,
          'url', l.url, 'isOver', t.closed_at is not null) order by t.closed_at is not null, l.id)
        from lot_goods l join lot_times t on t.lot_id = l.id
        where l.id = any(lead_caps.lot_ids))`.as("lots"),
    )
    .where("company_id", "=", companyId)
    .where(sql<boolean>`(amount is not null or ${hasOpenLot})`)
    .orderBy("id", "desc")
    .execute();
