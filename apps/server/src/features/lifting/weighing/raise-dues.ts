import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { dueIn, groundRent, insertDues, moneyOfOne, rentOf } from "../../awards/index.ts";
import type { TripRow } from "../trips/trips.store.ts";
import { goodsOf } from "./goods.store.ts";
import { invoicedInYard } from "./in-yard.store.ts";
import { riseTo } from "./weights.rules.ts";

/**
 * The dues of a truck that leaves, once its invoice is there: what all invoices come to above the
 * price that was paid, and ground rent for the days until now, each counted once however many
 * trucks leave. The auction's row is locked.
 * @returns the sum still to be paid before this truck may go, in paise: what others in the yard add
 * is theirs to wait for
 */
export async function raiseDues(tx: Tx, trip: TripRow, now: Date): Promise<Paise> {
  const { awardId, payThrough } = trip;
  if (payThrough !== "market") return 0 as Paise;
  const { priceAtSale, priceOwed, invoiced } = await goodsOf(tx, awardId);
  const rise = riseTo(priceOwed, invoiced);
  const rent = groundRent(await rentOf(tx, awardId), now);
  const none = 0 as Paise;
  const own = { awardId, due_at: now };
  const cause = { trip: trip.id };
  if (rise > 0) await insertDues(tx, [{ ...own, kind: "price", amount: rise, gst: none, cause }]);
  if (rent) {
    const { amount, gst, ...days } = rent;
    await insertDues(tx, [
      { ...own, kind: "ground_rent", amount, gst, cause: { ...cause, ...days } },
    ]);
  }
  const due = dueIn(await moneyOfOne(tx, awardId));
  const risen = priceOwed + rise - priceAtSale;
  const ofOthers = Math.min(await invoicedInYard(tx, awardId, trip.id), Math.max(0, risen));
  return Math.max(0, due - ofOthers) as Paise;
}
