import type { InspectionState } from "@rebale/contract/inspections/states";
import type { TripState } from "@rebale/contract/lifting/states";

/** Whether a pass opens this gate, as a phone without network can know it. Pure. */

/** Every pass has these; seconds since 1970. */
export interface Signed {
  readonly jti: string;
  readonly site: string;
  readonly nbf: number;
  readonly exp: number;
}
/** The market's signed claims of a truck. */
export interface Claims extends Signed {
  readonly trip: string;
  readonly vehicle: string;
  readonly dir: "in" | "out";
}
/** And of people who come to see goods. */
export interface VisitClaims extends Signed {
  readonly visit: string;
  readonly people: number;
  readonly dir: "visit";
}
export type AnyClaims = Claims | VisitClaims;

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

/** A visit, as the market told of it. */
interface KnownVisit {
  readonly _id: string;
  readonly state: InspectionState;
  readonly came_at: string | null;
}

/** Clocks of phones run ahead and behind; seconds. */
const CLOCK_ERROR = 600;

const DIRECTIONS: readonly unknown[] = ["in", "out"];
const isText = (value: unknown) => typeof value === "string" && value !== "";
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);

/** Null for what is signed but no pass. */
export function claimsOf(payload: unknown): AnyClaims | null {
  const { jti, trip, site, vehicle, dir, nbf, exp, visit, people } = (payload ?? {}) as Record<
    string,
    unknown
  >;
  if (![jti, site].every(isText) || ![nbf, exp].every(isNumber)) return null;
  const signed = { jti, site, nbf, exp };
  if (dir === "visit")
    return isText(visit) && isNumber(people)
      ? ({ ...signed, visit, people, dir } as VisitClaims)
      : null;
  const fits = [trip, vehicle].every(isText) && DIRECTIONS.includes(dir);
  return fits ? ({ ...signed, trip, vehicle, dir } as Claims) : null;
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

/** The same for visitors, whose pass counts for its own time alone. */
export function whyNotVisit(
  pass: VisitClaims,
  {
    site,
    uses,
    visits,
  }: Pick<KnownHere, "site" | "uses"> & { readonly visits: readonly KnownVisit[] },
  now: Date,
): PassRefusal | null {
  const seconds = now.getTime() / 1000;
  if (pass.site !== site) return { because: "pass_other_site" };
  const visit = visits.find(({ _id }) => _id === pass.visit);
  const used = usedHere(pass, uses);
  if (used) return used;
  if (visit?.state === "came") return { because: "pass_used", at: visit.came_at };
  if (seconds > pass.exp || visit?.state === "cancelled") return { because: "pass_expired" };
  // No minutes of grace: the market refuses who came before, and its clock is the phone's.
  return seconds < pass.nbf ? { because: "pass_early" } : null;
}

/** By this phone. */
export function usedHere(
  { jti }: Pick<Signed, "jti">,
  uses: readonly KnownUse[],
): PassRefusal | null {
  const use = uses.find((one) => one.jti === jti && one.state !== "refused");
  return use ? { because: "pass_used", at: use.at } : null;
}

/** By this phone, or by another as the market has told. */
export function usedBefore(
  { jti, trip, dir }: Pick<Claims, "jti" | "trip" | "dir">,
  { uses, trips }: Pick<KnownHere, "uses" | "trips">,
): PassRefusal | null {
  const used = usedHere({ jti }, uses);
  if (used) return used;
  const came = dir === "in" && trips.find(({ _id }) => _id === trip)?.gate_in_at;
  return came ? { because: "pass_used", at: came } : null;
}
