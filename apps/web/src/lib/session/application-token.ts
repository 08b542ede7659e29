import { keep, readFromTab, removeFromTab } from "./tab-storage.ts";

/**
 * What a refused login gives a seller whose account waits or was refused: it opens the own
 * application alone, for half an hour, in this tab.
 */
const KEY = "application";

export const storeApplication = (token: string) => keep(KEY, token);
export const applicationToken = (): string | null => readFromTab<string>(KEY) ?? null;
export const removeApplication = () => removeFromTab(KEY);
