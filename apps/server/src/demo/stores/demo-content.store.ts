import { DAY_MS, indiaDay } from "@rebale/contract/values/calendar";
import { type Insertable, sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { Policies } from "../../platform/db/db-types.ts";
import { banner } from "../data/banner.ts";
import { postsInHindi } from "../data/hindi/posts.ts";
import type { Announcement, Blog, Category, ContactMedia, Testimonial } from "../data/types.ts";

/** The posts, pages and messages of the demo's office. */

/** Crumb, powder, reclaim and metals are goods again: whoever makes things of them may bid. */
const ONLY_FOR_THE_REGISTERED = [
  ...["circuit-boards", "it-equipment", "cables", "hard-disks", "displays", "appliances"],
  ...["telecom", "solar", "lead-acid", "li-ion", "other-cells", "tyres", "tyre-shreds"],
];

export async function addCategories(tx: Tx, categories: readonly Category[]): Promise<void> {
  for (const [position, { sub_category, ...category }] of categories.entries()) {
    const { id } = await tx
      .insertInto("categories")
      .values({ ...category, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("sub_categories")
      .values(sub_category.map((sub, i) => ({ ...sub, category_id: id, position: i })))
      .execute();
  }
  await sql`update sub_categories set requires_authorisation = materials.stream from materials
    where materials.code = material
      and materials.code = any(${[...ONLY_FOR_THE_REGISTERED]}::text[])`.execute(tx);
}

/** Whoever is of the demo from its start has agreed to its texts. */
export async function addConsents(tx: Tx): Promise<void> {
  await sql`update policies set needs_consent = true
    where url in ('terms-and-conditions', 'privacy-policy')`.execute(tx);
  await sql`insert into consents (user_id, version_id, agreed_at, given_at)
    select u.id, v.id, market_now(), 'before' from users u, policy_versions v
      join policies p on p.id = v.policy_id
    where u.is_demo and u.type <> 'admin' and p.needs_consent
    on conflict do nothing`.execute(tx);
}

export async function addContent(
  tx: Tx,
  {
    blogs,
    policies,
    contactMedia,
    testimonials,
    now,
  }: {
    blogs: readonly (Blog & { image: string | null })[];
    policies: readonly Insertable<Policies>[];
    contactMedia: readonly ContactMedia[];
    testimonials: readonly Testimonial[];
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("policies")
    .values([...policies])
    .execute();
  const dated = [...blogs].sort((a, b) => b.days_ago - a.days_ago);
  await tx
    .insertInto("blogs")
    .values(
      dated.map(({ slug, title, short_description, html, image, days_ago }) => {
        const at = new Date(now.getTime() - days_ago * DAY_MS);
        return {
          slug,
          title,
          short_description,
          description: html,
          title_hi: postsInHindi[slug]?.title ?? null,
          short_description_hi: postsInHindi[slug]?.short ?? null,
          description_hi: postsInHindi[slug]?.html ?? null,
          image,
          created_at: at,
          start_at: sql<string>`(${at.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date`,
        };
      }),
    )
    .execute();
  await tx
    .insertInto("contact_media")
    .values([...contactMedia])
    .execute();
  await tx
    .insertInto("testimonials")
    .values([...testimonials])
    .execute();
  const until = new Date(now.getTime() + 30 * DAY_MS);
  await tx
    .insertInto("banners")
    .values({ ...banner, from_day: indiaDay(now), until_day: indiaDay(until) })
    .execute();
}

export async function addAnnouncements(
  tx: Tx,
  adminId: number,
  announcements: readonly Announcement[],
  times: readonly Date[],
): Promise<void> {
  await tx
    .insertInto("notifications")
    .values(announcements.map((a, i) => ({ ...a, sent_by: adminId, created_at: times[i] })))
    .execute();
}

export async function addNotices(
  tx: Tx,
  notices: readonly {
    userId: number;
    title: string;
    description: string;
    title_hi: string;
    description_hi: string;
    link: string;
    at: Date;
  }[],
): Promise<void> {
  if (!notices.length) return;
  await tx
    .insertInto("notifications")
    .values(
      notices.map(({ userId, at, ...notice }) => ({
        ...notice,
        audience: "one",
        user_id: userId,
        created_at: at,
      })),
    )
    .execute();
}
