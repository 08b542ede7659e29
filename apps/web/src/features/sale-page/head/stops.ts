import type { Award } from "@rebale/contract/awards";
import type { AwardState } from "@rebale/contract/awards/states";
import { t } from "ttag";
import { stateLabels } from "../../../shared/goods/state-labels.ts";

export const STOPS = ["won", "paid", "truck", "out", "settled"] as const;
type Stop = (typeof STOPS)[number];
export const stopNames: Readonly<Record<Stop, string>> = {
  won: t`Won`,
  paid: t`Paid`,
  truck: t`Truck`,
  out: t`Out`,
  settled: t`Settled`,
};

export interface Rail {
  /** How many of the stops are behind it. */
  readonly done: number;
  /** Why it goes no further; null while it does, or has come to its end. */
  readonly ended: string | null;
}

/** Stops that are behind a sale in each state. */
const behind: Readonly<Record<Exclude<AwardState, "defaulted" | "cancelled">, number>> = {
  payment_due: 1,
  overdue: 1,
  paid: 2,
  lifting: 3,
  lifted: 4,
  settled: 5,
  completed: 5,
};

/** How far a sale has come; one that ended early stands where it ended. */
export function railOf({ state, timeline }: Pick<Award, "state" | "timeline">): Rail {
  if (state !== "defaulted" && state !== "cancelled") return { done: behind[state], ended: null };
  const came = timeline.map(({ to }) => (to in behind ? behind[to as keyof typeof behind] : 0));
  return { done: Math.max(1, ...came), ended: stateLabels[state] };
}
