import type { Body, lifting } from "@rebale/contract";
import { isUsualWeight } from "@rebale/contract/lifting/weight";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { storePrivatePicture } from "../../media/index.ts";
import type { GateCaller } from "../gate/use-pass.ts";
import { lockTrip } from "../trips/change-trip.ts";
import { tellTrips } from "../trips/tell-trips.ts";
import { mayWorkAtGate } from "../trips/trip-role.ts";
import { readTrip, setTrip, type TripRow } from "../trips/trips.store.ts";
import { refuseTooMuch } from "./may-leave.ts";
import { countingSlips, insertSlip, isSlipUsed, type NewSlip } from "./slips.store.ts";
import { isAboveTare } from "./weights.rules.ts";

type Adding = Pick<Deps, "db" | "files" | "limits">;
type Asked = Body<typeof lifting.addSlip>;

/**
 * A slip of the weighbridge with its photo: the empty truck's first, then the loaded one's. One
 * that is there already is corrected by another with a reason, until there is an invoice.
 * @throws Problem not_found for whoever is not at the gate; trip_not_here, invoice_issued,
 * slip_used, weight_not_above_tare, tolerance_exceeded, weight_unusual, time_impossible,
 * invalid_input at `photo`, `bridge` or `reason`, picture_unreadable
 */
export async function addSlip(
  deps: Adding,
  caller: GateCaller,
  tripId: number,
  asked: Asked,
  [upload]: readonly Upload[],
): Promise<void> {
  const check = (tx: Tx) => decideSlip(tx, caller, tripId, asked);
  // Before the photo is kept: what is refused leaves none.
  await deps.db.transaction().execute(check);
  if (!upload)
    throw new Problem("invalid_input", {
      path: "photo",
      msg: { en: "Take a photo of the slip", hi: "पर्ची की फ़ोटो लीजिए" },
    });
  await deps.limits.upload(caller.kind === "gate" ? -caller.deviceId : caller.userId, upload.size);
  const photo = await storePrivatePicture(deps, upload);
  await deps.db.transaction().execute(async (tx) => {
    const { trip, replaces } = await check(tx);
    await insertSlip(tx, { ...slipOf(caller, trip, asked), photo, replaces });
    const next = asked.kind === "tare" ? "tared" : "weighed";
    if (replaces === null) await setTrip(tx, tripId, { state: next });
    // Also where a weight of a truck that is weighed is corrected.
    if (next === "weighed" || trip.state === "weighed")
      await tellTrips(tx, "weighed", [await readTrip(tx, tripId)]);
  });
}

const slipOf = (
  caller: GateCaller,
  trip: TripRow,
  { kind, kg: grams, bridge, slip_no, at, reason }: Asked,
): Omit<NewSlip, "photo" | "replaces"> => ({
  ...{ tripId: trip.id, siteId: trip.siteId, kind, bridge, slipNo: slip_no, grams, reason },
  weighedAt: new Date(at),
  enteredBy: caller.kind === "gate" ? null : caller.userId,
  enteredDevice: caller.kind === "gate" ? caller.deviceId : null,
});

/** Which truck it is of, and the slip whose place it takes; behind the auction's lock. */
async function decideSlip(tx: Tx, caller: GateCaller, tripId: number, asked: Asked) {
  const { trip } = await lockTrip(tx, tripId);
  if (!mayWorkAtGate(caller, trip)) throw new Problem("not_found");
  if (!IN_YARD.has(trip.state)) throw new Problem("trip_not_here");
  if (trip.invoiceId !== null) throw new Problem("invoice_issued");
  const slip = slipOf(caller, trip, asked);
  if (await isSlipUsed(tx, slip)) throw new Problem("slip_used", { path: "slip_no" });
  const { tare, gross } = await countingSlips(tx, tripId);
  const weights = {
    tare: tare?.grams ?? null,
    gross: gross?.grams ?? null,
    [slip.kind]: slip.grams,
  };
  if (!isAboveTare(weights))
    throw new Problem("weight_not_above_tare", {
      path: "kg",
      ...(weights.tare === null && {
        msg: { en: "Weigh the empty truck first", hi: "पहले ख़ाली ट्रक तौलिए" },
      }),
    });
  if (weights.tare !== null && weights.gross !== null)
    await refuseTooMuch(tx, trip, weights.gross - weights.tare);
  if (!asked.sure && !isUsualWeight(slip.grams))
    throw new Problem("weight_unusual", ofWeight(slip));
  const before = slip.kind === "tare" ? tare : gross;
  refuseOdd(asked, {
    before,
    other: slip.kind === "tare" ? gross : tare,
    inAt: trip.gateInAt,
    now: await marketNow(tx),
  });
  return { trip, replaces: before?.id ?? null };
}
const ofWeight = ({ grams }: Pick<NewSlip, "grams">) => ({
  ...{ path: "kg", data: { kg: grams / 1000 } },
  msg: {
    en: `${grams / 1000} kg? Hardly any truck weighs that. If the slip says tonnes, type MT behind it`,
    hi: `${grams / 1000} किलो? शायद ही कोई ट्रक इतने वज़न का होता है। पर्ची में टन लिखा हो तो पीछे MT लिखिए`,
  },
});
const IN_YARD: ReadonlySet<string> = new Set(["arrived", "tared", "weighed"]);

interface Standing {
  readonly before: { readonly bridge: string } | undefined;
  readonly other: { readonly bridge: string } | undefined;
  readonly inAt: Date | null;
  readonly now: Date;
}
/** Clocks of a phone and a bridge may differ a little. */
const LEEWAY_MS = 10 * 60_000;
function refuseOdd({ bridge, at, reason }: Asked, { before, other, inAt, now }: Standing): void {
  if (Date.parse(at) > now.getTime() + LEEWAY_MS)
    throw new Problem("time_impossible", {
      path: "at",
      msg: { en: "This time is still to come", hi: "यह समय अभी आया नहीं है" },
    });
  if (inAt !== null && Date.parse(at) < inAt.getTime() - LEEWAY_MS)
    throw new Problem("time_impossible", {
      path: "at",
      msg: { en: "The truck was not in then", hi: "तब गाड़ी अंदर नहीं थी" },
    });
  if (other && other.bridge.toLowerCase() !== bridge.toLowerCase())
    throw new Problem("invalid_input", {
      ...{
        path: "bridge",
        msg: { en: "Weigh both times on the same bridge", hi: "दोनों बार एक ही काँटे पर तौलिए" },
      },
    });
  if (before && reason === null)
    throw new Problem("invalid_input", {
      ...{
        path: "reason",
        msg: { en: "Say why the weight is corrected", hi: "बताइए कि वज़न क्यों बदला जा रहा है" },
      },
    });
  if (!before && reason !== null)
    throw new Problem("invalid_input", {
      path: "reason",
      msg: { en: "There is nothing to correct yet", hi: "अभी बदलने को कुछ नहीं है" },
    });
}
