import { forgetKept, keep, readKept } from "../../../../lib/session/kept.ts";
import { newKey } from "../../../../lib/session/new-key.ts";

const KEPT = "batch-key";
interface Kept {
  key: string;
  batch: string;
}

/**
 * The Idempotency-Key of a batch: the same for the same products until they are known to be there,
 * so that who presses again after a lost answer, or after a reload, makes no second lots.
 */
export function batchKey(products: readonly object[]): string {
  const batch = JSON.stringify(products);
  const kept = readKept<Kept>(KEPT);
  if (kept?.batch === batch) return kept.key;
  const key = newKey();
  keep(KEPT, { key, batch });
  return key;
}
export const forgetBatchKey = () => forgetKept(KEPT);
