import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting, Caller } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { type Award, lockAward } from "../../awards/index.ts";
import { issueGoodsPaper } from "../../invoices/index.ts";
import { bookTrucks } from "../../kilograms/index.ts";
import { newHandoverCode } from "./handover-code.ts";
import { tellTrips } from "./tell-trips.ts";
import { roleOf } from "./trip-role.ts";
import { awardOfTrip, readTrip, setTrip, type TripRow } from "./trips.store.ts";

/**
 * A truck as it stands behind its auction's lock.
 * @throws Problem not_found
 */
export async function lockTrip(tx: Tx, id: number): Promise<{ trip: TripRow; award: Award }> {
  const awardId = await awardOfTrip(tx, id);
  const award = awardId === undefined ? undefined : await lockAward(tx, awardId);
  if (!award) throw new Problem("not_found");
  return { award, trip: await readTrip(tx, id) };
}

const changing = (
  { db }: Pick<Deps, "db">,
  caller: Caller,
  id: number,
  change: (tx: Tx, trip: TripRow) => Promise<unknown>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { trip } = await lockTrip(tx, id);
    if (roleOf(caller, trip) !== "buyer") throw new Problem("not_found");
    await change(tx, trip);
  });

/**
 * Its place is free again; said again, it changes nothing.
 * @throws Problem not_found for whoever is not the buyer, trip_under_way
 */
export const cancelTrip = (deps: Pick<Deps, "db">, caller: Acting, id: number): Promise<void> =>
  changing(deps, caller, id, async (tx, { state }) => {
    if (state === "cancelled") return;
    if (state !== "booked") throw new Problem("trip_under_way");
    await setTrip(tx, id, { state: "cancelled" });
  });

/**
 * The buyer has its goods; said again, it changes nothing.
 * @param kg as the buyer's own bridge says; null for none
 * @throws Problem not_found for whoever is not the buyer, trip_not_here until it is out
 */
export const receiveTrip = (
  deps: Pick<Deps, "db">,
  caller: Acting,
  id: number,
  kg: number | null,
): Promise<void> =>
  changing(deps, caller, id, async (tx, trip) => {
    const { state, awardId } = trip;
    if (state === "received") return;
    if (state !== "out")
      throw new Problem("trip_not_here", {
        msg: { en: "This truck has not left the yard yet", hi: "यह ट्रक अभी यार्ड से नहीं निकला है" },
      });
    const received_grams = kg === null ? null : Math.round(kg * 1000);
    await setTrip(tx, id, { state: "received", received_at: await marketNow(tx), received_grams });
    await bookTrucks(tx, awardId);
    await tellTrips(tx, "received", [trip]);
    await issueGoodsPaper(tx, "receipt", { awardId, tripId: id });
  });

/**
 * A new code in place of the one that the gate was told, with its tries from the first.
 * @throws Problem not_found for whoever is not the buyer, trip_not_here once it is out
 */
export const newCode = (deps: Pick<Deps, "db">, caller: Acting, id: number): Promise<void> =>
  changing(deps, caller, id, async (tx, { state, handoverCode }) => {
    if (!CODE_COUNTS.has(state)) throw new Problem("trip_not_here");
    const handover_code = newHandoverCode(handoverCode);
    await setTrip(tx, id, { handover_code, wrong_codes: 0, codes_from: null });
  });
const CODE_COUNTS: ReadonlySet<string> = new Set(["booked", "arrived", "tared", "weighed"]);
