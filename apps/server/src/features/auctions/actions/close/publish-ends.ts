import type { Bus, Events } from "../../../../platform/bus/events.ts";

/** Informs subscribers on every node, and ends what lists have cached. Call after the commit. */
export function publishEnds(bus: Bus, ends: readonly Events["ledger"][]): void {
  for (const end of ends) bus.publish("ledger", end);
  const [first] = ends;
  if (first) bus.publish("lots", { lotId: first.lotId });
}
