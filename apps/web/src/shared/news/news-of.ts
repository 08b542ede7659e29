import type { BlogEntry } from "@rebale/contract/content";

/** A post as a card shows it: its text stays on the server. */
export const newsOf = (post: BlogEntry): BlogEntry => ({
  _id: post._id,
  slug: post.slug,
  title: post.title,
  short_description: post.short_description,
  image: post.image,
  start_at: post.start_at,
  created_at: post.created_at,
});
