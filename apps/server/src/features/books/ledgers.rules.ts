import { LEDGERS, type Ledger } from "@rebale/contract/books";
import type { LedgerNames } from "./books.store.ts";

/** The names of a company that has named none. */
const USUAL: Readonly<Record<Ledger, string>> = {
  sales: "Scrap Sales",
  purchases: "Scrap Purchases",
  igst_output: "Output IGST",
  cgst_output: "Output CGST",
  sgst_output: "Output SGST",
  igst_input: "Input IGST",
  cgst_input: "Input CGST",
  sgst_input: "Input SGST",
  tcs_payable: "TCS Payable",
  tcs_receivable: "TCS Receivable",
  rebale: "Rebale",
  bank: "Bank",
  deposit: "Rebale Deposit",
  held: "Rebale EMD Held",
  paid_in: "Rebale Paid In",
  proceeds: "Rebale Proceeds",
  leaving: "Rebale Payouts Under Way",
  tax_held: "Rebale Kept for GST",
};
export const ledgersOf = (named: LedgerNames): Record<Ledger, string> => ({ ...USUAL, ...named });
export const isLedger = (name: string): name is Ledger =>
  (LEDGERS as readonly string[]).includes(name);
