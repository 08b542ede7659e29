import type { Award } from "@rebale/contract/awards";

/** Trucks and weights of a sale, as its page and its lists ask for them. */

export type Truck = Award["trips"][number];
const inYard: ReadonlySet<Truck["state"]> = new Set(["arrived", "tared", "weighed"]);
export const isInYard = ({ state }: Pick<Truck, "state">): boolean => inYard.has(state);
export const hasLeft = ({ state }: Pick<Truck, "state">): boolean =>
  state === "out" || state === "received";

/** The truck that somebody waits for: one in the yard, else the next to come. */
export const nextTruck = (trucks: readonly Truck[]): Truck | undefined =>
  trucks.find(isInYard) ??
  trucks
    .filter(({ state }) => state === "booked")
    .sort((a, b) => a.slot.from.localeCompare(b.slot.from))[0];

const isOff = ({ state }: Truck) => state === "cancelled" || state === "missed";
/** In the order of their numbers, what did not come last. */
export const inOrder = (trucks: readonly Truck[]): readonly Truck[] => [
  ...trucks.filter((truck) => !isOff(truck)),
  ...trucks.filter(isOff),
];

/** Kilograms that may still be lifted of what was sold; null where the lot has no weight. */
export const leftToLift = ({ goods: { sold_kg, out_kg } }: Pick<Award, "goods">): number | null =>
  sold_kg === null ? null : Math.max(0, Math.round((sold_kg - out_kg) * 1000) / 1000);

/** Whether as much has left as was sold, within what was agreed. */
export const isAllOut = ({ goods }: Pick<Award, "goods">): boolean =>
  goods.sold_kg !== null &&
  goods.out_kg > 0 &&
  goods.out_kg >= goods.sold_kg * (1 - (goods.tolerance_percent ?? 0) / 100);

/** While trucks may still come. */
export const mayStillLift = ({ state }: Pick<Award, "state">): boolean =>
  state === "paid" || state === "lifting";

/** From when on trucks are spoken of. */
export const hasGoods = ({ state, trips }: Pick<Award, "state" | "trips">): boolean =>
  trips.length > 0 || mayStillLift({ state });

/** Trucks whose goods may be claimed for now: one claim of each at a time. */
export const claimable = ({ trips, claims }: Award, now: number): readonly Truck[] =>
  trips.filter(
    ({ _id, claim_until }) =>
      claim_until !== null &&
      Date.parse(claim_until) > now &&
      !claims.some(
        ({ trip_id, state }) => trip_id === _id && (state === "open" || state === "disputed"),
      ),
  );
