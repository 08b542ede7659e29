import { type banking, rupees } from "@rebale/contract";
import type { WithdrawalRow } from "./withdrawals.store.ts";

const timeOrNull = (at: Date | null) => at?.toISOString() ?? null;

export const presentWithdrawal = (row: WithdrawalRow): banking.Withdrawal => ({
  _id: row.id,
  amount: rupees(row.amount),
  from: row.from,
  state: row.state,
  bank_account: { _id: String(row.bank_account_id), last4: row.last4, ifsc: row.ifsc },
  utr: row.utr,
  reason: row.reason,
  proposed: row.asker_id === null,
  asked_at: row.asked_at.toISOString(),
  done_at: timeOrNull(row.done_at),
});

export const presentForOffice = (row: WithdrawalRow, userId: number): banking.OfficeWithdrawal => ({
  ...presentWithdrawal(row),
  company: { _id: String(row.company_id), name: row.company },
  holder: row.holder,
  asked_by: row.asked_by,
  approved_by: row.approved_by,
  approved_by_you: row.approver_id === userId,
  released_by: row.released_by,
  sent_at: timeOrNull(row.sent_at),
});
