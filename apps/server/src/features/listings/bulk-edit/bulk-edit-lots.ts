import type { Body, listings } from "@rebale/contract";
import { writeAudits } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockLots } from "../approval/approval.store.ts";
import { maybeRupees } from "../lots/present-lot.ts";
import { UNKNOWN_SITE } from "../lots/site-of-lot.ts";
import { findSites, type Place } from "../office/review.store.ts";
import { type Editable, type EditedLot, type Planned, planEdit } from "./bulk-edit.rules.ts";
import { changeEdited, findEdited } from "./bulk-edit.store.ts";

interface Row {
  readonly id: number;
  readonly lot: EditedLot | undefined;
  readonly planned: Planned;
}
type Changed = Row & { lot: EditedLot; planned: Extract<Planned, { after: unknown }> };
const isChanged = (row: Row): row is Changed => row.planned.outcome === "changed";

/**
 * Changes own lots that wait or were refused; answers what became, or would become, of each. Every
 * change leaves an audit row with what stood there before.
 * @throws Problem unknown_site
 */
export const bulkEditLots = (
  { db }: Pick<Deps, "db">,
  { userId, company }: Acting,
  { product_ids, change, dry_run }: Body<typeof listings.bulkEditLots>,
): Promise<listings.BulkRow[]> =>
  db.transaction().execute(async (tx) => {
    const place = await placeOf(tx, company.companyId, change.site_id);
    await lockLots(tx, product_ids);
    const lots = await findEdited(tx, userId, product_ids);
    const rows = product_ids.map((id): Row => {
      const lot = lots.get(id);
      return { id, lot, planned: planEdit(lot, change, place) };
    });
    const changed = rows.filter(isChanged);
    if (changed.length && !dry_run) {
      const after = changed.map(({ id, planned }) => ({ ...planned.after, id }));
      await changeEdited(tx, after, await marketNow(tx));
      await writeAudits(
        tx,
        changed.map((row) => auditOf(userId, row)),
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

const auditOf = (adminId: number, { id, lot, planned }: Changed) => ({
  adminId,
  action: planned.sentAgain ? "lot sent again" : "lot edited",
  ...aboutLot(id, lot.title),
  details: {
    before: auditFields(lot, planned.changed),
    after: auditFields(planned.after, planned.changed),
  },
});

const auditFields = (
  from: Editable,
  fields: readonly (keyof Editable)[],
): listings.BulkRow["before"] =>
  Object.fromEntries(fields.map((field) => [field, shown(from, field)]));
function shown(from: Editable, field: keyof Editable) {
  if (field === "asking_price") return maybeRupees(from.asking_price);
  if (field === "site_id") return from.site_id === null ? null : String(from.site_id);
  return from[field];
}

const presentRow = ({ id, lot, planned }: Row): listings.BulkRow => {
  const isRefused = planned.outcome === "refused";
  return {
    _id: String(id),
    title: lot?.title ?? "",
    outcome: planned.outcome,
    why: isRefused ? planned.why : null,
    sent_again: !isRefused && planned.sentAgain,
    before: isRefused || !lot ? {} : auditFields(lot, planned.changed),
    after: isRefused ? {} : auditFields(planned.after, planned.changed),
  };
};
