import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

const columns = ["id", "list", "name", "search"] as const;

export const listViews = (db: Db, userId: number, list: string) =>
  db
    .selectFrom("office_views")
    .select(columns)
    .where("user_id", "=", userId)
    .where("list", "=", list)
    .orderBy("name")
    .execute();
export type ViewRow = Awaited<ReturnType<typeof listViews>>[number];

export async function countViews(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("office_views")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewView {
  readonly name: string;
  readonly search: string;
}

/** One of the same name is replaced. */
export const putViews = (tx: Tx, userId: number, list: string, views: readonly NewView[]) =>
  tx
    .insertInto("office_views")
    .values(views.map((view) => ({ user_id: userId, list, ...view })))
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "list", "name"])
        .doUpdateSet({ search: sql.ref<string>("excluded.search") }),
    )
    .returning(columns)
    .execute();

export const findView = (tx: Tx, userId: number, id: number) =>
  tx
    .selectFrom("office_views")
    .select(columns)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();

export async function hasViewNamed(tx: Tx, userId: number, { id, list }: ViewRow, name: string) {
  const found = await tx
    .selectFrom("office_views")
    .select("id")
    .where("user_id", "=", userId)
    .where("list", "=", list)
    .where("name", "=", name)
    .where("id", "!=", id)
    .executeTakeFirst();
  return found !== undefined;
}

export const nameView = (tx: Tx, id: number, name: string) =>
  tx
    .updateTable("office_views")
    .set({ name })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const removeView = (tx: Tx, userId: number, id: number) =>
  tx
    .deleteFrom("office_views")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(columns)
    .executeTakeFirst();
