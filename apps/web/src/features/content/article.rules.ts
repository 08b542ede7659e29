/** S2.58, S9.6: the sidebar's snippets. */
export function firstWords(text: string, count = 8): string {
  const words = text.trim().split(/\s+/);
  return words.length <= count ? words.join(" ") : `${words.slice(0, count).join(" ")}…`;
}

/**
 * S2.58, S9.6: the newest others, and whether there are more. `posts` come oldest first, as the API
 * answers.
 */
export function otherRecent<P extends { slug: string }>(
  posts: readonly P[],
  slug: string,
  most = 2,
): { shown: P[]; more: boolean } {
  const others = posts.filter((post) => post.slug !== slug).reverse();
  return { shown: others.slice(0, most), more: others.length > most };
}

/** schema.org's Article. */
export const articleFacts = (
  post: { title: string; short_description: string; published: string; picture: string | null },
  origin: string,
) => ({
  "@type": "Article",
  headline: post.title,
  description: post.short_description,
  datePublished: post.published,
  articleSection: "Auction",
  author: { "@type": "Organization", name: "Rebale", url: origin },
  publisher: { "@type": "Organization", name: "Rebale", url: origin },
  ...(post.picture && { image: new URL(post.picture, origin).href }),
});
