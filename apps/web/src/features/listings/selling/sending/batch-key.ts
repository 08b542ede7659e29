import { newKey } from "../../../../lib/session/new-key.ts";
import { keep, readFromTab, removeFromTab } from "../../../../lib/session/tab-storage.ts";

const STORAGE_KEY = "batch-key";
interface StoredKey {
  key: string;
  batch: string;
}

/**
 * The Idempotency-Key of a batch: the same for the same products until they are known to be there,
 * so that who presses again after a lost answer, or after a reload, makes no second lots.
 */
export function batchKey(products: readonly object[]): string {
  const batch = JSON.stringify(products);
  const storedKey = readFromTab<StoredKey>(STORAGE_KEY);
  if (storedKey?.batch === batch) return storedKey.key;
  const key = newKey();
  keep(STORAGE_KEY, { key, batch });
  return key;
}
export const removeBatchKey = () => removeFromTab(STORAGE_KEY);
