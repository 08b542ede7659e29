import { ENTRY_NAMES } from "@rebale/contract/journal/names";

const names: Readonly<Record<string, string>> = ENTRY_NAMES;
export const kindName = (kind: string): string => names[kind] ?? kind;
