import type { JournalRow } from "@rebale/contract/journal";
import { ACCOUNT_NAMES, namesIn } from "@rebale/contract/journal/names";
import { language } from "../../../lib/language/language.ts";

export const accountNames = namesIn(ACCOUNT_NAMES, language);

/**
 * The sum an entry moved, in rupees: its accounts' debits after it. Money that only passes through
 * one, as a forfeited deposit does on its way to the seller, is not counted twice.
 */
export function sumOf({ lines }: Pick<JournalRow, "lines">): number {
  const moved = new Map<string, number>();
  for (const { account, company_id, amount } of lines) {
    const of = `${account} ${company_id}`;
    moved.set(of, (moved.get(of) ?? 0) + Math.round(amount * 100));
  }
  return [...moved.values()].reduce((sum, paise) => sum + Math.max(0, paise), 0) / 100;
}

/** Whose account a line is of. */
export const whose = ({ account, company }: JournalRow["lines"][number]): string =>
  company === null ? accountNames[account] : `${company}, ${accountNames[account].toLowerCase()}`;
