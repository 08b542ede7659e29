import type { ProblemCode } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Admitted } from "../../../platform/http/caller.ts";
import { type Award, moveAward } from "../../awards/index.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { findPass, type PassRow, usePass } from "../passes/passes.store.ts";
import { lockTrip } from "../trips/change-trip.ts";
import { tellTrips } from "../trips/tell-trips.ts";
import { inNotices } from "../trips/trip-notices.ts";
import { mayWorkAtGate } from "../trips/trip-role.ts";
import { setTrip, type TripRow } from "../trips/trips.store.ts";
import { isPossible, shownAt, whyNotUsable } from "./gate.rules.ts";
import { noteSeen } from "./gate-devices.store.ts";

export type GateCaller = Admitted["gate"];
type Using = Pick<Deps, "db" | "config">;

export interface Shown {
  readonly jti: string;
  /** Null for a manager who did not say: the pass's own, if it is theirs. */
  readonly siteId: number | null;
  /** ISO 8601; now where the phone does not say. */
  readonly at: string | undefined;
  /** Whether the phone may work offline. */
  readonly mayTell: boolean;
}
export type Used =
  | { readonly trip: TripRow; readonly because: null }
  | {
      readonly trip: TripRow | null;
      readonly because: Extract<
        ProblemCode,
        | "pass_unknown"
        | "pass_used"
        | "pass_expired"
        | "pass_other_site"
        | "award_not_paid"
        | "time_impossible"
      >;
      readonly pass: PassRow | null;
      readonly at: Date;
    };

export const deviceOf = (caller: GateCaller): number | null =>
  caller.kind === "gate" ? caller.deviceId : null;

/** The first use of a pass lets its truck in, or out; the first truck begins the lifting. */
export async function usePassOnce(
  tx: Tx,
  { config }: Pick<Using, "config">,
  caller: GateCaller,
  { jti, siteId, at: told, mayTell }: Shown,
): Promise<Used> {
  const found = await findPass(tx, jti);
  if (!found) return { trip: null, because: "pass_unknown", pass: null, at: new Date(told ?? 0) };
  const { trip, award } = await lockTrip(tx, found.tripId);
  const pass = (await findPass(tx, jti)) ?? found;
  const now = await marketNow(tx);
  const at = shownAt(told, mayTell, now);
  const isStranger = siteId === null && !mayWorkAtGate(caller, trip);
  const shown = { ...pass, siteId: trip.siteId, tripState: trip.state, awardState: award.state };
  // A told time is looked at also where it does not count: who tells nonsense is told so.
  const isOdd = !isPossible(shown, told === undefined ? at : new Date(told), now);
  const why = isStranger
    ? "pass_unknown"
    : (whyNotUsable(shown, siteId ?? trip.siteId, at) ?? (isOdd ? "time_impossible" : null));
  if (why) {
    // A use that did not count is noted as it was told.
    const toldAt = isOdd ? now : shownAt(told, true, now);
    return { trip: isStranger ? null : trip, because: why, pass, at: toldAt };
  }
  await usePass(tx, jti, at, deviceOf(caller));
  if (caller.kind === "gate") await noteSeen(tx, caller.deviceId);
  if (pass.direction === "in") await letIn(tx, config.home, { trip, award, at, now });
  return { trip, because: null };
}

interface LetIn {
  readonly trip: TripRow;
  readonly award: Award;
  /** When it was shown. */
  readonly at: Date;
  readonly now: Date;
}
async function letIn(tx: Tx, home: string, { trip, award, at, now }: LetIn): Promise<void> {
  await setTrip(tx, trip.id, { state: "arrived", gate_in_at: at });
  const by = { side: "market", actorId: null, reason: "truck_in" } as const;
  await moveAward(tx, award, { ...by, move: "gate_in", at: now });
  await notifyMembers(tx, home, inNotices(trip));
  await tellTrips(tx, "arrived", [trip]);
}
