import { ENTRY_NAMES, namesIn } from "@rebale/contract/journal/names";
import { language } from "../../../lib/language/language.ts";

export const entryNames: Readonly<Record<string, string>> = namesIn(ENTRY_NAMES, language);
export const kindName = (kind: string): string => entryNames[kind] ?? kind;
