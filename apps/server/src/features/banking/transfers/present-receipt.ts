import { type banking, type Paise, rupees, rupeesOrNull } from "@rebale/contract";
import type { ReceiptRow } from "./receipts.store.ts";

const idOrNull = (id: number | null) => (id === null ? null : String(id));

export const presentReceipt = (row: ReceiptRow, userId: number): banking.Receipt => ({
  _id: String(row.id),
  state: row.state,
  source: row.source,
  holder_account: row.account,
  utr: row.utr,
  claimed: rupeesOrNull(row.claimed),
  received: rupeesOrNull(row.received),
  paid_on: row.paid_on,
  words: row.words,
  company:
    row.company_id === null ? null : { _id: String(row.company_id), name: row.company ?? "" },
  award_id: idOrNull(row.award_id),
  by: row.by,
  return_asked:
    row.return_asked === null || row.returned_by !== null
      ? null
      : {
          by: row.return_asked,
          by_you: row.return_asked_by === userId,
          reason: row.reason ?? "",
        },
  match_asked: matchAsked(row, userId),
  decided_by: row.decided_by,
  reason: row.reason,
  at: row.made_at.toISOString(),
});

const matchAsked = (row: ReceiptRow, userId: number): banking.Receipt["match_asked"] =>
  row.match_asked_by === null || (row.state !== "unknown" && row.state !== "mismatched")
    ? null
    : {
        by: row.match_asked ?? "",
        by_you: row.match_asked_by === userId,
        company: { _id: String(row.match_company_id), name: row.match_company ?? "" },
        award_id: idOrNull(row.match_award_id),
      };

export const presentTransfer = (row: ReceiptRow): banking.Transfer => ({
  receipt_id: String(row.id),
  amount: rupees(row.received ?? row.claimed ?? (0 as Paise)),
  utr: row.utr ?? "",
  paid_on: row.paid_on,
  award_id: idOrNull(row.award_id),
  state: row.state,
  reason: row.state === "refused" || row.state === "returned" ? row.reason : null,
});
