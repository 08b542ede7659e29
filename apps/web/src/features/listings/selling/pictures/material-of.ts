import type { Category } from "@rebale/contract/listings";

/** The material whose photographs a draft asks for; null before its category is chosen. */
export function materialOf(
  categories: readonly Category[],
  { category_id, sub_category_id }: { category_id: string; sub_category_id: string },
): string | null {
  const subs = categories.find(({ _id }) => _id === category_id)?.sub_category ?? [];
  const chosen = subs.find(({ _id }) => _id === sub_category_id)?.material;
  return chosen ?? subs.find(({ material }) => material)?.material ?? null;
}
