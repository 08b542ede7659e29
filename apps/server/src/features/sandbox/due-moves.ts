import type { Deps } from "../../platform/deps.ts";
import { closeDueAuctions, lapseDueDecisions, lapseDueOffers } from "../auctions/index.ts";
import { sweepAwards } from "../awards/index.ts";
import { sweepInspections } from "../inspections/index.ts";
import { issueManifests } from "../invoices/index.ts";
import { sweepKilograms } from "../kilograms/index.ts";
import { sweepTrips } from "../lifting/index.ts";
import { sweepSettlements } from "../settlement/index.ts";
import { sweepTaxHolds } from "../tax-holds/index.ts";

/**
 * The market's own moves by the clock, as a sale meets them: what begins with one of them is not
 * due yet. They are those of every minute, so they meet other companies' sales as well, where these
 * are due all the same.
 */
const SWEEPS: readonly ((deps: Deps) => Promise<unknown>)[] = [
  closeDueAuctions,
  lapseDueOffers,
  lapseDueDecisions,
  sweepInspections,
  sweepAwards,
  sweepTrips,
  sweepKilograms,
  issueManifests,
  sweepSettlements,
  sweepTaxHolds,
];

/** One that fails does not keep the others: it is tried again within the minute. */
export async function makeDueMoves(deps: Deps): Promise<void> {
  for (const sweep of SWEEPS)
    await sweep(deps).catch((err: unknown) => deps.log.error({ err }, "a due move is tried again"));
}
