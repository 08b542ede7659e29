import { hash } from "node:crypto";
import { type Body, lifting } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { undone } from "../../../platform/db/undone.store.ts";
import { readKey } from "../../../platform/http/idempotency-key.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { type Award, moveAward } from "../../awards/index.ts";
import { isEwayUsed, issueForTruck, issueManifest, needsEway } from "../../invoices/index.ts";
import { bookTrucks } from "../../kilograms/index.ts";
import { notifyMembers } from "../../notifications/index.ts";
import type { GateCaller } from "../gate/use-pass.ts";
import { passOfTrip, type SignedPass } from "../passes/pass-of-trip.ts";
import { lockTrip } from "../trips/change-trip.ts";
import { tellTrips } from "../trips/tell-trips.ts";
import { outNotices } from "../trips/trip-notices.ts";
import { mayWorkAtGate } from "../trips/trip-role.ts";
import { readTrip, setTrip, type TripRow } from "../trips/trips.store.ts";
import { decideCode } from "./codes.rules.ts";
import { type ExternalInvoice, storeExternal } from "./external-invoice.ts";
import { goodsOf } from "./goods.store.ts";
import {
  refuseBeforeBilled,
  refuseCode,
  refuseTooMuch,
  refuseUnauthorised,
  tellWaiting,
} from "./may-leave.ts";
import { raiseDues } from "./raise-dues.ts";
import { isAllOut } from "./weights.rules.ts";

type Leaving = Pick<AccountDeps, "db" | "config" | "files" | "limits" | "secretKeys">;
interface Asked extends Body<typeof lifting.letOut> {
  readonly key: string | string[] | undefined;
}
type Invoice = Pick<
  Awaited<ReturnType<typeof issueForTruck>>,
  "id" | "number" | "kind" | "value" | "total"
>;

/**
 * Lets a weighed truck out. What is asked first is kept whatever the answer: the invoice, what it
 * makes due, a wrong code's try. Asked and let out in one transaction: of two trucks at one moment
 * with money for one, the first goes.
 * @throws Problem not_found for whoever is not at the gate; trip_not_here, authorisation_expired,
 * tolerance_exceeded, billed_truck_first, payment_due, eway_needed, eway_number_used, code_wrong,
 * too_many_requests, idempotency_key_reused
 */
export async function letOut(
  deps: Leaving,
  caller: GateCaller,
  tripId: number,
  asked: Asked,
  uploads: readonly Upload[],
): Promise<{ invoice: Invoice; pass: SignedPass }> {
  const { db } = deps;
  const external = await storeExternal(deps, caller, asked.invoice_no, uploads[0]);
  const call = { operation: lifting.letOut, ...onceFor(caller, asked.key) };
  const body = { tripId, handover_code: asked.handover_code, eway_no: asked.eway_no };
  const answer = await db.transaction().execute(async (tx) => {
    const refusal = await askAll(tx, deps, { caller, tripId, asked, external });
    return refusal ?? once(tx, { ...call, body }, () => leave(tx, deps, caller, tripId, asked));
  });
  if (answer instanceof Problem) throw answer;
  return { invoice: answer, pass: await passOfTrip(deps, await readTrip(db, tripId)) };
}

/** A phone's calls are kept by whose link it is, apart from that person's own. */
function onceFor(caller: GateCaller, header: Asked["key"]) {
  const key = readKey(header);
  if (caller.kind !== "gate" || key === undefined)
    return { userId: caller.kind === "gate" ? caller.madeBy : caller.userId, key };
  return { userId: caller.madeBy, key: `gate-${caller.deviceId}-${hash("sha256", key)}` };
}

interface Asking {
  readonly caller: GateCaller;
  readonly tripId: number;
  readonly asked: Asked;
  readonly external: ExternalInvoice | undefined;
}

