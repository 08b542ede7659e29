import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { sideOf } from "./awards.access.ts";
import { lockAward } from "./awards.store.ts";
import { recountTaxes } from "./money/recount.ts";
import { isSiteOf, isWeighed, type Places, recordPlaces } from "./places.store.ts";

const OPEN: ReadonlySet<string> = new Set(["payment_due", "overdue", "paid", "lifting"]);

/**
 * Which of the buyer's sites is invoiced, and where the goods go: before a truck is weighed.
 * @throws Problem not_found for whoever is not the buyer; award_closed, truck_weighed, unknown_site
 */
export async function setPlaces(
  deps: Pick<Deps, "db" | "config">,
  caller: Account,
  awardId: number,
  places: Places,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    if (!award || sideOf(caller, award) !== "buyer") throw new Problem("not_found");
    if (!OPEN.has(award.state)) throw new Problem("award_closed");
    if (await isWeighed(tx, awardId)) throw new Problem("truck_weighed");
    for (const [site, path] of [
      [places.billTo, "bill_to_site_id"],
      [places.shipTo, "ship_to_site_id"],
    ] as const)
      if (site != null && !(await isSiteOf(tx, site, award.buyerCompanyId)))
        throw new Problem("unknown_site", { path });
    await recordPlaces(tx, awardId, places);
    if (places.billTo !== undefined) await recountTaxes(tx, deps, award);
    await writeAudit(tx, {
      adminId: caller.userId,
      action: "sale's places named",
      ...aboutLot(award.lotId, award.title),
      details: { award_id: award.id, bill_to: places.billTo, ship_to: places.shipTo },
    });
  });
}
