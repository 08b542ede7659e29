import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { readRules } from "../irregularity-rules.ts";
import type { Finding } from "./facts.rules.ts";
import { boundStatements, storeFindings } from "./findings.store.ts";
import {
  gatherArrivals,
  gatherSecondPlaces,
  gatherSharedSides,
  gatherVisitors,
  gatherVoided,
} from "./histories.store.ts";
import {
  findAlwaysSecond,
  findBothSides,
  findCrowdedAddresses,
  findNewCountries,
  findVoidedBids,
} from "./irregularities.rules.ts";

/** Milliseconds for one statement: longer, and the market has better things to do. */
const MAX = 20_000;

/**
 * Lets every rule look at what happened within the office's window. A rule that fails or takes too
 * long is logged, and the others look all the same. Bears running twice, also at the same time.
 */
export async function detectIrregularities(
  { db, log }: Pick<Deps, "db" | "log">,
  longest = MAX,
): Promise<void> {
  const rules = await readRules(db);
  const since = new Date((await marketNow(db)).getTime() - rules.window_days * DAY_MS);
  const looks: Record<string, (tx: Tx) => Promise<Finding[]>> = {
    both_sides: async (tx) => findBothSides(await gatherSharedSides(tx, since), rules),
    always_second: async (tx) =>
      findAlwaysSecond(await gatherSecondPlaces(tx, since, rules.second_least), rules),
    voided_bids: async (tx) =>
      findVoidedBids(await gatherVoided(tx, since, rules.voids_least), rules),
    crowded_address: async (tx) =>
      findCrowdedAddresses(await gatherVisitors(tx, since, rules.crowded_least), rules),
    new_country: async (tx) => findNewCountries(await gatherArrivals(tx, since), rules),
  };
  for (const [rule, look] of Object.entries(looks))
    await db
      .transaction()
      .execute(async (tx) => {
        await boundStatements(tx, longest);
        await storeFindings(tx, await look(tx));
      })
      .catch((error) => log.error({ err: error, rule }, "a rule about irregularities failed"));
}
