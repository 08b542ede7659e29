import { lotTag } from "./features/listings/index.ts";
import type { Deps } from "./platform/deps.ts";

/** The tags of any page or list. */
export const COMMON_TAGS = ["lots", "content"];

/** A bid ends what shows its lot, a change of the lists or of the content all that shows them. */
export function invalidateCaches({ bus, caches }: Pick<Deps, "bus" | "caches">): void {
  bus.on("ledger", ({ lotId }) => caches.invalidate(lotTag(lotId)));
  bus.on("lots", () => caches.invalidate("lots"));
  bus.on("content", () => caches.invalidate("content"));
}
