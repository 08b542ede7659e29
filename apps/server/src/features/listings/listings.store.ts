import type { listings } from "@rebale/contract";
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { Lots } from "../../platform/db-types.ts";
import type { Timetable } from "./listings.rules.ts";
import type { LotPicture, LotRow } from "./present-lot.ts";

/** The columns of `LotRow`, for a query over `lots` joined with `categories`. */
export const lotColumns = [
  "lots.id",
  "lots.url",
  "lots.title",
  "lots.description",
  "lots.quantity_milli",
  "lots.unit",
  "lots.state",
  "lots.city",
  "lots.pincode",
  "lots.pictures",
  "lots.catalog",
  "lots.approval",
  "lots.refusal_reason",
  "lots.market_value",
  "lots.reserve_price",
  "lots.bid_increment",
  "lots.soft_close_minutes",
  "lots.starts_at",
  "lots.ends_at",
  "lots.hard_ends_at",
  "lots.highest_bid",
  "lots.bid_count",
  "lots.closed_at",
  "lots.outcome",
  "lots.seller_answer",
  "lots.answer_by",
  "lots.category_id",
  "lots.sub_category_id",
  "lots.created_at",
  "categories.url as category_url",
  "categories.title as category_title",
] as const;

const withCategory = (db: Db) =>
  db.selectFrom("lots").innerJoin("categories", "categories.id", "lots.category_id");

export async function readCategories(db: Db): Promise<listings.Category[]> {
  const categories = await db
    .selectFrom("categories")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  const subs = await db
    .selectFrom("sub_categories")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return categories.map(({ id, url, title, icon }) => ({
    _id: String(id),
    url,
    icon,
    title,
    sub_category: subs
      .filter((sub) => sub.category_id === id)
      .map((sub) => ({ _id: String(sub.id), url: sub.url, title: sub.title })),
  }));
}

export const findOwnLot = (
  db: Db,
  by: { id: number } | { url: string },
): Promise<(LotRow & { seller_id: number }) | undefined> =>
  withCategory(db)
    .select([...lotColumns, "lots.seller_id"])
    .where((eb) => ("id" in by ? eb("lots.id", "=", by.id) : eb("lots.url", "=", by.url)))
    .executeTakeFirst();

/**
 * Batches of one seller take turns, so that titles are judged against all that were written before.
 */
export const lockSeller = (tx: Tx, sellerId: number) =>
  tx.selectFrom("users").select("id").where("id", "=", sellerId).forNoKeyUpdate().execute();

export async function findTakenTitles(
  tx: Tx,
  sellerId: number,
  titles: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ title: string }>`
    select lower(title) as title from lots
    where seller_id = ${sellerId} and approval <> 'refused' and lower(title) = any(select lower(t) from unnest(${[...titles]}::text[]) t)`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.title));
}

export async function addLots(tx: Tx, lots: readonly Insertable<Lots>[]): Promise<LotRow[]> {
  const added = await tx
    .insertInto("lots")
    .values([...lots])
    .returning("id")
    .execute();
  const rows: LotRow[] = await withCategory(tx)
    .select(lotColumns)
    .where(
      "lots.id",
      "in",
      added.map((l) => l.id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return added.flatMap(({ id }) => byId.get(id) ?? []);
}

const plain = [
  "id",
  "url",
  "title",
  "seller_id",
  "approval",
  "starts_at",
  "ends_at",
  "closed_at",
  "bid_count",
  "pictures",
  "catalog",
] as const;

export const findPlainLot = (db: Db, id: number) =>
  db.selectFrom("lots").select(plain).where("id", "=", id).executeTakeFirst();

/** Takes the lot's turn against bids, the close and other judgements. */
export const lockLot = (tx: Tx, id: number) =>
  tx.selectFrom("lots").select(plain).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const setPictures = (tx: Tx, id: number, pictures: readonly LotPicture[]) =>
  tx
    .updateTable("lots")
    .set({ pictures: JSON.stringify(pictures) })
    .where("id", "=", id)
    .execute();

export const setCatalog = (tx: Tx, id: number, catalog: string) =>
  tx.updateTable("lots").set({ catalog }).where("id", "=", id).execute();

export const approveLot = (tx: Tx, id: number, timetable: Timetable) =>
  tx
    .updateTable("lots")
    .set({ approval: "approved", refusal_reason: null, ...timetable })
    .where("id", "=", id)
    .execute();

/** A refused lot has no timetable: a close that was planned finds nothing to do. */
export const refuseLot = (tx: Tx, id: number, reason: string) =>
  tx
    .updateTable("lots")
    .set({
      approval: "refused",
      refusal_reason: reason,
      starts_at: null,
      ends_at: null,
      hard_ends_at: null,
    })
    .where("id", "=", id)
    .execute();

/** A title that a seller has on another lot already cannot come back by approving a refused one. */
export const isTitleTaken = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "lots_title_of_seller";
};

const ofSeller = {
  approved: sql<boolean>`approval = 'approved'`,
  expired: sql<boolean>`approval = 'approved' and ends_at <= market_now()`,
  pending: sql<boolean>`approval <> 'approved'`,
  awaited: sql<boolean>`seller_answer = 'awaited'`,
};
export type OwnFilter = keyof typeof ofSeller;

export async function listLotsOfSeller(
  db: Db,
  sellerId: number,
  filter: OwnFilter | undefined,
  page: number,
  rows: number,
) {
  const own = withCategory(db)
    .where("lots.seller_id", "=", sellerId)
    .$if(Boolean(filter), (q) => q.where(ofSeller[filter ?? "approved"]));
  const listed: LotRow[] = await own
    .select(lotColumns)
    .orderBy("lots.created_at", "desc")
    .orderBy("lots.id", "desc")
    .limit(rows)
    .offset((page - 1) * rows)
    .execute();
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { listed, total };
}
