import { keep, readFromTab, removeFromTab } from "./tab-storage.ts";

/**
 * A refused login's token, for a seller whose account waits or was refused: opens the own
 * application alone, for half an hour, in this tab.
 */
const KEY = "application";

export const storeApplication = (token: string) => keep(KEY, token);
export const applicationToken = (): string | null => readFromTab<string>(KEY) ?? null;
export const removeApplication = () => removeFromTab(KEY);
