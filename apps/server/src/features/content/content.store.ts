import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Blogs, ContactMedia, Testimonials } from "../../platform/db/db-types.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";

/** The office writes rarely: rows are read whole and in the order that people see. */

export type Kind = "policies" | "blogs" | "contact_media" | "testimonials" | "banners";
/** The row that the office is about to change or delete, as it stands. */
export const findContent = (tx: Tx, kind: Kind, id: number): Promise<object | undefined> =>
  tx
    .selectFrom(kind as "policies")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

const MAX_BLOGS = 500;
/** A draft, and a post with a later day in India, is nobody's but the office's. */
const isOut = sql<boolean>`(not is_draft and start_at <= ${marketToday})`;
/** The newest 500, newest first, for everybody; for the office those that wait, too. */
export const listBlogs = (db: Db, whose: "all" | "public") =>
  db
    .selectFrom("blogs")
    .selectAll()
    .$if(whose === "public", (b) => b.where(isOut))
    .select(sql<boolean>`not is_draft and not ${isOut}`.as("is_scheduled"))
    .orderBy("start_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_BLOGS)
    .execute();
export const findBlog = (db: Db, slug: string) =>
  db.selectFrom("blogs").selectAll().where("slug", "=", slug).where(isOut).executeTakeFirst();
export const addBlog = (
  tx: Tx,
  blog: Omit<Insertable<Blogs>, "start_at"> & { start_at?: string | null },
) =>
  tx
    .insertInto("blogs")
    .values({
      ...blog,
      start_at: blog.start_at ?? marketToday,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
export const changeBlog = (tx: Tx, id: number, blog: Updateable<Blogs>) =>
  tx
    .updateTable("blogs")
    .set((eb) => ({ title: eb.ref("title"), ...blog }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
export const removeBlog = (tx: Tx, id: number) =>
  tx.deleteFrom("blogs").where("id", "=", id).returning("title").executeTakeFirst();

export const listContactMedia = (db: Db, kind?: string) =>
  db
    .selectFrom("contact_media")
    .selectAll()
    .$if(Boolean(kind), (q) => q.where("kind", "=", kind ?? ""))
    .orderBy("id")
    .execute();
export const addContactMedia = (tx: Tx, item: Insertable<ContactMedia>) =>
  tx.insertInto("contact_media").values(item).returningAll().executeTakeFirstOrThrow();
export const changeContactMedia = (tx: Tx, id: number, item: Updateable<ContactMedia>) =>
  tx
    .updateTable("contact_media")
    .set((eb) => ({ title: eb.ref("title"), ...item }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
export const removeContactMedia = (tx: Tx, id: number) =>
  tx.deleteFrom("contact_media").where("id", "=", id).returning("title").executeTakeFirst();

export const listTestimonials = (db: Db) =>
  db.selectFrom("testimonials").selectAll().orderBy("id").execute();
export const addTestimonial = (tx: Tx, item: Insertable<Testimonials>) =>
  tx.insertInto("testimonials").values(item).returningAll().executeTakeFirstOrThrow();
export const changeTestimonial = (tx: Tx, id: number, item: Updateable<Testimonials>) =>
  tx
    .updateTable("testimonials")
    .set((eb) => ({ name: eb.ref("name"), ...item }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
export const removeTestimonial = (tx: Tx, id: number) =>
  tx.deleteFrom("testimonials").where("id", "=", id).returning("name as title").executeTakeFirst();

export const isKnownPicture = async (db: Db, file: string) =>
  Boolean(
    await db.selectFrom("pictures").select("file").where("file", "=", file).executeTakeFirst(),
  );

/** Where the office reads its mail: what it shows to visitors. */
export const findOfficeAddress = async (db: Db) =>
  (
    await db
      .selectFrom("contact_media")
      .select("media_value")
      .where("kind", "=", "Contact")
      .where("title", "=", "Email")
      .executeTakeFirst()
  )?.media_value;

/** Which unique field an office change ran into. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === "23505";
export const isInUse = (error: unknown): boolean => (error as { code?: string }).code === "23503";

/** The gaps in a new market. */
export async function countContent(db: Db, userId: number) {
  const { rows } = await sql<{
    categories: number;
    policies: number;
    policy_drafts: number;
    contact_media: number;
    colleagues: number;
    lots: number;
  }>`
    select (select count(*) from categories) as categories,
      (select count(*) from policies where not is_draft) as policies,
      (select count(*) from policies where is_draft) as policy_drafts,
      (select count(*) from contact_media) as contact_media,
      (select count(*) from office_people where user_id <> ${userId}) as colleagues,
      (select count(*) from (select from lot_goods limit 1) one) as lots`.execute(db);
  return rows[0] as (typeof rows)[number];
}
