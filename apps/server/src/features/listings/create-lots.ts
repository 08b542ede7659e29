import { createHash, randomInt } from "node:crypto";
import type { Body, listings } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { type FieldFault, Problem } from "../../platform/http/problems/problem.ts";
import { lockAccount } from "../accounts/index.ts";
import { inviteFromLists } from "../audience/index.ts";
import type { Categories } from "./categories-cache.ts";
import { changedWords } from "./drafts/draft-changed.ts";
import type { DraftRow } from "./drafts/drafts.store.ts";
import { findDrafts, removeDrafts } from "./drafts/drafts.store.ts";
import { lotUrl } from "./listings.rules.ts";
import { goodsOf } from "./lots/goods-of.ts";
import { addKeyUse, findKeyUse } from "./lots/key-uses.store.ts";
import { UNKNOWN_SITE } from "./lots/lot-fields.rules.ts";
import type { LotRow } from "./lots/lot-rows.store.ts";
import { namedAfter } from "./lots/picture-order.ts";
import type { LotPicture } from "./lots/present-lot.ts";
import { requireMoneyFor } from "./lots/require-money.ts";
import { requireTaxHolds } from "./lots/require-tax-hold.ts";
import { placeOf } from "./lots/site-of-lot.ts";
import { addLots, findSites, readLots } from "./office/review.store.ts";
import type { NewLot } from "./office/timetables.store.ts";
import { inParts } from "./parts/parts.rules.ts";
import { joinParts } from "./parts/parts.store.ts";

type Draft = Body<typeof listings.createLots>["products"][number];

/**
 * Writes a batch of drafts as lots that wait for approval: all of them, or none and what is wrong
 * with which. The same batch under the same key is written once.
 * @throws Problem unknown_category, unknown_site, money_off, tax_hold_off, tax_hold_not_here,
 * draft_changed, idempotency_key_reused; not_found at a list that is not the company's
 */
export async function createLots(
  { db, config }: Pick<Deps, "db" | "config">,
  categories: Categories,
  { userId: sellerId, companyId }: { userId: number; companyId: number },
  drafts: readonly Draft[],
  key?: string,
): Promise<LotRow[]> {
  const wrongCategory = drafts.flatMap((draft, i) => misplaced(categories, draft, i));
  if (wrongCategory.length) throw new Problem("unknown_category", { errors: wrongCategory });
  await requireMoneyFor(db, config, drafts);
  await requireTaxHolds(db, config, { userId: sellerId, companyId }, drafts);
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, sellerId);
    const batch = createHash("sha256").update(JSON.stringify(drafts)).digest();
    const earlier = key === undefined ? undefined : await findKeyUse(tx, sellerId, key);
    if (earlier && !earlier.batch.equals(batch))
      throw new Problem("idempotency_key_reused", { path: "Idempotency-Key" });
    if (earlier) return readLots(tx, earlier.lot_ids as number[]);
    const sites = await findSites(tx, companyId);
    const strangers = drafts.flatMap(({ site_id }, i) =>
      site_id === null || sites.has(site_id) ? [] : [complaint(i, "site_id", UNKNOWN_SITE)],
    );
    if (strangers.length) throw new Problem("unknown_site", { errors: strangers });
    const saved = await takeDrafts(
      tx,
      sellerId,
      drafts.map(({ draft }) => draft),
    );
    const lots = await addLots(
      tx,
      drafts.flatMap(({ draft: _, invite_list_id, ...heap }, i) =>
        inParts(heap).map(
          ({ part, ...draft }): NewLot => ({
            goods: {
              ...goodsOf(draft),
              invited_only: invite_list_id != null,
              ...filesOf(saved[i], draft.title),
              ...placeOf(sites, draft),
              ...part,
              url: lotUrl(draft.title, randomInt),
              seller_id: sellerId,
            },
            rules: {
              reserve_price: draft.reserve_price,
              bid_increment: draft.bid_increment,
              min_bidders: draft.min_bidders,
            },
          }),
        ),
      ),
    );
    await joinParts(tx, lots);
    await inviteFromLists(tx, { userId: sellerId, companyId }, invitedTo(lots, drafts));
    if (key !== undefined)
      await addKeyUse(tx, { seller_id: sellerId, key, batch, lot_ids: lots.map(({ id }) => id) });
    return lots;
  });
}

/** The lots that are for the companies of a list, each with its list. */
const invitedTo = (lots: readonly LotRow[], drafts: readonly Draft[]) =>
  lots.flatMap(({ id: lotId }, i) => {
    const listId = drafts[i]?.invite_list_id;
    return listId == null ? [] : [{ lotId, listId, path: `products.${i}.invite_list_id` }];
  });

/** Pictures and catalogue of the draft that a lot is made of. */
const filesOf = (draft: DraftRow | undefined, title: string) =>
  draft && {
    pictures: JSON.stringify(namedAfter(draft.pictures as LotPicture[], title)),
    catalog: draft.catalog,
  };

const complaint = (i: number, field: string, msg: Words): FieldFault => ({
  path: `products.${i}.${field}`,
  msg,
});

function misplaced(categories: Categories, draft: Draft, i: number): FieldFault[] {
  const wrongCategory = misplacedField(categories, draft);
  return wrongCategory ? [complaint(i, wrongCategory.field, wrongCategory.msg)] : [];
}

/** The fault in a draft's category, if any. */
export function misplacedField(
  categories: Categories,
  { category_id, sub_category_id }: Pick<Draft, "category_id" | "sub_category_id">,
): { field: string; msg: Words } | null {
  const category = categories.list.find((c) => c._id === String(category_id));
  if (!category)
    return {
      field: "category_id",
      msg: { en: "Choose a category from the list", hi: "सूची में से कैटेगरी चुनिए" },
    };
  if (
    sub_category_id == null ||
    category.sub_category.some((s) => s._id === String(sub_category_id))
  )
    return null;
  return {
    field: "sub_category_id",
    msg: { en: "Choose a sub-category of this category", hi: "इसी कैटेगरी की सब-कैटेगरी चुनिए" },
  };
}

interface Named {
  readonly id: string;
  readonly version: number;
}

/**
 * Takes the drafts that lots are made of off the list, each as its seller has seen it.
 * @throws Problem draft_changed
 */
async function takeDrafts(
  tx: Tx,
  userId: number,
  named: readonly (Named | null | undefined)[],
): Promise<(DraftRow | undefined)[]> {
  const keys = named.flatMap((one) => (one ? [one.id] : []));
  if (keys.length === 0) return named.map(() => undefined);
  const rows = await findDrafts(tx, userId, keys);
  const errors = named.flatMap((one, i) => {
    if (!one) return [];
    const row = rows.find(({ key }) => key === one.id);
    if (row?.version === one.version) return [];
    return [{ path: `products.${i}.draft`, msg: changedWords(row) }];
  });
  if (errors.length) throw new Problem("draft_changed", { errors });
  await removeDrafts(
    tx,
    rows.map(({ id }) => id),
  );
  return named.map((one) => rows.find(({ key }) => key === one?.id));
}
