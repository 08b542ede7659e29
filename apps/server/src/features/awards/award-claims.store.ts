import type { Paise, settlement } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** What buyers say is wrong with a sale's goods. */

type State = settlement.Claim["state"];

/** Claims with the paper that they are to, and the note that came of them. */
export const claimRows = (db: Db) =>
  db
    .selectFrom("claims as c")
    .innerJoin("awards as a", "a.id", "c.award_id")
    .innerJoin("lots as l", "l.id", "a.lot_id")
    .leftJoin("companies as buyers", "buyers.id", "a.company_id")
    .leftJoin("companies as sellers", "sellers.id", "a.seller_company_id")
    .leftJoin("truck_papers as i", (on) =>
      on.onRef("i.trip_id", "=", "c.trip_id").on("i.is_bill", "=", true),
    )
    .leftJoin("invoices as note", "note.claim_id", "c.id")
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
