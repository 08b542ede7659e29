import type { Body, listings } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { UNKNOWN_SITE } from "../lots/lot-fields.rules.ts";
import { findSites, type Place } from "../office/review.store.ts";
import { type Planned, planEdit } from "./bulk-edit.rules.ts";
import { type EditableLot, findEditable } from "./edits.store.ts";
import { presentFields, writeEdits } from "./write-edits.ts";

interface Row {
  readonly id: number;
  readonly lot: EditableLot | undefined;
  readonly planned: Planned;
}
type Changed = Row & { lot: EditableLot; planned: Extract<Planned, { after: unknown }> };
const isChanged = (row: Row): row is Changed => row.planned.outcome === "changed";

/**
 * Changes own lots that wait or were refused; answers what became, or would become, of each. Every
 * change leaves an audit row with what stood there before.
 * @throws Problem unknown_site
 */
export const bulkEditLots = (
  { db }: Pick<Deps, "db">,
  seller: Acting,
  { product_ids, change, dry_run }: Body<typeof listings.bulkEditLots>,
): Promise<listings.BulkRow[]> =>
  db.transaction().execute(async (tx) => {
    const { userId, company } = seller;
    const place = await placeOf(tx, company.companyId, change.site_id);
    await lockAuctions(tx, product_ids);
    const lots = await findEditable(tx, product_ids);
    const rows = product_ids.map((id): Row => {
      const found = lots.get(id);
      const lot = found && isSeller(seller, found) ? found : undefined;
      return { id, lot, planned: planEdit(lot, change, place) };
    });
    if (!dry_run) {
      const edits = rows.filter(isChanged);
      await writeEdits(
        tx,
        userId,
        edits.map(({ lot, planned }) => ({ lot, after: planned.after })),
      );
    }
    return rows.map(presentRow);
  });

async function placeOf(tx: Tx, companyId: number, siteId: number | undefined) {
  if (siteId === undefined) return undefined;
  const place: Place | undefined = (await findSites(tx, companyId)).get(siteId);
  if (!place) throw new Problem("unknown_site", { path: "change.site_id", msg: UNKNOWN_SITE });
  return place;
}

const presentRow = ({ id, lot, planned }: Row): listings.BulkRow => {
  const isRefused = planned.outcome === "refused";
  return {
    _id: String(id),
    title: lot?.title ?? "",
    outcome: planned.outcome,
    why: isRefused ? planned.why : null,
    sent_again: !isRefused && planned.sentAgain,
    before: isRefused || !lot ? {} : presentFields(lot, planned.changed),
    after: isRefused ? {} : presentFields(planned.after, planned.changed),
  };
};
