import { serverNow, useCountPassed, useHasPassed } from "../../lib/server-clock.tsx";
import type { CardLot } from "./card/card-lot.ts";

type Clocked = Pick<CardLot, "status" | "starts_at" | "ends_at" | "awaits_signature" | "paused_at">;

/** When the clock alone changes what a lot is; what waits for a signature opens only with it. */
const momentOf = ({ status, starts_at, ends_at, awaits_signature }: Clocked) => {
  if (status === "upcoming") return awaits_signature ? null : starts_at;
  return status === "live" ? ends_at : null;
};

const timeOf = (lot: Clocked): number => {
  const at = momentOf(lot);
  return at === null ? Infinity : Date.parse(at);
};
const after = <L extends Clocked>(lot: L): L => ({
  ...lot,
  status: lot.status === "upcoming" ? "live" : "ended",
});

/** A lot whose start or end came between two readings of its list is what the clock says. */
export function useStatusNow<L extends Clocked>(lot: L): L {
  return useHasPassed(timeOf(lot)) ? after(lot) : lot;
}

/** The same of all lots of a table, drawn again as one of them starts or ends. */
export function useStatusesNow<L extends Clocked>(lots: readonly L[]): L[] {
  useCountPassed(lots.map(timeOf));
  const now = serverNow();
  return lots.map((lot) => (timeOf(lot) <= now ? after(lot) : lot));
}
