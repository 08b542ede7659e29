import { isDeepStrictEqual } from "node:util";
import { type Body, type listings, type Milli, quantityOf } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import type { Categories } from "./categories-cache.ts";
import { misplacedField } from "./create-lots.ts";
import { isOwn } from "./listings.access.ts";
import { namedAfter } from "./lots/picture-order.ts";
import { type LotPicture, maybeRupees } from "./lots/present-lot.ts";
import { placeOf, UNKNOWN_SITE } from "./lots/site-of-lot.ts";
import { changeLot, findSites, lockLot, readDescription } from "./office/review.store.ts";
import { changeRules } from "./office/timetables.store.ts";
import { storeRequestedTimes } from "./signing/sheets/requested-times.ts";

type Change = Body<typeof listings.editLot>;

/**
 * Changes an own lot that is not approved yet; a refused one waits for the office again. Each
 * change leaves an audit row with what stood there before.
 * @throws Problem lot_not_found, not_your_lot, lot_already_approved, unknown_category, unknown_site
 */
export async function editLot(
  { db }: Pick<Deps, "db">,
  categories: Categories,
  seller: Acting,
  lotId: number,
  change: Change,
): Promise<void> {
  const misplaced = misplacedField(categories, change);
  if (misplaced)
    throw new Problem("unknown_category", { path: misplaced.field, msg: misplaced.msg });
  await db.transaction().execute(async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (!lot) throw new Problem("lot_not_found");
    if (!isOwn(seller, lot)) throw new Problem("not_your_lot");
    if (lot.approval === "approved") throw new Problem("lot_already_approved");
    const before = await readDescription(tx, lotId);
    const { quantity, sub_category_id, terms, start_at, end_at, ...rest } = change;
    const { reserve_price = before.reserve_price, bid_increment = before.bid_increment } = change;
    const keepsTerms = terms === undefined || isDeepStrictEqual(before.proposed_terms, terms);
    const requested = storeRequestedTimes({ start_at, end_at }, before.proposed_sale);
    const after = {
      ...rest,
      reserve_price,
      bid_increment,
      ...(await placeFor(tx, seller.company.companyId, change.site_id, before.site_id)),
      sub_category_id: sub_category_id ?? null,
      quantity_milli: quantity,
      proposed_terms: keepsTerms ? before.proposed_terms : terms,
      proposed_sale: isDeepStrictEqual(requested, before.proposed_sale)
        ? before.proposed_sale
        : requested,
    };
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
      (field) => before[field] !== after[field],
    );
    if (changed.length === 0 && lot.approval === "pending") return;
    const { reserve_price: _reserve, bid_increment: _increment, ...goods } = after;
    await changeRules(tx, lotId, { reserve_price, bid_increment });
    await changeLot(tx, lotId, {
      ...goods,
      // What stood before is no longer what the office would publish by itself.
      ...(!keepsTerms && { terms_version: null }),
      approval: "pending",
      refusal_reason: null,
      edited_at: await marketNow(tx),
      pictures: JSON.stringify(namedAfter(lot.pictures as LotPicture[], change.title)),
    });
    const auditFields = (from: typeof before) =>
      Object.fromEntries(
        changed.map((field) =>
          field === "quantity_milli"
            ? ["quantity", quantityOf(from.quantity_milli as Milli)]
            : [field, isMoney(field) ? maybeRupees(from[field]) : from[field]],
        ),
      );
    await writeAudit(tx, {
      adminId: seller.userId,
      action: lot.approval === "refused" ? "lot sent again" : "lot edited",
      ...aboutLot(lotId, change.title),
      details: { before: auditFields(before), after: auditFields(after) },
    });
  });
}

const isMoney = (field: string): field is "asking_price" | "reserve_price" | "bid_increment" =>
  field === "asking_price" || field === "reserve_price" || field === "bid_increment";

/** The place of the site that is named; one that was removed since may stay. */
async function placeFor(tx: Tx, companyId: number, siteId: number | null, before: number | null) {
  const sites = await findSites(tx, companyId);
  if (siteId !== null && siteId !== before && !sites.has(siteId))
    throw new Problem("unknown_site", { path: "site_id", msg: UNKNOWN_SITE });
  return placeOf(sites, { site_id: siteId });
}
