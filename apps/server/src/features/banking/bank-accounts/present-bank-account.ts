import type { banking } from "@rebale/contract";
import { findBank } from "../../accounts/index.ts";
import { openNumber, type SecretKeys } from "./account-numbers.ts";
import type { BankAccountRow } from "./bank-accounts.store.ts";

export const presentBankAccount = async (row: BankAccountRow): Promise<banking.BankAccount> => ({
  _id: String(row.id),
  holder: row.holder,
  last4: row.last4,
  ifsc: row.ifsc,
  bank: (await findBank(row.ifsc)).name,
  verified: row.status === "accepted",
  status: row.status,
  reason: row.reason,
  usable_from: row.usable_from?.toISOString() ?? null,
  objected_at: row.objected_at?.toISOString() ?? null,
});

/** With the whole number, which is held beside the paper. */
export const presentForOffice = async (
  keys: SecretKeys,
  row: BankAccountRow,
): Promise<banking.OfficeBankAccount> => ({
  ...(await presentBankAccount(row)),
  account_no: await openNumber(keys, row),
  document: row.document ?? "",
  company: { _id: String(row.company_id), name: row.company, pan: row.pan },
  sent_by: row.sent_by,
  sent_at: row.sent_at.toISOString(),
});
