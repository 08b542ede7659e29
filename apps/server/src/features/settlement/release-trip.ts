import type { Paise } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { runIn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import {
  type Award,
  broughtBy,
  claimsUntil,
  extrasOf,
  lockAward,
  moneyOfOne,
  openOf,
  type Truck,
  takeAdded,
  trucksOf,
} from "../awards/index.ts";
import { lockCompanies } from "../company-register/index.ts";
import { planOn, readPlans } from "../fee-plans/index.ts";
import { issueCharges } from "../invoices/index.ts";
import { postEntries } from "../journal/index.ts";
import { setReleased } from "../lifting/index.ts";
import { readMoneySettings } from "../market-money/index.ts";
import { entryFor } from "../money-entries/index.ts";
import { tie, tieOf } from "../tax-holds/index.ts";
import { hasOpenClaims } from "./claims/claims.store.ts";
import { proceedsOf, type Release, releaseOf, withheldOn } from "./release.rules.ts";
import { agreedEnd } from "./sale-end.store.ts";
import { materialOf, sellerOfYear } from "./settlement.store.ts";

type Releasing = Pick<Deps, "db" | "config">;

/**
 * A truck's payment becomes its seller's proceeds, less the market's fee, once nothing can be
 * claimed for its goods any more; late fee and ground rent go with the first truck after them.
 */
export const releaseTrip = (deps: Releasing, awardId: number, tripId: number): Promise<void> =>
  deps.db.transaction().execute((tx) => releaseIn(tx, deps, awardId, tripId));

/** The same in a transaction that has locked nothing behind the auction's row. */
export async function releaseIn(
  tx: Tx,
  deps: Pick<Releasing, "config">,
  awardId: number,
  tripId: number,
): Promise<void> {
  const award = await lockAward(tx, awardId);
  const trucks = await trucksOf(tx, awardId);
  const truck = trucks.find((one) => one.tripId === tripId);
  if (!award || !truck || truck.isReleased) return;
  const { claimHours } = await agreedEnd(tx, awardId);
  if ((await marketNow(tx)) < claimsUntil(truck.claimsFrom, claimHours)) return;
  // One may have come in the last of these hours, since the truck was listed.
  if (await hasOpenClaims(tx, awardId, tripId)) return;
  // One truck of a seller after another: what is withheld depends on what the year has brought.
  const sides = bothSides(award);
  await lockCompanies(tx, [sides.buyerId, sides.sellerId]);
  const release = await releaseNow(tx, deps, award, truck);
  const extras = await unreleasedExtras(tx, awardId, trucks);
  await postRelease(tx, { ...award, ...sides }, tripId, { release, extras });
  await takeAdded(tx, award);
  await setReleased(tx, tripId, true);
  if (extras > 0) await issueCharges(tx, awardId, tripId);
}

/**
 * Late fee and rent that no truck will bring any more go with the one that left last, as the sale
 * is settled. The auction's row and the companies are locked.
 */
export async function releaseRest(tx: Tx, award: Award, settledBy: number): Promise<void> {
  const trucks = await trucksOf(tx, award.id);
  const last = trucks.at(-1);
  if (!last || trucks.some(({ isReleased }) => !isReleased)) return;
  const extras = await unreleasedExtras(tx, award.id, trucks);
  if (extras === 0) return;
  const none = 0 as Paise;
  const release = { invoice: none, fee: none, feeGst: none, gstTcs: none, incomeTds: none };
  const sides = bothSides(award);
  await postRelease(tx, { ...award, ...sides }, last.tripId, { release, extras, settledBy });
  await issueCharges(tx, award.id, last.tripId);
}

/** The proceeds of a truck on its day, at the market's plan for sellers. */
export async function releaseNow(
  tx: Tx,
  { config }: Pick<Releasing, "config">,
  { id, lotId }: Pick<Award, "id" | "lotId">,
  truck: Truck,
): Promise<Release> {
  const material = await materialOf(tx, lotId);
  const plans = await readPlans(runIn(tx), config);
  const { collects_consideration } = await readMoneySettings(tx, config);
  const brought = broughtBy(truck);
  return releaseOf(
    { ...truck, brought },
    {
      plan: planOn(plans, { side: "seller", material, day: truck.dated }) ?? null,
      withheld: collects_consideration
        ? withheldOn(truck.dated, await sellerOfYear(tx, id, truck.dated))
        : null,
    },
  );
}

async function postRelease(
  tx: Tx,
  { id: awardId, lotId, buyerId, sellerId }: Pick<Award, "id" | "lotId"> & BothSides,
  tripId: number,
  { release, extras, settledBy }: { release: Release; extras: Paise; settledBy?: number },
): Promise<void> {
  const tied = await tieOf(tx, tripId, proceedsOf(release));
  const taxHeld = tied?.amount ?? (0 as Paise);
  const of = { tripId, awardId, buyerId, sellerId, ...release, extras, taxHeld, settledBy };
  const entry = entryFor({ kind: "trip_released", ...of });
  const cause = { trip: tripId, ...(settledBy !== undefined && { settled_by: settledBy }) };
  if (entry) await postEntries(tx, [{ ...entry, lotId, actorId: null, cause }]);
  if (tied) await tie(tx, tied);
}

interface BothSides {
  readonly buyerId: number;
  readonly sellerId: number;
}
function bothSides({ id, buyerCompanyId, sellerCompanyId }: Award): BothSides {
  if (buyerCompanyId === null || sellerCompanyId === null)
    throw new Error(`Award ${id} is not between two companies`);
  return { buyerId: buyerCompanyId, sellerId: sellerCompanyId };
}

/**
 * The seller's money that is no truck's was late fee and rent. None is there to release until all
 * that is owed is: a due that nobody has paid is no money of the buyer's.
 */
export async function unreleasedExtras(
  tx: Tx,
  awardId: number,
  trucks: readonly Truck[],
): Promise<Paise> {
  if (openOf(await moneyOfOne(tx, awardId)) > 0) return 0 as Paise;
  const { owed, released } = await extrasOf(tx, awardId);
  const goods = trucks
    .filter(({ isReleased }) => isReleased)
    .reduce((sum, truck) => sum + broughtBy(truck), 0);
  return Math.max(0, owed - (released - goods)) as Paise;
}
