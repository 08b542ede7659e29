import type { irregularities } from "@rebale/contract";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../platform/lists/list-query.ts";
import { listing } from "../../platform/lists/listing.store.ts";

type Asked = Omit<SortedList<"changed" | "found">, "page" | "rows"> & {
  readonly status: irregularities.IrregularityStatus | "all";
  readonly rule?: irregularities.IrregularityRule | undefined;
};

const row = [
  "irregularities.id",
  "rule",
  "irregularities.status",
  "accounts",
  "evidence",
  "found_at",
  "changed_at",
  "decided_at",
  "reason",
] as const;
const orders = { changed: "changed_at", found: "found_at" } as const;

/** The text of the index users_search. */
const who = sql<string>`(name || ' ' || coalesce(business_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))`;
/** Accounts whose names are searched for at most: a word that fits more names nobody. */
const MAX_NAMED = 1000;

/** Findings by the accounts that they are about; what changed last comes first. */
export function listIrregularities(db: Db, asked: Asked) {
  const { q, status, rule, sort = "changed" } = asked;
  const dir = asked.sort ? asked.dir : "desc";
  const matching = db
    .selectFrom("irregularities")
    .$if(status !== "all", (b) => b.where("irregularities.status", "=", status))
    .$if(Boolean(rule), (b) => b.where("rule", "=", rule ?? ""))
    .where(within(`irregularities.${orders[sort]}`, asked))
    .$if(q !== "", (b) =>
      b.where(sql<SqlBool>`accounts && array(select id from people users
        where ${who} ilike ${containing(q)} limit ${MAX_NAMED})`),
    );
  const listed = matching
    .leftJoin("people as users", "users.id", "decided_by")
    .select(row)
    .select("users.name as decided_by")
    .orderBy(orders[sort], dir)
    .orderBy("irregularities.id", dir);
  return listing(db, matching, listed);
}

export const findIrregularity = (db: Db, id: number) =>
  db
    .selectFrom("irregularities")
    .leftJoin("people as users", "users.id", "decided_by")
    .select(row)
    .select("users.name as decided_by")
    .where("irregularities.id", "=", id)
    .executeTakeFirst();
export type IrregularityRow = NonNullable<Awaited<ReturnType<typeof findIrregularity>>>;

export const lockIrregularity = (tx: Tx, id: number) =>
  tx
    .selectFrom("irregularities")
    .select(["id", "rule", "status", "changed_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export const recordDecision = (
  tx: Tx,
  id: number,
  { status, reason, adminId }: { status: string; reason: string; adminId: number },
) =>
  tx
    .updateTable("irregularities")
    .set({ status, reason, decided_by: adminId, decided_at: sql<Date>`market_now()` })
    .where("id", "=", id)
    .execute();

export const findAccounts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom("people as users")
    .leftJoin("company_people as seat", (join) =>
      join.onRef("seat.user_id", "=", "users.id").on("seat.status", "=", "active"),
    )
    .leftJoin("company_cards as companies", "companies.id", "seat.company_id")
    .select(["users.id", "users.name", "users.type", "users.status", "companies.name as company"])
    .where("users.id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
