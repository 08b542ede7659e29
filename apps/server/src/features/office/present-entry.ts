import type { DataOf, office } from "@rebale/contract";
import type { AuditRow } from "./office.store.ts";

type Entry = DataOf<typeof office.audit>[number];

/** What was and what is stand in the details, beside a reason and the like. */
export function presentEntry({ id, at, who, details, ...row }: AuditRow): Entry {
  const { before = null, after, ...rest } = details as Record<string, unknown>;
  const others = Object.keys(rest).length > 0 ? rest : null;
  return {
    ...row,
    _id: String(id),
    at: at.toISOString(),
    who: who ?? "",
    before,
    after: after ?? others,
    details: JSON.stringify(details),
  };
}
