import type { Body, listings } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { notYourLot } from "../../audience/index.ts";
import type { Categories } from "../categories-cache.ts";
import { misplacedField } from "../create-lots.ts";
import { goodsOf } from "../lots/goods-of.ts";
import { UNKNOWN_SITE } from "../lots/lot-fields.rules.ts";
import { requireMoneyFor } from "../lots/require-money.ts";
import { offersTaxHold, requireTaxHolds, requireTied } from "../lots/require-tax-hold.ts";
import { placeOf } from "../lots/site-of-lot.ts";
import { findSites } from "../office/review.store.ts";
import { type EditableLot, findEditable } from "./edits.store.ts";
import { changedFields, writeEdits } from "./write-edits.ts";

type Change = Body<typeof listings.editLot>;

/**
 * Changes an own lot that is not approved yet; a refused one waits for the office again. Each
 * change leaves an audit row with what stood there before.
 * @throws Problem lot_not_found, not_your_lot, lot_already_approved, unknown_category,
 * unknown_site, money_off, tax_hold_off, tax_hold_not_here
 */
export async function editLot(
  { db, config }: Pick<Deps, "db" | "config">,
  categories: Categories,
  seller: Acting,
  lotId: number,
  change: Change,
): Promise<void> {
  const astray = misplacedField(categories, change);
  if (astray) throw new Problem("unknown_category", { path: astray.field, msg: astray.msg });
  await requireMoneyFor(db, config, [change]);
  await db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    const lot = (await findEditable(tx, [lotId])).get(lotId);
    if (!lot) throw new Problem("lot_not_found");
    if (!isSeller(seller, lot)) throw new Problem(notYourLot(lot));
    if (lot.approval === "approved") throw new Problem("lot_already_approved");
    await requireKept(tx, config, seller, lot, change);
    const edit = { lot, after: await afterOf(tx, seller.company.companyId, lot, change) };
    if (changedFields(edit).length === 0 && lot.approval === "pending") return;
    await writeEdits(tx, seller.userId, [edit]);
  });
}

/** An offer that is made anew is checked; one that stays needs a sale through the market still. */
async function requireKept(
  tx: Tx,
  config: Deps["config"],
  { userId, company: { companyId } }: Acting,
  before: EditableLot,
  change: Change,
): Promise<void> {
  const pay_through = change.pay_through ?? before.pay_through;
  const terms = change.terms === undefined ? before.proposed_terms : change.terms;
  const offered = { ...change, pay_through, terms: terms as Change["terms"] };
  const seller = { userId, companyId };
  if (change.terms) await requireTaxHolds(tx, config, seller, [offered]);
  else if (offersTaxHold(offered)) await requireTied(tx, seller, [offered]);
}

async function afterOf(tx: Tx, companyId: number, lot: EditableLot, change: Change) {
  const { reserve_price = lot.reserve_price, bid_increment = lot.bid_increment } = change;
  const { min_bidders = lot.min_bidders } = change;
  return {
    ...goodsOf(change, lot),
    ...(await placeFor(tx, companyId, change.site_id, lot.site_id)),
    reserve_price,
    bid_increment,
    min_bidders,
  };
}

/** The place of the site that is named; one that was removed since may stay. */
async function placeFor(tx: Tx, companyId: number, siteId: number | null, before: number | null) {
  const sites = await findSites(tx, companyId);
  if (siteId !== null && siteId !== before && !sites.has(siteId))
    throw new Problem("unknown_site", { path: "site_id", msg: UNKNOWN_SITE });
  return placeOf(sites, { site_id: siteId });
}
