import type { TripState } from "@rebale/contract/lifting/states";

/** Whether a pass opens this gate, as a phone without network can know it. Pure. */

/** The market's signed claims; seconds since 1970. */
export interface Claims {
  readonly jti: string;
  readonly trip: string;
  readonly site: string;
  readonly vehicle: string;
  readonly dir: "in" | "out";
  readonly nbf: number;
  readonly exp: number;
}

export interface KnownUse {
  readonly jti: string;
  /** ISO 8601. */
  readonly at: string;
  readonly state: "waiting" | "told" | "refused";
}
interface KnownTrip {
  readonly _id: string;
  readonly state: TripState;
  readonly gate_in_at: string | null;
}
export interface KnownHere {
  readonly site: string;
  readonly uses: readonly KnownUse[];
  /** As the market said when it was last reached. */
  readonly trips: readonly KnownTrip[];
}

export type PassRefusal =
  | { readonly because: "pass_used"; readonly at: string | null }
  | { readonly because: "pass_expired" | "pass_other_site" | "pass_early" };

/** Clocks of phones run ahead and behind; seconds. */
const CLOCK_ERROR = 600;

const DIRECTIONS: readonly unknown[] = ["in", "out"];
const isText = (value: unknown) => typeof value === "string" && value !== "";
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);

/** Null for what is signed but no pass. */
export function claimsOf(payload: unknown): Claims | null {
  const { jti, trip, site, vehicle, dir, nbf, exp } = (payload ?? {}) as Record<string, unknown>;
  const fits =
    [jti, trip, site, vehicle].every(isText) &&
    [nbf, exp].every(isNumber) &&
    DIRECTIONS.includes(dir);
  return fits ? ({ jti, trip, site, vehicle, dir, nbf, exp } as Claims) : null;
}

/** In the market's own order; null where the truck may go through. */
export function whyNotThrough(pass: Claims, here: KnownHere, now: Date): PassRefusal | null {
  const seconds = now.getTime() / 1000;
  const used = usedBefore(pass, here);
  if (used) return used;
  const trip = here.trips.find(({ _id }) => _id === pass.trip);
  if (seconds > pass.exp || (pass.dir === "in" && trip?.state === "cancelled"))
    return { because: "pass_expired" };
  if (pass.site !== here.site) return { because: "pass_other_site" };
  return seconds < pass.nbf - CLOCK_ERROR ? { because: "pass_early" } : null;
}

/** By this phone, or by another as the market has told. */
export function usedBefore(
  { jti, trip, dir }: Pick<Claims, "jti" | "trip" | "dir">,
  { uses, trips }: Pick<KnownHere, "uses" | "trips">,
): PassRefusal | null {
  const use = uses.find((one) => one.jti === jti && one.state !== "refused");
  if (use) return { because: "pass_used", at: use.at };
  const came = dir === "in" && trips.find(({ _id }) => _id === trip)?.gate_in_at;
  return came ? { because: "pass_used", at: came } : null;
}
