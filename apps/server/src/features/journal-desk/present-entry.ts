import type { JournalRow } from "@rebale/contract/journal";
import { type Paise, rupees } from "@rebale/contract/values/money";
import type { EntryRow } from "./journal-views.store.ts";

const idOrNull = (id: number | null) => (id === null ? null : String(id));

export const presentEntry = (row: EntryRow): JournalRow => ({
  _id: String(row.id),
  at: row.at.toISOString(),
  happened_on: row.happened_on,
  kind: row.kind,
  key: row.key,
  award_id: idOrNull(row.award_id),
  by: row.by,
  reverses: idOrNull(row.reverses),
  reversed_by: idOrNull(row.reversed_by),
  reversal_asked:
    row.asked_by === null || row.reversed_by !== null
      ? null
      : { by: row.asked_by, reason: row.reason ?? "", at: row.asked_at?.toISOString() ?? "" },
  lines: row.lines.map(({ account, company_id, company, amount }) => ({
    account,
    company_id: idOrNull(company_id),
    company,
    amount: rupees(amount as Paise),
  })),
});
