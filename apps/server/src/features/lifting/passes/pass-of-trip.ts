import { randomUUID } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { GRACE_MS } from "../trips/trips.rules.ts";
import type { TripRow } from "../trips/trips.store.ts";
import { passKeys, privateHalf } from "./pass-keys.ts";
import { type Direction, keepPass } from "./passes.store.ts";

/** 4F2A-91C3: what its id begins with. */
export const shortCode = (jti: string): string =>
  `${jti.slice(0, 4)}-${jti.slice(4, 8)}`.toUpperCase();

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
  const claims = { trip: String(trip.id), site: String(trip.siteId), vehicle: trip.vehicleNo };
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  const token = await new SignJWT({ ...claims, dir: direction })
    .setProtectedHeader({ alg: "ES256", kid: pass.kid })
    .setJti(pass.jti)
    .setNotBefore(seconds(pass.validFrom))
    .setExpirationTime(seconds(pass.expiresAt))
    .sign(await importJWK(await privateHalf(deps, key), "ES256"));
  return { token, code: shortCode(pass.jti), expires_at: pass.expiresAt.toISOString() };
}
