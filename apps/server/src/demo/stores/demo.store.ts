import { type Insertable, sql } from "kysely";
import {
  insertLots,
  type LotPicture,
  type Scheduled,
  scheduleLots,
} from "../../features/listings/index.ts";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Authorisations, Lots } from "../../platform/db/db-types.ts";

export type Part =
  | "event"
  | "questions"
  | "accounts"
  | "categories"
  | "companies"
  | "consents"
  | "content"
  | "corrigendum"
  | "lots"
  | "money"
  | "notifications"
  | "papers"
  | "sign_ins"
  | "views"
  | "inspections"
  | "invitations"
  | "watchlist";

/** Nobody's market yet: no accounts, or some that this demo has begun with. */
export async function mayHoldDemo(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    ours: boolean;
  }>`select not exists (select from users) or exists (select from settings where key = 'demo:accounts') as ours`.execute(
    db,
  );
  return rows[0]?.ours ?? false;
}

/** True once for each part: another node, or an earlier start, has the others. */
export async function claimPart(tx: Tx, part: Part): Promise<boolean> {
  const claimed = await tx
    .insertInto("settings")
    .values({ key: `demo:${part}`, value: JSON.stringify(true) })
    .onConflict((c) => c.doNothing())
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Whether each of them was claimed. */
export async function areClaimed(db: Db, parts: readonly Part[]): Promise<boolean> {
  const { n } = await db
    .selectFrom("settings")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where(
      "key",
      "in",
      parts.map((part) => `demo:${part}`),
    )
    .executeTakeFirstOrThrow();
  return n === parts.length;
}

/** Category and sub-category numbers by url. */
export async function readPlaces(db: Db) {
  const rows = await db
    .selectFrom("sub_categories")
    .innerJoin("categories", "categories.id", "category_id")
    .select([
      "categories.id",
      "categories.url",
      "sub_categories.id as sub_id",
      "sub_categories.url as sub_url",
    ])
    .execute();
  return new Map(
    rows.flatMap(
      (r) =>
        [
          [r.url, r.id],
          [`${r.url}/${r.sub_url}`, r.sub_id],
        ] as const,
    ),
  );
}

export async function addPictures(tx: Tx, pictures: readonly LotPicture[]): Promise<void> {
  if (!pictures.length) return;
  await tx
    .insertInto("pictures")
    .values(pictures.map(({ image, width, height }) => ({ file: image, width, height })))
    .onConflict((c) => c.doNothing())
    .execute();
}

export const findAccounts = (db: Db) =>
  db
    .selectFrom("users")
    .leftJoin("company_users as seat", (join) =>
      join.onRef("seat.user_id", "=", "users.id").on("seat.status", "=", "active"),
    )
    .select(["users.id", "email", "type", "users.status", "seat.company_id"])
    .where("is_demo", "=", true)
    .execute();

/** How a lot is sold, where that is no open auction for whoever comes. */
export type DemoSale = Pick<Scheduled, "format" | "format_rules" | "min_bidders">;
export interface DemoLot {
  readonly goods: Insertable<Lots>;
  /** How it is sold; null of one that is not approved. */
  readonly sale: Omit<Scheduled, "id"> | null;
}
export async function addLots(tx: Tx, lots: readonly DemoLot[]): Promise<number[]> {
  if (!lots.length) return [];
  const ids = await insertLots(tx, lots);
  await scheduleLots(
    tx,
    lots.flatMap(({ sale }, i) => (sale ? [{ id: ids[i] ?? 0, ...sale }] : [])),
  );
  return ids;
}

/** Demo lots by title: what has been listed once lends its pictures to the next round. */
export const readListed = (db: Db) =>
  db
    .selectFrom("lots")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
    .select(["id", "title", "pictures", "approval", "closed_at"])
    .where("is_demo", "=", true)
    .orderBy("id")
    .execute();

export const readWinners = (db: Db, lotIds: readonly number[]) =>
  lotIds.length
    ? db
        .selectFrom("awards")
        .innerJoin("lots", "lots.id", "awards.lot_id")
        .innerJoin("auctions", "auctions.lot_id", "lots.id")
        .select(["awards.bidder_id", "lots.seller_id", "lots.title", "lots.url"])
        .select(["auctions.ends_at", "auctions.highest_bid", "lots.basis"])
        .where("awards.state", "<>", "cancelled")
        .where("lots.id", "in", [...lotIds])
        .execute()
    : Promise.resolve([]);

/** One node at a time adds lots to the demo. */
export const lockDemo = async (tx: Tx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(7270117)`.execute(tx));

/** Companies by an account of theirs, with the grams that they have won and lead. */
export async function findCompanies(db: Db, emails: readonly string[]) {
  const rows = await db
    .selectFrom("users")
    .innerJoin("company_users as seat", "seat.user_id", "users.id")
    .innerJoin("companies", "companies.id", "seat.company_id")
    .select(["users.email", "users.id as userId", "companies.id", "companies.name"])
    .select(
      sql<number>`(select coalesce(sum(lot_grams(lots)), 0)::bigint from bid_orders o
        join lots on lots.id = o.lot_id join auctions a on a.lot_id = o.lot_id
        where o.company_id = companies.id and o.stream = 'batteries'
          and a.leader_alias = o.alias)`.as("usedGrams"),
    )
    .where("users.email", "in", [...emails])
    .execute();
  return new Map(rows.map((row) => [row.email ?? "", row]));
}

export const setStatus = (tx: Tx, companyId: number, status: string) =>
  tx
    .updateTable("companies")
    .set({
      status,
      ...((status === "verified" || status === "suspended") && {
        pan_accepted_at: sql<Date>`created_at`,
      }),
    })
    .where("id", "=", companyId)
    .execute();

export async function findModerator(db: Db): Promise<number | null> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where("type", "=", "admin")
    .where("email", "=", "moderator@rebale.example")
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function addAuthorisations(
  tx: Tx,
  rows: readonly Insertable<Authorisations>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("company_documents")
    .values(
      rows.map((row) => ({
        file: row.document,
        company_id: row.company_id,
        media_type: "application/pdf",
      })),
    )
    .execute();
  await tx
    .insertInto("authorisations")
    .values([...rows])
    .execute();
}
