import type { Paise } from "@rebale/contract";
import type { TaxHoldState } from "@rebale/contract/tax-holds/states";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../../platform/lists/listing.store.ts";
import { holdRows } from "./holds.store.ts";

interface Own {
  readonly companyId: number;
  readonly side: "buyer" | "seller";
  readonly state: TaxHoldState | undefined;
}

const ofSide = ({ companyId, side }: Omit<Own, "state">) =>
  sql<SqlBool>`${sql.ref(`h.${side}_company_id`)} = ${companyId}`;

/** A company's as one side, whose end is soonest first; what is over comes after. */
export const listOwn = (db: Db, { state, ...own }: Own) => {
  const wanted = sql<SqlBool>`${ofSide(own)}
    and ${state === undefined ? sql`true` : sql`h.state = ${state}`}`;
  return listing(
    db,
    db.selectFrom("tax_holds as h").where(wanted),
    holdRows(db)
      .where(wanted)
      .orderBy(sql`h.ended_at is not null`)
      .orderBy("h.until_at")
      .orderBy("h.id"),
  );
};

/** The sums of all of a company's as one side; paise. */
export async function totalsOf(db: Db, own: Omit<Own, "state">) {
  const { rows } = await sql<Record<"held" | "released" | "returned", Paise>>`
    select coalesce(sum(h.held), 0)::bigint as held,
      coalesce(sum(h.released), 0)::bigint as released,
      coalesce(sum(h.returned), 0)::bigint as returned
    from tax_holds h where ${ofSide(own)}`.execute(db);
  const none = 0 as Paise;
  return rows[0] ?? { held: none, released: none, returned: none };
}

type Asked = Omit<SortedList<"until">, "page" | "rows"> & {
  readonly state?: TaxHoldState | undefined;
};

/** For the office: disputed ones, then what is missing, then the soonest end. */
export function listForOffice(db: Db, { q, state, sort, dir, ...days }: Asked) {
  const wanted = sql<SqlBool>`${within("h.until_at", days)}
    and ${state === undefined ? sql`true` : sql`h.state = ${state}`}
    and ${q === "" ? sql`true` : sql`h.id in (${found(q)})`}`;
  const rows = holdRows(db).select(sql<Date>`market_now()`.as("now")).where(wanted);
  return listing(
    db,
    db.selectFrom("tax_holds as h").where(wanted),
    sort === undefined
      ? rows.orderBy(urgency).orderBy("h.until_at").orderBy("h.id")
      : rows.orderBy("h.until_at", dir).orderBy("h.id"),
  );
}
export type OfficeRow = RowOf<ReturnType<typeof listForOffice>>;

const urgency = sql`case h.state when 'disputed' then 0 when 'missing' then 1
  when 'differs' then 2 when 'waiting' then 3 else 4 end`;

const found = (q: string) => sql`
  select h.id from tax_holds h join issued_papers p on p.id = h.invoice_id
    join sales a on a.id = h.award_id join lot_goods l on l.id = a.lot_id
    join company_cards s on s.id = h.seller_company_id
    join company_cards b on b.id = h.buyer_company_id
  where p.number ilike ${containing(q)} or p.gstin ilike ${containing(q)}
    or h.recipient_gstin ilike ${containing(q)} or l.title ilike ${containing(q)}
    or s.name ilike ${containing(q)} or b.name ilike ${containing(q)}`;

export const findForOffice = async (db: Db, id: number): Promise<OfficeRow | undefined> =>
  holdRows(db).select(sql<Date>`market_now()`.as("now")).where("h.id", "=", id).executeTakeFirst();
