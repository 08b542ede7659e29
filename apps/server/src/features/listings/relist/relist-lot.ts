import { randomInt } from "node:crypto";
import { USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { FormatRules, ProposedFormat } from "@rebale/contract/auctions/formats";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { copyInvitations, notYourLot } from "../../audience/index.ts";
import { lotUrl } from "../listings.rules.ts";
import type { LotRow } from "../lots/lot-rows.store.ts";
import { addLots, findSites, lockLot } from "../office/review.store.ts";
import { whyNotRelist } from "./relist.rules.ts";
import { findRelist, readRelisted } from "./relist.store.ts";

/**
 * Lists what was offered in a lot that is over once more: a new pending lot with its pictures and
 * terms. Asked again, the same lot is answered.
 * @throws Problem lot_not_found, not_your_lot, lot_not_over, lot_not_approved_yet
 */
export const relistLot = (
  { db }: Pick<Deps, "db">,
  seller: Acting,
  lotId: number,
): Promise<LotRow> =>
  db.transaction().execute(async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (!lot) throw new Problem("lot_not_found");
    if (!isSeller(seller, lot)) throw new Problem(notYourLot(lot));
    const made = await findRelist(tx, lotId);
    if (made) return made;
    const {
      stands,
      closed_at,
      pictures,
      site_id,
      terms: sold,
      proposed_terms,
      ...terms
    } = await readRelisted(tx, lotId);
    const { market_value, reserve_price, bid_increment, soft_close_minutes, ...more } = terms;
    const { min_bidders, format, format_rules, ...goods } = more;
    // A lot of no event says nothing of one.
    const { version: _, event_terms: __, ...proposal } = sold ?? {};
    const why = whyNotRelist({ stands, closed_at });
    if (why) throw new Problem(why);
    const sites = await findSites(tx, seller.company.companyId);
    const [row] = await addLots(tx, [
      {
        goods: {
          ...goods,
          pictures: JSON.stringify(pictures),
          proposed_terms: sold ? proposal : proposed_terms,
          proposed_format: wishAgain(format, format_rules),
          // Where a site was removed, its place stays.
          site_id: site_id !== null && sites.has(site_id) ? site_id : null,
          seller_id: seller.userId,
          url: lotUrl(goods.title, randomInt),
          relist_of: lotId,
        },
        rules: { market_value, reserve_price, bid_increment, soft_close_minutes, min_bidders },
      },
    ]);
    if (!row) throw new Error("a lot that was added is not there");
    if (row.invited_only) await copyInvitations(tx, lotId, row.id, seller.userId);
    return row;
  });

/** Sold as it was before, at times that the office sets anew. */
function wishAgain(format: string, rules: unknown): ProposedFormat | null {
  if (format === USUAL_FORMAT) return null;
  const { best = null } = (rules ?? {}) as Partial<FormatRules>;
  return { kind: format as ProposedFormat["kind"], best };
}
