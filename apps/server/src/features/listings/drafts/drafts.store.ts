import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { LotDrafts } from "../../../platform/db/db-types.ts";
import type { LotPicture } from "../lots/present-lot.ts";

export type DraftRow = Selectable<LotDrafts>;

export const listDrafts = (db: Db, userId: number) =>
  db.selectFrom("lot_drafts").selectAll().where("user_id", "=", userId).orderBy("id").execute();

export const findDraft = (db: Db, userId: number, key: string) =>
  db
    .selectFrom("lot_drafts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();

export const findDrafts = (tx: Tx, userId: number, keys: readonly string[]) =>
  tx
    .selectFrom("lot_drafts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("key", "in", [...keys])
    .execute();

export const countDrafts = async (tx: Tx, userId: number): Promise<number> =>
  (
    await tx
      .selectFrom("lot_drafts")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
  ).n;

export interface DraftContent {
  readonly fields: Record<string, string>;
  readonly is_ready: boolean;
  readonly pictures: readonly LotPicture[];
  readonly catalog: string | null;
}
/** The browser of the session that writes. */
const browserOf = (tokenHash: Buffer) =>
  sql<string | null>`(select browser from sessions where token_hash = ${tokenHash})`;

const columns = ({ fields, pictures, ...rest }: DraftContent, tokenHash: Buffer) => ({
  ...rest,
  fields: JSON.stringify(fields),
  pictures: JSON.stringify(pictures),
  changed_from: browserOf(tokenHash),
});

export const addDraft = (
  tx: Tx,
  of: { user_id: number; key: string },
  content: DraftContent,
  tokenHash: Buffer,
): Promise<DraftRow> =>
  tx
    .insertInto("lot_drafts")
    .values({ ...of, ...columns(content, tokenHash) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const changeDraft = (
  tx: Tx,
  id: number,
  content: DraftContent,
  tokenHash: Buffer,
): Promise<DraftRow> =>
  tx
    .updateTable("lot_drafts")
    .set({
      ...columns(content, tokenHash),
      version: sql`version + 1`,
      changed_at: sql`market_now()`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const removeDrafts = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom("lot_drafts")
    .where("id", "in", [...ids])
    .execute();

/** The pictures among these files that stand in lots and drafts of the seller. */
export async function findOwnPictures(
  tx: Tx,
  userId: number,
  files: readonly string[],
): Promise<LotPicture[]> {
  if (files.length === 0) return [];
  const named = sql`jsonb_build_array(jsonb_build_object('image', file))`;
  const { rows } = await sql<{ picture: LotPicture }>`
    select distinct on (file) picture from unnest(${[...files]}::text[]) file,
      lateral (
        select pictures from lots where pictures @> ${named} and seller_id = ${userId}
        union all
        select pictures from lot_drafts where pictures @> ${named} and user_id = ${userId}
        limit 1) own,
      jsonb_array_elements(own.pictures) picture
    where picture ->> 'image' = file`.execute(tx);
  return rows.map(({ picture }) => picture);
}

/** Whether a lot or a draft of the seller names this catalogue. */
export async function ownsCatalog(tx: Tx, userId: number, catalog: string): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`select
    exists (select from lots where catalog = ${catalog} and seller_id = ${userId})
    or exists (select from lot_drafts where catalog = ${catalog} and user_id = ${userId})
    as owns`.execute(tx);
  return rows[0]?.owns ?? false;
}
