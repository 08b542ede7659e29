import { setHours } from "../../features/inspections/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import { claimPart } from "../stores/demo.store.ts";
import { listAtSite, lotsToShow } from "../stores/inspections.store.ts";

const SITES = 2;
/** Monday to Saturday, two companies an hour. */
const HOURS = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, from: "10:00", to: "17:00", places: 2, minutes: 60 },
}));

/** Two sites whose goods can be seen before the bid. */
export async function seedInspections(tx: Tx): Promise<void> {
  if (!(await claimPart(tx, "inspections"))) return;
  for (const lot of await lotsToShow(tx, SITES)) {
    const site = await listAtSite(tx, lot);
    if (site !== undefined) await setHours(tx, site, HOURS);
  }
}
