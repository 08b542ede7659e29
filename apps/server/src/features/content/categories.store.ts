import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";

interface Usually {
  /** The stream that lots usually ask for; undefined leaves it as it is. */
  readonly requires_authorisation?: string | null | undefined;
}
interface CategoryIn extends Usually {
  readonly url: string;
  readonly title: string;
  /** Undefined leaves it as it is. */
  readonly title_hi?: string | null | undefined;
  readonly icon: string;
  readonly sub_category: readonly (Usually & {
    readonly url: string;
    readonly title: string;
    readonly title_hi?: string | null | undefined;
    /** Undefined leaves it as it is, or guesses it by the title. */
    readonly material?: string | null | undefined;
  })[];
}

export async function listCategories(db: Db) {
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
  return categories.map((category) => ({
    ...category,
    sub_category: subs.filter((sub) => sub.category_id === category.id),
  }));
}

/**
 * The office's changes to categories run one at a time, so that urls are compared with all the
 * others.
 */
export const lockCategories = (tx: Tx) =>
  tx.selectFrom("categories").select("id").orderBy("id").forUpdate().execute();

export async function addCategory(
  tx: Tx,
  { sub_category, ...category }: CategoryIn,
): Promise<number> {
  const { position } = await tx
    .selectFrom("categories")
    .select((eb) => eb.fn.coalesce(eb.fn.max("position"), eb.lit(0)).as("position"))
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("categories")
    .values({ ...category, position: position + 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setSubCategories(tx, id, sub_category);
  return id;
}

export async function changeCategory(
  tx: Tx,
  id: number,
  { sub_category, ...category }: Partial<CategoryIn>,
): Promise<boolean> {
  const found = await tx
    .selectFrom("categories")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return false;
  await tx
    .updateTable("categories")
    .set((eb) => ({ title: eb.ref("title"), ...category }))
    .where("id", "=", id)
    .execute();
  if (sub_category) await setSubCategories(tx, id, sub_category);
  return true;
}

/** Those with the same url stay the same rows, so that their lots stay with them. */
async function setSubCategories(
  tx: Tx,
  categoryId: number,
  subs: CategoryIn["sub_category"],
): Promise<void> {
  const urls = subs.map((s) => s.url);
  const before = await tx
    .selectFrom("sub_categories")
    .select(["url", "title_hi", "requires_authorisation", "material"])
    .where("category_id", "=", categoryId)
    .execute();
  const existing = new Map(before.map((sub) => [sub.url, sub]));
  await tx
    .deleteFrom("sub_categories")
    .where("category_id", "=", categoryId)
    .$if(urls.length > 0, (q) => q.where("url", "not in", urls))
    .execute();
  if (!subs.length) return;
  await tx
    .insertInto("sub_categories")
    .values(
      subs.map(({ url, title, title_hi, requires_authorisation, material }, position) => {
        const was = existing.get(url);
        const suggested = was ? was.material : sql<string | null>`material_named(${title})`;
        return {
          category_id: categoryId,
          url,
          title,
          title_hi: title_hi === undefined ? (was?.title_hi ?? null) : title_hi,
          position,
          requires_authorisation:
            requires_authorisation === undefined
              ? (was?.requires_authorisation ?? null)
              : requires_authorisation,
          material: material === undefined ? suggested : material,
        };
      }),
    )
    .onConflict((c) =>
      c.column("url").doUpdateSet((eb) => ({
        title: eb.ref("excluded.title"),
        title_hi: eb.ref("excluded.title_hi"),
        position: eb.ref("excluded.position"),
        requires_authorisation: eb.ref("excluded.requires_authorisation"),
        material: eb.ref("excluded.material"),
      })),
    )
    .execute();
}

/** Puts it at this place, from 1 on, and numbers all of them anew. */
export const moveCategory = (tx: Tx, id: number, place: number) =>
  sql`with others as (
      select id, row_number() over (order by position, id) as n from categories where id <> ${id}),
    placed as (
      select id, n + (n >= ${place})::int as place from others
      union all select ${id}, least(${place}, (select count(*) + 1 from others)))
    update categories c set position = placed.place
      from placed where placed.id = c.id and c.position <> placed.place`.execute(tx);

export const removeCategory = (tx: Tx, id: number) =>
  tx.deleteFrom("categories").where("id", "=", id).returning("title").executeTakeFirst();

export const materialCodes = async (tx: Tx): Promise<ReadonlySet<string>> =>
  new Set((await tx.selectFrom("material_codes").select("code").execute()).map(({ code }) => code));
