import type { ProblemCode } from "@rebale/contract";
import { PAGES } from "@rebale/contract/content";

/** A policy's page may not take the place of one of the product's own. */
export const whyNotPolicyUrl = (url: string): ProblemCode | null =>
  (PAGES as readonly string[]).includes(url) ? "url_reserved" : null;

interface InBoth {
  readonly description: string;
  readonly description_hi: string | null;
  readonly hindi_follows: boolean;
}
/** Whether a policy's Hindi is of its English: one that was left while the other changed is not. */
export function doesHindiFollow(before: InBoth, after: Omit<InBoth, "hindi_follows">): boolean {
  if (after.description_hi === null || after.description_hi !== before.description_hi) return true;
  return after.description === before.description && before.hindi_follows;
}

/** A stored picture's name: the hash of its bytes. */
export const isPictureName = (image: string): boolean => /^[a-f0-9]{64}\.webp$/.test(image);

/** Names in a path that could not be one of ours never reach the database. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

interface Urls {
  readonly url: string;
  readonly sub_category: readonly { readonly url: string }[];
}
/**
 * /categoryproduct/{urlname} finds categories and sub-categories alike, so each url stands for one
 * of them.
 */
export function doubledUrl(categories: readonly Urls[]): string | null {
  const seen = new Set<string>();
  for (const url of categories.flatMap((c) => [c.url, ...c.sub_category.map((s) => s.url)])) {
    if (seen.has(url)) return url;
    seen.add(url);
  }
  return null;
}

/** Those of which no url is in use. */
export const withoutDoubled = <U extends Urls>(
  more: readonly U[],
  existing: readonly Urls[],
): U[] => more.filter((one) => doubledUrl([...existing, one]) === null);
