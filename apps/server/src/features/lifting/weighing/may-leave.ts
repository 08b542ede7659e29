import type { authorisations, Paise } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Tx } from "../../../platform/db/db.ts";
import { runIn } from "../../../platform/db/statement.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { capacityOn, readCapacities } from "../../authorisations/index.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { guessedNotices, waitsNotices } from "../trips/trip-notices.ts";
import { setTrip, type TripRow } from "../trips/trips.store.ts";
import { type CodeDecision, isTold } from "./codes.rules.ts";
import { goodsOf } from "./goods.store.ts";
import { billedInYard } from "./in-yard.store.ts";
import { roomFor } from "./weights.rules.ts";

/** Each question at the way out; the auction's row is locked. */

/** @throws Problem authorisation_expired where the lot asks for one that its buyer lacks today */
export async function refuseUnauthorised(tx: Tx, trip: TripRow, now: Date): Promise<void> {
  const { stream, buyerCompanyId, lotId } = trip;
  if (stream === null) return;
  const held =
    buyerCompanyId === null
      ? undefined
      : (await readCapacities(runIn(tx), [buyerCompanyId], [lotId])).get(buyerCompanyId)?.rights;
  const asked = stream as authorisations.Stream;
  if (!held || capacityOn(held, asked, indiaDay(now)) === 0)
    throw new Problem("authorisation_expired", {
      msg: {
        en: "The buyer's authorisation for these goods is not valid today",
        hi: "इस माल के लिए ख़रीदार का ऑथराइज़ेशन आज नहीं चलेगा",
      },
    });
}

/** @throws Problem tolerance_exceeded */
export async function refuseTooMuch(
  tx: Tx,
  { id, awardId }: Pick<TripRow, "id" | "awardId">,
  netGrams: number,
): Promise<void> {
  const room = roomFor(await goodsOf(tx, awardId), id);
  if (room === null || netGrams <= room) return;
  const data = { remaining_kg: Math.max(0, room) / 1000, net_kg: netGrams / 1000 };
  throw new Problem("tolerance_exceeded", { path: "kg", data });
}

/**
 * Goods that are sold as a whole go after the truck that has their invoice (rule 55(5)): its money
 * is the seller's by that truck's way out, and would be nobody's for goods gone before it.
 * @throws Problem billed_truck_first
 */
export async function refuseBeforeBilled(
  tx: Tx,
  { id, awardId }: Pick<TripRow, "id" | "awardId">,
): Promise<void> {
  const first = await billedInYard(tx, awardId, id);
  if (first === undefined) return;
  throw new Problem("billed_truck_first", {
    msg: {
      en: `${first} has the invoice of these goods and leaves first. If it broke down, the seller names the truck that takes its goods on`,
      hi: `इस माल का बिल ${first} पर बना है: पहले वही निकलेगा। वह ख़राब हो गया हो, तो विक्रेता बताए कि उसका माल कौन सा ट्रक ले जाएगा`,
    },
    data: { vehicle_no: first },
  });
}

/** The buyer is told once of each sum that a truck waits for. */
export async function tellWaiting(tx: Tx, home: string, trip: TripRow, due: Paise): Promise<void> {
  if (trip.waitsFor === due) return;
  await setTrip(tx, trip.id, { waits_for: due });
  await notifyMembers(tx, home, waitsNotices(trip, due));
}

/** Why the code does not let it out, its tries counted and the buyer told. */
export async function refuseCode(
  tx: Tx,
  home: string,
  trip: TripRow,
  decision: Exclude<CodeDecision, { is: "right" }>,
): Promise<Problem> {
  if (decision.is === "closed")
    return new Problem("too_many_requests", {
      ...{ path: "handover_code", retryAfter: 3600 },
      msg: {
        en: "Ten wrong codes. Ask the buyer for a new code",
        hi: "दस बार ग़लत कोड। ख़रीदार से नया कोड माँगिए",
      },
    });
  if (decision.is === "locked")
    return new Problem("too_many_requests", {
      ...{ path: "handover_code", retryAfter: decision.seconds },
      msg: {
        en: "Five wrong codes. Wait 15 minutes, and ask the buyer again",
        hi: "पाँच बार ग़लत कोड। 15 मिनट रुकिए, फिर ख़रीदार से पूछिए",
      },
    });
  const { wrongCodes, codesFrom } = decision;
  await setTrip(tx, trip.id, { wrong_codes: wrongCodes, codes_from: codesFrom });
  if (isTold(wrongCodes)) await notifyMembers(tx, home, guessedNotices(trip, wrongCodes));
  return new Problem("code_wrong", {
    ...{
      path: "handover_code",
      msg: {
        en: "This is not the buyer's code. Ask the buyer again",
        hi: "यह ख़रीदार का कोड नहीं है। उनसे फिर पूछिए",
      },
    },
  });
}
