import { randomInt } from "node:crypto";
import type { Body, Complaint, listings } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/problem.ts";
import type { Categories } from "./categories-cache.ts";
import { lotUrl } from "./listings.rules.ts";
import type { LotRow } from "./lot-rows.store.ts";
import { addLots, findSites, findTakenTitles, lockSeller } from "./review.store.ts";
import { placeOf, UNKNOWN_SITE } from "./site-of-lot.ts";

type Draft = Body<typeof listings.createLots>["products"][number];

/**
 * Writes a batch of drafts as lots that wait for approval: all of them, or none and what is wrong
 * with which.
 */
export async function createLots(
  { db }: Pick<Deps, "db">,
  categories: Categories,
  { userId: sellerId, companyId }: { userId: number; companyId: number },
  drafts: readonly Draft[],
): Promise<LotRow[]> {
  const astray = drafts.flatMap((draft, i) => misplaced(categories, draft, i));
  if (astray.length) throw new Problem("unknown_category", { errors: astray });
  return db.transaction().execute(async (tx) => {
    await lockSeller(tx, sellerId);
    const taken = await findTakenTitles(
      tx,
      sellerId,
      drafts.map((d) => d.title),
    );
    const clashes = drafts.flatMap(({ title }, i) =>
      taken.has(title.toLowerCase())
        ? [complaint(i, "title", "You have a lot with this title already")]
        : [],
    );
    if (clashes.length) throw new Problem("title_taken", { errors: clashes });
    const sites = await findSites(tx, companyId);
    const strangers = drafts.flatMap(({ site_id }, i) =>
      site_id === null || sites.has(site_id) ? [] : [complaint(i, "site_id", UNKNOWN_SITE)],
    );
    if (strangers.length) throw new Problem("unknown_site", { errors: strangers });
    return addLots(
      tx,
      drafts.map(({ quantity, sub_category_id, ...draft }) => ({
        ...draft,
        ...placeOf(sites, draft),
        url: lotUrl(draft.title, randomInt),
        seller_id: sellerId,
        sub_category_id: sub_category_id ?? null,
        quantity_milli: quantity,
      })),
    );
  });
}

const complaint = (i: number, field: string, msg: string): Complaint => ({
  path: `products.${i}.${field}`,
  msg,
});

function misplaced(categories: Categories, draft: Draft, i: number): Complaint[] {
  const astray = misplacedField(categories, draft);
  return astray ? [complaint(i, astray.field, astray.msg)] : [];
}

/** What is wrong with a draft's category, if anything. */
export function misplacedField(
  categories: Categories,
  { category_id, sub_category_id }: Pick<Draft, "category_id" | "sub_category_id">,
): { field: string; msg: string } | null {
  const category = categories.list.find((c) => c._id === String(category_id));
  if (!category) return { field: "category_id", msg: "Choose a category from the list" };
  if (
    sub_category_id == null ||
    category.sub_category.some((s) => s._id === String(sub_category_id))
  )
    return null;
  return { field: "sub_category_id", msg: "Choose a sub-category of this category" };
}
