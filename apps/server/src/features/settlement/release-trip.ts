import type { Paise } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { runIn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { type Award, agreedEnd, claimsUntil, lockAward } from "../awards/index.ts";
import { planOn, readPlans } from "../fee-plans/index.ts";
import { entryFor, lockCompanies, postEntries } from "../journal/index.ts";
import { readMoneySettings } from "../market-money/index.ts";
import { type Release, releaseOf, withheldOn } from "./release.rules.ts";
import {
  extrasOf,
  gstTdsPercentOf,
  markReleased,
  materialOf,
  type Truck,
  trucksOf,
} from "./settlement.store.ts";

type Releasing = Pick<Deps, "db" | "config">;

/**
 * What a truck's buyer paid becomes its seller's proceeds, less the market's fee, once nothing can
 * be claimed for its goods any more; late fee and ground rent go with the first truck after them.
 */
export const releaseTrip = (deps: Releasing, awardId: number, tripId: number): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    const trucks = await trucksOf(tx, awardId);
    const truck = trucks.find((one) => one.tripId === tripId);
    if (!award || !truck || truck.isReleased) return;
    const { claimHours } = await agreedEnd(tx, awardId);
    if ((await marketNow(tx)) < claimsUntil(truck.outAt, claimHours)) return;
    await postRelease(tx, award, truck, await releasesOf(tx, deps, award, trucks));
    await markReleased(tx, tripId);
  });

type Releases = ReadonlyMap<number, Release>;

/** What each truck of a sale brings its seller, by trip. */
export async function releasesOf(
  tx: Tx,
  { config }: Pick<Releasing, "config">,
  { id, lotId }: Award,
  trucks: readonly Truck[],
): Promise<Releases> {
  const material = await materialOf(tx, lotId);
  const plans = await readPlans(runIn(tx), config);
  const gstTdsPercent = await gstTdsPercentOf(tx, id);
  const { collects_consideration } = await readMoneySettings(tx, config);
  return new Map(
    trucks.map((truck) => {
      const plan = planOn(plans, { side: "seller", material, day: truck.dated }) ?? null;
      const withheld = collects_consideration ? withheldOn(truck.dated) : null;
      return [truck.tripId, releaseOf(truck, { plan, gstTdsPercent, withheld })];
    }),
  );
}

async function postRelease(
  tx: Tx,
  { id: awardId, lotId, buyerCompanyId: buyerId, sellerCompanyId: sellerId }: Award,
  { tripId }: Truck,
  releases: Releases,
): Promise<void> {
  const release = releases.get(tripId);
  if (buyerId === null || sellerId === null || !release)
    throw new Error(`Award ${awardId} is not between two companies`);
  await lockCompanies(tx, [buyerId, sellerId]);
  const entry = entryFor({
    ...{ kind: "trip_released", tripId, awardId, buyerId, sellerId, ...release },
    extras: await unreleasedExtras(tx, awardId, tripId, releases),
  });
  if (!entry) return;
  await postEntries(tx, [{ ...entry, lotId, actorId: null, cause: { trip: tripId } }]);
}

/** Of what the seller has had, all that is no truck's was late fee and rent. */
async function unreleasedExtras(
  tx: Tx,
  awardId: number,
  tripId: number,
  releases: Releases,
): Promise<Paise> {
  const { owed, released } = await extrasOf(tx, awardId);
  const goods = (await trucksOf(tx, awardId))
    .filter((one) => one.isReleased && one.tripId !== tripId)
    .reduce((sum, one) => sum + (releases.get(one.tripId)?.invoice ?? 0), 0);
  return (owed - (released - goods)) as Paise;
}
