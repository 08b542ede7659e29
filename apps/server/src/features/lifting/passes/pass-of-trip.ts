import { randomUUID } from "node:crypto";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { GRACE_MS } from "../trips/trips.rules.ts";
import type { TripRow } from "../trips/trips.store.ts";
import { passKeys } from "./pass-keys.ts";
import { type Direction, keepPass } from "./passes.store.ts";
import { shortCode, signPass } from "./sign-pass.ts";

type Signing = Pick<AccountDeps, "db" | "secretKeys">;
export interface SignedPass {
  readonly token: string;
  /** Short enough to be typed; the gate finds its pass by it. */
  readonly code: string;
  /** ISO 8601. */
  readonly expires_at: string;
}

const isOut = ({ state }: TripRow) => state === "out" || state === "received";

/**
 * The pass that a truck needs next: to come in, or to leave. It opens a gate from when it is first
 * asked for: who comes early is the gate's to decide.
 * @throws Problem pass_expired for a truck that did not come or was taken back
 */
export async function passOfTrip(deps: Signing, trip: TripRow): Promise<SignedPass> {
  if (trip.state === "missed" || trip.state === "cancelled") throw new Problem("pass_expired");
  const direction: Direction = isOut(trip) ? "out" : "in";
  const keys = await passKeys(deps);
  const pass = await deps.db.transaction().execute(async (tx) => {
    const validFrom = await marketNow(tx);
    const until = direction === "in" ? trip.slotTo : (trip.gateOutAt ?? validFrom);
    const expiresAt = new Date(until.getTime() + GRACE_MS);
    const named = { jti: randomUUID(), tripId: trip.id, direction, kid: keys[0].kid };
    return keepPass(tx, { ...named, validFrom, expiresAt });
  });
  const key = keys.find(({ kid }) => kid === pass.kid);
  if (!key) throw new Error(`The key of pass ${pass.jti} is gone`);
  const claims = {
    ...{ trip: String(trip.id), site: String(trip.siteId), vehicle: trip.vehicleNo },
    dir: direction,
  };
  const token = await signPass(deps, key, { ...pass, claims });
  return { token, code: shortCode(pass.jti), expires_at: pass.expiresAt.toISOString() };
}
