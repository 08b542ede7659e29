import type { JournalRow } from "@rebale/contract/journal";

type Account = JournalRow["lines"][number]["account"];

export const accountNames: Readonly<Record<Account, string>> = {
  bank: "Bank",
  gateway: "Gateway",
  gateway_charges: "Charges of gateway and bank",
  gst_input: "GST input",
  suspense: "Suspense",
  fees: "Fees",
  gst_on_fees: "GST on fees",
  forfeits: "Forfeits",
  gst_tcs: "GST TCS",
  income_tds: "Income TDS",
  deposit: "Deposit",
  held: "Held",
  paid_in: "Paid in",
  proceeds: "Proceeds",
  leaving: "Leaving",
  owed: "Owed",
};

const kinds: Readonly<Record<string, string>> = {
  top_up: "Top-up",
  bank_transfer: "Bank transfer",
  transfer_in_suspense: "Transfer in suspense",
  transfer_placed: "Transfer placed",
  transfer_returned: "Transfer returned",
  gateway_settlement: "Gateway settlement",
  bank_charge: "Bank’s charge",
  win: "Win",
  award_payment: "Payment for a sale",
  emd_set_off: "EMD set off",
  buyer_fee: "Buyer’s fee",
  trip_released: "Truck released",
  award_money_back: "Money back",
  claim_allowed: "Claim allowed",
  forfeit: "Forfeit",
  withdrawal_asked: "Withdrawal asked",
  withdrawal_sent: "Withdrawal sent",
  withdrawal_failed: "Withdrawal failed",
  withdrawal_reversed: "Withdrawal sent back",
  proceeds_moved: "Proceeds to deposit",
  chargeback: "Chargeback",
  reversal: "Reversal",
};
export const kindName = (kind: string): string => kinds[kind] ?? kind;

/**
 * What an entry moved, in rupees: what its accounts have in debit after it. What only passes
 * through one, as a forfeited deposit does on its way to the seller, is not counted twice.
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