/** In the order in which it is refused; null where nothing keeps it. */
async function askAll(
  tx: Tx,
  deps: Leaving,
  { caller, tripId, asked, external }: Asking,
): Promise<Problem | null> {
  const { trip, award } = await lockTrip(tx, tripId);
  if (!mayWorkAtGate(caller, trip)) throw new Problem("not_found");
  // Whether it was let out by this call is known by its key.
  if (IS_OUT.has(trip.state)) return null;
  const net = weighed(trip, award);
  const now = await marketNow(tx);
  await refuseUnauthorised(tx, trip, now);
  await refuseTooMuch(tx, trip, net);
  await refuseBeforeBilled(tx, trip);
  const leaving = { caller, trip, net, external, asked, now };
  const code = decideCode(trip, asked.handover_code, now);
  if (code.is === "right") return askForPapers(tx, deps, leaving);
  // The code is the buyer's word on the weight: without it an invoice is made only where the buyer
  // is to pay it before anything else is asked.
  const would =
    trip.invoiceId === null
      ? await undone(tx, () => askForPapers(tx, deps, leaving))
      : await askForPapers(tx, deps, leaving);
  if (would?.code === "payment_due") return askForPapers(tx, deps, leaving);
  const refusal = await refuseCode(tx, deps.config.home, trip, code);
  if (would === null) return refusal;
  const errors = [...would.errors, ...refusal.errors];
  return new Problem(would.code, { errors, data: trip.invoiceId === null ? null : would.data });
}

/** The invoice, and what it makes necessary. */
async function askForPapers(
  tx: Tx,
  deps: Leaving,
  { asked: { eway_no }, now, ...leaving }: Issuing & Pick<Asking, "asked"> & { readonly now: Date },
): Promise<Problem | null> {
  const { trip } = leaving;
  const invoice = await issue(tx, leaving);
  const named = { invoice_id: String(invoice.id) };
  const due = await raiseDues(tx, trip, now);
  if (due > 0) {
    await tellWaiting(tx, deps.config.home, trip, due);
    return new Problem("payment_due", { data: { due: due / 100, ...named } });
  }
  const eway = eway_no ?? invoice.ewayNo ?? trip.eway_no;
  if (eway === null)
    return needsEway(invoice.goodsWithGst)
      ? new Problem("eway_needed", { path: "eway_no", data: named })
      : null;
  const isUsed = await isEwayUsed(tx, eway, trip.id);
  return isUsed ? new Problem("eway_number_used", { path: "eway_no", data: named }) : null;
}
const IS_OUT: ReadonlySet<string> = new Set(["out", "received"]);
/** Also where both have said that all is lifted while it was in the yard. */
const LEAVABLE: ReadonlySet<string> = new Set(["paid", "lifting", "lifted"]);

/** Grams. */
function weighed({ state, tareGrams, grossGrams }: TripRow, award: Award): number {
  if (!LEAVABLE.has(award.state)) throw new Problem("award_closed");
  if (state !== "weighed" || tareGrams === null || grossGrams === null)
    throw new Problem("trip_not_here");
  return grossGrams - tareGrams;
}

interface Issuing extends Pick<Asking, "caller" | "external"> {
  readonly trip: TripRow;
  readonly net: number;
}
const issue = (tx: Tx, { caller, trip, net, external }: Issuing) =>
  issueForTruck(tx, {
    ...{ awardId: trip.awardId, tripId: trip.id, netGrams: net },
    actorId: caller.kind === "gate" ? null : caller.userId,
    ...(external && { external }),
  });

/** The one moment at which a truck is out, with its invoice. */
async function leave(
  tx: Tx,
  { config }: Pick<Leaving, "config">,
  caller: GateCaller,
  tripId: number,
  { eway_no }: Asked,
): Promise<Invoice> {
  const { trip, award } = await lockTrip(tx, tripId);
  const net = weighed(trip, award);
  const { id, number, kind, value, total, ewayNo } = await issue(tx, {
    ...{ caller, trip, net, external: undefined },
  });
  const at = await marketNow(tx);
  await setTrip(tx, tripId, {
    ...{ state: "out", gate_out_at: at, net_grams: net },
    eway_no: eway_no ?? ewayNo ?? trip.eway_no,
  });
  await bookTrucks(tx, award.id);
  if (award.state !== "lifted" && isAllOut(await goodsOf(tx, award.id)))
    await moveAward(tx, award, {
      ...{ move: "lifted", side: "market", actorId: null, reason: "all_out", at },
    });
  await notifyMembers(tx, config.home, outNotices(trip, net / 1000, total));
  await tellTrips(tx, "out", [{ ...trip, netOut: net, invoiceId: id }]);
  await issueManifest(tx, award.id, tripId);
  return { id, number, kind, value, total };
}
