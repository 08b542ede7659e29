import { forgetKept, keep, readKept } from "./kept.ts";

/**
 * What a refused login gives a seller whose account waits or was refused: it opens the own
 * application alone, for half an hour, in this tab.
 */
const KEY = "application";

export const keepApplication = (token: string) => keep(KEY, token);
export const applicationToken = (): string | null => readKept<string>(KEY) ?? null;
export const forgetApplication = () => forgetKept(KEY);
