import type { lifting } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { AnyClaims, KnownUse, Signed } from "./pass-check.rules.ts";

/** Rules of a gate's phone. Pure. */

export type Trip = lifting.Trip;

/** A pass that this phone has let through. */
export interface Use extends KnownUse {
  /** The truck, or the visit. */
  readonly trip: string;
  /** The number on the plate, or who comes. */
  readonly vehicle: string;
  readonly dir: AnyClaims["dir"];
  /** ISO 8601: until when the pass could be shown again. */
  readonly until: string;
  /** Why the market refused it afterwards. */
  readonly message: string | null;
  /** The pass itself, which is told with its use. */
  readonly token?: string;
}

/** The link brings the token behind `#`; null for any other address. */
export const tokenIn = (hash: string): string | null =>
  /^#(gate_[\w-]{20,})$/.exec(hash)?.[1] ?? null;

/** @param vehicle or who comes, of visitors */
export const newUse = (
  pass: AnyClaims,
  vehicle: string,
  at: Date,
  { state, token }: { readonly state: KnownUse["state"]; readonly token?: string },
): Use => ({
  ...{ jti: pass.jti, trip: pass.dir === "visit" ? pass.visit : pass.trip, dir: pass.dir, vehicle },
  ...{ at: at.toISOString(), until: new Date(pass.exp * 1000).toISOString(), state, message: null },
  ...(token && { token }),
});

/** When a pass was shown: a phone's clock may run behind, and there was none before it was made. */
export const shownAt = (pass: Signed, now: Date): Date =>
  new Date(Math.max(now.getTime(), (pass.nbf + 1) * 1000));

interface Answer {
  readonly jti: string;
  readonly state: "accepted" | "refused";
  readonly message: string;
}
/** After the market has answered; what waits for its answer goes on waiting. */
export const answered = (uses: readonly Use[], answers: readonly Answer[]): readonly Use[] =>
  uses.map((use) => {
    const answer = answers.find(({ jti }) => jti === use.jti);
    if (!answer || use.state !== "waiting") return use;
    return answer.state === "accepted"
      ? { ...use, state: "told" }
      : { ...use, state: "refused", message: answer.message };
  });

/** A pass whose time has been over for a day is remembered no more, if all is told. */
export const stillKept = (uses: readonly Use[], now: Date): readonly Use[] =>
  uses.filter(({ state, until }) => state !== "told" || Date.parse(until) + DAY_MS > now.getTime());

export interface Groups {
  readonly inside: readonly Trip[];
  readonly expected: readonly Trip[];
  readonly gone: readonly Trip[];
}
const GROUP: Record<Trip["state"], keyof Groups | null> = {
  ...{ booked: "expected", missed: "expected" },
  ...{ arrived: "inside", tared: "inside", weighed: "inside" },
  ...{ out: "gone", received: "gone", cancelled: null },
};

/** A truck let in without network is inside, whatever the market knew last. */
export function groupsOf(trips: readonly Trip[], uses: readonly Use[]): Groups {
  const came = new Set(
    uses.filter(({ dir, state }) => dir === "in" && state === "waiting").map(({ trip }) => trip),
  );
  const groups = { inside: [] as Trip[], expected: [] as Trip[], gone: [] as Trip[] };
  for (const trip of trips) {
    const group = GROUP[trip.state];
    if (group === null) continue;
    groups[group === "expected" && came.has(trip._id) ? "inside" : group].push(trip);
  }
  return groups;
}

export type Step = "come" | "tare" | "gross" | "pay" | "leave" | "gone";
export function nextStep({ state, due }: Pick<Trip, "state" | "due">): Step {
  if (state === "arrived") return "tare";
  if (state === "tared") return "gross";
  if (state === "weighed") return (due ?? 0) > 0 ? "pay" : "leave";
  return state === "out" || state === "received" ? "gone" : "come";
}

/** The slips of a truck may be corrected as long as it has no invoice. */
export const mayCorrect = ({ state, invoice_id }: Pick<Trip, "state" | "invoice_id">): boolean =>
  invoice_id === null && (state === "tared" || state === "weighed");
