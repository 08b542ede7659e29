import type { Award } from "@rebale/contract/awards";
import { nextStepOf, type SaleFacts, settledBySilence } from "@rebale/contract/awards/next-step";
import { isAllOut, isInYard, leftToLift, nextTruck } from "./goods.rules.ts";
import type { Side } from "./side.ts";

/** A sale's page in the words in which lists have it, too. */
export function factsOf(award: Award): SaleFacts {
  const truck = nextTruck(award.trips);
  const isAnyOut = award.goods.out_kg > 0;
  return {
    ...{ state: award.state, pay_through: award.pay_through },
    ...{ due_at: award.due_at, lift_by: award.lift_by },
    to_pay: toPay(award),
    on_its_way: award.on_its_way?.amount ?? 0,
    called_off_by: isAnyOut ? [] : award.agreed_by,
    lifted_by: award.lifted_by,
    all_out: isAllOut(award),
    left_kg: leftToLift(award),
    truck: truck
      ? { vehicle_no: truck.vehicle_no, in_yard: isInYard(truck), from: truck.slot.from }
      : null,
    claim: claimOf(award),
    weight: {
      buyer: award.weight.buyer?.answer ?? null,
      seller: award.weight.seller?.answer ?? null,
    },
    settles_at: settlesAt(award),
    claims_until: lastOf(award.trips.map(({ claim_until }) => claim_until)),
    rated: award.your_rating !== null,
  };
}

/** The next step of a sale for the reader's side. */
export const stepOf = (award: Award, side: Side) => nextStepOf(factsOf(award), side);

const isUnpaid = ({ state }: Award) => state === "payment_due" || state === "overdue";
function toPay(award: Award): number {
  if (award.pay_through === "market") return award.due;
  return isUnpaid(award) ? award.payable : 0;
}

function claimOf({ claims }: Award): SaleFacts["claim"] {
  const has = (wanted: string) => claims.some(({ state }) => state === wanted);
  return has("open") ? "open" : has("disputed") ? "disputed" : null;
}

function settlesAt({ state, timeline }: Award): string | null {
  if (state !== "lifted") return null;
  const since = timeline.findLast(({ move, to }) => move === "lifted" && to === "lifted");
  return since ? settledBySilence(since.at) : null;
}

const lastOf = (times: readonly (string | null)[]): string | null =>
  times.reduce((last, time) => (time && (!last || time > last) ? time : last), null);
