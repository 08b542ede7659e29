import type { Paise, settlement } from "@rebale/contract";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing } from "../../../platform/lists/listing.store.ts";

type State = settlement.Claim["state"];

/** Claims with the paper that they are to, and the note that came of them. */
export const claimRows = (db: Db) =>
  db
    .selectFrom("truck_claims as c")
    .innerJoin("sales as a", "a.id", "c.award_id")
    .innerJoin("lot_goods as l", "l.id", "a.lot_id")
    .leftJoin("company_cards as buyers", "buyers.id", "a.company_id")
    .leftJoin("company_cards as sellers", "sellers.id", "a.seller_company_id")
    .leftJoin("truck_papers as i", (on) =>
      on.onRef("i.trip_id", "=", "c.trip_id").on("i.is_bill", "=", true),
    )
    .leftJoin("credit_notes as note", "note.claim_id", "c.id")
    .select(["c.id", "c.award_id", "c.trip_id", "c.what", "c.words", "c.files", "c.reason"])
    .select(["c.made_at", "c.decided_at", "l.title"])
    .select(["buyers.name as buyer", "sellers.name as seller", "a.bidder_id", "a.seller_id"])
    .select(["a.company_id as buyer_company_id", "a.seller_company_id"])
    .select(sql<State>`c.state`.as("state"))
    .select(sql<number | null>`c.measured_percent::float8`.as("measured_percent"))
    .select("c.asked_grams")
    .select(sql<number>`c.asked_percent::float8`.as("asked_percent"))
    .select(sql<number | null>`c.allowed_percent::float8`.as("allowed_percent"))
    .select(sql<Paise | null>`note.total`.as("credit"))
    .select(sql<Paise>`coalesce(i.value, 0)::bigint`.as("value"));
export type ClaimRow = Awaited<ReturnType<typeof readClaim>>;

export const readClaim = (db: Db, id: number) =>
  claimRows(db).where("c.id", "=", id).executeTakeFirstOrThrow();

export const claimsOf = (db: Db, awardId: number) =>
  claimRows(db).where("c.award_id", "=", awardId).orderBy("c.id").execute();

/** @param tripId of that truck alone */
export async function hasOpenClaims(
  db: Db,
  awardId: number,
  tripId: number | null = null,
): Promise<boolean> {
  const { rows } = await sql`select from claims
    where award_id = ${awardId} and (${tripId}::bigint is null or trip_id = ${tripId})
      and state in ('open', 'disputed') limit 1`.execute(db);
  return rows.length > 0;
}

/** A truck as far as a claim for its goods needs it. */
export interface ClaimedTruck {
  readonly claimsFrom: Date;
  readonly invoiceId: number;
  readonly netGrams: number;
  readonly hasOpenClaim: boolean;
  /** The total of its earlier claims, in percent. */
  readonly allowedBefore: number;
}
/** Undefined for a truck that is not the sale's, or has not left with an invoice. */
export async function claimedTruck(
  db: Db,
  awardId: number,
  tripId: number,
): Promise<ClaimedTruck | undefined> {
  const { rows } = await sql<ClaimedTruck>`
    select t.claims_from as "claimsFrom", i.id as "invoiceId", t.net_grams as "netGrams",
      exists (select from claims c where c.trip_id = t.id and c.state in ('open', 'disputed'))
        as "hasOpenClaim",
      coalesce((select sum(allowed_percent) from claims c where c.trip_id = t.id), 0)::float8
        as "allowedBefore"
    from trucks t join truck_papers i on i.trip_id = t.id and i.is_bill
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
        : sql`exists (select from sales a join lot_goods l on l.id = a.lot_id
            left join company_cards b on b.id = a.company_id
            left join company_cards s on s.id = a.seller_company_id
          where a.id = c.award_id and (l.title ilike ${containing(q)}
            or b.name ilike ${containing(q)} or s.name ilike ${containing(q)}))`
    }`;
  return listing(
    db,
    db.selectFrom("claims as c").where(wanted),
    claimRows(db).where(wanted).orderBy("c.made_at", dir).orderBy("c.id"),
  );
}
