import type { settlement } from "@rebale/contract";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing } from "../../../platform/lists/listing.store.ts";
import { claimRows } from "../../awards/index.ts";

type State = settlement.Claim["state"];

export async function hasOpenClaims(db: Db, awardId: number): Promise<boolean> {
  const { rows } = await sql`select from claims
    where award_id = ${awardId} and state in ('open', 'disputed') limit 1`.execute(db);
  return rows.length > 0;
}

/** A truck as far as a claim for its goods needs it. */
export interface ClaimedTruck {
  readonly outAt: Date;
  readonly invoiceId: number;
  readonly netGrams: number;
  readonly hasOpenClaim: boolean;
  /** What earlier claims of it have come to, in percent. */
  readonly allowedBefore: number;
}
/** Undefined for a truck that is not the sale's, or has not left with an invoice. */
export async function claimedTruck(
  db: Db,
  awardId: number,
  tripId: number,
): Promise<ClaimedTruck | undefined> {
  const { rows } = await sql<ClaimedTruck>`
    select t.gate_out_at as "outAt", i.id as "invoiceId", t.net_grams as "netGrams",
      exists (select from claims c where c.trip_id = t.id and c.state in ('open', 'disputed'))
        as "hasOpenClaim",
      coalesce((select sum(allowed_percent) from claims c where c.trip_id = t.id), 0)::float8
        as "allowedBefore"
    from trips t join truck_papers i on i.trip_id = t.id and i.is_bill
    where t.award_id = ${awardId} and t.id = ${tripId}
      and t.state in ('out', 'received')`.execute(db);
  return rows[0];
}

interface NewClaim {
  readonly award_id: number;
  readonly trip_id: number;
  readonly what: string;
  readonly measured_percent: number | null;
  readonly asked_percent: number;
  readonly asked_grams: number | null;
  readonly words: string;
  readonly files: string[];
  readonly made_by: number;
}
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<number> {
  const row = tx.insertInto("claims").values(claim).returning("id");
  return (await row.executeTakeFirstOrThrow()).id;
}

/** Where a claim is, without its lock: a claim belongs to its auction's row. */
export const awardOfClaim = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom("claims").select("award_id").where("id", "=", id).executeTakeFirst())
    ?.award_id;

interface Decided {
  readonly state: State;
  readonly allowed_percent?: number;
  readonly reason?: string | null;
  readonly answered_by?: number;
  readonly decided_by?: number;
}
export const changeClaim = (tx: Tx, id: number, change: Decided) =>
  tx
    .updateTable("claims")
    .set(change)
    .$if(change.state !== "disputed", (b) => b.set({ decided_at: sql`market_now()` }))
    .where("id", "=", id)
    .execute();

type Asked = Omit<SortedList<"at">, "page" | "rows"> & { readonly state?: State | undefined };

/** For the office, longest waiting first. */
export function listClaims(db: Db, { q, state, dir, ...days }: Asked) {
  const wanted = sql<SqlBool>`${within("c.made_at", days)}
    and ${state === undefined ? sql`true` : sql`c.state = ${state}`}
    and ${
      q === ""
        ? sql`true`
        : sql`exists (select from awards a join lots l on l.id = a.lot_id
            left join companies b on b.id = a.company_id
            left join companies s on s.id = a.seller_company_id
          where a.id = c.award_id and (l.title ilike ${containing(q)}
            or b.name ilike ${containing(q)} or s.name ilike ${containing(q)}))`
    }`;
  return listing(
    db,
    db.selectFrom("claims as c").where(wanted),
    claimRows(db).where(wanted).orderBy("c.made_at", dir).orderBy("c.id"),
  );
}
