import { type Paise, rupees, type settlement } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { claimsUntil, trucksOf } from "../awards/index.ts";
import { tieOf } from "../tax-holds/index.ts";
import { proceedsOf } from "./release.rules.ts";
import { releaseNow, unreleasedExtras } from "./release-trip.ts";
import { agreedEnd } from "./sale-end.store.ts";
import { type LeftTrip, leftTripsOf } from "./settlement.store.ts";

const MAX = 50;

/**
 * The proceeds of a seller's trucks that have left, counted as their release will count them: an
 * open claim may make them less.
 */
export const proceedsToCome = (
  deps: Pick<Deps, "db" | "config">,
  of: { readonly companyId: number; readonly awardId: number | undefined },
): Promise<settlement.ToCome[]> =>
  deps.db.transaction().execute(async (tx) => {
    const trips = await leftTripsOf(tx, of, MAX);
    const sales = Map.groupBy(trips, ({ awardId }) => awardId);
    const rows = [];
    for (const [awardId, left] of sales) rows.push(...(await ofSale(tx, deps, awardId, left)));
    return rows.sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
  });

/** Those that wait for a claim come last. */
const placeOf = ({ at }: settlement.ToCome) => at ?? "9999";

async function ofSale(
  tx: Tx,
  deps: Pick<Deps, "config">,
  awardId: number,
  left: readonly LeftTrip[],
): Promise<settlement.ToCome[]> {
  const [trucks, { claimHours }] = await Promise.all([
    trucksOf(tx, awardId),
    agreedEnd(tx, awardId),
  ]);
  let extras = await unreleasedExtras(tx, awardId, trucks);
  const rows: settlement.ToCome[] = [];
  for (const trip of left) {
    const truck = trucks.find(({ tripId }) => tripId === trip.id);
    if (!truck) continue;
    const release = await releaseNow(tx, deps, { id: awardId, lotId: trip.lotId }, truck);
    const own = proceedsOf(release);
    const tie = await tieOf(tx, trip.id, own);
    const tied = tie?.amount ?? 0;
    rows.push({
      ...{ trip_id: String(trip.id), award_id: String(awardId), title: trip.title },
      ...{ no: trip.no, vehicle_no: trip.vehicleNo },
      at: trip.isClaimed ? null : claimsUntil(truck.claimsFrom, claimHours).toISOString(),
      goods: rupees(release.invoice),
      extras: rupees(extras),
      fee: rupees((release.fee + release.feeGst) as Paise),
      withheld: rupees((release.gstTcs + release.incomeTds) as Paise),
      tax_held: rupees(tied as Paise),
      until: tie && tied > 0 ? tie.hold.untilAt.toISOString() : null,
      amount: rupees((own - tied + extras) as Paise),
    });
    extras = 0 as Paise;
  }
  return rows;
}

/** In paise, so that nothing is lost between rupees. */
export const totalOf = (rows: readonly settlement.ToCome[]): number =>
  rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
