import type { DataOf, office } from "@rebale/contract";
import { withoutAccounts } from "../../platform/audit/audit-changes.rules.ts";
import type { AuditRow } from "./office.store.ts";

type Entry = DataOf<typeof office.audit>[number];

/** Keys that say nothing of a person, wherever they stand in an entry; all others may. */
const NOT_PERSONAL = new Set([
  ...["id", "kind", "role", "status", "decision", "undone", "stage", "stream", "audience"],
  ...["action", "valid_from", "valid_to", "capacity_kg", "bid_limit", "bidLimit", "seq", "amount"],
  ...["second_factor", "list", "format", "with", "before", "after"],
]);

/**
 * Old and new values stand in the details, beside a reason and the like. Rows are never changed:
 * the names of somebody who was erased are left out here.
 */
export function presentEntry(entry: AuditRow): Entry {
  const { id, at, who, details: stored, is_erased, lot_id, company_id, user_id, ...row } = entry;
  const shown = withoutAccounts(stored as object);
  const details = is_erased ? masked(shown) : shown;
  const { before = null, after, ...rest } = details as Record<string, unknown>;
  const others = Object.keys(rest).length > 0 ? rest : null;
  return {
    ...row,
    _id: String(id),
    lot_id: idOrNull(lot_id),
    company_id: idOrNull(company_id),
    user_id: idOrNull(user_id),
    at: at.toISOString(),
    who: who ?? "",
    before,
    after: after ?? others,
    details: JSON.stringify(details),
  };
}

const idOrNull = (id: number | null) => (id === null ? null : String(id));

const masked = (details: unknown): unknown =>
  JSON.parse(
    JSON.stringify(details, (key, value: unknown) =>
      typeof value === "string" && !NOT_PERSONAL.has(key) ? "•••" : value,
    ),
  );
