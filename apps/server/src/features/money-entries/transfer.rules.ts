import type { Paise } from "@rebale/contract/values/money";
import type { Account } from "./accounts.rules.ts";
import type { Entry, JournalEvent } from "./journal-event.ts";

/** `amount` from the credit's side to the debit's; nothing where it is zero. */
export function transfer(
  debit: Account,
  credit: Account,
  amount: number,
  awardId: number | null = null,
) {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`No amount to book: ${amount}`);
  if (amount === 0) return [];
  return [
    { ...debit, amount: amount as Paise, awardId },
    { ...credit, amount: -amount as Paise, awardId },
  ];
}

/** An event as the book of patterns has it. */
export type Booked = Pick<Entry, "key" | "lines"> & Partial<Entry>;
/** The pattern of one kind of event. */
export type Pattern<Kind extends JournalEvent["kind"]> = (
  e: Extract<JournalEvent, { kind: Kind }>,
) => Booked;
